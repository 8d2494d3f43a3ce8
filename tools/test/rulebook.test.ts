import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { gameNamed } from '@cloak/games'
import type { Shown } from '@cloak/parts/book/shown.ts'
import { LANGUAGES } from '@cloak/words'
import { expect, test } from 'vitest'
import { STANDARD } from '@cloak/chytrogrod/data/house'
import { readRules } from '../rules/read-rules.ts'
import * as chytrogrod from '../../packages/games/chytrogrod/art/emblems.ts'
import { CHARACTER_EMBLEMS, DISTRICT_EMBLEMS } from '../../packages/games/citadels-core/art/emblems.ts'
import {
  INQUISITOR_EMBLEMS,
  KIND_EMBLEMS,
  PIECE_EMBLEMS,
  SYMBOL_EMBLEMS,
} from '../../packages/games/pact/art/emblems.ts'
import { idsOn, landingOf, type Leaf, leavesOf, linesOf } from '../../packages/client/src/rules/book.ts'
import { condense } from '../../packages/client/src/rules/condense.ts'
import { cardsIn, isCitadels } from '../../packages/games/citadels-core/board/pieces/districts.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BOOKS = [
  { game: 'citadels-2016', prefix: 'CIT', rules: 'citadels', sources: ['citadels-2016', 'citadels-core'] },
  { game: 'citadels-classic', prefix: 'CLA', rules: 'citadels-classic', sources: ['citadels-classic'] },
  { game: 'chytrogrod', prefix: 'CHY', rules: 'chytrogrod', sources: ['chytrogrod'] },
  { game: 'pact', prefix: 'DWD', rules: 'deal-with-the-devil', sources: ['pact'] },
] as const

const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8')
const book = (game: string, language: string): Leaf[] => leavesOf(read(`packages/games/${game}/book/${language}.md`))
const shownIn = (leaves: readonly Leaf[]): Shown[] =>
  leaves.flatMap(leaf => (leaf.kind === 'card' ? [leaf.shown] : leaf.kind === 'pictures' ? leaf.shown : []))
const iconNames = new Set(
  Object.keys(
    (
      createRequire(resolve(ROOT, 'packages/client/package.json'))('@iconify-json/game-icons/icons.json') as {
        icons: { [name: string]: object }
      }
    ).icons,
  ),
)

test.each(BOOKS)('the book of $game tells the same rules in the same places in all three languages', ({ game }) => {
  const [english, ...others] = LANGUAGES.map(language => book(game, language))
  const shape = (leaves: readonly Leaf[]) =>
    leaves.map(leaf => ({
      kind: leaf.kind,
      ids: idsOn(leaf),
      shown: shownIn([leaf]),
      rows: leaf.kind === 'table' ? leaf.rows.map(row => row.length) : [],
    }))
  expect(english!.length).toBeGreaterThan(40)
  for (const other of others) expect(shape(other)).toEqual(shape(english!))
})

test.each(BOOKS)('every rule that the book of $game names exists', ({ game, prefix, rules }) => {
  const known = new Set(readRules(read(`docs/rules/${rules}.md`)).rules.flatMap(({ id }) => linesOf(id)))
  const named = book(game, 'en').flatMap(idsOn)
  expect(named.filter(id => !known.has(id))).toEqual([])
  expect(new Set(named.map(id => id.slice(0, 3)))).toEqual(new Set([prefix]))
})

test.each(BOOKS)('every rule of $game lands somewhere in its book', ({ game, rules }) => {
  const told = new Set(book(game, 'en').flatMap(idsOn))
  const all = readRules(read(`docs/rules/${rules}.md`)).rules.map(({ id }) => id)
  expect(all.filter(id => landingOf(id, told) === null)).toEqual([])
})

test.each(BOOKS)('what $game cites when it refuses is told at its own place, not only in its chapter', async entry => {
  const told = new Set(book(entry.game, 'en').flatMap(idsOn))
  const cited = new Set<string>()
  for (const source of entry.sources)
    for await (const path of glob(`packages/games/${source}/src/**/*.ts`, { cwd: ROOT }))
      for (const [id] of read(path).matchAll(new RegExp(`(?<=')${entry.prefix}-\\d+(?:\\.\\d+)*[a-z]?(?=')`, 'g')))
        cited.add(id)
  const chaptersOnly = [...cited].filter(id => !landingOf(id, told)?.includes('.'))
  expect(cited.size).toBeGreaterThan(10)
  expect(chaptersOnly).toEqual([])
})

/** What is drawn on each kind of piece that the other games show; a deal is drawn out of its goods. */
const PIECES: { readonly [game: string]: { readonly [kind: string]: { readonly [id: string]: string } } } = {
  chytrogrod: {
    action: chytrogrod.CARD_EMBLEMS,
    guild: chytrogrod.GUILD_EMBLEMS,
    intrigue: chytrogrod.GUILD_EMBLEMS,
    decree: chytrogrod.DECREE_EMBLEMS,
    good: chytrogrod.TOKEN_EMBLEMS,
    token: chytrogrod.TOKEN_EMBLEMS,
  },
  pact: {
    kind: KIND_EMBLEMS,
    good: PIECE_EMBLEMS,
    courtier: SYMBOL_EMBLEMS,
    inquisitor: INQUISITOR_EMBLEMS,
  },
}
const isPiece = (game: string, { kind, id }: Shown): boolean =>
  kind === 'deal' ? id in STANDARD.deals : iconNames.has(PIECES[game]?.[kind]?.[id] ?? '')

test.each(BOOKS)('every picture in the book of $game can be drawn, in every language', ({ game }) => {
  const shown = shownIn(book(game, 'en'))
  expect(shown.length).toBeGreaterThan(4)
  const isDrawn = ({ kind, id }: Shown): boolean =>
    isCitadels(game)
      ? kind === 'character'
        ? id in CHARACTER_EMBLEMS && cardsIn(game).characters.has(id)
        : kind === 'district' && id in DISTRICT_EMBLEMS
      : isPiece(game, { kind, id })
  expect(shown.filter(each => !isDrawn(each))).toEqual([])
})

const eventRules = (game: string) => gameNamed(game)!.book.events

test.each(BOOKS)('every line of the chronicle of $game leads to a rule that its book tells', ({ game, sources }) => {
  const told = new Set(book(game, 'en').flatMap(idsOn))
  expect(Object.keys(eventRules(game)).filter(rule => !told.has(rule))).toEqual([])
  const isCitadels = game.startsWith('citadels')
  const words = isCitadels ? 'citadels-core' : sources[0]
  const keys = Object.keys(JSON.parse(read(`packages/games/${words}/locales/en.json`)) as object)
  const events = keys.flatMap(key => /^[a-z]+\.event\.([a-zA-Z]+)$/.exec(key)?.[1] ?? [])
  // The editions share their words, and each has events that the other has not.
  const of = (isCitadels ? ['citadels-2016', 'citadels-classic'] : [game]).flatMap(each =>
    Object.values(eventRules(each)).flat(),
  )
  expect(events.filter(event => !of.includes(event))).toEqual([])
})

test('rules side by side are named once', () => {
  expect(condense(['CIT-11.7', 'CIT-11.8', 'CIT-11.9', 'CIT-4.1']).map(({ label }) => label)).toEqual([
    'CIT-11.7–9',
    'CIT-4.1',
  ])
})

test('a rule that is not told lands at the nearest one above it', () => {
  const told = new Set(['CIT-6', 'CIT-6.1.3'])
  expect(landingOf('CIT-6.1.3c', told)).toBe('CIT-6.1.3')
  expect(landingOf('CIT-6.4.1', told)).toBe('CIT-6')
  expect(landingOf('CIT-7.1', told)).toBeNull()
})
