import { type Decision, question } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultInHouse, pact, rulings } from '@cloak/pact'
import { BUILDING_IDS, BUILDINGS } from '@cloak/pact/data/buildings/index'
import { EVENT_IDS, EVENTS } from '@cloak/pact/data/events/index'
import { words } from '@cloak/pact/words'
import en from '../locales/en.json' with { type: 'json' }
import hu from '../locales/hu.json' with { type: 'json' }
import pl from '../locales/pl.json' with { type: 'json' }

const LANGUAGES: { [key: string]: string }[] = [en, pl, hu]
const said = (key: string): (string | undefined)[] => LANGUAGES.map(messages => messages[`pact.${key}`])
const isSaid = (key: string): boolean => LANGUAGES.every(messages => messages[key])

test('[DWD-18.1, DWD-19.1] every card has the English and Polish name of the rules text, and a Hungarian one', () => {
  const text = readFileSync(new URL('../../../../docs/rules/deal-with-the-devil.md', import.meta.url), 'utf8')
  const rows = text.split('\n').map(line => line.split('|').map(cell => cell.trim()))
  const cards = [
    ...BUILDING_IDS.map(id => [id, BUILDINGS[id].no] as const),
    ...EVENT_IDS.map(id => [id, EVENTS[id].no] as const),
  ]
  expect(cards).toHaveLength(100)
  for (const [id, no] of cards) {
    const [, , english, polish] = rows.find(cells => cells[1] === no)!
    const [inEnglish, inPolish, inHungarian] = said(`card.${id}`)
    expect([inEnglish?.replaceAll('’', "'"), inPolish]).toEqual([english, polish])
    expect(inHungarian).toBeTruthy()
  }
  expect(new Set(cards.map(([id]) => said(`card.${id}`)[2])).size).toBe(100)
})

test('[DWD-7.11] the advice is given in three languages', () => {
  expect(said('advice.undercut')[0]).toContain('1 glass for 4')
  expect(said('advice.soul')[0]).toContain('luxury')
  for (const key of ['undercut', 'soul', 'devil']) expect(isSaid(`pact.advice.${key}`)).toBe(true)
})

test('[DWD-20.1, DWD-2.6] inquisitors and colours have names', () => {
  const [english, polish] = [0, 1].map(i =>
    ['ascetic', 'fundamentalist', 'plebeian', 'bailiff', 'orator', 'libertine', 'vandal', 'guest'].map(id =>
      said(`inquisitor.${id}`)[i]!.toLowerCase(),
    ),
  )
  expect(english).toEqual([
    'ascetic',
    'fundamentalist',
    'plebeian',
    'bailiff',
    'orator',
    'libertine',
    'vandal',
    'guest',
  ])
  expect(polish).toEqual([
    'asceta',
    'fundamentalista',
    'plebejusz',
    'komornik',
    'orator',
    'rozpustnik',
    'wandal',
    'gość',
  ])
  expect([0, 1, 2, 3].map(seat => said(`colour.${seat}`)[0])).toEqual(['red', 'blue', 'green', 'yellow'])
})

/** All messages and names that a decision needs: labels, options, fields, deeds, things, reasons. */
function* keysIn(d: Decision): Generator<string> {
  const thing = (kind: string, id: string | number): string[] => {
    if (kind === 'seat') return []
    if (kind in words.ids) return [words.ids[kind as keyof typeof words.ids].key]
    return [`pact.${kind}.${id}`]
  }
  switch (d.kind) {
    case 'oneOf':
    case 'someOf':
    case 'inOrder':
    case 'split':
      for (const { id, label, ref, barred } of d.of) {
        if (label) yield label.key
        else if (ref) yield* thing(ref.kind, ref.id)
        else yield `pact.option.${id}`
        if (barred) yield barred.key
      }
      if (d.kind === 'inOrder') for (const { kind, id } of d.slots) if (kind !== 'place') yield `pact.${kind}.${id}`
      return
    case 'form':
      for (const [field, inner] of Object.entries(d.fields)) {
        yield `pact.field.${field}`
        yield* keysIn(inner)
      }
      return
    case 'menu':
      for (const { do: deed, with: inner, ref, barred } of d.actions) {
        if (ref) yield* thing(ref.kind, ref.id)
        else yield `pact.do.${deed}`
        if (barred) yield barred.key
        if (inner) yield* keysIn(inner)
      }
      return
    case 'amount':
  }
}

/** The things that an event or a prompt names, by the kinds of `words`. */
function* thingsIn(args: object): Generator<string> {
  const kinds: { readonly [argument: string]: string } = words.kinds
  for (const [argument, value] of Object.entries(args)) {
    const kind = kinds[argument]
    if (kind === undefined || kind === 'seat' || value === null) continue
    const ids: unknown[] = Array.isArray(value)
      ? value
      : typeof value === 'object'
        ? Object.keys(value as object)
        : [value]
    for (const id of ids) yield `pact.${kind}.${String(id).replace(/#\d+$/, '')}`
  }
}

test('[DWD-4.3] all that can be asked, told, refused and scored has words in three languages', () => {
  const needed = new Set<string>([
    ...rulings.map(({ key }) => key),
    ...keysIn(pact.options(4)),
    'pact.title',
    'pact.blurb',
  ])
  for (let n = 0; n < 14; n++)
    for (const moment of walk(pact, { seats: 4, seed: `words ${n}` })) {
      for (const { event, all, some } of moment.told) {
        needed.add(`pact.event.${event}`)
        if (some) needed.add(`pact.event.${event}.known`)
        for (const key of thingsIn({ ...all, ...some })) needed.add(key)
      }
      const top = moment.state.script.at(-1)
      if (top) needed.add(`pact.step.${top.step}`)
      else for (const { why } of pact.standing(opened(moment.state).table)) for (const { key } of why) needed.add(key)
      for (const { prompt, decision } of Object.values(question(pact, moment.state)?.to ?? {})) {
        needed.add(prompt.key)
        for (const key of thingsIn(prompt.args ?? {})) needed.add(key)
        for (const key of keysIn(decision)) needed.add(key)
      }
    }
  expect([...needed].filter(key => !isSaid(key))).toEqual([])
})

test('[DWD-0.2] what is wrong with house values is said too', () => {
  for (const json of [
    3,
    { odd: 1 },
    { arrows: 1 },
    { arrows: [0] },
    { track: { min: 1, max: 2 } },
    { stock: [] },
    { wheel: 1 },
  ])
    expect(isSaid(faultInHouse(json)!.key)).toBe(true)
})
