import { expect, test } from 'vitest'
import { pageOfThing } from '../src/rules/page-of-thing.ts'

test('a card of the hand, a district in a city and a character lead to their picture in the book', () => {
  expect(pageOfThing('citadels-2016', { kind: 'card', id: 'keep' })).toBe('/rules/citadels-2016#district.keep')
  expect(pageOfThing('citadels-classic', { kind: 'district', id: '2.haunted-city#2' })).toBe(
    '/rules/citadels-classic#district.haunted-city',
  )
  expect(pageOfThing('citadels-2016', { kind: 'character', id: 'bishop' })).toBe(
    '/rules/citadels-2016#character.bishop',
  )
})

test('a seat has no page, nor has a district that does nothing', () => {
  expect(pageOfThing('citadels-2016', { kind: 'card', id: 'tavern' })).toBeNull()
  expect(pageOfThing('pact', { kind: 'seat', id: 1 })).toBeNull()
})
