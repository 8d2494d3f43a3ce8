import * as crypto from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { isPassword, newToken, sealPassword, tokenHash } from '../src/people/token.ts'
import { shownIn, whoShows } from '../src/people/who.ts'
import type { Accounts } from '../src/ports/accounts.ts'

vi.mock('node:crypto', async original => {
  const own = await original<typeof crypto>()
  return {
    ...own,
    createHash: vi.fn(own.createHash),
    scrypt: vi.fn(own.scrypt),
    timingSafeEqual: vi.fn(own.timingSafeEqual),
  }
})
beforeEach(() => void vi.clearAllMocks())

const token = newToken()
const ann = { id: 'ann', name: 'Ann', bot: false, login: null }
const byToken = vi.fn(async (hash: string) => (hash === known ? ann : null))
const accounts = { byToken } as Partial<Accounts> as Accounts
const known = tokenHash(token)

test.each([
  ['good', `Bearer ${token}`, undefined, true],
  ['good, as a cookie', undefined, `cloak=${token}`, true],
  ['unknown', `Bearer ${newToken()}`, undefined, false],
  ['nearly good', `Bearer ${token.slice(0, -1)}_`, undefined, false],
  ['too short', 'Bearer abc', undefined, false],
  ['of another kind', 'Basic YTpi', undefined, false],
  ['unknown, as a cookie', undefined, 'cloak=x', false],
  ['endless, as a cookie', undefined, `cloak=${'x'.repeat(5000)}`, false],
  ['none at all', undefined, undefined, false],
])('a token that is %s costs one hash and one look-up', async (_, authorization, cookie, isGood) => {
  expect(await whoShows(accounts, shownIn(authorization, cookie))).toEqual(isGood ? ann : null)
  expect(crypto.createHash).toHaveBeenCalledTimes(1)
  expect(byToken).toHaveBeenCalledTimes(1)
})

test('a wrong password, and one for a login that nobody has, cost what the right one costs', async () => {
  const sealed = await sealPassword('correct horse')
  vi.clearAllMocks()
  const work = async (password: string, of: string | null) => {
    const right = await isPassword(password, of)
    const [call] = vi.mocked(crypto.scrypt).mock.calls
    const calls = [crypto.scrypt, crypto.timingSafeEqual].map(each => vi.mocked(each).mock.calls.length)
    vi.clearAllMocks()
    return { right, calls, salt: (call![1] as Buffer).length, length: call![2], cost: call![3] }
  }
  const right = await work('correct horse', sealed)
  expect(right).toMatchObject({ right: true, calls: [1, 1] })
  for (const odd of [await work('wrong horse', sealed), await work('correct horse', null), await work('', null)])
    expect(odd).toEqual({ ...right, right: false })
})
