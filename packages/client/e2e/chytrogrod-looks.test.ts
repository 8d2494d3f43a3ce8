import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cutTexts, playBots, playTo, playToTale, strayCards } from './chytrogrod.ts'
import { faultsOf } from './pages.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const come = (how: Parameters<typeof newcomer>[2] = {}): Promise<Page> =>
  newcomer(world.browser, world.server.address, how)
const ownLaid = '.chy-down .chy-laid-face'

test.each(['en', 'pl', 'hu'])('on a phone, in %s, taking up a card moves no district', async locale => {
  const page = await come({ size: PHONE, locale })
  await playBots(page, { seats: 4 })
  await playTo(page, 'action.play')
  const places = (): Promise<string[]> =>
    page.locator('.chy-quarter').evaluateAll(all => all.map(each => JSON.stringify(each.getBoundingClientRect())))
  const before = await places()
  const cards = page.locator('.chy-card.thing')
  for (const i of (await cards.all()).keys()) {
    await cards.nth(i).click()
    await page.locator('.chy-card.thing-chosen').waitFor()
    expect(await places()).toEqual(before)
  }
  await page.context().close()
})

test('the rulebook prints the pieces of the table', async () => {
  const page = await come({ locale: 'hu', size: PHONE })
  await page.goto('/rules/chytrogrod#deal')
  await page.locator('.chy-plate.chy-deal').first().waitFor()
  expect(await page.locator('.rulebook .medallion').count()).toBe(0)
  for (const piece of ['.chy-card', '.chy-banner', '.chy-edict', '.chy-plate-token'])
    expect(await page.locator(`.chy-plate${piece}`).count()).toBeGreaterThan(3)
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-book.png`, fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.context().close()
})

test('at 200 % the page scrolls, and a card can still be laid', async () => {
  const page = await come({ locale: 'hu' })
  await page.setViewportSize({ width: 640, height: 400 })
  await playBots(page, { seats: 4 })
  await playTo(page, 'action.play')
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-zoomed.png` })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const before = await page.locator(ownLaid).count()
  await page.locator('.chy-card.thing-open').first().click()
  await page.locator('.chy-quarter-name').nth(2).click()
  expect(await page.locator('.chy-ghost').count()).toBe(1)
  await page.locator('.confirm:enabled').click()
  await expect.poll(() => page.locator(ownLaid).count()).toBe(before + 1)
  await page.context().close()
})

const cases = (['en', 'pl', 'hu'] as const).flatMap((locale, i) =>
  [DESK, PHONE].map(size => ({ locale, size, width: size.width, seats: 3 + ((i + (size === PHONE ? 1 : 0)) % 3) })),
)

test.each(cases)('$seats seats in $locale at $width: nothing for axe to find, nothing cut, no raw key', async how => {
  const { locale, size, seats } = how
  const page = await come({ size, locale, theme: size === PHONE ? 'dark' : 'light' })
  await playBots(page, { seats, intrigues: 'on', contraband: seats === 5 ? 'on' : 'off' })
  const found: string[] = []
  const judge = async (name: string): Promise<void> => {
    await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-${name}-${locale}-${size.width}.png` })
    found.push(
      ...[...(await faultsOf(page)), ...(await cutTexts(page)), ...(await strayCards(page))].map(
        fault => `${name}: ${fault}`,
      ),
    )
    const key = /\b(?:client|chytrogrod|kernel)\.[a-z-]+\S*/.exec(await page.locator('body').innerText())?.[0]
    if (key !== undefined) found.push(`${name}: raw key ${key}`)
  }
  await page.locator('.chy-banner.thing-open').first().waitFor()
  await judge('guilds')
  await playTo(page, 'action.play')
  await page.locator('.chy-card.thing-open').first().click()
  await judge('play')
  await playToTale(page)
  await page.locator('.chy-controls [aria-pressed=true]').waitFor()
  await judge('trial')
  expect(found).toEqual([])
  await page.context().close()
})
