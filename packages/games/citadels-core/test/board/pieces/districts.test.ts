import { edition2016 } from '@cloak/citadels-2016'
import { editionClassic } from '@cloak/citadels-classic'
import { expect, test } from 'vitest'
import { cardsIn, costOf, typeOf } from '../../../board/pieces/districts.ts'

test.each([
  ['2016', edition2016, 'citadels-2016'],
  ['older', editionClassic, 'citadels-classic'],
] as const)('every district of the %s edition is drawn with the type and cost of its rules', (_, edition, game) => {
  expect(edition.districts.size).toBeGreaterThan(0)
  for (const { key, type, cost } of edition.districts.values())
    expect([key, typeOf(key), costOf(cardsIn(game), key)]).toEqual([key, type, cost])
})
