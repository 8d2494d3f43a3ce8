import { chancellorFor } from './counsel-games.ts'
import type { CounselAsked, CounselSpoken } from './counsel-messages.ts'

/** Thinks away from the page; whoever does not want to wait ends the worker. */
const speak = (spoken: CounselSpoken): void => self.postMessage(spoken, { transfer: [] })

async function take(asked: CounselAsked): Promise<void> {
  const chancellor = await chancellorFor(asked.kind === 'advise' ? asked.game : asked.finished.setup.game)
  if (!chancellor) return speak({ kind: 'broken' })
  if (asked.kind === 'advise') return speak({ kind: 'advice', advice: chancellor.advise(asked) })
  const chances = chancellor.study(asked.finished, share => speak({ kind: 'progress', share }))
  speak(chances ? { kind: 'chances', chances } : { kind: 'broken' })
}

self.addEventListener('message', ({ data }: MessageEvent<CounselAsked>) => {
  void take(data)
})
