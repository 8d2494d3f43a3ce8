import { type Answer, answer, awaited, decisionFor, Rng, sample, see, start } from '@cloak/kernel'
import { pact, type View } from '@cloak/pact'
import type { Effect } from '@cloak/pact/data/effects'
import { PHASE } from '@cloak/pact/data/pieces'
import { expect, test } from 'vitest'
import { type Forecast, forecast } from '../src/games/pact/forecast.ts'
import { type PlanDraft, planIn } from '../src/games/pact/plan.ts'
import { houseOf } from '../src/games/pact/table.ts'

const PRINTED = { jesters: 'off', indulgences: 'off', resources: 'off', learning: 'off', preferences: 'off' } as const
const PLAIN: readonly Effect['op'][] = ['gain', 'pay', 'rep', 'per', 'angel', 'vp', 'debt', 'devil']

/** A plan whose cards leave nothing to be decided on the way. */
function isPlain(plan: PlanDraft, view: View, seat: number): boolean {
  const { buildings, events } = houseOf(view)
  const event = view.players[seat]!.events?.[0]
  const cards = [...plan.old, ...plan.stable, ...plan.builds.map(({ card }) => card)]
  const halves = event ? [...events[event].left.gain, ...events[event].right.cost, ...events[event].right.gain] : []
  const all = [...cards.flatMap(card => buildings[card].effects), ...(plan.event === 'none' ? [] : halves)]
  return all.every(({ op }) => PLAIN.includes(op))
}

interface Carried {
  seen: Forecast
  coins: number
}
/** Random plans, everything else by default: what was foreseen for each, and the coins after it was carried out. */
function* carriedOut(seed: string): Generator<Carried> {
  const rng = Rng.from(seed)
  const setup = { game: pact.id, rules: pact.rules, seats: 4, options: PRINTED, seed }
  let { state } = start(pact, setup)
  const foreseen = new Map<number, Forecast>()
  const troubled = new Set<number>()
  for (;;) {
    const [seat] = awaited(pact, state)
    if (seat === undefined) return
    const { view, script } = see(pact, state, { at: seat })
    const step = script.at(-1)!.step
    const decision = decisionFor(pact, state, seat)!
    const said: Answer = step === 'plan.make' ? sample(decision, rng) : (decision.lapse ?? sample(decision, rng))
    if (step === 'plan.make') {
      const plan = planIn(said)
      troubled.delete(seat)
      foreseen.delete(seat)
      if (isPlain(plan, view, seat)) foreseen.set(seat, forecast(plan, view.players[seat]!, view, houseOf(view)))
    }
    if (step === 'market.trade' && view.phase === PHASE.actions) {
      const seen = foreseen.get(seat)
      foreseen.delete(seat)
      if (seen && !troubled.has(seat)) yield { seen, coins: view.players[seat]!.goods!.coin }
    }
    const next = answer(pact, state, state.at, seat, said)
    if (!('state' in next)) throw new Error(`refused: ${JSON.stringify(next)}`)
    for (const { event, all } of next.told) {
      const { seat: whose } = all as { seat?: number }
      const isAside = event === 'failed' || event === 'achieved' || event === 'sold'
      if (isAside && whose !== undefined) troubled.add(whose)
    }
    state = next.state
  }
}

test('the bill of a plan foretells the coins that are left when it is carried out', () => {
  const all = Array.from({ length: 12 }, (_, i) => [...carriedOut(`bill ${i}`)]).flat()
  const paid = all.filter(({ seen }) => Object.values(seen.cost).some(n => n > 0))
  expect(paid.length).toBeGreaterThan(20)
  expect(
    paid.filter(({ seen, coins }) => coins !== seen.left.coin).map(({ seen, coins }) => ({ ...seen, coins })),
  ).toEqual([])
})
