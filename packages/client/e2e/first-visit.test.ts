import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { gameOf, isGameId } from '../src/games/registry.ts'
import { faultsOf } from './pages.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer, PHONE, playNow } from './support.ts'
import { useWorld } from './world.ts'

const NAME = 'Cloak & Crown'
const LOCALES = ['en', 'pl', 'hu'] as const
type Locale = (typeof LOCALES)[number]
const world = useWorld()
const tables = { playing: '', gathering: '' }

const words = Object.fromEntries(
  LOCALES.map(locale => [
    locale,
    JSON.parse(readFileSync(resolve(import.meta.dirname, `../locales/${locale}.json`), 'utf8')) as object,
  ]),
) as { [L in Locale]: { [key: string]: string } }
const gameIn = (locale: Locale, game: string): string => (isGameId(game) ? gameOf(game).title[locale] : game)

beforeAll(async () => {
  const page = await newcomer(world.browser, world.server.address)
  await playNow(page)
  tables.playing = page.url().split('/').at(-1)!
  const wish = { game: 'pact', seats: 4, clock: { kind: 'none' }, listed: false }
  const opened = await page.request.post('/api/tables', { data: wish })
  tables.gathering = ((await opened.json()) as { id: string }).id
  await page.context().close()
})

/** Every address, and the message in its tab. */
const TITLES: readonly { path(): string; key: string | null; game?: string }[] = [
  { path: () => '/', key: null },
  { path: () => '/new', key: 'client.new.title' },
  { path: () => '/new/chytrogrod', key: 'client.new.title' },
  { path: () => `/table/${tables.gathering}`, key: '{game}', game: 'pact' },
  { path: () => `/table/${tables.playing}`, key: '{game}', game: 'citadels-2016' },
  { path: () => '/table/not-there', key: null },
  { path: () => `/replay/${tables.playing}`, key: 'client.replay.title', game: 'citadels-2016' },
  { path: () => '/rules/pact', key: 'client.rules.title', game: 'pact' },
  { path: () => '/rules/not-there', key: 'client.missing.title' },
  { path: () => '/learn/chytrogrod', key: 'client.learn.title', game: 'chytrogrod' },
  { path: () => '/settings', key: 'client.nav.settings' },
  { path: () => '/about', key: 'client.nav.about' },
  { path: () => '/chest-keeper', key: 'client.keeper.title' },
  { path: () => '/people/not-there', key: 'client.nav.profile' },
  { path: () => '/not/there', key: 'client.missing.title' },
]

/** Writes down everything that the tab has said. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      if (document.title !== '' && document.title !== said.at(-1)) said.push(document.title)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}
const drawn = (page: Page): Promise<void> =>
  page.locator('.preferences:not(.shell-preferences), .frame').first().waitFor()

test.each(LOCALES)('in %s each page has its title from the first byte on, and keeps it', async locale => {
  const page = await newcomer(world.browser, world.server.address, { locale })
  await listen(page)
  for (const { path, key, game = '' } of TITLES) {
    const said = key === null ? '' : (words[locale][key] ?? key).replace('{game}', () => gameIn(locale, game))
    const title = said === '' ? NAME : `${said} · ${NAME}`
    await page.goto(path())
    await drawn(page)
    await page.waitForLoadState('networkidle')
    expect([path(), await page.title()]).toEqual([path(), title])
    expect([path(), await page.evaluate(() => Reflect.get(window, 'said') as string[])]).toEqual([path(), [title]])
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
  }
  await page.context().close()
})

test('one’s own page says so, and then who one is', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.goto('/people/me')
  await page.locator('.profile-head').waitFor()
  expect(await page.title()).toBe(`${await page.locator('.profile-head h1').textContent()} · ${NAME}`)
  await page.context().close()
})

const looks = [
  { size: DESK, theme: 'light' },
  { size: PHONE, theme: 'dark' },
] as const
test.each(looks)('before any script there is something to see, and it stays where it is ($theme)', async look => {
  const page = await newcomer(world.browser, world.server.address, { locale: 'pl', ...look })
  let release = (): void => {}
  const held = new Promise<void>(settle => (release = settle))
  await page.route('**/*.js', async route => {
    await held
    await route.continue()
  })
  const places = () =>
    page.evaluate(() =>
      ['.page-head', '.brand', 'main h1', 'main h1 + p'].map(selector => {
        const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect()
        return [selector, ...[x, y, width, height].map(Math.round)]
      }),
    )
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('.welcome h1').waitFor()
  await page.evaluate(() => document.fonts.ready)
  expect(await page.locator('.shell-preferences').count()).toBe(1)
  expect(await page.locator('.welcome h1').textContent()).toBe(words.pl['client.home.title'])
  await page.screenshot({ path: `${ARTEFACTS}/first-sight-${look.theme}.png` })
  expect(await faultsOf(page)).toEqual([])
  const before = await places()
  release()
  await page.locator('.welcome-deeds button:enabled').waitFor()
  expect(await places()).toEqual(before)
  await page.context().close()
})

test('the reader’s own language and theme are there before the script on the next visit', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.goto('/')
  await page.locator('.preferences select').first().selectOption('hu')
  await page.locator('.preferences select').last().selectOption('dark')
  await page.waitForFunction(() => document.documentElement.lang === 'hu')
  await page.route('**/*.js', route => route.abort())
  await page.goto('/about', { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']])).toEqual(
    ['hu', 'dark'],
  )
  await page.context().close()
})

test.each(LOCALES)('without JavaScript the page says in %s what it needs, and what there is', async locale => {
  const context = await world.browser.newContext({ javaScriptEnabled: false, locale, baseURL: world.server.address })
  const page = await context.newPage()
  for (const path of ['/', `/table/${tables.gathering}`]) {
    await page.goto(path)
    expect(await page.locator('noscript').innerText()).toContain('JavaScript')
    expect(await page.getByText(gameIn(locale, 'chytrogrod'), { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'OpenAPI' }).isVisible()).toBe(true)
    expect(await page.locator('.shell-lines').isVisible()).toBe(false)
  }
  await page.screenshot({ path: `${ARTEFACTS}/no-script-${locale}.png`, fullPage: true })
  await context.close()
})

test('without a connection each page still has its own title', async () => {
  const page = await newcomer(world.browser, world.server.address, { locale: 'hu' })
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await listen(page)
  await page.goto('/rules/pact')
  await drawn(page)
  const title = `${words.hu['client.rules.title']!.replace('{game}', gameIn('hu', 'pact'))} · ${NAME}`
  await page.waitForFunction(title => document.title === title, title)
  expect(await page.evaluate(() => Reflect.get(window, 'said') as string[])).toEqual([NAME, title])
  await page.context().close()
})
