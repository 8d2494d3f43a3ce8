import { type ErrorCode, failure } from '@cloak/protocol'
import { expect, test } from 'vitest'
import { Refusal } from '../src/connection/api.ts'
import { whyNoLogin } from '../src/pages/account/refused.ts'
import { whyNot } from '../src/people/passkeys.ts'

const refusal = (code: ErrorCode, field?: string) => new Refusal(failure(code, '', field))

test('who gets no login is told why', () => {
  expect(whyNoLogin(refusal('conflict', 'login'))).toBe('client.account.taken')
  expect(whyNoLogin(refusal('unauthorised'))).toBe('client.account.wrong')
  expect(whyNoLogin(refusal('bad-request', 'login'))).toBe('client.account.odd')
  expect(whyNoLogin(refusal('forbidden'))).toBe('parts.trouble.server')
  expect(whyNoLogin(new TypeError('Failed to fetch'))).toBe('parts.trouble.server')
})

test('a program is told that it goes by its token, whether it asks for a login or for a passkey', () => {
  for (const why of [whyNoLogin, whyNot]) expect(why(refusal('forbidden', 'token'))).toBe('client.account.program')
  expect(whyNot(refusal('forbidden', 'origin'))).toBe('parts.trouble.server')
})
