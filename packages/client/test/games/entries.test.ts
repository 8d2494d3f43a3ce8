import { beforeAll, expect, test } from 'vitest'
import { loadEntry, pageOfThing } from '../../src/games/entries.ts'
import { GAMES } from '../../src/games/registry.ts'

beforeAll(() => Promise.all(GAMES.map(loadEntry)))

test('a card of the hand, a district in a city and a character lead to their picture in the book', () => {
  expect(pageOfThing('citadels-2016', { kind: 'card', id: 'keep' })).toBe('/rules/citadels-2016#district.keep')
  expect(pageOfThing('citadels-classic', { kind: 'district', id: '2.haunted-city#2' })).toBe(
    '/rules/citadels-classic#district.haunted-city',
  )
  expect(pageOfThing('citadels-2016', { kind: 'character', id: 'bishop' })).toBe(
    '/rules/citadels-2016#character.bishop',
  )
})

test('a district that does nothing leads to where its kind is told of', () => {
  expect(pageOfThing('citadels-2016', { kind: 'card', id: 'tavern' })).toBe('/rules/citadels-2016#CIT-1.3')
  expect(pageOfThing('citadels-classic', { kind: 'district', id: '0.battlefield' })).toBe(
    '/rules/citadels-classic#CLA-1.2',
  )
})

test('a seat has no page', () => {
  expect(pageOfThing('pact', { kind: 'seat', id: 1 })).toBeNull()
})
