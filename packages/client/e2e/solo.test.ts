import { expect, test } from 'vitest'
import { playOn } from './game.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const HASTE = { name: 'cloak.solo-haste', value: 'yes' }

test('one who has been here once plays a whole game without a connection, over a reload, and looks back at it', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: DESK, locale: 'pl' })
  await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), HASTE)
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('.welcome-deeds .primary').click()
  await page.waitForURL(/\/table\/solo-/)
  await playOn(page, 6)
  await page.locator('.bar-mine').waitFor()
  const asked = await page.locator('.bar-says').first().textContent()
  await page.reload()
  await page.locator('.bar-mine').waitFor()
  expect(await page.locator('.bar-says').first().textContent()).toBe(asked)
  await page.screenshot({ path: `${ARTEFACTS}/solo-pl.png` })

  expect(await playOn(page)).toBeGreaterThan(5)
  const table = page.url()
  await page.goto(table.replace('/table/', '/replay/'))
  await page.locator('.transport').waitFor()
  await page.goto('/')
  await page
    .locator(`.tables a[href*="${table.split('/').at(-1)}"]`)
    .first()
    .waitFor()
  await page.context().close()
})

test.each(['citadels-classic', 'chytrogrod'])('%s is played alone, with options of its own', async game => {
  const page = await newcomer(world.browser, world.server.address, { size: DESK, locale: 'hu' })
  await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), HASTE)
  await page.goto(`/new/${game}`)
  await page.locator('.new-table fieldset').last().locator('.choice').last().click()
  await page.locator('.new-foot .primary:enabled').click()
  await page.waitForURL(/\/table\/solo-/)
  await page.locator('.bar-mine, .stage-mine').first().waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/solo-${game}.png` })
  expect(await playOn(page, 4)).toBe(4)
  await page.context().close()
})
