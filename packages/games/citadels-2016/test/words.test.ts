import { about, SEATS, speechOf } from '@cloak/citadels-core/test/said'
import { words } from '@cloak/citadels-core/words'
import { describe, expect, test } from 'vitest'
import { citadels2016 as game, edition2016 as edition, presetNames, rulings } from '../src/index.ts'

// A card's own question carries a number; only the Wizard's is a seat worth naming.
const { unsaid, unnamed, listen, offered } = speechOf(words, ({ p }) => 'ask' in p && p.ask !== 'wizard.take')

describe('what is said in random games has words in all three languages', () => {
  const said = listen(game, 84)

  test('[CIT-8.8] an event is put into words from what each eye has heard, and from nothing else', () => {
    expect(about(said, 'event').size).toBeGreaterThanOrEqual(55)
    expect(unsaid(about(said, 'event'))).toEqual([])
  })
  test('a question and the wait for its answer', () => {
    expect(about(said, 'prompt', 'step').size).toBeGreaterThanOrEqual(30)
    expect(unsaid(about(said, 'prompt', 'step'))).toEqual([])
  })
  test('an action, an option, and why it is barred', () => {
    expect(about(said, 'do', 'option', 'why').size).toBeGreaterThanOrEqual(80)
    expect(unsaid(about(said, 'do', 'option', 'why', 'field'))).toEqual([])
  })
  test('a thing, wherever it is named', () => {
    const things = about(said, 'card', 'character', 'type', 'source', 'warrant', 'threat', 'draft')
    expect(things.size).toBeGreaterThanOrEqual(100)
    expect(unsaid(things)).toEqual([])
  })
  test('a score', () => {
    expect(about(said, 'score').size).toBe(6)
    expect(unsaid(about(said, 'score'))).toEqual([])
  })
  test('and whatever else was said', () => expect(unsaid(said)).toEqual([]))
})

describe('all that the edition holds has words in all three languages', () => {
  const districts = [...edition.districts.values()]
  const characters = [...edition.characters.values()]

  test('districts, and the effects of the unique ones', () => {
    const uniques = districts.filter(({ type }) => type === 'unique').map(({ key }) => key)
    expect(uniques.length).toBe(30)
    expect(unnamed('card', [...edition.districts.keys()])).toEqual([])
    expect(unnamed('effect', uniques)).toEqual([])
  })
  test('characters and their powers', () => {
    expect(characters.length).toBe(27)
    expect(unnamed('character', [...edition.characters.keys()])).toEqual([])
    expect(unnamed('power', [...edition.characters.keys()])).toEqual([])
  })
  test('what characters and districts add to the menu', () => {
    const abilities = [...characters.flatMap(c => c.abilities), ...Object.values(edition.abilities)].map(a => a.do)
    expect(abilities.length).toBeGreaterThan(30)
    expect(unnamed('do', [...abilities, ...Object.keys(edition.ways)])).toEqual([])
  })
  test('steps that wait for somebody', () => {
    const asking = Object.entries(game.steps).flatMap(([name, step]) => (step.kind === 'does' ? [] : name))
    expect(asking.length).toBeGreaterThanOrEqual(10)
    expect(unnamed('step', asking, { seat: 0 })).toEqual([])
    expect(unnamed('step.card', Object.keys(edition.asks), { seat: 0 })).toEqual([])
  })
  test('lists of cards', () => {
    expect(presetNames.length).toBe(10)
    expect(unnamed('preset', presetNames)).toEqual([])
    expect(unnamed('do', presetNames)).toEqual([])
  })
  test('rulings, as statements and explained', () => {
    expect(Object.keys(rulings).length).toBeGreaterThan(10)
    expect(unnamed('option', Object.keys(rulings))).toEqual([])
    expect(unnamed('ruling', Object.keys(rulings))).toEqual([])
  })
  test.each(SEATS)('what a host may set for %i seats', players => {
    const said = offered(game, players)
    expect(said.size).toBeGreaterThan(80)
    expect(unsaid(said)).toEqual([])
  })
})
