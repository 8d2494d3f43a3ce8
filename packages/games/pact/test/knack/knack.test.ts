import type { Answer, Decision, Frame } from '@cloak/kernel'
import { Rng } from '@cloak/kernel'
import type { View } from '@cloak/pact'
import { soulPoints } from '@cloak/pact/reading'
import { describe, expect, test } from 'vitest'
import { beliefs, suspect } from '../../knack/roles.ts'
import { offer, reply } from '../../knack/deals.ts'
import { bestPlans } from '../../knack/best-plans.ts'
import { overpays } from '../../knack/overpays.ts'
import { IDLE } from '../../knack/plan.ts'
import { worthOfPlan } from '../../knack/plan-worth.ts'
import { sightOf } from '../../knack/sight.ts'
import { soulOffers } from '../../knack/soul-offers.ts'
import { answersTo, worthOfSouls } from '../../knack/souls.ts'
import { symbolsOf, worthOfGoods } from '../../knack/worth.ts'
import { knack as pact } from '../../knack/index.ts'
import { laid } from './table.ts'

const rng = (): Rng => Rng.from('knack')
const choose = (view: View, step: string, decision: Decision): Answer => {
  const frame: Frame = { step, p: {} }
  return pact.choose({ view, me: 0, decision, frame }, rng())
}

describe('plans', () => {
  test('what can be paid is built, and what cannot is left', () => {
    const rich = sightOf(laid({ hand: ['mill'], goods: { wood: 1, stone: 2, coin: 1 } }), 0)
    expect(bestPlans(rich, 2, 0, rng())[0]!.builds).toEqual([{ card: 'mill', use: false }])
    const poor = sightOf(laid({ hand: ['cathedral'], goods: {}, debt: 10 }), 0)
    expect(bestPlans(poor, 2, 0, rng())[0]!.builds).toEqual([])
  })
  test('a plan that must fail is worth less than none', () => {
    const s = sightOf(laid({ hand: ['cathedral'], goods: {}, debt: 10 }), 0)
    const fails = { ...IDLE, builds: [{ card: 'cathedral' as const, use: false }] }
    expect(worthOfPlan(s, fails, symbolsOf(s))).toBeLessThan(worthOfPlan(s, IDLE, symbolsOf(s)))
  })
})

describe('deals', () => {
  const offered = (goods: object, ask: { of: 'coin' | 'soul'; n: number }, souls = { plain: 3, marked: 0 }) =>
    reply(sightOf(laid({ hand: ['mill'], goods: { coin: 4 }, souls, chest: { goods, ask } }), 0), rng())
  test('a bargain is taken, and a bad one is not', () => {
    expect(offered({ stone: 2 }, { of: 'coin', n: 3 })).toMatchObject({ do: 'accept' })
    expect(offered({ marble: 1 }, { of: 'coin', n: 7 })).toMatchObject({ do: 'decline' })
  })
  test('a soul is not sold for a trifle, but for a fortune it is', () => {
    expect(offered({ wood: 1, coin: 2 }, { of: 'soul', n: 1 })).toMatchObject({ do: 'decline' })
    expect(offered({ glass: 2, marble: 2, coin: 12 }, { of: 'soul', n: 1 })).toMatchObject({ do: 'acceptSouls' })
  })
  test('a marked fragment goes first', () => {
    expect(offered({ glass: 2, marble: 2, coin: 12 }, { of: 'soul', n: 1 }, { plain: 1, marked: 1 })).toMatchObject({
      with: { souls: { plain: 0, marked: 1 } },
    })
  })
  test('nothing is offered that is not there', () => {
    expect(offer(sightOf(laid({ kind: 'devil', goods: { coin: 3 } }), 0), rng())).toEqual({ do: 'none' })
    expect(
      offer(sightOf(laid({ kind: 'devil', souls: { plain: 0, marked: 0 }, goods: { coin: 18 } }), 0), rng()),
    ).toMatchObject({
      with: { ask: { do: 'souls', with: 1 } },
    })
  })
  test('what costs more than it is worth is known as such', () => {
    const early = sightOf(laid({ kind: 'devil', round: 1, goods: { wood: 2, stone: 2, glass: 2, coin: 14 } }), 0)
    const offers = soulOffers(early)
    expect(offers.some(({ worth }) => worth < 0)).toBe(true)
    for (const { answer, worth } of offers) expect(overpays(early, answer)).toBe(worth < 0)
    const accepts = (goods: object, deed: string, of: 'coin' | 'soul', n: number): boolean =>
      overpays(sightOf(laid({ goods: { coin: 4 }, chest: { goods, ask: { of, n } } }), 0), { do: deed, with: {} })
    expect(accepts({ wood: 1 }, 'acceptSouls', 'soul', 1)).toBe(true)
    expect(accepts({ glass: 2, marble: 2, coin: 12 }, 'acceptSouls', 'soul', 1)).toBe(false)
    expect(accepts({ wood: 1 }, 'accept', 'coin', 4)).toBe(true)
    expect(accepts({ wood: 1 }, 'accept', 'coin', 1)).toBe(false)
    expect(overpays(early, { do: 'none' })).toBe(false)
  })
  test('the devil buys two souls at once when goods have little left to build', () => {
    const goods = { wood: 6, stone: 6, grain: 4, coin: 20 }
    const asks = (round: number): unknown =>
      offer(sightOf(laid({ kind: 'devil', round, souls: { plain: 2, marked: 1 }, goods }), 0), rng())
    expect(asks(5)).toMatchObject({ with: { ask: { do: 'souls', with: 2 } } })
    expect(asks(1)).not.toMatchObject({ with: { ask: { do: 'souls', with: 2 } } })
  })
})

test('a hoard is worth less than the same goods shared out over the rounds', () => {
  const some = { wood: 1, stone: 1, grain: 0, glass: 0, marble: 0, coin: 0 }
  const many = { wood: 10, stone: 10, grain: 0, glass: 0, marble: 0, coin: 0 }
  expect(worthOfGoods(many, 1)).toBeGreaterThan(worthOfGoods(some, 1))
  expect(worthOfGoods(many, 1)).toBeLessThan(5 * worthOfGoods(some, 1))
})

describe('souls', () => {
  test('the devil is paid as the rules pay', () => {
    expect([0, 1, 2, 4, 5, 8].map(soulPoints)).toEqual([0, 0, 2, 6, 12, 30])
  })
  test('each further one is worth something, and most to the devil', () => {
    const mortal = sightOf(laid({}), 0)
    const devil = sightOf(laid({ kind: 'devil' }), 0)
    expect(worthOfSouls(mortal, 2, 0)).toBeGreaterThan(worthOfSouls(mortal, 1, 0))
    expect(worthOfSouls(devil, 2, 0)).toBeGreaterThan(worthOfSouls(mortal, 2, 0))
    expect(worthOfSouls(mortal, 1, 1)).toBeLessThan(worthOfSouls(mortal, 2, 0))
  })
  test('go to the dearest question', () => {
    const view = laid({ souls: { plain: 1, marked: 0 }, goods: { wood: 3 }, round: 5, guests: 1 })
    expect(answersTo(sightOf({ ...view, common: { A: 'up', B: 'gone', C: 'gone' } }, 0))).toEqual({
      do: 'souls',
      with: ['guest#1'],
    })
  })
})

test('wealth that nobody saw come points to the devil', () => {
  const view = laid({})
  const low = { wood: 0, stone: 0, grain: 0, glass: -1, marble: -1, coin: -8 }
  const players = view.players.map((p, seat) => (seat === 2 ? { ...p, lows: [low] } : p))
  const s = sightOf({ ...view, players }, 0)
  const held = beliefs(s)
  expect(suspect(s, held, 'devil').seat).toBe(2)
  for (const seat of [1, 2, 3]) expect(Object.values(held[seat]!).reduce((sum, n) => sum + n, 0)).toBeCloseTo(1)
  const known = sightOf({ ...view, players, known: [null, 'devil', null, null] }, 0)
  expect(suspect(known, beliefs(known), 'devil')).toEqual({ seat: 1, chance: 1 })
})

test('debt is repaid as soon as it may be', () => {
  const repay: Decision = { kind: 'amount', min: 1, max: 3 }
  const trade: Decision = { kind: 'menu', actions: [{ do: 'repay', with: repay }] }
  const market: Decision = {
    kind: 'menu',
    actions: [
      { do: 'done', with: null },
      { do: 'trade', with: trade },
    ],
  }
  expect(choose(laid({ goods: { coin: 3 }, debt: 5 }), 'market.trade', market)).toEqual({
    do: 'trade',
    with: { do: 'repay', with: 3 },
  })
})
