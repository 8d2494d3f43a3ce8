import { describe, expect, test } from 'vitest'
import { ask, connect, newIdentity } from './client.ts'
import { opened } from './table.ts'

/** Texts that databases and parsers stumble over; none is the id of anything. */
export const ODD = [
  '\0',
  'a\0b',
  '\u{1F451}',
  'ą',
  '..',
  "' or 1=1 --",
  'a b',
  '%',
  '\u202Eabc',
  '\n',
  'x'.repeat(65),
  '__proto__',
  'constructor',
]
/** Bytes that are no text at all, as they would stand in an address. */
const NO_TEXT = ['%', '%ff', '%ED%A0%80', '%C0%80', '%00%', '%u0000']

async function guest(address: string): Promise<{ headers: { cookie: string } }> {
  const { headers } = await ask(address, 'POST', '/api/guests', { body: { name: 'Odd' } })
  return { headers: { cookie: headers.get('set-cookie')!.split(';')[0]! } }
}
interface Failed {
  error: { code: string; field?: string }
}

/** What must be so of odd texts on every database, wherever they are put. */
export function oddSuite(name: string, address: () => string): void {
  describe(`odd texts on ${name}`, () => {
    test('what is not of the form of an id is nothing’s id, whatever is asked of it', async () => {
      const { said } = await ask<{ paths: { [path: string]: object } }>(address(), 'GET', '/api/openapi.json')
      const own = await guest(address())
      const named = Object.entries(said.paths).filter(([path]) => path.includes('{id}'))
      expect(named.length).toBeGreaterThan(5)
      for (const [path, methods] of named)
        for (const method of Object.keys(methods))
          for (const id of [...ODD.map(encodeURIComponent), ...NO_TEXT]) {
            const body = method === 'patch' ? { body: { name: 'N' } } : {}
            const at = path.replace('{id}', id)
            const answer = await ask<Failed>(address(), method.toUpperCase(), at, { ...own, ...body })
            expect([at, answer.status, answer.said.error?.code]).toEqual([at, 404, 'not-found'])
          }
    })
    test('an odd query is a bad request that names the field', async () => {
      const host = await connect(address(), await newIdentity(address(), 'Odd'))
      const table = await opened(address(), host)
      for (const odd of [...ODD.map(encodeURIComponent), ...NO_TEXT, '', '-1', '1e1', '0x4', '99'])
        for (const [path, field] of [
          [`/api/tables/${table}/replay?eyes=${odd}`, 'eyes'],
          [`/api/games/citadels-2016/options?seats=${odd}`, 'seats'],
        ] as const) {
          const { status, said } = await ask<Failed>(address(), 'GET', path)
          expect([path, status, said.error?.field]).toEqual([path, 400, field])
        }
      await host.close()
    })
    test('names, logins and salts are printable or refused; a password may be anything', async () => {
      const own = await guest(address())
      const code = async (method: string, path: string, body: object) => {
        const { status, said } = await ask<Failed>(address(), method, path, { ...own, body })
        return [status, status === 200 ? '' : said.error.field?.split('.')[0]]
      }
      const table = { game: 'citadels-2016', seats: 4 }
      for (const odd of ['\0', 'a\0b', '\uD800', 'a\uDC00b', '\n']) {
        expect(await code('POST', '/api/guests', { name: odd })).toEqual([400, 'name'])
        expect(await code('POST', '/api/bots', { name: odd })).toEqual([400, 'name'])
        expect(await code('PATCH', '/api/me', { name: odd })).toEqual([400, 'name'])
        expect(await code('POST', '/api/login', { login: `abc${odd}d`, password: 'longenough' })).toEqual([
          400,
          'login',
        ])
        expect(await code('POST', '/api/tables', { ...table, salt: odd })).toEqual([400, 'salt'])
        expect(await code('POST', '/api/tables', { ...table, game: odd })).toEqual([400, 'game'])
        expect(await code('POST', '/api/tables', { ...table, options: { [odd]: odd } })).toEqual([400, 'options'])
      }
      const credentials = { login: `odd-${name.toLowerCase()}`, password: '\0\uD800 long enough \u{1F451}\n\0' }
      expect(await code('POST', '/api/me/claim', credentials)).toEqual([200, ''])
      expect(await code('POST', '/api/login', credentials)).toEqual([200, ''])
    })
    test('a command with an odd id is a bad request; odd talk is refused or kept as it was said', async () => {
      const host = await connect(address(), await newIdentity(address(), 'Odd'))
      const table = await opened(address(), host)
      await host.send({ kind: 'watch', table })
      const bad = { kind: 'error', error: { code: 'bad-request' } }
      for (const odd of [...ODD.filter(text => !/^\w+$|^\.\.$/.test(text)), '\uD800']) {
        expect(await host.send({ kind: 'watch', table: odd })).toMatchObject(bad)
        expect(await host.send({ kind: 'mute', person: odd, on: true })).toMatchObject(bad)
        expect(await host.send({ kind: 'sit', table, salt: odd })).toMatchObject(bad)
      }
      expect(await host.send({ kind: 'watch', table, after: Number.MAX_SAFE_INTEGER })).toMatchObject({ kind: 'done' })
      expect(await host.send({ kind: 'say', table, text: 'a\0b' })).toMatchObject(bad)
      const lone = 'a lone \uD800 and \u{1F451}'
      expect(await host.send({ kind: 'say', table, text: lone })).toMatchObject({ kind: 'done' })
      expect(host.now!.told[0]!.said).toMatchObject({ text: lone })
      const again = await connect(address(), host.who)
      await again.send({ kind: 'watch', table })
      const now = await again.until(({ told }) => told.length > 0)
      expect(now.told.find(({ said }) => said)?.said).toMatchObject({ text: lone })
      for (const client of [host, again]) await client.close()
    })
  })
}
