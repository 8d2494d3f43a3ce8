import { describe, expect, test } from 'vitest'
import * as reading from '../../src/reading/index.ts'
import { disagreements, type Readings } from './agreement.ts'

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => `pact reading ${seed}`)

test.each(SEEDS)('law: what is read off a view is what the rules then do: %s', seed => {
  expect([...disagreements(reading, seed)]).toEqual([])
})

describe('the law notices', () => {
  const faults: Partial<Readings> = {
    askers: (t, seat) => reading.askers(t, seat).slice(1),
    buyingPrice: () => 3,
    creditOf: () => 10,
    finest: (t, seat) => t.players[seat]!.built.slice(0, 1).map(({ card }) => card),
    interestOn: (debt, quarter) => reading.interestOn(debt + 1, quarter, false),
    lossBy: () => 1,
    oldOf: () => [],
    sellingPrice: () => 1,
    soulPoints: souls => 2 * souls,
    tokensOf: () => 3,
    wingPrice: () => 4,
  }
  test.each(Object.keys(faults) as (keyof Readings)[])('a fault in %s', name => {
    const faulty: Readings = { ...reading, [name]: faults[name] }
    expect(SEEDS.some(seed => disagreements(faulty, seed).has(name))).toBe(true)
  })
})
