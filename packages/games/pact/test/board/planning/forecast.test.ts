import { type Answer, answer, awaited, decisionFor, Rng, sample, see, start } from '@cloak/kernel'
import { pact, type View } from '@cloak/pact'
import type { Effect } from '@cloak/pact/data/effects'
import { PHASE } from '@cloak/pact/data/pieces'
import { expect, test } from 'vitest'
import { type Forecast, forecast } from '../../../board/planning/forecast.ts'
import { type PlanDraft, planIn } from '../../../board/planning/plan.ts'
import { reachedWith } from '../../../board/telling/reached.ts'
import { houseOf } from '../../../board/table.ts'

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
  /** The achievements that were foreseen, and those that came. */
  reached: readonly string[]
  achieved: readonly string[]
}
/** Random plans, everything else by default: what was foreseen for each, and the coins after it was carried out. */
function* carriedOut(seed: string): Generator<Carried> {
  const rng = Rng.from(seed)
  const setup = { game: pact.id, rules: pact.rules, seats: 4, options: PRINTED, seed }
  let { state } = start(pact, setup)
  const foreseen = new Map<number, Pick<Carried, 'seen' | 'reached'>>()
  const achieved = new Map<number, string[]>()
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
      achieved.set(seat, [])
      const me = view.players[seat]!
      const builds = plan.builds.map(({ card }) => card)
      if (isPlain(plan, view, seat))
        foreseen.set(seat, {
          seen: forecast(plan, me, view, houseOf(view)),
          reached: builds.length > 0 ? reachedWith(builds, me, houseOf(view)) : [],
        })
    }
    if (step === 'market.trade' && view.phase === PHASE.actions) {
      const plan = foreseen.get(seat)
      foreseen.delete(seat)
      const coins = view.players[seat]!.goods!.coin
      if (plan && !troubled.has(seat)) yield { ...plan, coins, achieved: achieved.get(seat)! }
    }
    const next = answer(pact, state, state.at, seat, said)
    if (!('state' in next)) throw new Error(`refused: ${JSON.stringify(next)}`)
    for (const { event, all } of next.told) {
      const { seat: whose, achievement } = all as { seat?: number; achievement?: string }
      if ((event === 'failed' || event === 'sold') && whose !== undefined) troubled.add(whose)
      if (event === 'achieved' && whose !== undefined) achieved.get(whose)!.push(achievement!)
    }
    state = next.state
  }
}

test('the bill of a plan foretells the coins that are left when it is carried out', () => {
  const all = Array.from({ length: 12 }, (_, i) => [...carriedOut(`bill ${i}`)]).flat()
  const paid = all.filter(({ seen, achieved }) => achieved.length === 0 && Object.values(seen.cost).some(n => n > 0))
  expect(paid.length).toBeGreaterThan(20)
  expect(
    paid.filter(({ seen, coins }) => coins !== seen.left.coin).map(({ seen, coins }) => ({ ...seen, coins })),
  ).toEqual([])
})

test('the bill of a plan foretells the achievements that its buildings bring', () => {
  const all = Array.from({ length: 30 }, (_, i) => [...carriedOut(`tiles ${i}`)]).flat()
  expect(all.filter(({ achieved }) => achieved.length > 0).length).toBeGreaterThan(5)
  const wrong = all.filter(({ reached, achieved }) => reached.toSorted().join() !== achieved.toSorted().join())
  expect(wrong.map(({ reached, achieved }) => ({ reached, achieved }))).toEqual([])
})

test('goods of one’s own choice are not taken from what the plan asks for by name', () => {
  const { state } = start(pact, { game: pact.id, rules: pact.rules, seats: 4, options: PRINTED, seed: 'mix' })
  const { view } = see(pact, state, { at: 0 })
  const me = {
    ...view.players[0]!,
    built: [{ card: 'glassworks' as const, round: 1, under: null }],
    goods: { wood: 1, stone: 2, grain: 0, glass: 0, marble: 0, coin: 1 },
  }
  const plan: PlanDraft = {
    event: 'none',
    old: ['glassworks'],
    stable: [],
    builds: [{ card: 'wayside-shrine', use: false }],
    recruit: 'none',
  }
  const { bought, left } = forecast(plan, me, view, houseOf(view))
  expect({ bought, left }).toEqual({
    bought: {},
    left: { wood: 0, stone: 0, grain: 0, glass: 1, marble: 0, coin: 1 },
  })
})
