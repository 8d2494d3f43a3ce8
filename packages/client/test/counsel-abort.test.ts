import { expect, test, vi } from 'vitest'
import { studyGame } from '../src/solo/counsel.ts'

/** A worker that says how far it has come, until it is ended. */
class Studying extends EventTarget {
  isEnded = false
  postMessage(): void {
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'progress', share: 0.1 } }))
  }
  terminate(): void {
    this.isEnded = true
  }
}
const workers = vi.hoisted((): { isEnded: boolean }[] => [])
vi.mock('../src/solo/new-worker.ts', () => ({
  newWorker() {
    const worker = new Studying()
    workers.push(worker)
    return worker
  },
}))

const finished = { setup: { game: 'pact', rules: 1, seats: 4, options: null, seed: '' }, log: [] }

test('a study that nobody waits for is ended at once, and one that was given up before it began never begins', async () => {
  const giveUp = new AbortController()
  const progress: number[] = []
  const studied = studyGame(finished, giveUp.signal, share => progress.push(share))
  await vi.waitFor(() => expect(progress).toEqual([0.1]))
  giveUp.abort()
  await expect(studied).rejects.toThrow()
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true])

  await expect(studyGame(finished, giveUp.signal, share => progress.push(share))).rejects.toThrow()
  expect(workers).toHaveLength(1)
  expect(progress).toEqual([0.1])
})
