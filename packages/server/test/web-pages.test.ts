import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtFolder } from './support/built.ts'
import { ask, connect, newIdentity } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened } from './support/table.ts'

let server: Served
beforeAll(async () => void (server = await served({}, undefined, undefined, builtFolder())))
afterAll(() => server.end())

interface Got {
  status: number
  headers: { [name: string]: string }
  body: Buffer
}
/** As `fetch`, but nothing is unpacked on the way, and any header can be said. */
const get = (path: string, headers: { [name: string]: string } = {}): Promise<Got> =>
  new Promise((settle, fail) => {
    request(new URL(path, server.address), { headers: { connection: 'close', ...headers } }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        settle({
          status: answer.statusCode ?? 0,
          headers: answer.headers as { [name: string]: string },
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', fail)
      .end()
  })
const page = async (path: string, headers: { [name: string]: string } = {}): Promise<string> =>
  String((await get(path, headers)).body)
const tag = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
const titleOf = (html: string): string | undefined => /<title>(.*)<\/title>/.exec(html)?.[1]

test('home speaks the language of the address, of the choice made before, or of the browser', async () => {
  const langOf = async (path: string, headers = {}) => /<html lang="(\w+)"/.exec(await page(path, headers))?.[1]
  expect(await langOf('/', { 'accept-language': 'hu-HU,en;q=0.5' })).toBe('hu')
  expect(await langOf('/', { 'accept-language': 'hu', cookie: 'cloak.language=pl' })).toBe('pl')
  expect(await langOf('/?lang=en', { 'accept-language': 'hu', cookie: 'cloak.language=pl' })).toBe('en')
  const polish = await page('/?lang=pl')
  expect(polish).toContain('href="/manifest.pl.webmanifest"')
  expect(tag(polish, 'og:locale')).toBe('pl_PL')
  expect(tag(polish, 'description')).toContain('Średniowieczne')
  expect(polish).toMatch(/<noscript>.*JavaScript.*Pakt z diabłem.*openapi\.json.*<\/noscript>/)
})

test('a theme chosen before is there from the first sight on; anything else in its place is not', async () => {
  expect(await page('/', { cookie: 'cloak.theme=dark' })).toContain('<html lang="en" data-theme="dark">')
  expect(await page('/', { cookie: 'cloak.theme="><b>' })).toContain('<html lang="en">')
})

test('the link to a table says what can be joined, with a picture at an absolute address, and loads no table', async () => {
  const host = await connect(server.address, await newIdentity(server.address, 'Zofia <3 "Ż"'))
  const table = await opened(server.address, host, { game: 'chytrogrod', seats: 3, listed: false })
  const before = server.keepers.size()
  const html = await page(`/table/${table}`)
  expect(titleOf(html)).toBe('Slyville · Cloak &amp; Crown')
  expect(tag(html, 'og:title')).toBe('Slyville')
  expect(tag(html, 'og:description')).toContain('Host: Zofia &lt;3 &quot;Ż&quot;. Free seats: 2 of 3.')
  expect(tag(html, 'og:url')).toBe(`${server.address}/table/${table}`)
  expect(tag(html, 'robots')).toBe('noindex')
  const picture = await get(new URL(tag(html, 'og:image')!).pathname)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect([picture.body.readUInt32BE(16), picture.body.readUInt32BE(20)]).toEqual([1200, 630])
  expect(server.keepers.size()).toBe(before)
  await host.close()
})

test('an unknown table, a closed one and nonsense look alike, to the byte, and say what home says', async () => {
  const host = await connect(server.address, await newIdentity(server.address, 'Closer'))
  const table = await opened(server.address, host)
  await host.send({ kind: 'close', table })
  const pages = await Promise.all([table, 'x'.repeat(22), 'a%20b'].map(id => page(`/table/${id}`)))
  expect(new Set(pages).size).toBe(1)
  const home = await page('/')
  expect(titleOf(pages[0]!)).toBe(titleOf(home))
  const tags = ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'og:locale', 'twitter:card']
  for (const name of tags) expect([name, tag(pages[0]!, name)]).toEqual([name, tag(home, name)])
  await host.close()
})

test('what is not there is a page of its own with status 404', async () => {
  const lost = await get('/nowhere/at/all', { accept: 'text/html' })
  expect([lost.status, titleOf(String(lost.body))]).toEqual([404, 'No such page · Cloak &amp; Crown'])
  expect((await get('/rules/nothing', { accept: 'text/html' })).status).toBe(404)
  expect((await get('/rules/pact')).status).toBe(200)
})

test('a page comes in the encoding that is wanted, small enough for the first flight, and is not sent twice', async () => {
  const plain = await get('/')
  for (const [name, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await get('/', { 'accept-encoding': name })
    expect(packed.headers['content-encoding']).toBe(name)
    expect(unpack(packed.body).equals(plain.body)).toBe(true)
    expect(packed.body.length).toBeLessThan(14_000)
  }
  const etag = plain.headers['etag']!
  expect(plain.headers['vary']).toBe('accept-language, accept-encoding, cookie')
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
  expect((await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
  expect((await get('/', { 'if-none-match': etag, 'accept-language': 'pl' })).status).toBe(200)
})

test('files come compressed by the build, and neither that nor what the server reads itself has an address', async () => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page('/'))![1]!
  const plain = await get(script)
  const packed = await get(script, { 'accept-encoding': 'gzip;q=0.5, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(packed.headers['cache-control']).toContain('immutable')
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
  for (const hidden of [`${script}.br`, `${script}.gz`, '/pages.json', '/index.html'])
    expect([hidden, (await get(hidden)).status]).toEqual([hidden, 404])
  const worker = await page('/sw.js')
  expect(worker).toContain(script)
  expect(worker).not.toMatch(/\.(?:br|gz)"|pages\.json|\/pictures\//)
})

test('the policy allows the one inline style by its hash, and no other', async () => {
  const { headers, body } = await get('/table/x')
  const [style, ...more] = [...String(body).matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css!)
  expect(more).toEqual([])
  const hash = createHash('sha256').update(style!).digest('base64')
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(String(body)).not.toMatch(/\sstyle=|\son\w+=|<script(?![^>]* src=)/)
  const api = await ask(server.address, 'GET', '/api/games')
  expect(api.headers.get('content-security-policy')).toContain("style-src 'self';")
})

test('a request under an odd name gets no addresses of that name', async () => {
  const html = await page('/', { host: 'evil"><script>' })
  expect(html).not.toMatch(/evil|og:image"/)
})
