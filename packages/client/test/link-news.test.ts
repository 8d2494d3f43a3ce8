import { ErrorCode, failure } from '@cloak/protocol'
import { expect, test } from 'vitest'
import { newsOf } from '../src/table/LinkNews.tsx'

const well = { link: 'open', missed: null, held: null } as const
const missing = (code: ErrorCode) => newsOf({ ...well, missed: failure(code, '') })

test('a table that may be shown later is waited for, and the reader may ask at once; another is given up', () => {
  expect(newsOf(well)).toBe(null)
  const waited = ErrorCode.options.filter(code => missing(code)!.waits)
  expect(waited.sort()).toEqual(['too-many', 'unavailable'])
  expect(missing('unavailable')!.key).toBe('client.link.later')
  expect(missing('fault')!.key).toBe('client.link.fault')
  expect(missing('paused')!.key).toBe('client.table.paused')
  expect(missing('not-found')!.key).toBe('client.table.unknown')
})

test('what waits to be sent again is told; a broken connection and a missing table come first', () => {
  expect(newsOf({ ...well, held: 'too-many' })!.key).toBe('client.link.slow')
  expect(newsOf({ ...well, held: 'too-many', missed: failure('fault', '') })!.key).toBe('client.link.fault')
  expect(newsOf({ link: 'lost', held: 'too-many', missed: failure('fault', '') })!.key).toBe('client.link.lost')
})
