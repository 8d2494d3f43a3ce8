import en from '@cloak/citadels-core/locales/en.json' with { type: 'json' }
import { about, SEATS, speechOf } from '@cloak/citadels-core/test/said'
import { describe, expect, test } from 'vitest'
import { citadelsClassic as game, editionClassic as edition, rulings, words } from '../src/index.ts'

const { unsaid, unnamed, listen, offered } = speechOf(words)

describe('what is said in random games has words in all three languages', () => {
  const said = listen(game, 112)

  test('[CLA-10.1] an event is put into words from what each eye has heard, and from nothing else', () => {
    expect(about(said, 'event').size).toBeGreaterThanOrEqual(44)
    expect(unsaid(about(said, 'event'))).toEqual([])
  })
  test('a question and the wait for its answer', () => {
    expect(Object.keys(edition.asks).filter(ask => !said.has(`step.card.${ask}`))).toEqual([])
    expect(about(said, 'prompt', 'step').size).toBeGreaterThanOrEqual(32)
    expect(unsaid(about(said, 'prompt', 'step'))).toEqual([])
  })
  test('an action, an option, and why it is barred', () => {
    expect(about(said, 'do', 'option', 'why').size).toBeGreaterThanOrEqual(60)
    expect(unsaid(about(said, 'do', 'option', 'why', 'field'))).toEqual([])
  })
  test('a thing, wherever it is named', () => {
    const things = about(said, 'card', 'character', 'type', 'source', 'draft')
    expect(things.size).toBeGreaterThanOrEqual(75)
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

  test('districts, and the effects of the special ones in this edition', () => {
    const specials = districts.filter(({ type }) => type === 'unique').map(({ key }) => key)
    expect(specials.length).toBe(25)
    expect(unnamed('card', [...edition.districts.keys()])).toEqual([])
    expect(unnamed('classic.effect', specials)).toEqual([])
  })
  test('characters and their powers in this edition', () => {
    expect(characters.length).toBe(18)
    expect(unnamed('classic.character', [...edition.characters.keys()])).toEqual([])
    expect(unnamed('classic.power', [...edition.characters.keys()])).toEqual([])
  })
  test('and nothing has words of this edition that is not in it', () => {
    const named = (kind: string) => Object.keys(en).flatMap(key => key.split(`citadels.classic.${kind}.`).slice(1))
    expect(named('effect').sort()).toEqual(districts.flatMap(d => (d.type === 'unique' ? d.key : [])).sort())
    expect(named('power').sort()).toEqual([...edition.characters.keys()].sort())
  })
  test('what characters and districts add to the menu', () => {
    const abilities = [...characters.flatMap(c => c.abilities), ...Object.values(edition.abilities)].map(a => a.do)
    expect(abilities.length).toBeGreaterThan(20)
    expect(unnamed('do', abilities)).toEqual([])
  })
  test('steps that wait for somebody', () => {
    expect(Object.keys(edition.asks)).toHaveLength(10)
    expect(unnamed('step.card', Object.keys(edition.asks), { seat: 0 })).toEqual([])
  })
  test('rulings, as statements and explained', () => {
    expect(Object.keys(rulings)).toHaveLength(10)
    expect(unnamed('option', Object.keys(rulings))).toEqual([])
    expect(unnamed('ruling', Object.keys(rulings))).toEqual([])
  })
  test('[CLA-2.2] the advice on bonus characters', () => {
    expect(unnamed('advice', ['many-bonus-characters'], { n: 3 })).toEqual([])
  })
  test.each(SEATS)('what a host may set for %i seats', players => {
    const said = offered(game, players)
    expect(said.size).toBeGreaterThan(60)
    expect(unsaid(said)).toEqual([])
  })
})
