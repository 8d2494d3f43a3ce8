import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playByMouse } from './by-hand.ts'
import { friends, sitDown } from './friends.ts'
import { PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const hand = (page: Page): Promise<string[]> => page.locator('.hand .district-name').allInnerTexts()
/** The points at the end, in the order of the places: the numbers are the same in every language. */
const points = async (page: Page): Promise<string[]> =>
  (await page.locator('.outcome-done h3 strong').allInnerTexts()).map(text => /\d+/.exec(text)?.[0] ?? text)

test('two browsers and a watcher at a table of the older edition: a reload changes nothing, and all see the same end', async () => {
  const company = await friends(world, PHONE)
  const { host, guest, watcher } = company
  const all = [host, guest, watcher]
  await sitDown(company, 'citadels-classic', 3, 'with bots')

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
