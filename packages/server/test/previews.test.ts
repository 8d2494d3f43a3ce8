import { expect, test } from 'vitest'
import type { TableSummary } from '../src/ports/records.ts'
import { type Page, readBuilt } from '../src/web/built.ts'
import { escaped, displayName } from '../src/web/escape.ts'
import { type Preview, previewsIn } from '../src/web/preview.ts'
import { headOf } from '../src/web/head.ts'
import { LANGUAGES } from '@cloak/words'
import { originOf } from '../src/web/origin.ts'
import { template } from '../src/web/template.ts'
import { builtFolder } from './support/built.ts'

const built = readBuilt(builtFolder())
const pageAt = (path: string): Page => built.pages.find(page => page.path === path)!
const [TABLE, REPLAY] = [pageAt('/table/:id'), pageAt('/replay/:id')]
const at = (status: TableSummary['status'], taken = 1, host = 'Zofia'): TableSummary => ({
  game: 'pact',
  status,
  seats: 4,
  taken,
  host,
})

test.each([
  ['en', 'Deal with the Devil', 'Host: Zofia. Free seats: 3 of 4.', 'Replay: Deal with the Devil'],
  ['pl', 'Pakt z diabłem', 'Gospodarz: Zofia. Wolne miejsca: 3 z 4.', 'Powtórka: Pakt z diabłem'],
  ['hu', 'Alku az ördöggel', 'Házigazda: Zofia. Szabad helyek: 3, összesen 4.', 'Visszajátszás: Alku az ördöggel'],
] as const)(
  'in %s a table says its game, its host and its free seats, and a replay its game',
  (lang, game, line, replay) => {
    const previews = previewsIn(lang, built)
    const gathering = previews.table(TABLE, at('gathering'))
    expect(gathering).toMatchObject({ status: 200, title: game, heading: game, picture: 'pact', listed: false })
    expect(gathering.description).toContain(line)
    expect(previews.table(REPLAY, at('over'))).toMatchObject({ title: replay, picture: 'pact' })
  },
)

test.each(LANGUAGES)('in %s each state of a table has words of its own, with the host and without a winner', lang => {
  const previews = previewsIn(lang, built)
  const shown = [at('gathering'), at('gathering', 4), at('playing', 4), at('over', 4), at('abandoned', 4)]
  const lines = shown.map(summary => previews.table(TABLE, summary).description)
  expect(new Set(lines).size).toBe(lines.length)
  for (const line of lines) expect(line).toContain('Zofia')
  const replay = previews.table(REPLAY, at('over', 4)).description
  expect(replay).toContain('4')
  expect(replay).not.toContain('Zofia')
})

test('a closed table, a game not known here and a replay of what has not begun look as home does', () => {
  const previews = previewsIn('en', built)
  const { title, description, picture, path } = previews.home
  const hidden = [
    previews.table(TABLE, at('closed')),
    previews.table(REPLAY, at('closed')),
    previews.table(REPLAY, at('gathering')),
    previews.table(TABLE, { ...at('gathering'), game: 'unheard-of' }),
  ]
  for (const preview of hidden) expect(preview).toMatchObject({ title, description, picture, path })
})

test('each page has a title in each language; a game that is not there has none', () => {
  for (const lang of LANGUAGES) {
    const previews = previewsIn(lang, built)
    for (const page of built.pages.filter(({ of, path }) => of !== 'table' && path !== '/' && path !== '/offline'))
      expect(previews.of(page, 'pact').title).toMatch(/\p{L}/u)
    expect(previews.of(pageAt('/rules/:game'), 'pact')).toMatchObject({ status: 200, picture: 'pact' })
    expect(previews.of(pageAt('/rules/:game'), 'constructor')).toEqual(previews.missing)
    expect(previews.missing.status).toBe(404)
  }
})

test('names are escaped, shortened, and cannot turn the text around', () => {
  const evil = '"><script>alert(1)</script>'
  const preview: Preview = previewsIn('en', built).table(TABLE, at('gathering', 1, evil))
  const head = headOf(preview, { language: 'en', origin: 'https://x.example', path: '/table/"><b>' })
  expect(head).not.toMatch(/<script|<b>/)
  expect(head).toContain('&quot;&gt;&lt;script&gt;')
  expect(escaped(`a&b<c>d"e'f`)).toBe('a&amp;b&lt;c&gt;d&quot;e&#39;f')
  expect(displayName('\u202Eevil\u2066 \u200Bname\u0000\n\nhere')).toBe('evil name here')
  expect(displayName('x'.repeat(100))).toBe(`${'x'.repeat(40)}…`)
  expect(displayName('Łucja Żółć')).toBe('Łucja Żółć')
})

test('addresses are those the operator gave, else those of a request that names a plausible host', () => {
  expect(originOf(new URL('https://games.example.org'), 'evil.example', false)).toBe('https://games.example.org')
  expect(originOf(null, 'games.example.org:8080', false)).toBe('http://games.example.org:8080')
  expect(originOf(null, 'games.example.org', true)).toBe('https://games.example.org')
  expect(originOf(null, '[::1]:8080', false)).toBe('http://[::1]:8080')
  for (const odd of [undefined, '', 'a/b', 'a b', 'x"><script>', 'user@host', 'a:99999', 'a:b:c', '-a'])
    expect(originOf(null, odd, false)).toBeNull()
  const head = headOf(previewsIn('en', built).home, { language: 'en', origin: null, path: '/' })
  expect(head).not.toMatch(/og:image|og:url/)
})

test('a page without places to fill is named as what is wrong', () => {
  expect(() => template('<html lang="en"><body></body></html>')).toThrow(/index\.html of the built client lacks/)
})
