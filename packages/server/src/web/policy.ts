import { createHash } from 'node:crypto'

/** What a page may load. Inline styles are allowed by their hash alone, inline scripts never. */
export const contentPolicy = (styleHashes: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map(hash => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The hashes of a page's inline styles. */
export const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css]) => `sha256-${createHash('sha256').update(css!).digest('base64')}`,
  )
