import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type Encoding, encodingFor } from './accept.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** Something to send: its bytes by encoding, as far as there are any, and a tag that changes with them. */
export interface Sendable {
  bodies: { readonly identity: Bytes; readonly br?: Bytes; readonly gzip?: Bytes }
  type: string
  tag: string
}

export const tagOf = (body: string | Bytes): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** Does the client have this already? A proxy may have marked the tag as weak. */
const has = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === tag)

/** Sends it in the best encoding that the client takes, or says that the client has it already. */
export function send(c: Context, { bodies, type, tag }: Sendable, caching: string, vary = 'accept-encoding'): Response {
  const there = (Object.keys(bodies) as Encoding[]).filter(name => bodies[name] !== undefined)
  const encoding = encodingFor(c.req.header('accept-encoding'), there)
  const own = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  c.header('etag', own)
  c.header('vary', vary)
  c.header('cache-control', caching)
  if (has(c.req.header('if-none-match'), own)) return c.body(null, 304)
  c.header('content-type', type)
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  return c.body(bodies[encoding] ?? bodies.identity)
}
