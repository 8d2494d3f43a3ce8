import type { Browser } from 'playwright-core'
import { openBrowser } from '../packages/client/e2e/browser.ts'
import { preparedBrowser } from '../packages/client/e2e/prepare-browser.ts'
import { startServer } from '../packages/client/e2e/server.ts'

/** A slow line: 50 kB/s down and up, and 2 s before each answer begins. */
const SLOW = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const RUNS = 3
/** What is looked at, and what can be used when it is there. */
const VISITS = [
  { name: 'home, en', locale: 'en', path: '/', ready: '.welcome-deeds button:enabled' },
  { name: 'home, pl', locale: 'pl', path: '/', ready: '.welcome-deeds button:enabled' },
  { name: 'rules, hu', locale: 'hu', path: '/rules/chytrogrod', ready: '.leaf' },
  { name: 'a table, pl', locale: 'pl', path: null, ready: '.seats button:enabled' },
] as const

interface Seen {
  firstByte: number
  painted: number
  usable: number
}

/** How long a first visit takes on a slow line, from the address being entered; the middle of a few runs. */
export async function firstVisit(): Promise<void> {
  const server = await startServer()
  const { browser, close } = await openBrowser(await preparedBrowser())
  const table = await gatheringTable(server.address)
  console.log('seconds of a first visit at 50 kB/s and 2 s of latency: first byte, something painted, usable')
  for (const { name, locale, path, ready } of VISITS) {
    const seen: Seen[] = []
    for (let i = 0; i < RUNS; i++)
      seen.push(await visit(browser, `${server.address}${path ?? `/table/${table}`}`, locale, ready))
    const middle = (of: (each: Seen) => number): string =>
      (seen.map(of).sort((a, b) => a - b)[RUNS >> 1]! / 1000).toFixed(1).padStart(6)
    console.log(
      `${name.padEnd(24)}${middle(each => each.firstByte)}${middle(each => each.painted)}${middle(each => each.usable)}`,
    )
  }
  await close()
  await server.stop()
}

/** A public table of Citadels with free seats. */
async function gatheringTable(address: string): Promise<string> {
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const guest = await post('/api/guests', { name: 'Zofia' })
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
  const wish = { game: 'citadels-2016', seats: 4, clock: { kind: 'none' }, listed: true, sit: true }
  return ((await (await post('/api/tables', wish, cookie)).json()) as { id: string }).id
}

async function visit(browser: Browser, address: string, locale: string, ready: string): Promise<Seen> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(address, { waitUntil: 'commit', timeout: 120_000 })
  const committed = Date.now()
  await page.locator(ready).first().waitFor({ timeout: 120_000 })
  const seen = await page.evaluate(committed => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    return {
      firstByte: committed - performance.timeOrigin,
      painted: painted?.startTime ?? Number.NaN,
      usable: performance.now(),
    }
  }, committed)
  await context.close()
  return seen
}
