import type { Passkey } from '@cloak/protocol'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isPublicUrl, relyingParty } from '../src/people/relying-party.ts'
import { authenticator, type Lies, type MakeOptions, type ProveOptions } from './support/authenticator.ts'
import { ask, newProgram } from './support/client.ts'
import { served, type Served } from './support/server.ts'

/** One server at a name of its own, and one that is told nothing. */
const ORIGIN = 'https://games.example.org'
let server: Served
beforeAll(async () => void (server = await served({ PUBLIC_URL: ORIGIN })))
afterAll(() => server.end())
afterEach(() => void vi.useRealTimers())

type Own = { headers: { cookie: string } }
const ownOf = (headers: Headers): Own => ({ headers: { cookie: headers.get('set-cookie')!.split(';')[0]! } })
async function guest(name: string, at = server): Promise<Own & { id: string }> {
  const { headers, said } = await ask<{ id: string }>(at.address, 'POST', '/api/guests', { body: { name } })
  return { ...ownOf(headers), id: said.id }
}
const challenge = async (own: Own, at = server) =>
  (await ask<MakeOptions>(at.address, 'POST', '/api/me/passkeys/challenge', own)).said
const keep = (own: Own, name: string, credential: unknown, at = server) =>
  ask<Passkey>(at.address, 'POST', '/api/me/passkeys', { ...own, body: { name, credential } })
async function added(own: Own, name = 'Laptop') {
  const device = authenticator(ORIGIN)
  expect((await keep(own, name, device.make(await challenge(own)))).status).toBe(200)
  return device
}
const list = async (own: Own) => (await ask<Passkey[]>(server.address, 'GET', '/api/me/passkeys', own)).said
const wish = async (at = server) => (await ask<ProveOptions>(at.address, 'POST', '/api/passkeys/challenge')).said
const enter = (body: unknown, at = server) =>
  ask<{ id: string; error: object }>(at.address, 'POST', '/api/passkeys/login', { body })

test('a guest adds a passkey, and plays from another device without a password', async () => {
  const own = await guest('Zofia')
  const options = await challenge(own)
  expect(options).toMatchObject({
    rp: { id: 'games.example.org' },
    user: { name: 'Zofia' },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  const device = authenticator(ORIGIN)
  const { said } = await keep(own, ' Laptop ', device.make(options))
  expect(said).toEqual({ id: device.id, name: 'Laptop', made: expect.any(Number), used: null })
  const asked = await wish()
  expect(asked).toMatchObject({ rpId: 'games.example.org', userVerification: 'preferred' })
  expect(asked.allowCredentials ?? []).toEqual([])
  const there = await enter(device.prove(asked))
  expect([there.status, there.said.id]).toEqual([200, own.id])
  expect(there.headers.get('set-cookie')).toMatch(/HttpOnly/i)
  const other = ownOf(there.headers)
  expect(other.headers.cookie).not.toBe(own.headers.cookie)
  expect((await ask(server.address, 'GET', '/api/me', other)).said).toMatchObject({ id: own.id, login: null })
  expect(await list(other)).toMatchObject([{ name: 'Laptop', used: expect.any(Number) }])
})

test('a challenge is good once, for the one it was made for, and not for long', async () => {
  const [own, stranger] = [await guest('Ann'), await guest('Eve')]
  const device = authenticator(ORIGIN)
  const made = device.make(await challenge(own))
  expect((await keep(stranger, 'Mine now', made)).status).toBe(401)
  expect((await keep(own, 'Too late', made)).status).toBe(401)
  expect((await keep(own, 'Laptop', device.make(await challenge(own)))).status).toBe(200)
  const proof = device.prove(await wish())
  expect((await enter(proof)).status).toBe(200)
  expect((await enter(proof)).status).toBe(401)
  expect((await enter(device.prove({ ...(await wish()), challenge: 'bWFkZSB1cA' }))).status).toBe(401)
  // One that was given out for a new passkey is none for signing in.
  const { challenge: other } = await challenge(own)
  expect((await enter(device.prove({ ...(await wish()), challenge: other }))).status).toBe(401)
  const late = device.prove(await wish())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 })
  expect((await enter(late)).status).toBe(401)
})

test('of two that answer one challenge at the same moment one comes in', async () => {
  const device = await added(await guest('Twice'))
  const asked = await wish()
  const codes = await Promise.all(
    [device.prove(asked), device.prove(asked)].map(async each => (await enter(each)).status),
  )
  expect(codes).toContain(200)
  expect(codes).toContain(401)
})

test.each<[string, Lies]>([
  ['of another origin', { origin: 'https://evil.example' }],
  ['of the same name without TLS', { origin: 'http://games.example.org' }],
  ['for another name', { rpId: 'evil.example' }],
  ['that says it is for something else', { type: 'payment.get' }],
  ['of a device nobody was at', { flags: 0 }],
])('a proof %s is refused, and so is a new passkey', async (_, lies) => {
  const own = await guest('Béla')
  const device = await added(own)
  expect((await enter(device.prove(await wish(), lies))).status).toBe(401)
  expect((await keep(own, 'Odd', authenticator(ORIGIN).make(await challenge(own), lies))).status).toBe(401)
  expect(await list(own)).toHaveLength(1)
})

test('a proof with the wrong key, an old count or another person’s name is refused', async () => {
  const [own, other] = [await guest('Ann'), await guest('Bob')]
  const device = await added(own)
  const handle = (id: string) => ({ userHandle: Buffer.from(id).toString('base64url') })
  const forged = authenticator(ORIGIN).prove(await wish(), handle(own.id))
  expect((await enter({ ...forged, id: device.id, rawId: device.id })).status).toBe(401)
  expect((await enter(device.prove(await wish(), handle(other.id)))).status).toBe(401)
  expect((await enter(device.prove(await wish(), { counter: 7 }))).status).toBe(200)
  expect((await enter(device.prove(await wish(), { counter: 7 }))).status).toBe(401)
  expect((await enter(device.prove(await wish(), { counter: 8 }))).status).toBe(200)
})

test('a passkey that nobody has costs as much work as one with a wrong proof', async () => {
  const own = await guest('Ann')
  const device = await added(own)
  const userHandle = Buffer.from(own.id).toString('base64url')
  const verify = vi.spyOn(globalThis.crypto.subtle, 'verify')
  const unknown = authenticator(ORIGIN).prove(await wish(), { userHandle })
  expect((await enter(unknown)).status).toBe(401)
  const forged = authenticator(ORIGIN).prove(await wish(), { userHandle })
  expect((await enter({ ...forged, id: device.id, rawId: device.id })).status).toBe(401)
  expect(verify.mock.calls.map(([how]) => how)).toEqual(Array(2).fill(verify.mock.calls[0]![0]))
  verify.mockRestore()
})

test('passkeys are named anew and removed by their owner alone; one that is removed opens nothing', async () => {
  const [own, stranger] = [await guest('Ann'), await guest('Eve')]
  const [laptop, phone] = [await added(own, 'Laptop'), await added(own, 'Phone')]
  const change = async (who: Own, method: string, id: string, body?: object) =>
    (await ask(server.address, method, `/api/me/passkeys/${id}`, { ...who, ...(body && { body }) })).status
  expect(await change(stranger, 'DELETE', laptop.id)).toBe(404)
  expect(await change(stranger, 'PATCH', laptop.id, { name: 'Eve’s' })).toBe(404)
  expect(await change(own, 'PATCH', phone.id, { name: 'Telefon' })).toBe(200)
  expect(await change(own, 'DELETE', laptop.id)).toBe(200)
  expect((await list(own)).map(({ name }) => name)).toEqual(['Telefon'])
  expect((await enter(laptop.prove(await wish()))).status).toBe(401)
  expect((await enter(phone.prove(await wish()))).status).toBe(200)
  expect((await challenge(own)).excludeCredentials.map(({ id }) => id)).toEqual([phone.id])
})

test('nobody has the same passkey twice, or more than ten, and a bot has none', async () => {
  const [own, other] = [await guest('Ann'), await guest('Bob')]
  const device = await added(own)
  const again = await keep(other, 'Copy', device.make(await challenge(other)))
  expect([again.status, again.said]).toMatchObject([409, { error: { code: 'conflict', field: 'credential' } }])
  for (let i = 1; i < 10; i++) await added(own, `Key ${i}`)
  const more = await keep(own, 'One more', authenticator(ORIGIN).make(await challenge(own)))
  expect([more.status, more.said]).toMatchObject([409, { error: { field: 'passkeys' } }])
  const { token } = await newProgram(server.address, 'Alberich')
  const refused = await ask(server.address, 'POST', '/api/me/passkeys/challenge', { token })
  expect([refused.status, refused.said]).toMatchObject([403, { error: { code: 'forbidden', field: 'token' } }])
  expect((await ask(server.address, 'GET', '/api/me/passkeys')).status).toBe(401)
})

test('what is wrong with a request is said by the name of the field', async () => {
  const own = await guest('Ann')
  const made = authenticator(ORIGIN).make(await challenge(own))
  const { said } = await keep(own, '', made)
  expect(said).toMatchObject({ error: { code: 'bad-request', field: 'name' } })
  const odd = await keep(own, 'x', { ...made, rawId: 'a b' })
  expect(odd.said).toMatchObject({ error: { code: 'bad-request', field: 'credential.rawId' } })
  expect((await enter({ id: 'x' })).said.error).toMatchObject({ code: 'bad-request', field: 'rawId' })
})

test('signing in is limited as passwords are', async () => {
  const strict = await served({ PUBLIC_URL: ORIGIN, GUESTS_PER_MINUTE: '3' })
  const codes = []
  for (let i = 0; i < 5; i++)
    codes.push(
      (await ask(strict.address, 'POST', i % 2 ? '/api/passkeys/login' : '/api/passkeys/challenge', { body: {} }))
        .status,
    )
  expect(codes).toEqual([200, 400, 200, 429, 429])
  await strict.end()
})

test('a server that was told no address has passkeys on its own machine, and nowhere else', async () => {
  const plain = await served()
  const { port } = new URL(plain.address)
  expect((await ask<{ at: string }>(server.address, 'GET', '/api/passkeys')).said.at).toBe(ORIGIN)
  expect((await ask<{ at: string }>(plain.address, 'GET', '/api/passkeys')).said.at).toBe(`http://localhost:${port}`)
  const own = await guest('Ann', plain)
  const device = authenticator(`http://localhost:${port}`)
  expect((await keep(own, 'Here', device.make(await challenge(own, plain)), plain)).status).toBe(200)
  expect((await enter(device.prove(await wish(plain)), plain)).said.id).toBe(own.id)
  await plain.end()
})

test('a public address is a name over TLS, or the machine itself; passkeys belong to it whatever a request says', () => {
  for (const good of ['https://games.example.org', 'https://games.example.org:8443/', 'http://localhost:8080'])
    expect(isPublicUrl(good)).toBe(true)
  for (const bad of [
    'games.example.org',
    'http://games.example.org',
    'https://10.0.0.1',
    'https://[::1]',
    'https://a.b/c',
  ])
    expect(isPublicUrl(bad)).toBe(false)
  const named = { id: 'a.example', origin: 'https://a.example' }
  expect(relyingParty(new URL('https://a.example'), 'evil.example')).toEqual(named)
  expect(relyingParty(null, '127.0.0.1:80')).toEqual({ id: 'localhost', origin: 'http://localhost' })
  for (const host of ['games.example.org', '10.0.0.1:8080', undefined, 'a b', 'localhost.evil.example'])
    expect(relyingParty(null, host)).toBeNull()
})
