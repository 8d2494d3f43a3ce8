import { expect, test } from 'vitest'
import { districts } from '../src/data/districts.ts'
import { editionClassic } from '../src/index.ts'

test('[CLA-1.2] the facts for onlookers are those of the cards', () => {
  const cards = [...editionClassic.districts.values()].map(({ key, type, cost }) => [key, { type, cost }] as const)
  expect(districts).toEqual(Object.fromEntries(cards))
})
