import { type Answer, answer, awaited, decisionFor, type Game, Rng, sample, see, start } from '@cloak/kernel'
import type { Options, Pact, Plan, PlayerView, View } from '../../src/types.ts'
import { bookOf } from '../../src/data/book.ts'
import type { Effect } from '../../src/data/effects.ts'
import { PHASE } from '../../src/data/pieces.ts'
import { planOf } from '../../src/plan.ts'

/** A random plan, the view it was made in, and what was seen and heard of it when it had been carried out. */
export interface Carried {
  view: View
  seat: number
  plan: Plan
  after: PlayerView
  failed: readonly string[]
  achieved: readonly string[]
  /** Did sales help to pay for it? */
  hasSold: boolean
}

/** Random plans in a random game; whatever is asked while they are carried out is left to the rules. */
export function* carriedOut(game: Game<Pact>, options: Options, seed: string): Generator<Carried> {
  const rng = Rng.from(`carried ${seed}`)
  let { state } = start(game, { game: game.id, rules: game.rules, seats: 4, options, seed })
  const open = new Map<number, Carried & { failed: string[]; achieved: string[] }>()
  for (;;) {
    const [seat] = awaited(game, state)
    if (seat === undefined) return
    const { view, script } = see(game, state, { at: seat })
    const { step } = script.at(-1)!
    const decision = decisionFor(game, state, seat)!
    const isTime = step === 'market.trade' && view.phase === PHASE.actions
    const isLeft = step.startsWith('plan.') || step === 'errands.do' || isTime
    const said: Answer = step === 'plan.make' || !isLeft || !decision.lapse ? sample(decision, rng) : decision.lapse
    if (step === 'plan.make') {
      const plan = planOf(said as Parameters<typeof planOf>[0])
      open.set(seat, { view, seat, plan, after: view.players[seat]!, failed: [], achieved: [], hasSold: false })
    }
    const done = isTime ? open.get(seat) : undefined
    if (done) {
      open.delete(seat)
      yield { ...done, after: view.players[seat]! }
    }
    const next = answer(game, state, state.at, seat, said)
    if (!('state' in next)) throw new Error(`refused: ${JSON.stringify(next)}`)
    for (const { event, all } of next.told) {
      const { seat: whose, what, achievement } = all as { seat?: number; what?: string; achievement?: string }
      const plan = whose === undefined ? undefined : open.get(whose)
      if (!plan) continue
      if (event === 'failed') plan.failed.push(what!)
      if (event === 'achieved') plan.achieved.push(achievement!)
      if (event === 'sold') plan.hasSold = true
    }
    state = next.state
  }
}

const FORCED: readonly Effect['op'][] = [
  'gain',
  'pay',
  'rep',
  'per',
  'if',
  'angel',
  'vp',
  'debt',
  'devil',
  'mod',
  'cond',
]
const NONE = { left: { gain: [] }, right: { cost: [], gain: [] } }
/** Do the plan's cards and its event leave nothing to be decided on the way? */
export function isForced({ view, seat, plan }: Carried): boolean {
  const { cards, house } = bookOf(view)
  const event = view.players[seat]!.events?.at(-1)
  const { left, right } = event ? house.events[event] : NONE
  const halves = { left: left.gain, right: [...right.cost, ...right.gain] }
  const all: readonly Effect[] = [
    ...[...plan.old, ...plan.stable, ...plan.builds.map(({ card }) => card)].flatMap(card => cards[card].effects),
    ...(plan.event ? halves[plan.event] : []),
  ]
  return all.every(({ op }) => FORCED.includes(op) || op === 'returnCourtier')
}
