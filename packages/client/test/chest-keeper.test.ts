import { SCHEDULES } from '@cloak/pact'
import { expect, test } from 'vitest'
import { codeOf, isSet, newSet, readCode, ROWS, rowOf } from '../src/chest-keeper/labels.ts'
import {
  back,
  begin,
  hand,
  handedNow,
  type Keeping,
  KINDS,
  NO_WISH,
  receiverOf,
  STEPS,
  stepOf,
} from '../src/chest-keeper/chest-keeper.ts'
import { Rng } from '@cloak/kernel'

const NAMES = ['Ada', 'Bo', 'Cy', 'Di']
const game = (seed: string): Keeping =>
  begin(
    'ABCDE',
    NAMES,
    NAMES.map(() => NO_WISH),
    seed,
  )
const dealt = (schedule: number): Keeping => ({
  labels: 'ABCDE',
  names: NAMES,
  kinds: ['mortal2', 'devil', 'mortal1', 'cultist'],
  schedule,
  handed: [],
})

test('[DWD-2.10] every chest is dealt once, and many games deal in many ways', () => {
  const deals = new Set(Array.from({ length: 400 }, (_, i) => game(`seed ${i}`).kinds.join()))
  expect(deals.size).toBe(24)
  for (const deal of deals) expect(deal.split(',').toSorted()).toEqual(KINDS.toSorted())
})

test('[DWD-2.11] a wish makes its role likelier, and no role impossible', () => {
  const wishes = [{ ...NO_WISH, devil: 'like' as const }, NO_WISH, NO_WISH, NO_WISH]
  const devils = Array.from({ length: 4000 }, (_, i) =>
    begin('ABCDE', NAMES, wishes, `wish ${i}`).kinds.indexOf('devil'),
  )
  const share = devils.filter(seat => seat === 0).length / devils.length
  expect(share).toBeGreaterThan(0.27)
  expect(share).toBeLessThan(0.32)
  expect(new Set(devils).size).toBe(4)
})

test('[DWD-8.1, DWD-8.5] each schedule carries the chests as the rules do, and home again', () => {
  for (let k = 0; k < SCHEDULES.length; k++) {
    const keeping = dealt(k)
    for (let no = 1; no < STEPS; no++) {
      const round = Math.floor((no - 1) / 3) + 1
      const leg = (['first', 'second', 'home'] as const)[(no - 1) % 3]!
      const to = KINDS.map(kind => receiverOf(keeping, { no, round, leg }, kind))
      expect(new Set(to).size).toBe(4)
      const owners = KINDS.map(kind => keeping.kinds.indexOf(kind))
      if (leg === 'home') expect(to).toEqual(owners)
      else {
        const { first, second } = SCHEDULES[k]![round - 1]!
        const roles = leg === 'first' ? first : second
        expect(to).toEqual(roles.map(role => keeping.kinds.indexOf(KINDS[role]!)))
        expect(to.some((seat, i) => seat === owners[i])).toBe(false)
      }
    }
  }
})

test('sixteen steps of four chests; one chest twice in a step changes nothing; back mends the last', () => {
  let keeping = game('steps')
  expect(stepOf(keeping)).toEqual({ no: 0, round: 0, leg: 'deal' })
  keeping = hand(keeping, 'devil')
  expect(hand(keeping, 'devil')).toBe(keeping)
  expect(handedNow(keeping)).toEqual(['devil'])
  expect(back(keeping).handed).toEqual([])
  for (const kind of ['cultist', 'mortal1', 'mortal2'] as const) keeping = hand(keeping, kind)
  expect(stepOf(keeping)).toEqual({ no: 1, round: 1, leg: 'first' })
  expect(handedNow(keeping)).toEqual([])
  expect(handedNow(back(keeping))).toEqual(['devil', 'cultist', 'mortal1'])
  for (let i = 0; i < 60; i++) keeping = hand(keeping, KINDS[i % 4]!)
  expect(stepOf(keeping)).toBeNull()
  expect(hand(keeping, 'devil')).toBe(keeping)
})

test('a code names its chest to the machine, and any other code nothing', () => {
  const set = newSet(Rng.from('labels'))
  expect(isSet(set)).toBe(true)
  for (const kind of KINDS) {
    expect(readCode(codeOf(set, kind))).toEqual({ set, kind })
    expect(codeOf(set, kind)).not.toContain(kind)
  }
  for (const text of ['', 'https://example.org', `cloak-chest:${set}:`, `cloak-chest:ab:1`, `cloak-chest:${set}:x1`])
    expect(readCode(text)).toBeNull()
})

test('every row has four numbers of its own, and their order says nothing about the kinds', () => {
  const orders = ROWS.map(step => {
    const row = rowOf('ABCDE', step)
    expect(new Set(Object.values(row)).size).toBe(4)
    return KINDS.toSorted((a, b) => row[a] - row[b]).join()
  })
  expect(ROWS).toHaveLength(STEPS)
  expect(new Set(orders).size).toBeGreaterThan(6)
})
