import { type Decision, faultIn } from '@cloak/kernel'
import { Command } from '@cloak/protocol'
import fc from 'fast-check'
import { junk, nearly, spoilt } from './junk.ts'

/** The table that is not to be changed, and what is asked there. */
export interface Scene {
  table: string
  at: number
  decision: Decision
}

/** Commands that a game in play refuses, whoever sends them. */
const REFUSED: readonly Command['kind'][] = ['sit', 'salt', 'rise', 'seat-bot', 'remove', 'close', 'start', 'rematch']

/** One of each kind that would be understood. */
const right = ({ table, at }: Scene) => {
  const of = (kind: Command['kind'], more: object = {}) => ({ id: 'right', kind, table, ...more })
  return [
    of('sit', { seat: 1, salt: 's' }),
    of('salt', { salt: 's' }),
    of('rise'),
    of('seat-bot', { seat: 1, level: 'random' }),
    of('remove', { seat: 1 }),
    of('close'),
    of('start'),
    of('answer', { at, answer: 0 }),
    of('undo', { at }),
    of('say', { text: 'hello' }),
    of('claim', { claim: { key: 'talk.hello' } }),
    of('silence', { seat: 1, on: true }),
    of('leave'),
    of('return'),
    of('abandon', { agree: true }),
    of('rematch'),
    of('watch', { after: 0 }),
    of('unwatch'),
    { id: 'right', kind: 'mute', person: 'somebody', on: true },
    { id: 'right', kind: 'ping' },
  ]
}

/** Is nothing to be done about it, whoever of this table sends it? */
const isMalformed =
  (scene: Scene) =>
  (frame: string | Buffer): boolean => {
    if (typeof frame !== 'string') return true
    const command = Command.safeParse(parsed(frame)).data
    if (!command) return true
    if (command.kind === 'answer') return command.at !== scene.at || faultIn(scene.decision, command.answer) !== null
    if (command.kind === 'claim') return !/^talk\.|\.claim\./.test(command.claim.key)
    return REFUSED.includes(command.kind)
  }
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Messages that look more or less like a command to this table. */
export function frames(scene: Scene): fc.Arbitrary<string | Buffer> {
  const { table, at } = scene
  const known = fc.constantFrom(...right(scene))
  const text = (x: unknown): string => JSON.stringify(x) ?? ''
  const answer = (answer: unknown) => ({ kind: 'answer', id: 'answer', table, at, answer })
  return fc
    .oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes)),
      known.map(each => Buffer.from(text(each))),
      known.chain(nearly).map(text),
      spoilt(known.map(text)),
      fc.record({ id: junk, kind: fc.constantFrom(...right(scene).map(each => each.kind)), table: junk }).map(text),
      junk.map(each => text(answer(each))),
      fc.tuple(junk, junk).map(([key, each]) => text(answer({ do: key, with: each }))),
    )
    .filter(isMalformed(scene))
}
