import { Credentials, NewGuest, NewName, NewPasskey, NewTable, PasskeyProof } from '@cloak/protocol'
import fc from 'fast-check'
import type { z } from 'zod'
import { ODD } from '../odd.ts'
import { junk, nearly, spoilt } from './junk.ts'

/** A request that HTTP itself has nothing against, as bytes. */
export interface Letter {
  method: string
  path: string
  headers: readonly (readonly [string, string])[]
  body: Buffer | null
  /** Sent in pieces, without saying how long it is. */
  isChunked?: boolean
}
/** Whom they may be from. */
export interface Senders {
  table: string
  /** Somebody's token. */
  token: string
}

const bytes = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', attestationObject: 'AAAA' }
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: bytes }
const account = { login: 'somebody', password: 'long enough' }
/** What is asked with a body: the form it must have, and one that has it. */
const ASKED: readonly [string, string, z.ZodType, { readonly [field: string]: unknown }][] = [
  ['POST', '/api/guests', NewGuest, { name: 'Junk' }],
  ['POST', '/api/bots', NewGuest, { name: 'Junk' }],
  ['PATCH', '/api/me', NewName, { name: 'Junk' }],
  ['POST', '/api/me/claim', Credentials, account],
  ['POST', '/api/login', Credentials, account],
  ['POST', '/api/tables', NewTable, { game: 'pact', seats: 4, listed: true, clock: { kind: 'none' }, salt: 's' }],
  ['POST', '/api/passkeys/login', PasskeyProof, credential],
  ['POST', '/api/me/passkeys', NewPasskey, { name: 'Junk', credential }],
  ['PATCH', '/api/me/passkeys/AAAA', NewName, { name: 'Junk' }],
]
const TYPE = ['content-type', 'application/json'] as const
const utf8 = (text: string): Buffer => Buffer.from(text)

/** Bodies that are none: each fails the form of its request. */
const bodies = fc.constantFrom(...ASKED).chain(([method, path, form, right]) => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    junk.map(each => JSON.stringify(each)),
    nearly(right).map(each => JSON.stringify(each)),
    spoilt(fc.constant(JSON.stringify(right))),
    fc.constant(`\uFEFF${JSON.stringify(right)}\0`),
  )
  const body = fc.oneof({ weight: 6, arbitrary: text.map(utf8) }, fc.uint8Array({ maxLength: 300 }).map(Buffer.from))
  return body
    .filter(each => each.length < 16_000 && !form.safeParse(parsed(new TextDecoder().decode(each))).success)
    .map(each => ({ method, path, body: each }))
})
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A word as it may stand in an address: nothing there that would end the line. */
const word = fc.oneof(
  fc.string({ unit: 'binary' }).map(text => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(...ODD).map(encodeURIComponent),
  fc.stringMatching(/^(%[0-9a-f]?[0-9a-f]?|\.\.|\/|\\|[a-z?&=;:@~]){0,12}$/),
  fc.nat({ max: 3000 }).map(length => 'a'.repeat(length)),
)
const addresses = (table: string) =>
  fc.oneof(
    fc.tuple(fc.constantFrom('people', 'tables', 'games'), word).map(each => `/api/${each.join('/')}`),
    fc.tuple(word, fc.constantFrom('replay', 'file')).map(([id, what]) => `/api/tables/${id}/${what}`),
    fc.tuple(word, fc.constantFrom('options', 'ratings')).map(([id, what]) => `/api/games/${id}/${what}`),
    word.map(text => `/${text}`),
    word.map(text => `/api/tables/${table}/replay?eyes=${text}`),
    word.map(text => `/api/games/pact/options?seats=${text}`),
    word.map(text => `/?lang=${text}`),
  )

/** What a header may hold by HTTP's own rules: no NUL, no end of line. */
const value = fc.stringMatching(/^[\t\x20-\x7e\x80-\xff]{0,60}$/)
const token = fc.oneof(fc.stringMatching(/^[\w-]{0,120}$/), value)
const headers = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constant('authorization'),
      fc.oneof(
        token.map(each => `Bearer ${each}`),
        value,
      ),
    ),
    fc.tuple(
      fc.constant('cookie'),
      fc.oneof(
        token.map(each => `cloak=${each}`),
        token.map(each => `a=b; cloak=${each}; cloak=`),
        value,
      ),
    ),
    fc.tuple(fc.constantFrom('origin', 'accept', 'accept-language', 'x-forwarded-for', 'content-encoding'), value),
    fc.tuple(
      fc.constantFrom('if-none-match', 'range', 'x-forwarded-proto', 'sec-fetch-site', 'te', 'cache-control'),
      value,
    ),
    fc.tuple(fc.stringMatching(/^x-[\w!#$%&'*+.^`|~-]{1,40}$/), value),
  ),
  { maxLength: 4 },
)
const TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  '',
  '\\',
]
const METHODS = ['PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'HEAD', 'LINK', 'QUERY']

/** Requests of which nothing can come: each has something wrong with it, some of them are from somebody. */
export function requests({ table, token }: Senders): fc.Arbitrary<Letter> {
  const own = ['authorization', `Bearer ${token}`] as const
  const asked = fc.constantFrom(...ASKED)
  const letter = (method: string, path: string, headers: Letter['headers'], body: unknown = null): Letter => ({
    method,
    path,
    headers,
    body: body === null || Buffer.isBuffer(body) ? body : utf8(JSON.stringify(body)),
  })
  return fc.oneof(
    { weight: 4, arbitrary: bodies.map(({ method, path, body }) => letter(method, path, [TYPE, own], body)) },
    fc
      .tuple(bodies, headers, fc.constantFrom(...TYPES))
      .map(([{ method, path, body }, odd, type]) => letter(method, path, [['content-type', type], ...odd], body)),
    { weight: 3, arbitrary: addresses(table).map(path => letter('GET', path, [own])) },
    fc
      .tuple(word, fc.constantFrom('PATCH', 'DELETE'))
      .map(([id, method]) => letter(method, `/api/me/passkeys/${id}`, [own], {})),
    fc.tuple(addresses(table), headers).map(([path, odd]) => letter('GET', path, odd)),
    fc
      .tuple(asked, fc.constantFrom(...METHODS))
      .map(([[, path, , right], method]) => letter(method, path, [TYPE, own], right)),
    // All is well with these, but for who sends them, or from where.
    fc
      .tuple(
        fc.constantFrom(...ASKED.filter(([, path]) => /me|tables/.test(path))),
        fc.stringMatching(/^[\w-]{1,100}$/),
      )
      .map(([[method, path, , right], bad]) => letter(method, path, [TYPE, ['authorization', `Bearer ${bad}`]], right)),
    fc
      .tuple(asked, fc.oneof(value, fc.webUrl()))
      .map(([[method, path, , right], origin]) => letter(method, path, [TYPE, own, ['origin', `x${origin}`]], right)),
    fc
      .constantFrom('/api/passkeys/challenge', '/api/me/passkeys/challenge')
      .map(path => letter('POST', path, [own, ['origin', 'http://x']])),
    // Too much of it.
    fc
      .tuple(asked, fc.integer({ min: 16_385, max: 40_000 }), fc.boolean())
      .map(([[method, path, , right], size, isChunked]) => ({
        ...letter(method, path, [TYPE, own], { ...right, junk: 'x'.repeat(size) }),
        isChunked,
      })),
    bodies.map(({ method, path, body }) => ({ ...letter(method, path, [TYPE, own], body), isChunked: true })),
  )
}

/** As it goes over the line. */
export function bytesOf({ method, path, headers, body, isChunked }: Letter): Buffer {
  const framing = isChunked
    ? ['transfer-encoding: chunked']
    : body || method !== 'GET'
      ? [`content-length: ${body?.length ?? 0}`]
      : []
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers.map(each => each.join(': ')), ...framing]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  if (!body) return isChunked ? Buffer.concat([head, utf8('0\r\n\r\n')]) : head
  if (!isChunked) return Buffer.concat([head, body])
  const pieces = [body.subarray(0, body.length / 2), body.subarray(body.length / 2)].filter(each => each.length > 0)
  const chunks = pieces.flatMap(each => [utf8(`${each.length.toString(16)}\r\n`), each, utf8('\r\n')])
  return Buffer.concat([head, ...chunks, utf8('0\r\n\r\n')])
}
