import { edition2016 } from '@cloak/citadels-2016'
import { editionClassic } from '@cloak/citadels-classic'
import { expect, test } from 'vitest'
import { costOf, typeOf } from '../../../board/pieces/districts.ts'

test.each([
  ['2016', edition2016, false],
  ['older', editionClassic, true],
] as const)('every district of the %s edition is drawn with the type and cost of its rules', (_, edition, isOlder) => {
  expect(edition.districts.size).toBeGreaterThan(0)
  for (const { key, type, cost } of edition.districts.values())
    expect([key, typeOf(key), costOf(key, isOlder)]).toEqual([key, type, cost])
})
