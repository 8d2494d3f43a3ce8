import { ErrorCode, failure } from '@cloak/protocol'
import { expect, test } from 'vitest'
import { newsOf } from '../src/table/LinkNews.tsx'

const well = { link: 'open', missed: null } as const
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
