import type { Citadels, View } from '@cloak/citadels-core'
import {
  type Cards,
  completedByBell,
  type Deed,
  incomeNow,
  isCompleted,
  mayBeStopped,
  payerOfDeed,
  pointsIn,
  priceOfDeed,
  rankOf,
  scoreOf,
} from '@cloak/citadels-core/reading'
import { afterwards, type Answer, type Game, type Seat, see, type Standing, type State, type Told } from '@cloak/kernel'
import { walk, type WalkOptions } from '@cloak/kit'

/** What a reading of a view says, and what the rules then do. */
export interface Reading {
  of: string
  says: unknown
  does: unknown
}
/** What an answer did, as the seat that gave it sees it. */
interface Step {
  seat: Seat
  answer: Answer
  before: View
  after: View
  told: readonly Told[]
  /** The line of the script that comes next. */
  next: string | undefined
}
/** A random game: its steps, and how each seat stands at the end, as it sees the table. */
export interface Course {
  steps: readonly Step[]
  ends: readonly { view: View; standing: Standing }[]
}

export function courseOf(game: Game<Citadels>, how: WalkOptions<Citadels>): Course {
  const steps: Step[] = []
  let last: State<Citadels['table']> | null = null
  for (const { before, state, log, told } of walk(game, how)) {
    last = state
    const entry = log.at(-1)
    if (!before || !entry || !('answer' in entry)) continue
    const { seat, answer } = entry
    const viewOf = (of: State<Citadels['table']>) => see(game, of, { at: seat }).view
    steps.push({ seat, answer, before: viewOf(before), after: viewOf(state), told, next: state.script.at(-1)?.step })
  }
  const standings = game.standing(afterwards(last!)!)
  return { steps, ends: standings.map((standing, at) => ({ view: see(game, last!, { at }).view, standing })) }
}

/** All that these cards let be read in the course of a game. */
export function* readingsIn({ steps, ends }: Course, cards: Cards): Generator<Reading> {
  for (const step of steps) {
    yield* ofEvents(step, cards)
    if (step.answer === 'announce') yield ofBell(step, cards)
    const deed = deedOf(step.answer)
    if (!deed || !step.before.turn) continue
    yield* ofDeed(step, cards, deed)
    if (deed.do === 'collect') yield* ofIncome(step, cards, deed)
    const isStopped = step.next === 'build.warrant'
    if (deed.do === 'build') yield { of: 'stopped', says: mayBeStopped(cards, step.before), does: isStopped }
  }
  for (const [seat, { view, standing }] of ends.entries()) {
    const parts = scoreOf({ e: cards, t: view, seat }, view.players[seat]!)
    yield { of: 'score', says: pointsIn(parts), does: standing.score }
    const items = parts.map(({ of, ...args }) => ({ key: `citadels.score.${of}`, args }))
    yield { of: 'parts of a score', says: items, does: standing.why }
  }
}

function deedOf(answer: Answer): Deed | null {
  if (typeof answer !== 'object' || Array.isArray(answer)) return null
  const { do: what, with: on } = answer
  return typeof what !== 'string' ? null : on === undefined ? { do: what } : { do: what, with: on }
}

const goldGained = ({ before, after }: Step, seat: Seat): number =>
  after.players[seat]!.gold - before.players[seat]!.gold
const cardsGained = ({ before, after }: Step, seat: Seat): number =>
  after.players[seat]!.handSize - before.players[seat]!.handSize

/** What the deed costs, and who pays for it. The tax on a build is no part of its price. */
function* ofDeed(step: Step, cards: Cards, deed: Deed): Generator<Reading> {
  const { seat, before, told } = step
  const price = priceOfDeed(cards, before, deed)
  const taxed = told.filter(({ event, all }) => event === 'taxed' && 'seat' in all && all.seat === seat).length
  if (price !== null) yield { of: `price of ${deed.do}`, says: price, does: -goldGained(step, seat) - taxed }
  const payer = payerOfDeed(cards, before, deed)
  if (payer !== null) yield { of: 'payer', says: [payer], does: payersIn(step) }
}
const payersIn = (step: Step): Seat[] =>
  step.before.players.flatMap((_, seat) => (goldGained(step, seat) < 0 ? [seat] : []))

function* ofIncome(step: Step, cards: Cards, deed: Deed): Generator<Reading> {
  const { seat, before } = step
  const { n, what } = incomeNow({ e: cards, t: before })!
  const gold = what === 'mixed' ? Number(deed.with) : what === 'gold' ? n : 0
  yield { of: 'income in gold', says: gold, does: goldGained(step, seat) }
  yield { of: 'income in cards', says: Math.min(n - gold, before.deck), does: cardsGained(step, seat) }
}

const ofBell = ({ before, after }: Step, cards: Cards): Reading => ({
  of: 'bell',
  says: completedByBell(cards, before),
  does: after.completed.toSorted((one, other) => one - other),
})

function* ofEvents({ after, told }: Step, cards: Cards): Generator<Reading> {
  for (const { event, all } of told) {
    if (event === 'completed' && 'seat' in all)
      yield { of: 'completed', says: isCompleted(cards, after, Number(all.seat)), does: true }
    if (event === 'silence' && 'character' in all && 'rank' in all)
      yield { of: 'rank', says: rankOf(cards, String(all.character)), does: all.rank }
  }
}
