import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { playOn } from './game.ts'
import { cutTexts, faultsOf, overlaps, unsaid } from './pages.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer, PATIENCE, PHONE, playNow } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()
/** Somebody who has finished a game, is in another and hosts a third: so that no page is empty. */
let somebody: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
const tables = { over: '', playing: '', gathering: '' }

const idOf = (page: Page): string => page.url().split('/').at(-1)!
beforeAll(async () => {
  const page = await newcomer(world.browser, world.server.address)
  await playNow(page)
  tables.over = idOf(page)
  await playOn(page)
  await playNow(page)
  tables.playing = idOf(page)
  await playOn(page, 5)
  await page.goto('/new/citadels-classic')
  await page.locator('.rank-row').first().waitFor()
  for (const row of [0, 2, 4]) await page.locator('.rank-row').nth(row).locator('.choice').last().click()
  await page.locator('.choice', { hasText: 'Everybody' }).click()
  await page.locator('.new-foot .primary:enabled').click()
  await page.locator('.seats .seat-deeds button').nth(1).click()
  await page.getByText('Squire:').waitFor()
  tables.gathering = idOf(page)
  somebody = await page.context().storageState()
  await page.context().close()
})

/** Every page: its address, what to wait for, and what to do there before it is looked at. */
const PAGES: { readonly [name: string]: { path(): string; ready: string; and?: (page: Page) => Promise<unknown> } } = {
  home: { path: () => '/', ready: '.tables li >> nth=2' },
  new: { path: () => '/new', ready: '.cast-card' },
  custom: {
    path: () => '/new',
    ready: '.cast-card',
    and: async page => {
      await page.locator('.preset-choices .choice').last().click()
      await page.locator('.choice', { has: page.locator('text=/levél|listow|letter/i') }).click()
      await page.locator('.clock-parts input[type=checkbox]').check()
      await page.locator('.spare summary').click()
    },
  },
  lobby: {
    path: () => `/table/${tables.gathering}`,
    ready: '.cast-card',
    and: page => page.locator('.invitation summary, .panel details summary').first().click(),
  },
  table: { path: () => `/table/${tables.playing}`, ready: '.frame:has(.bar-mine) .track' },
  company: {
    path: () => `/table/${tables.playing}`,
    ready: '.frame:has(.bar-mine) .track',
    and: async page => {
      const toggle = page.locator('.drawer-toggle')
      if (await toggle.isVisible()) await toggle.click()
      await page.locator('.company summary').click()
    },
  },
  replay: { path: () => `/replay/${tables.over}?eyes=all#60`, ready: '.transport' },
  fair: {
    path: () => `/replay/${tables.over}#9999`,
    ready: '.final-places',
    and: async page => {
      const toggle = page.locator('.drawer-toggle')
      if (await toggle.isVisible()) await toggle.click()
      await page.locator('.fairness .button').click()
      await page.locator('.fairness summary').click()
    },
  },
  profile: { path: () => '/people/me', ready: '.results li' },
  settings: { path: () => '/settings', ready: '.credentials >> nth=1' },
  about: { path: () => '/about', ready: 'h1' },
  rules: { path: () => '/rules/citadels-classic', ready: 'main p' },
  missing: { path: () => '/nowhere/at/all', ready: 'h1' },
}
/** Boards lay things over one another on purpose. */
const BOARDS = ['table', 'company', 'replay', 'fair']
const cases = (['en', 'pl', 'hu'] as const).flatMap(locale =>
  [DESK, PHONE].map(size => ({ locale, size, width: size.width })),
)

test.each(cases)(
  'each page in $locale at $width, by day and by candlelight: nothing for axe, nothing cut, nothing unsaid',
  async ({ locale, size }) => {
    const context = await world.browser.newContext({
      storageState: somebody,
      viewport: size,
      locale,
      baseURL: world.server.address,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    await context.addInitScript(`localStorage.removeItem('cloak.language')`)
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    const found: string[] = []
    for (const [name, { path, ready, and }] of Object.entries(PAGES)) {
      await page.goto(path())
      await page.locator(ready).first().waitFor()
      await and?.(page)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
      const faults = [
        ...(await faultsOf(page)),
        ...(await cutTexts(page)),
        ...(await unsaid(page, locale)),
        ...(BOARDS.includes(name) ? [] : await overlaps(page)),
      ]
      if (locale !== 'hu') await page.screenshot({ path: `${ARTEFACTS}/${name}-${locale}-${size.width}-light.png` })
      await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'))
      faults.push(...(await faultsOf(page, ['color-contrast'])))
      if (locale === 'hu') await page.screenshot({ path: `${ARTEFACTS}/${name}-${locale}-${size.width}-dark.png` })
      found.push(...faults.map(fault => `${name}: ${fault}`))
    }
    expect(found).toEqual([])
    await context.close()
  },
)
