import { expect, test } from 'vitest'
import { type Encoding, encodingFor } from '../src/web/accept.ts'
import { languageOf } from '../src/web/language.ts'

const ALL: readonly Encoding[] = ['identity', 'br', 'gzip']

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['gzip;q=0.5, identity;q=0.8', 'identity'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['zstd', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['br;q=7', 'identity'],
] as const)('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(encodingFor(header, ALL)).toBe(encoding)
})

test('what is not there is not sent, whatever is wanted', () => {
  expect(encodingFor('br, gzip', ['identity', 'gzip'])).toBe('gzip')
  expect(encodingFor('br, gzip', ['identity'])).toBe('identity')
  expect(encodingFor('identity;q=0, *;q=0', ALL)).toBe('identity')
})

test.each([
  [undefined, undefined, undefined, 'en'],
  [undefined, undefined, 'pl-PL,pl;q=0.9,en;q=0.8', 'pl'],
  [undefined, undefined, 'en;q=0.3, hu;q=0.9', 'hu'],
  [undefined, undefined, 'de, fr;q=0.9', 'en'],
  [undefined, undefined, 'pl;q=0, hu;q=0.1', 'hu'],
  [undefined, 'hu', 'pl', 'hu'],
  ['pl', 'hu', 'en', 'pl'],
  ['xx', 'yy', 'pl', 'pl'],
] as const)(
  'of the address (%s), the choice (%s) and the browser (%s) comes %s',
  (asked, chosen, accepts, language) => {
    expect(languageOf(asked, chosen, accepts)).toBe(language)
  },
)
