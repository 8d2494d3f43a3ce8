import { awaited, type Decision, decisionFor, start, take } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { describe, expect, test } from 'vitest'
import { pact } from '@cloak/pact'
import { acted, during, hold, OFF, player } from './table.ts'

/** What a decision holds of the market, however deep: each deed, and the rule that bars it. */
function dealings(d: Decision, found: { [deed: string]: string | null } = {}): { [deed: string]: string | null } {
  if (d.kind === 'menu')
    for (const action of d.actions) {
      if (['buy', 'sell', 'loan', 'repay'].includes(action.do)) found[action.do] = action.barred?.rule ?? null
      if (action.with) dealings(action.with, found)
    }
  if (d.kind === 'form') for (const inner of Object.values(d.fields)) dealings(inner, found)
  return found
}
/** A loan and a sale may also be a part of a reply to a chest. */
const isMarket = (found: { [deed: string]: string | null }): boolean => 'loan' in found && 'repay' in found

describe('a game in which everybody has goods, coins and debt all the time', () => {
  const { state } = start(pact, { game: 'pact', rules: 1, seats: 4, options: OFF, seed: 'market' })
  /** Round, phase and seat: what the market offered there. */
  const seen = new Map<string, { [deed: string]: string | null }>()
  while (state.script.length > 0) {
    const { table } = opened(state)
    for (const p of table.players)
      Object.assign(p, { debt: 4, goods: { wood: 2, stone: 2, grain: 2, glass: 1, marble: 1, coin: 9 } })
    for (const seat of awaited(pact, state)) {
      const d = decisionFor(pact, state, seat)!
      const found = dealings(d)
      if (isMarket(found)) seen.set(`${table.round} ${table.phase} ${seat}`, found)
      take(pact, state, seat, d.lapse!)
    }
  }
  const phases = (round: number): number[] => [
    1,
    2,
    3,
    4,
    5,
    ...([2, 3].includes(round) ? [7] : []),
    ...([3, 5].includes(round) ? [8] : []),
  ]
  test.each([1, 2, 3, 4, 5])(
    '[DWD-3.1, DWD-3.2, DWD-4.3] round %i: everybody may buy, sell and borrow in every phase',
    round => {
      for (const phase of phases(round))
        for (const seat of [0, 1, 2, 3])
          expect(seen.get(`${round} ${phase} ${seat}`), `phase ${phase}, seat ${seat}`).toMatchObject({
            buy: null,
            sell: null,
            loan: null,
          })
    },
  )
  test('[DWD-3.3] debt is repaid in phases 1, 2 and 8, and in no other', () => {
    const open = new Set<number>()
    for (const [where, { repay }] of seen) {
      const phase = Number(where.split(' ')[1])
      if (repay === null) open.add(phase)
      else expect(repay).toBe('DWD-3.3')
    }
    expect(open).toEqual(new Set([1, 2, 8]))
  })
})

test('[DWD-9.5, DWD-9.16, DWD-9.18] a plan that nobody can pay is taken like any other, and fails step by step', () => {
  const s = acted(
    during(3, 4, t => {
      hold(player(t, 0), {})
      Object.assign(player(t, 0), { hand: ['fort', 'harbour'], debt: 10, events: ['great-fire'], reputation: 5 })
    }),
    { 0: { builds: 'fort harbour*', recruit: 'C', event: 'right' } },
  )
  for (const what of ['fort', 'harbour', 'courtier', 'great-fire'] as const) s.told('failed', { seat: 0, what })
  // Two buildings, the use of one of them, a courtier and an event.
  s.expect(t => t.players[0]!.reputation === 0 && t.players[0]!.turn.performed === 0 && t.players[0]!.hand.length === 2)
})
