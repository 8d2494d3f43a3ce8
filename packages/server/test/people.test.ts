import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { bucket } from '../src/people/limits.ts'
import { ask, newProgram } from './support/client.ts'
import { served, type Served } from './support/server.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

const guest = async (name: string) => {
  const made = await ask(server.address, 'POST', '/api/guests', { body: { name } })
  const cookie = made.headers.get('set-cookie')!
  return { ...made, cookie, own: { headers: { cookie: cookie.split(';')[0]! } } }
}
const login = (login: string, password: string) =>
  ask(server.address, 'POST', '/api/login', { body: { login, password } })

test('a guest with a name plays at once; the cookie is out of reach of scripts and other sites', async () => {
  const { status, cookie, own } = await guest('Zofia')
  expect(status).toBe(200)
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  expect((await ask(server.address, 'GET', '/api/me', own)).said).toMatchObject({
    name: 'Zofia',
    login: null,
    bot: false,
  })
  expect((await ask(server.address, 'GET', '/api/me')).status).toBe(401)
})

test('a guest is claimed with a password once, and can then come from another device', async () => {
  const { own, said } = await guest('Béla')
  const body = { login: 'Bela@example.org', password: 'correct horse' }
  expect((await ask(server.address, 'POST', '/api/me/claim', { ...own, body })).status).toBe(200)
  expect((await ask(server.address, 'POST', '/api/me/claim', { ...own, body })).status).toBe(409)
  const other = await login('bela@example.org', 'correct horse')
  expect(other.said).toMatchObject({ id: said['id'], name: 'Béla' })
  expect((await login('bela@example.org', 'wrong horse!')).status).toBe(401)
  expect((await login('nobody@example.org', 'correct horse')).status).toBe(401)
  const cookie = other.headers.get('set-cookie')!.split(';')[0]!
  await ask(server.address, 'POST', '/api/logout', { headers: { cookie } })
  expect((await ask(server.address, 'GET', '/api/me', { headers: { cookie } })).status).toBe(401)
  expect((await ask(server.address, 'GET', '/api/me', own)).status).toBe(200)
})

test('a program has its token, and no login', async () => {
  const { token, id } = await newProgram(server.address, 'Alberich')
  const body = { login: 'alberich', password: 'correct horse' }
  const { status, said } = await ask(server.address, 'POST', '/api/me/claim', { token, body })
  expect([status, said]).toMatchObject([403, { error: { code: 'forbidden', field: 'token' } }])
  expect((await login('alberich', 'correct horse')).status).toBe(401)
  expect((await ask(server.address, 'GET', '/api/me', { token })).said).toMatchObject({ id, bot: true, login: null })
})

test('of two who claim one login at the same moment one gets it, and the other is told that it is taken', async () => {
  const guests = await Promise.all(['One', 'Other', 'Third'].map(guest))
  const body = { login: 'wanted@example.org', password: 'correct horse' }
  const claims = await Promise.all(
    guests.map(({ own }) => ask(server.address, 'POST', '/api/me/claim', { ...own, body })),
  )
  expect(claims.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409])
  for (const { status, said } of claims)
    if (status === 409) expect(said['error']).toMatchObject({ code: 'conflict', field: 'login' })
  const winner = guests[claims.findIndex(({ status }) => status === 200)]!
  expect((await login('wanted@example.org', 'correct horse')).said).toMatchObject({ id: winner.said['id'] })
})

test('what is wrong with a request is said by the name of the field', async () => {
  const bad = async (path: string, body: unknown) => (await ask(server.address, 'POST', path, { body })).said['error']
  expect(await bad('/api/guests', {})).toMatchObject({ code: 'bad-request', field: 'name' })
  expect(await bad('/api/guests', { name: 'a\nb' })).toMatchObject({ field: 'name' })
  expect(await bad('/api/guests', { name: 'A', rank: 1 })).toMatchObject({ field: 'rank' })
  expect(await bad('/api/login', { login: 'abc', password: 'x' })).toMatchObject({ field: 'password' })
  expect(await bad('/api/guests', 'x'.repeat(20_000))).toMatchObject({ code: 'too-large' })
})

test('a table cannot be opened with options the game does not know', async () => {
  const { own } = await guest('Host')
  const open = async (body: object) =>
    (await ask(server.address, 'POST', '/api/tables', { ...own, body })).said['error']
  expect(await open({ game: 'chess', seats: 2 })).toMatchObject({ field: 'game' })
  expect(await open({ game: 'citadels-2016', seats: 12 })).toMatchObject({ field: 'seats' })
  expect(await open({ game: 'citadels-2016', seats: 4, options: { no: 1 } })).toMatchObject({ code: 'bad-request' })
  expect(await open({ game: 'citadels-2016', seats: 4, clock: { kind: 'live', bank: 0, increment: 5 } })).toMatchObject(
    { field: 'clock.bank' },
  )
  // Before the server has made its secret a salt would prove nothing.
  expect(await open({ game: 'citadels-2016', seats: 4, salt: 'early' })).toMatchObject({ field: 'salt' })
})

test('pages of other origins can use neither the socket nor the API with somebody’s cookie', async () => {
  const { own } = await guest('Victim')
  const origin = 'https://evil.example'
  const headers = { ...own.headers, origin }
  expect((await ask(server.address, 'POST', '/api/tables', { headers, body: {} })).status).toBe(403)
  const status = (extra: object) =>
    new Promise<number>(settle => {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, {
        headers: { ...own.headers, ...extra },
      })
      socket.on('unexpected-response', (_, { statusCode }) => settle(statusCode!))
      socket.on('error', () => {})
      socket.on('open', () => {
        settle(101)
        socket.close()
      })
    })
  expect(await status({ origin })).toBe(403)
  expect(await status({ origin: server.address })).toBe(101)
  expect(await status({ cookie: 'cloak=nonsense' })).toBe(401)
})

test('every answer carries the headers of a careful site, and the page has no script in it', async () => {
  for (const lang of ['en', 'pl', 'hu']) {
    const { said, headers } = await ask<string>(server.address, 'GET', '/', { headers: { 'accept-language': lang } })
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(said).toContain(`<html lang="${lang}">`)
    expect(said).not.toMatch(/<script|style=|\son\w+=/)
  }
})

test('machines find the interface, the health and the figures', async () => {
  const { said } = await ask<{ paths: { [path: string]: object } }>(server.address, 'GET', '/api/openapi.json')
  expect(Object.keys(said.paths)).toContain('/api/tables/{id}/replay')
  expect((await ask<string>(server.address, 'GET', '/healthz')).said).toBe('ok\n')
  expect((await ask<string>(server.address, 'GET', '/readyz')).said).toBe('ready\n')
  const figures = (await ask<string>(server.address, 'GET', '/metrics')).said
  expect(figures).toMatch(/^cloak_requests_total \d+$/m)
  expect(figures).toMatch(/^cloak_service_p99_seconds [\d.e-]+$/m)
})

test('an address that asks too often is told to slow down', async () => {
  const strict = await served({ REQUESTS_PER_SECOND: '1', GUESTS_PER_MINUTE: '2' })
  const codes = []
  for (let i = 0; i < 8; i++)
    codes.push((await ask(strict.address, 'POST', '/api/guests', { body: { name: 'x' } })).status)
  expect(codes.slice(0, 2)).toEqual([200, 200])
  expect(codes.slice(2)).toEqual(Array(6).fill(429))
  await strict.end()
})

test('the files of a page, which are many, do not count as requests', async () => {
  const strict = await served({ REQUESTS_PER_SECOND: '2' })
  const files = []
  for (let i = 0; i < 60; i++) files.push((await ask(strict.address, 'GET', `/assets/${i}.js`)).status)
  expect(new Set(files)).toEqual(new Set([404]))
  expect((await ask<string>(strict.address, 'GET', '/api/openapi.json')).status).toBe(200)
  await strict.end()
})

test('a clock that is set back shuts nobody out', () => {
  const few = bucket(1, 3)
  expect(few.take(1_000_000)).toBe(true)
  expect([1000, 1001, 1002].map(now => few.take(now))).toEqual([true, true, false])
  expect(few.take(2002)).toBe(true)
})
