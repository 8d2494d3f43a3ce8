import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playByMouse } from './by-hand.ts'
import { newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const hand = (page: Page): Promise<string[]> => page.locator('.hand .district-name').allInnerTexts()
/** The points at the end, in the order of the places: the numbers are the same in every language. */
const points = async (page: Page): Promise<string[]> =>
  (await page.locator('.outcome-done h3 strong').allInnerTexts()).map(text => /\d+/.exec(text)?.[0] ?? text)

test('two browsers and a watcher at a table of the older edition: a reload changes nothing, and all see the same end', async () => {
  const { address } = world.server
  const [host, guest, watcher] = await Promise.all([
    newcomer(world.browser, address),
    newcomer(world.browser, address, { locale: 'hu', size: PHONE }),
    newcomer(world.browser, address, { locale: 'pl', theme: 'dark' }),
  ])
  const all = [host, guest, watcher]
  await host.goto('/new/citadels-classic')
  await host.locator('.new-seats .choice', { hasText: '3' }).click()
  await host.locator('.new-foot .primary:enabled').click()
  const link = await host.locator('.invitation input').inputValue()
  await guest.goto(link)
  await guest.locator('.seats .primary').first().click()
  await watcher.goto(link)
  await watcher.locator('.seats').waitFor()
  await host.locator('.lobby-deeds .button').nth(1).click()
  await Promise.all(all.map(page => page.locator('.bar').waitFor()))

  const before = await hand(guest)
  expect(before).toHaveLength(4)
  await guest.reload()
  await guest.locator('.hand').waitFor()
  expect(await hand(guest)).toEqual(before)
  expect(await watcher.locator('.hand').count()).toBe(0)

  const clicked = await Promise.all([host, guest].map(playByMouse))
  for (const { thing, bar } of clicked) expect(thing).toBeGreaterThan(bar)
  await Promise.all(all.map(page => page.locator('.outcome-done').waitFor()))
  const seen = await Promise.all(all.map(points))
  expect(seen[0]).toHaveLength(3)
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
  await Promise.all(all.map(page => page.context().close()))
})
