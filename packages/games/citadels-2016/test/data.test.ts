import { expect, test } from 'vitest'
import { districts } from '../src/data/districts.ts'
import { edition2016 } from '../src/index.ts'

test('[CIT-1.3] the facts for onlookers are those of the cards', () => {
  const cards = [...edition2016.districts.values()].map(({ key, type, cost }) => [key, { type, cost }] as const)
  expect(districts).toEqual(Object.fromEntries(cards))
})
