import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Context, Hono } from 'hono'

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
/** Addresses that the client itself finds its way by. */
const PAGES = [
  '/',
  '/new/:game?',
  '/table/:id',
  '/rules/:game',
  '/learn/:game',
  '/replay/:id',
  '/people/:id',
  '/settings',
  '/chest-keeper',
  '/about',
]

interface File {
  body: Uint8Array<ArrayBuffer>
  zipped: Uint8Array<ArrayBuffer> | null
  type: string
  tag: string
}

function read(path: string): File {
  const body = new Uint8Array(readFileSync(path))
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const zipped = extname(path) === '.woff2' ? null : new Uint8Array(gzipSync(body))
  return { body, zipped, type, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Serves the built client out of memory: nothing but the files that were there at the start can be asked for. */
export function client(http: Hono, folder: string): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(each => each.isFile())
    .map(each => join(each.parentPath, each.name))
  const files = new Map(paths.map(path => [`/${relative(folder, path).split(sep).join('/')}`, read(path)]))
  const index = files.get('/index.html')
  if (!index) return

  const send = (c: Context, { body, zipped, type, tag }: File, lasts: boolean) => {
    c.header('etag', tag)
    c.header('vary', 'accept-encoding')
    c.header('cache-control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (c.req.header('if-none-match') === tag) return c.body(null, 304)
    c.header('content-type', type)
    if (!zipped || !c.req.header('accept-encoding')?.includes('gzip')) return c.body(body)
    c.header('content-encoding', 'gzip')
    return c.body(zipped)
  }
  for (const [path, file] of files) if (file !== index) http.get(path, c => send(c, file, path.startsWith('/assets/')))
  for (const page of PAGES) http.get(page, c => send(c, index, false))
  // The client says itself that there is no such page.
  http.get('*', (c, next) => {
    if (c.req.path.startsWith('/api/') || !c.req.header('accept')?.includes('text/html')) return next()
    c.status(404)
    return Promise.resolve(send(c, index, false))
  })
}
