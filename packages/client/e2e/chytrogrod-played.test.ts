import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { freshStep, openTable, playBots, playOnTable, playTo } from './chytrogrod.ts'
import { playByKeys, playByMouse } from './chytrogrod-hands.ts'
import { ARTEFACTS } from './places.ts'
import { joinHost, newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const come = (how: Parameters<typeof newcomer>[2] = {}): Promise<Page> =>
  newcomer(world.browser, world.server.address, how)
const ownLaid = '.chy-down .chy-laid-face'

test('a whole game by the mouse: a card is carried to a district, another pointed there, the rest to the end', async () => {
  const page = await come()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await playBots(page, { seats: 3, contraband: 'on', intrigues: 'on' })
  await playTo(page, 'action.play')
  const before = await page.locator(ownLaid).count()
  await page.locator('.chy-card.thing-open').first().hover()
  await page.mouse.down()
  const [x, y] = await page
    .locator('.chy-quarter')
    .nth(3)
    .evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2] as const
    })
  await page.mouse.move(x, y, { steps: 5 })
  expect(await page.locator('.chy-over').count()).toBe(1)
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-carried.png` })
  await page.mouse.up()
  await page.waitForFunction(({ ownLaid, before }) => document.querySelectorAll(ownLaid).length === before + 1, {
    ownLaid,
    before,
  })

  await playTo(page, 'action.play')
  await page.locator('.chy-card.thing-barred').first().click({ force: true })
  expect(await page.locator('.why a').getAttribute('href')).toContain('/rules/chytrogrod#CHY-5.6')
  await page.locator('.chy-card.thing-open').last().click()
  await page.locator('.chy-quarter').first().click()
  expect(await page.locator('.chy-quarter .chy-ghost').count()).toBe(1)
  await page.locator('.chy-quarter').first().click()
  await page.waitForFunction(() => document.querySelector('.chy-ghost') === null)

  const clicked = await playByMouse([page])
  expect(clicked.again).toBeGreaterThan(clicked.confirm)
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-end.png` })
  expect(errors).toEqual([])
  expect(await page.locator('.outcome > ol > li').count()).toBe(3)
  expect(await page.locator('.chy-fate').count()).toBeGreaterThan(0)
  await page.context().close()
})

test('a whole game by the keyboard alone, on a phone, in Polish, and the focus is never lost', async () => {
  const page = await come({ size: PHONE, locale: 'pl' })
  await playBots(page, { seats: 3 })
  const { keys, lost } = await playByKeys(page)
  expect(keys).toBeGreaterThan(100)
  expect(lost).toEqual([])
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-keys-pl.png` })
  await page.context().close()
})

test('two browsers and a watcher at one table of five: each sees the backs of the others’ cards only, a reload loses nothing, and both see the end', async () => {
  const [host, guest, watcher] = await Promise.all([
    come(),
    come({ locale: 'hu', size: PHONE }),
    come({ locale: 'pl', theme: 'dark' }),
  ])
  await openTable(host, { seats: 5 })
  const link = await host.locator('input[readonly]').inputValue()
  await guest.goto(link)
  await joinHost(guest, host)
  await watcher.goto(link)
  await host.locator('.lobby-deeds .button').nth(1).click()
  await Promise.all([host, guest, watcher].map(page => page.locator('.chy').waitFor()))
  await playOnTable([host, guest], 14)
  await expect.poll(() => watcher.locator('.chy-laid.chy-down').count()).toBeGreaterThan(0)
  expect(await watcher.locator(ownLaid).count()).toBe(0)
  expect(await watcher.locator('.chy-card, .chy .thing').count()).toBe(0)
  const [mine, theirs, all] = await Promise.all([
    host.locator(ownLaid).count(),
    guest.locator(ownLaid).count(),
    watcher.locator('.chy-laid.chy-down').count(),
  ])
  expect(mine + theirs).toBeLessThanOrEqual(all)
  await watcher.screenshot({ path: `${ARTEFACTS}/chytrogrod-watcher.png` })
  await watcher.context().close()

  while ((await freshStep(guest)) !== 'action.play') await playOnTable([host, guest], 1)
  await guest.locator('.chy-card.thing-open').first().click()
  await guest.reload()
  await guest.locator('.chy-card.thing-chosen').waitFor()
  const { thing } = await playByMouse([host, guest], 30)
  expect(thing).toBeGreaterThan(5)
  await playOnTable([host, guest])
  await Promise.all([host, guest].map(page => page.locator('.outcome > ol > li').nth(4).waitFor()))
  await Promise.all([host, guest].map(page => page.context().close()))
})
