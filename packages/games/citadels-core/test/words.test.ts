import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Events } from '@cloak/citadels-core'
import { words } from '@cloak/citadels-core/words'
import en from '../locales/en.json' with { type: 'json' }
import hu from '../locales/hu.json' with { type: 'json' }
import pl from '../locales/pl.json' with { type: 'json' }

type Catalogue = { readonly [key: string]: string }
const languages: { readonly [language: string]: Catalogue } = { en, pl, hu }
const root = resolve(import.meta.dirname, '../../../..')
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8')

/** Which of these keys lack words, and in which language. */
const lacking = (keys: readonly string[]): string[] =>
  Object.entries(languages).flatMap(([language, messages]) =>
    keys.filter(key => !Object.hasOwn(messages, `citadels.${key}`)).map(key => `${language} citadels.${key}`),
  )
/** The second parts of all keys that begin so. */
const spoken = (prefix: string): string[] =>
  Object.keys(en).flatMap(key => (key.startsWith(`citadels.${prefix}.`) ? key.slice(prefix.length + 10) : []))

const sources = globSync('packages/games/citadels-*/src/**/*.ts', { cwd: root }).map(read)
const found = (pattern: RegExp): string[] =>
  [...new Set(sources.flatMap(source => [...source.matchAll(pattern)].map(match => match[1]!)))].sort()

/** Every event; `known` if some hear more of it than all do. */
const EVENTS: { [K in keyof Events]: Events[K] extends { some: object } ? 'known' : 'open' } = {
  roundBegan: 'open',
  facedUp: 'open',
  kept: 'known',
  exchangedCharacters: 'known',
  silence: 'open',
  revealed: 'open',
  robbed: 'open',
  gatheredGold: 'open',
  drew: 'known',
  searched: 'open',
  keptCards: 'known',
  gainedGold: 'open',
  gainedCards: 'known',
  killed: 'open',
  bewitched: 'open',
  marked: 'open',
  warranted: 'known',
  threatened: 'known',
  bribed: 'open',
  threatStood: 'open',
  unmasked: 'open',
  spied: 'known',
  swappedHands: 'open',
  redrew: 'known',
  looked: 'known',
  tookCard: 'known',
  gaveCard: 'known',
  paidGold: 'open',
  crowned: 'open',
  keptCrown: 'open',
  built: 'open',
  discardedFor: 'known',
  warrantStood: 'open',
  confiscated: 'open',
  taxed: 'open',
  destroyed: 'open',
  exchanged: 'open',
  seized: 'open',
  beautified: 'open',
  tucked: 'known',
  announced: 'open',
  salvaged: 'open',
  greeted: 'open',
  forgot: 'open',
  completed: 'open',
  turnEnded: 'open',
  heir: 'open',
  ended: 'open',
}

test('every event has words, and words of its own for those who hear more', () => {
  const keys = Object.entries(EVENTS).flatMap(([event, kind]) => (kind === 'known' ? [event, `${event}.known`] : event))
  expect(lacking(keys.map(key => `event.${key}`))).toEqual([])
  expect(spoken('event').sort()).toEqual(keys.sort())
})

test('every reason for a refusal has words, and no words are left over', () => {
  const keys = found(/\bwhy\('[A-Z]{3}-[\w.]+', '([\w-]+)'/g)
  expect(keys.length).toBeGreaterThan(40)
  expect(lacking(keys.map(key => `why.${key}`))).toEqual([])
  expect(spoken('why').sort()).toEqual(keys)
})

test('every question has words, and no words are left over', () => {
  const keys = found(/'citadels\.prompt\.([\w-]+)'/g)
  expect(keys.length).toBeGreaterThan(15)
  expect(lacking(keys.map(key => `prompt.${key}`))).toEqual([])
  expect(spoken('prompt').sort()).toEqual(keys)
})

test('where gold and cards come from has words', () => {
  const named = found(/\bsource: '([\w-]+)'/g).filter(key => key !== words.kinds.source)
  const gained = found(/\b(?:gainGold|gainCards|keepDrawn)\)?\(x, .+, '([\w-]+)'\)/g)
  expect(named.length + gained.length).toBeGreaterThan(20)
  expect(lacking([...named, ...gained].map(key => `source.${key}`))).toEqual([])
})

test('every item of a score has words', () => {
  const keys = [
    ...found(/\bitem\('([\w-]+)'/g),
    ...found(/'citadels\.score\.([\w-]+)'/g),
    'completed-first',
    'completed',
  ]
  expect(lacking(keys.map(key => `score.${key}`))).toEqual([])
})

test('the game and both editions have a title and a line about them', () => {
  const games = ['', '.citadels-2016', '.citadels-classic']
  expect(lacking(games.flatMap(game => [`title${game}`, `blurb${game}`]))).toEqual([])
})

/** The rows of the first table under a rule, by the heads of its columns. */
function tableOf(path: string, rule: string): { [column: string]: string }[] {
  const lines = read(`docs/rules/${path}`).split('\n')
  const rows = lines.slice(lines.findIndex(line => line.startsWith(`**${rule}`)))
  const start = rows.findIndex(line => line.startsWith('|'))
  const table = rows.slice(
    start,
    rows.findIndex((line, i) => i > start && !line.startsWith('|')),
  )
  const [heads, , ...body] = table.map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
  return body.map(cells => Object.fromEntries(cells.map((cell, i) => [heads![i]!, cell])))
}
const bare = (name: string): string => name.replace(/ \((own|2016)\)$/, '').replaceAll("'", '’')
const inThree = (key: string): string[] => Object.values(languages).map(messages => messages[`citadels.${key}`] ?? '')

const NAMES: readonly [test: string, path: string, rule: string, kind: string, rows: number][] = [
  ['[CIT-1.3] the basic districts are called as the rules say', 'citadels.md', 'CIT-1.3', 'card', 17],
  ['[CIT-1.4] the unique districts are called as the rules say', 'citadels.md', 'CIT-1.4', 'card', 30],
  ['[CIT-1.5] the characters are called as the rules say', 'citadels.md', 'CIT-1.5', 'character', 27],
  ['[CLA-1.2] the coloured districts are called as the rules say', 'citadels-classic.md', 'CLA-1.2', 'card', 17],
  ['[CLA-1.4] the bonus districts are called as the rules say', 'citadels-classic.md', 'CLA-1.4', 'card', 14],
  [
    '[CLA-1.5] the older characters are called as the rules say',
    'citadels-classic.md',
    'CLA-1.5',
    'classic.character',
    18,
  ],
]
test.each(NAMES)('%s', (_, path, rule, kind, rows) => {
  const table = tableOf(path, rule)
  expect(table.length).toBe(rows)
  for (const { key, English, Polish, Hungarian } of table)
    expect(inThree(`${kind}.${key!.replace(' *', '')}`)).toEqual([English, Polish, Hungarian].map(name => bare(name!)))
})

test('[CLA-1.3] the base purple districts are called as the rules say', () => {
  const table = tableOf('citadels-classic.md', 'CLA-1.3')
  expect(table.length).toBe(11)
  for (const { key, English, Polish, Hungarian } of table) {
    const own = `classic.card.${key}`
    const names = inThree(lacking([own]).length === 0 ? own : `card.${key}`)
    expect(names).toEqual([English, Polish, Hungarian].map(name => bare(name!)))
  }
})

const TYPES: readonly [test: string, path: string, rule: string, kind: string][] = [
  ['[CIT-1.6] the types are called as the rules say', 'citadels.md', 'CIT-1.6', 'type'],
  ['[CLA-0.3] the colours are called as the rules say', 'citadels-classic.md', 'CLA-0.3', 'classic.type'],
]
test.each(TYPES)('%s', (_, path, rule, kind) => {
  const line = read(`docs/rules/${path}`)
    .split('\n')
    .find(each => each.startsWith(`**${rule}`))!
  const types = [...line.matchAll(/(noble|religious|trade|military|unique|special)\W+(\p{L}+) \/ (\p{L}+)/gu)]
  expect(types.length).toBe(5)
  for (const [, type, polish, hungarian] of types) {
    const key = type === 'special' ? 'unique' : type
    expect(inThree(`${kind}.${key}`)).toEqual([type, polish, hungarian])
  }
})

test('[CIT-2.6] the lists are called as the rules say', () => {
  const [keys, polish, hungarian] = tableOf('citadels.md', 'CIT-2.6')
  const lists = Object.keys(keys!).filter(column => column !== '')
  expect(lists.length).toBe(3)
  for (const list of lists)
    expect(inThree(`preset.${keys![list]}`)).toEqual([list, bare(polish![list]!), bare(hungarian![list]!)])
})
