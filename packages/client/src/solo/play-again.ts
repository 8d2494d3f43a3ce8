import { rules } from '@cloak/games/rules'
import {
  afterwards,
  canonical,
  type Course,
  enter,
  type Entry,
  faultInSetup,
  type Game,
  type GameTypes,
  outcome,
  type Setup,
  start,
} from '@cloak/kernel'
import { sha256 } from '../replay/digest.ts'

/** A finished game as its file has it: each digest covers all before it. */
export interface PlayedGame {
  setup: Setup
  log: Entry[]
  digests: string[]
  digest: string
  standing: unknown
}

const LINK = 16
const lines = (...parts: readonly string[]): string => parts.map(part => `${part}\n`).join('')
const link = async (...parts: readonly string[]): Promise<string> => (await sha256(lines(...parts))).slice(0, LINK)

/** Plays a recorded game again: does every card, every state and the end follow from the seed and the answers? */
async function holds<G extends GameTypes>(game: Game<G>, record: PlayedGame): Promise<boolean | null> {
  const { setup, log, digests, digest, standing } = record
  if (setup.rules !== game.rules) return null
  if (faultInSetup(game, setup) || digests.length !== log.length + 1) return false
  const { state } = start(game, setup)
  let last = await link(canonical(setup), canonical(state))
  if (last !== digests[0]) return false
  let course: Course<G['table']> = { state, before: null }
  for (const [i, entry] of log.entries()) {
    const next = enter(game, course, entry)
    if (!('state' in next)) return false
    last = await link(last, canonical(entry), canonical(next.state))
    if (last !== digests[i + 1]) return false
    course = { state: next.state, before: next.before }
  }
  const table = afterwards(course.state)
  const reached = table ? game.standing(table) : null
  const end = await sha256(lines(outcome(reached, course.state)))
  return canonical(reached) === canonical(standing) && end === digest
}

/** The same by the name of its game; null where the rules it was played by are not known here. */
export async function followsFromSeed(record: PlayedGame): Promise<boolean | null> {
  const load = rules[record.setup.game]
  return load ? holds(await load(), record) : null
}
