import {
  canon,
  copyState,
  countOf,
  type Decision,
  decisionFor,
  each,
  faultIn,
  type Game,
  type GameTypes,
  isOpen,
  question,
  Rng,
  sample,
  type State,
  take,
} from '@cloak/kernel'
import { junk } from '../junk.ts'
import { brief, showDecision, showWhy } from '../show.ts'
import { firstFault, type Law } from './law.ts'

/** Decisions with no more answers than this are gone through one by one. */
const FEW = 60

/** Answerable: every question is open, and all that can be asked of a decision agrees on what is legal, lean or full. */
export const answerable: Law = (game, played) => {
  const fault = firstFault(played, (state, n) =>
    faultInQuestion(game, state, Rng.from(`answerable ${played.setup.seed} ${n}`)),
  )
  if (fault || !played.crash) return fault
  // The game broke down at its last entry: perhaps because it went on to ask what cannot be answered.
  const [last, entry] = [played.states.at(-1), played.log.at(-1)]
  if (!last || !entry || !('answer' in entry) || played.log.length < played.states.length) return null
  const state = copyState(game, last)
  try {
    take(game, state, entry.seat, entry.answer)
  } catch {
    return null
  }
  const what = faultInQuestion(game, state, Rng.from('answerable'))
  return what === null ? null : { entry: played.log.length, what }
}

function faultInQuestion<G extends GameTypes>(game: Game<G>, state: State<G['table']>, rng: Rng): string | null {
  for (const asked of Object.keys(question(game, state)?.to ?? {})) {
    const seat = Number(asked)
    const full = decisionFor(game, state, seat)!
    const what = faultInDecision(full, rng) ?? faultInLean(full, decisionFor(game, state, seat, true)!, rng)
    if (what) return `"${state.script.at(-1)!.step}" asks seat ${seat} ${showDecision(full)}\n${what}`
  }
  return null
}

/** What is wrong with a decision in itself, or null. */
export function faultInDecision(d: Decision, rng: Rng): string | null {
  if (!isOpen(d)) return 'it cannot be answered'
  const refused = (said: unknown, source: string): string | null => {
    const why = faultIn(d, said)
    return why && `${source} gives ${brief(said)}, refused: ${showWhy(why)}`
  }
  const lapse = d.lapse === undefined ? null : refused(d.lapse, 'its lapse')
  if (lapse) return lapse
  for (let i = 0; i < 3; i++) {
    const what = refused(sample(d, rng), 'sample')
    if (what) return what
  }
  const count = countOf(d)
  if (count < 1) return `countOf gives ${count}`
  if (count > FEW) return null
  const all = new Set<string>()
  for (const said of each(d)) {
    const what = refused(said, 'each')
    if (what) return what
    if (all.has(canon(d, said))) return `each gives ${brief(said)} twice`
    all.add(canon(d, said))
    if (all.size > count) break
  }
  if (all.size !== count) return `each gives ${all.size > count ? 'more' : all.size} answers, countOf ${count}`
  for (let i = 0; i < 4; i++) {
    const said = junk(d, rng)
    if (faultIn(d, said) === null && !all.has(canon(d, said as never)))
      return `faultIn passes ${brief(said)}, which each omits`
  }
  return null
}

/** Where a decision asked lean disagrees with the full one on what is legal, or null. */
export function faultInLean(full: Decision, lean: Decision, rng: Rng): string | null {
  const [many, few] = [countOf(full), countOf(lean)]
  if (many !== few) return `asked lean it has ${few} answers, in full ${many}: ${showDecision(lean)}`
  const within = (d: Decision, said: unknown, name: string): string | null => {
    const why = faultIn(d, said)
    return why && `${brief(said)} is legal in one and refused by the ${name} one: ${showWhy(why)}`
  }
  // Equally many answers: they are the same ones if each of the one is legal in the other.
  if (many <= FEW) {
    for (const said of each(lean)) {
      const what = within(full, said, 'full')
      if (what) return what
    }
    return null
  }
  for (let i = 0; i < 5; i++) {
    const what = within(full, sample(lean, rng), 'full') ?? within(lean, sample(full, rng), 'lean')
    if (what) return what
  }
  return null
}
