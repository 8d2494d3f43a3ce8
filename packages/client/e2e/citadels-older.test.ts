import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playByKeys, playByMouse } from './by-hand.ts'
import { newcomer, PHONE, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

/** A short game of the older edition against bots, with a bonus character for each that has one. */
async function playOlder(page: Page): Promise<void> {
  await page.goto('/new/citadels-classic')
  await page.locator('.option-form .choice').first().waitFor()
  const bonus = page.locator('.option-form .choices .choice:nth-child(2):not([aria-disabled=true])')
  for (const each of await bonus.all()) await each.click()
  await page.locator('.new-foot .primary:enabled').click()
  await page.locator('.lobby-deeds .button').nth(1).click()
  await tableDrawn(page)
}

test('the older edition, with bonus cards, is played to its end on the things of a phone', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'pl' })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await playOlder(page)
  const clicked = await playByMouse(page)
  expect(errors).toEqual([])
  expect(clicked.thing).toBeGreaterThan(clicked.bar)
  expect(await page.locator('.outcome > ol > li').count()).toBe(4)
  await page.context().close()
})

test('the older edition, with bonus cards, is played to its end with the keyboard, and the focus is never lost', async () => {
  const page = await newcomer(world.browser, world.server.address, { locale: 'hu' })
  await playOlder(page)
  const { keys, lost } = await playByKeys(page)
  expect(keys).toBeGreaterThan(50)
  expect(lost).toBe(0)
  await page.context().close()
})
