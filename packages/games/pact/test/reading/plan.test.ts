import { see, start } from '@cloak/kernel'
import { type HouseValues, pact, type Plan, type View, withHouseValues } from '@cloak/pact'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../../src/cost.ts'
import { BUILDING_IDS, type BuildingId } from '../../src/data/buildings/index.ts'
import { debt, gain, iff, mod, rep, vp } from '../../src/data/effects.ts'
import { type House, STANDARD } from '../../src/data/house.ts'
import type { Goods } from '../../src/data/pieces.ts'
import { type Account, accountOf } from '../../src/reading/account.ts'
import { forecast } from '../../src/reading/forecast.ts'
import { carriedOut, isForced } from './carried.ts'
import { both } from './plan-law.ts'

const PRINTED = { jesters: 'off', indulgences: 'off', resources: 'off', learning: 'off', preferences: 'off' } as const

/** Cheap cards, a short track, and what the printed cards do not do in an action phase. */
const buildings: HouseValues['buildings'] = {}
for (const id of BUILDING_IDS) buildings[id] = { cost: { Wo: 1, Co: 1 } }
Object.assign(buildings, {
  inn: { cost: { Co: 2 }, effects: [iff('rep>=START', gain('coin', 3)), debt(3)] },
  'market-square': { cost: { Wo: 1 }, effects: [vp(2), rep(-6)] },
  chapel: { cost: {}, effects: [rep(8)] },
  'masons-yard': { cost: { Gr: 1 }, effects: [gain('glass', 1), debt(12)] },
  mill: { cost: {}, timing: 'standing', effects: [mod('buyBasic2')] },
  quarry: { cost: { St: 1 }, timing: 'standing', effects: [mod('freeToken')] },
  sawmill: { cost: { Co: 1 }, timing: 'standing', effects: [mod('recruitMinus2')] },
  sheepfold: { cost: { Wo: 1 }, timing: 'standing', effects: [mod('sellPlus1')] },
} satisfies HouseValues['buildings'])
const strange = withHouseValues(pact, {
  track: { min: -4, max: 4 },
  arrows: [0, 1, 1, 2, 2],
  flags: { ...STANDARD.flags, freeToken: 2 },
  buildings,
})
const GAMES = [
  { name: 'as printed', game: pact, options: PRINTED },
  { name: 'a learning game', game: pact, options: { ...PRINTED, learning: 'on' } },
  { name: 'a host’s own values', game: strange, options: PRINTED },
] as const

const plans = GAMES.map(({ name, game, options }) => ({
  name,
  all: Array.from({ length: 14 }, (_, i) => [...carriedOut(game, options, `plan ${i}`)]).flat(),
}))
const forced = plans.map(({ name, all }) => ({ name, all: all.filter(isForced) }))

test.each(forced)('law: a plan that leaves no choice comes to what the account says: $name', ({ all }) => {
  expect(all.length).toBeGreaterThan(100)
  for (const carried of all) {
    const { said, done } = both(carried)
    if (!isDeepStrictEqual(said, done)) expect(said).toEqual(done)
  }
})

test('the plans of the law are of every sort', () => {
  const all = forced.flatMap(({ all }) => all)
  const some = (is: (each: ReturnType<typeof both>['done'], carried: (typeof all)[number]) => boolean): number =>
    all.filter(carried => is(both(carried).done, carried)).length
  expect(some(({ failed }) => failed.length > 0)).toBeGreaterThan(20)
  expect(some(({ failed }, { plan }) => failed.length === 0 && plan.builds.length > 0)).toBeGreaterThan(20)
  expect(some((_, { hasSold }) => hasSold)).toBeGreaterThan(0)
  expect(some((_, { plan }) => plan.stable.length > 0)).toBeGreaterThan(0)
  expect(some(({ recruited }) => recruited)).toBeGreaterThan(10)
  expect(some(({ reached }) => reached.length > 0)).toBeGreaterThan(5)
  expect(some(({ devil }, { view, seat }) => devil !== view.players[seat]!.devil)).toBeGreaterThan(5)
})

describe('the law notices', () => {
  const withHouse = (change: (house: House) => House) => (a: Account) => ({
    ...a,
    around: { ...a.around, book: { ...a.around.book, house: change(a.around.book.house) } },
  })
  const faults: { [fault: string]: (a: Account) => Account } = {
    'market prices that no building changes': a => ({ ...a, prices: PLAIN }),
    'a token too many for nothing': a => ({ ...a, freeTokens: a.freeTokens + 1 }),
    'a longer track': withHouse(house => ({ ...house, track: { min: -7, max: 7 } })),
    'failures without a price': a => ({ ...a, around: { ...a.around, learning: !a.around.learning } }),
    'a money-lender without end': a => ({ ...a, around: { ...a.around, mostDebt: Infinity } }),
    'courtiers at the full price': withHouse(house => ({ ...house, flags: { ...house.flags, recruitMinus2: 0 } })),
  }
  test.each(Object.keys(faults))('%s', fault => {
    const wrong = forced
      .flatMap(({ all }) => all)
      .filter(carried => {
        const { said, done } = both(carried, (...of) => faults[fault]!(accountOf(...of)))
        return !isDeepStrictEqual(said, done)
      })
    expect(wrong.length).toBeGreaterThan(0)
  })
})

test.each(forced)('law: the forecast of a plan that works without sales is what it comes to: $name', ({ all }) => {
  let held = 0
  for (const carried of all) {
    const { view, seat, plan, after, failed, achieved, hasSold } = carried
    const seen = forecast(view, seat, plan)
    if (failed.length > 0 || hasSold) continue
    expect(seen.reputation).toBe(after.reputation)
    if (plan.builds.length > 0) expect([...seen.reached].sort()).toEqual(achieved.toSorted())
    if (achieved.length > 0) continue
    expect(seen.left).toEqual(after.goods)
    held++
  }
  expect(held).toBeGreaterThan(30)
})

describe('goods of one’s own choice', () => {
  const { state } = start(pact, { game: pact.id, rules: pact.rules, seats: 4, options: PRINTED, seed: 'mix' })
  const { view } = see(pact, state, { at: 0 })
  const holding = (goods: Goods, ...built: BuildingId[]): View => ({
    ...view,
    players: view.players.map((p, seat) =>
      seat === 0 ? { ...p, goods, built: built.map(card => ({ card, round: 1, under: null })) } : p,
    ),
  })
  const NO_PLAN: Plan = { event: null, old: [], stable: [], builds: [], recruit: null }

  test('are not taken from what the plan asks for by name', () => {
    const at = holding({ wood: 1, stone: 2, grain: 0, glass: 0, marble: 0, coin: 1 }, 'glassworks')
    const plan: Plan = { ...NO_PLAN, old: ['glassworks'], builds: [{ card: 'wayside-shrine', use: false }] }
    const { bought, left } = forecast(at, 0, plan)
    expect({ bought, left }).toEqual({
      bought: {},
      left: { wood: 0, stone: 0, grain: 0, glass: 1, marble: 0, coin: 1 },
    })
  })

  test('that are given are what is missing next', () => {
    const at = holding({ wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 }, 'stud-farm')
    const plan: Plan = { ...NO_PLAN, old: ['stud-farm'], builds: [{ card: 'wayside-shrine', use: false }] }
    const { cost, bought, short } = forecast(at, 0, plan)
    expect({ cost, bought, short }).toEqual({
      cost: { wood: 0, stone: 2, grain: 0, glass: 0, marble: 0, coin: 1 },
      bought: {},
      short: 1,
    })
  })
})

test('an event that asks for a courtier is met by one that a card lets its owner choose, and fails without one', () => {
  const { state } = start(pact, { game: pact.id, rules: pact.rules, seats: 4, options: PRINTED, seed: 'court' })
  const { view } = see(pact, state, { at: 0 })
  const players = view.players.map(p => ({ ...p, events: ['forest' as const], reputation: 0 }))
  const after = (card: BuildingId): number => {
    const plan: Plan = { event: 'right', old: [], stable: [], builds: [{ card, use: false }], recruit: null }
    return forecast({ ...view, players }, 0, plan).reputation
  }
  expect([after('inn'), after('mill')]).toEqual([4, -1])
})

test('[DWD-9.4] a Windmill that is built spares the grain of the same plan', () => {
  const { state } = start(pact, { game: pact.id, rules: pact.rules, seats: 4, options: PRINTED, seed: 'mill' })
  const { view } = see(pact, state, { at: 0 })
  const players = view.players.map(p => ({ ...p, built: [{ card: 'fishponds' as const, round: 1, under: null }] }))
  const plan: Plan = { event: null, old: ['fishponds'], stable: [], builds: [], recruit: 'R' }
  const grainFor = (builds: Plan['builds']): number => forecast({ ...view, players }, 0, { ...plan, builds }).cost.grain
  expect(grainFor([{ card: 'windmill', use: false }])).toBe(0)
  expect(grainFor([{ card: 'guildhall', use: false }])).toBe(1)
})
