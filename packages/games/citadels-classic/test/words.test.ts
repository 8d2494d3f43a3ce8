import type { Citadels } from '@cloak/citadels-core'
import en from '@cloak/citadels-core/locales/en.json' with { type: 'json' }
import hu from '@cloak/citadels-core/locales/hu.json' with { type: 'json' }
import pl from '@cloak/citadels-core/locales/pl.json' with { type: 'json' }
import {
  afterwards,
  type Decision,
  hear,
  type Key,
  type Msg,
  type Option,
  question,
  type Ref,
  type Told,
} from '@cloak/kernel'
import { type Moment, walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadelsClassic as game, editionClassic as edition, rulings, words } from '../src/index.ts'

const languages: { readonly [language: string]: { readonly [key: string]: string } } = { en, pl, hu }
const kinds: { readonly [argument: string]: string } = words.kinds
const seats = [2, 3, 4, 5, 6, 7, 8]

/** Everything that must have words, each with the arguments it is told: key → names of arguments. */
type Said = Map<string, Set<string>>
type Args = { readonly [name: string]: unknown }

/** The arguments that a message needs; `card_az` is the card with its article. */
const needs = (message: string): string[] =>
  [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(match => match[1]!.replace(/_[aA]z$/, ''))

/** What cannot be said, and in which language. */
const unsaid = (said: Said): string[] =>
  Object.entries(languages).flatMap(([language, messages]) =>
    [...said].flatMap(([key, args]) => {
      const message = words.namespaces.map(ns => messages[`${ns}.${key}`]).find(each => each !== undefined)
      if (message === undefined) return `${language}: no words for ${key}`
      return needs(message).flatMap(name => (args.has(name) ? [] : `${language}: ${key} is not told ${name}`))
    }),
  )

/** Notes that this will be said; where it is said in two ways, only what both tell can be relied on. */
function note(said: Said, key: string, args: Args = {}): void {
  const told = new Set(Object.keys(args))
  said.set(key, said.get(key)?.intersection(told) ?? told)
  for (const [name, value] of Object.entries(args))
    if (name in kinds) for (const id of [value].flat()) noteThing(said, { kind: kinds[name]!, id: id as Key })
}
const noteMsg = (said: Said, { key, args }: Msg): void => note(said, key.replace(/^citadels\./, ''), args)

/** Players have names of their own, and a district in a city is named by its label. */
function noteThing(said: Said, { kind, id }: Ref): void {
  if (kind === 'district') note(said, 'option.district', { seat: 0, card: String(id).replace(/^\d+\.|#\d+$/g, '') })
  else if (kind !== 'seat') note(said, `${kind}.${String(id).replace(/#\d+$/, '')}`)
}

function noteOption(said: Said, { id, ref, label, barred }: Option): void {
  if (label) noteMsg(said, label)
  else if (ref) noteThing(said, ref)
  else note(said, `option.${id}`)
  if (barred) noteMsg(said, barred)
}

/** All that a decision shows: what may be chosen, what may not, and why. */
function noteDecision(said: Said, d: Decision): void {
  switch (d.kind) {
    case 'amount':
      return
    case 'oneOf':
    case 'someOf':
    case 'split':
      return d.of.forEach(option => noteOption(said, option))
    case 'inOrder':
      d.slots.forEach(slot => noteThing(said, slot))
      return d.of.forEach(option => noteOption(said, option))
    case 'form':
      for (const [field, inner] of Object.entries(d.fields)) {
        note(said, `field.${field}`)
        noteDecision(said, inner)
      }
      return
    case 'menu':
      for (const action of d.actions) {
        if (action.ref) noteThing(said, action.ref)
        else note(said, `do.${action.do}`)
        if (action.barred) noteMsg(said, action.barred)
        if (action.with) noteDecision(said, action.with)
      }
  }
}

function noteTold(said: Said, told: readonly Told[], players: number): void {
  for (const one of told)
    for (const at of [null, ...Array(players).keys()]) {
      const { event, all, some } = hear(one, { at })
      note(said, some ? `event.${event}.known` : `event.${event}`, { ...all, ...some })
    }
}

function noteMoment(said: Said, { state, told, setup }: Moment<Citadels>): void {
  noteTold(said, told, setup.seats)
  const top = state.script.at(-1)
  if (!top) return
  note(said, `step.${top.step}`, { seat: 0 })
  if ('ask' in top.p) note(said, `step.card.${String(top.p.ask)}`, { seat: 0 })
  for (const { prompt, decision } of Object.values(question(game, state)!.to)) {
    noteMsg(said, prompt)
    noteDecision(said, decision)
  }
}

/** All that is said in random games of every size, and at their ends. */
function listen(games: number): Said {
  const said: Said = new Map()
  for (let i = 0; i < games; i++)
    for (const moment of walk(game, { seats: seats[i % seats.length]!, seed: `words ${i}` })) {
      noteMoment(said, moment)
      const table = afterwards(moment.state)
      if (table) for (const { why } of game.standing(table)) for (const item of why) noteMsg(said, item)
    }
  return said
}

describe('what is said in random games has words in all three languages', () => {
  const said = listen(112)
  const about = (...kinds: string[]): Said =>
    new Map([...said].filter(([key]) => kinds.includes(key.split('.', 1)[0]!)))

  test('[CLA-10.1] an event is put into words from what each eye has heard, and from nothing else', () => {
    expect(about('event').size).toBeGreaterThanOrEqual(44)
    expect(unsaid(about('event'))).toEqual([])
  })
  test('a question and the wait for its answer', () => {
    expect(Object.keys(edition.asks).filter(ask => !said.has(`step.card.${ask}`))).toEqual([])
    expect(about('prompt', 'step').size).toBeGreaterThanOrEqual(32)
    expect(unsaid(about('prompt', 'step'))).toEqual([])
  })
  test('an action, an option, and why it is barred', () => {
    expect(about('do', 'option', 'why').size).toBeGreaterThanOrEqual(60)
    expect(unsaid(about('do', 'option', 'why', 'field'))).toEqual([])
  })
  test('a thing, wherever it is named', () => {
    const things = about('card', 'character', 'type', 'source', 'draft')
    expect(things.size).toBeGreaterThanOrEqual(75)
    expect(unsaid(things)).toEqual([])
  })
  test('a score', () => {
    expect(about('score').size).toBe(6)
    expect(unsaid(about('score'))).toEqual([])
  })
  test('and whatever else was said', () => expect(unsaid(said)).toEqual([]))
})

describe('all that the edition holds has words in all three languages', () => {
  const unnamed = (kind: string, ids: readonly string[], args: Args = {}): string[] => {
    const said: Said = new Map()
    for (const id of ids) note(said, `${kind}.${id}`, args)
    return unsaid(said)
  }
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
  test.each(seats)('what a host may set for %i seats', players => {
    const said: Said = new Map()
    noteDecision(said, game.options(players))
    expect(said.size).toBeGreaterThan(60)
    expect(unsaid(said)).toEqual([])
  })
})
