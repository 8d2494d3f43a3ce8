import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playPlainly } from './pact-player.ts'
import { ARTEFACTS, newcomer, openBrowser, startServer, type World } from './support.ts'

const world = {} as World
beforeAll(async () => {
  world.server = await startServer()
  world.browser = await openBrowser()
}, 60_000)
afterAll(async () => {
  await world.browser.close()
  await world.server.stop()
})

/** A table of the pact, filled up with bots. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/new/pact')
  await page.locator('.new-foot .primary:enabled').click()
  await page.locator('.lobby-deeds .button').nth(1).click()
  await page.locator('.bar').waitFor()
}

test('a whole game against bots by the plain list of buttons', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.addInitScript(() => localStorage.setItem('cloak.plain', 'yes'))
  await sitDown(page)
  expect(await playPlainly(page)).toBeGreaterThan(40)
  await page.screenshot({ path: `${ARTEFACTS}/pact-plain-over.png` })
  expect(await page.locator('.outcome > ol > li').count()).toBe(4)
  await page.context().close()
}, 60_000)
