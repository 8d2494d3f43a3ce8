import { createHash } from 'node:crypto'
import { canonical } from '@cloak/kernel'
import { outcomeText } from '@cloak/record'
import { digester, digestOf, newRecording } from '@cloak/record/node'
import { expect, test } from 'vitest'
import { golden, goldenPaths, played } from './golden.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const { file, game } = golden(goldenPaths('simulated').find(path => path.endsWith('citadels-2016.json'))!)
const moments = [...played(game, file.setup, file.log.slice(0, 3))]
const states = moments.map(({ state }) => state)
const last = states.at(-1)!

function recorded() {
  const recording = newRecording(file.setup)
  for (const { entry, state } of moments)
    if (entry) recording.entered(entry, state)
    else recording.began(state)
  return recording.file(null)
}

test('the first link covers the setup and the first state, each further one the link before, the entry and its state', () => {
  const { digests, log } = recorded()
  const [first, ...further] = digests
  expect(first).toBe(sha256(`${canonical(file.setup)}\n${canonical(states[0])}\n`).slice(0, 16))
  expect(further).toHaveLength(3)
  further.forEach((link, i) =>
    expect(link).toBe(sha256(`${digests[i]}\n${canonical(log[i])}\n${canonical(states[i + 1])}\n`).slice(0, 16)),
  )
})

test('the digest covers the standing and the last state', () => {
  const standing = [{ place: 1, score: 7, why: [] }]
  expect(outcomeText(null, last)).toBe(`{"standing":null,"state":${canonical(last)}}`)
  expect(digestOf(standing, last)).toBe(sha256(`${canonical({ standing, state: last })}\n`))
  expect(recorded().digest).toBe(digestOf(null, last))
})

test('the digest of many games covers them in order, and that of one is its own', () => {
  const digest = (...outcomes: string[]) => {
    const total = digester()
    for (const outcome of outcomes) total.add(outcome)
    return total.digest()
  }
  const [one, other] = [outcomeText(null, last), outcomeText(null, states[0]!)]
  expect(digest(one)).toBe(digestOf(null, last))
  expect(digest(one, other)).toBe(sha256(`${one}\n${other}\n`))
})

test('a game that has not begun has no file', () => {
  expect(() => newRecording(file.setup).file(null)).toThrow('has not begun')
})
