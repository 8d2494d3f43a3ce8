import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Sendable, tagOf } from './sent.ts'

const MOST_KEPT = 200
/** Half a millisecond for a page, and nearly as small as the slowest. */
const QUALITY = 5
const TYPE = 'text/html; charset=utf-8'

/** Pages ready to be sent; one that was rendered before is not compressed again. */
export function renderings(): (html: string) => Sendable {
  const kept = new Map<string, Sendable>()
  return html => {
    const tag = tagOf(html)
    const found = kept.get(tag) ?? { bodies: compressed(html), type: TYPE, tag }
    kept.delete(tag)
    kept.set(tag, found)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return found
  }
}

function compressed(html: string): Sendable['bodies'] {
  const identity = new Uint8Array(Buffer.from(html))
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  return {
    identity,
    br: new Uint8Array(brotliCompressSync(identity, { params })),
    gzip: new Uint8Array(gzipSync(identity)),
  }
}
