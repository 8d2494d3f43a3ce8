import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkWords } from '../words/check-words.ts'
import { isKnown, keysIn } from '../words/keys.ts'
import { argumentsOf, parseMessage, pluralFaults, quotedIn, type Language } from '../words/message.ts'

const fixture = (name: string) => resolve(import.meta.dirname, 'fixtures/words', name)
const parts = (message: string) => {
  const parsed = parseMessage(message)
  if (typeof parsed === 'string') throw new Error(parsed)
  return parsed
}

test('a sound locale has no faults and no warnings', async () => {
  expect(await checkWords(fixture('good'))).toEqual({ faults: [], warnings: [], messages: 5, folders: 1 })
})

test('each fault is named with its file and key', async () => {
  const { faults, warnings } = await checkWords(fixture('bad'))
  const chess = 'packages/games/chess'
  const draughts = 'packages/games/draughts/locales'
  expect(faults).toEqual([
    `${chess}/locales/pl.json 'chess.act' does not use seat`,
    `${chess}/locales/pl.json 'chess.act' uses player, which the English does not`,
    `${chess}/locales/hu.json 'chess.act' uses card, which the English does not`,
    `${chess}/locales/en.json 'chess.coins' {gold} lacks the plural form one`,
    `${chess}/locales/pl.json 'chess.coins' {gold} lacks the plural form many`,
    `${chess}/locales/pl.json 'chess.empty' is empty`,
    `${chess}/locales/en.json 'chess.fewer' {gold} has the plural form few, which en does not`,
    `${chess}/locales/hu.json 'chess.fewer' {gold} has the plural form few, which hu does not`,
    `${chess}/locales/en.json 'chess.not-in-english' is missing`,
    `${chess}/locales/hu.json 'chess.not-in-english' is missing`,
    `${chess}/locales/pl.json 'chess.only-here' is missing`,
    `${chess}/locales/hu.json 'chess.only-here' is missing`,
    `${chess}/locales/pl.json 'chess.syntax' does not parse (MALFORMED_ARGUMENT): Jest {otwarte.`,
    `${draughts}/en.json 'draughts.act' must be a string`,
    `${draughts}/pl.json 'draughts.act' stands twice`,
    `packages/games/go/locales/en.json 'chess.king' stands in ${chess}/locales too`,
    `${chess}/src/index.ts:1 says 'chess.move.which', which no locale file has`,
    `${chess}/src/index.ts:2 says 'chess.piece.\${}', which no locale file has`,
  ])
  expect(warnings).toEqual([
    `${chess}/locales/pl.json 'chess.king' is the English text: 'King'`,
    `${chess}/locales/same.json lists hu 'chess.king', which differs by now`,
    `${chess}/locales/same.json lists hu 'chess.gone', which no language has`,
    `${draughts}/hu.json does not exist: English is said in its place`,
  ])
})

describe('messages', () => {
  test('arguments are found inside plurals, selects and tags', () => {
    const message = '<b>{who}</b> {n, plural, one {{card}} other {{how, select, sly {{plot}} other {x}}}}'
    expect([...argumentsOf(parts(message))].sort()).toEqual(['<b>', 'card', 'how', 'n', 'plot', 'who'])
  })

  test.each<[Language, string, boolean]>([
    ['en', 'one {a} other {b}', true],
    ['en', '=0 {none} one {a} other {b}', true],
    ['en', 'other {b}', false],
    ['pl', 'one {a} few {b} many {c} other {d}', true],
    ['pl', 'one {a} other {d}', false],
    ['hu', 'other {d}', true],
    ['hu', 'one {a} other {d}', true],
    ['hu', 'one {a} many {b} other {d}', false],
  ])('%s {n, plural, %s} is complete: %s', (language, forms, complete) => {
    expect(pluralFaults(parts(`{n, plural, ${forms}}`), language).length === 0).toBe(complete)
  })

  test('an apostrophe before a brace quotes it, which nobody means', () => {
    expect(quotedIn(parts("Build '{card}' now"))).toEqual(['Build {card} now'])
    expect(quotedIn(parts("{who}'s Thieves' Den"))).toEqual([])
  })

  test('ordinals have the forms of their own', () => {
    expect(pluralFaults(parts('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'), 'en')).toEqual([])
    expect(pluralFaults(parts('{n, selectordinal, other {#.}}'), 'pl')).toEqual([])
  })
})

describe('keys', () => {
  const namespaces = new Set(['citadels'])
  const keys = (source: string) => keysIn(source, namespaces).map(({ key }) => key)

  test('are strings that begin with a namespace, whole or computed', () => {
    expect(keys(`why('CIT-4.4', 'citadels.why.gathered'); const p = 'citadels.act'`)).toEqual([
      'citadels.why.gathered',
      'citadels.act',
    ])
    expect(keys('const name = `citadels.district.${card}`')).toEqual(['citadels.district.${}'])
    expect(keys(`import './citadels.ts'; next('turn.act'); say('citadels is a game')`)).toEqual([])
  })

  test('a computed key is known if some key fits', () => {
    const known = new Set(['citadels.district.park'])
    expect(isKnown('citadels.district.${}', known)).toBe(true)
    expect(isKnown('citadels.character.${}', known)).toBe(false)
    expect(isKnown('citadels.${}.park', known)).toBe(true)
  })
})
