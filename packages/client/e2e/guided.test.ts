import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsIn } from './looks.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

/** Runs in the page: skips what the table still tells; what the chronicler wants of the reader meanwhile, which is nothing. */
function skipTale(): string[] | null {
  const skip = document.querySelector<HTMLElement>('.bar-skip')
  if (!skip) return null
  const wants = [...document.querySelectorAll('.chronicler :is(.button, .chronicler-task)')]
  skip.click()
  return wants.map(({ textContent }) => textContent)
}

/** Reads, and answers as the chronicler shows, until so many steps are done or the lesson is over; how many there were. */
async function learn(page: Page, most = Infinity): Promise<number> {
  for (let n = 0; ; n++) {
    await page.locator('.learn-next, .learn-show, .learn-done, .bar-skip').first().waitFor()
    const early = await page.evaluate(skipTale)
    if (early !== null) {
      expect(early).toEqual([])
      n--
      continue
    }
    if (n >= most || (await page.locator('.learn-done').isVisible())) return n
    const before = await page.locator('.chronicler').innerHTML()
    if (await page.locator('.learn-next').isVisible()) await page.locator('.learn-next').click()
    else {
      await page.locator('.learn-show').click()
      await page.locator('.learn-do').click()
    }
    await page.waitForFunction(before => document.querySelector('.chronicler')?.innerHTML !== before, before)
  }
}

test('the guided game of Citadels is found from the home page and played to its end by clicking what glows', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: DESK, locale: 'en' })
  await page.goto('/')
  await page.locator('a[href="/learn/citadels-2016"]').first().click()
  await learn(page, 2)
  // What the lesson does not want says so; what it wants glows and can be clicked, twice.
  await page.locator('.bar-ask .choice[aria-disabled=true]').first().click({ force: true })
  await page.locator('.why').waitFor()
  expect(await page.locator('.frame-board .thing-open').count()).toBeGreaterThan(0)
  await page.locator('.frame-board .thing-open').last().click()
  await page.locator('.frame-board .thing-chosen').last().click()
  await page.locator('.learn-next').waitFor()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: `${ARTEFACTS}/guided-citadels-desk.png` })
  expect(await learn(page)).toBeGreaterThan(45)
  expect(await page.locator('.outcome .winner').innerText()).toContain('31')
  await page.screenshot({ path: `${ARTEFACTS}/guided-citadels-over.png` })
  await page.context().close()
})

const lessons = [
  { game: 'citadels-2016', locale: 'pl', size: PHONE, theme: 'dark', steps: 45 },
  { game: 'citadels-classic', locale: 'hu', size: DESK, theme: 'dark', steps: 15 },
  { game: 'chytrogrod', locale: 'pl', size: DESK, theme: 'light', steps: 20 },
  { game: 'pact', locale: 'hu', size: DESK, theme: 'light', steps: 20 },
] as const
test.each(lessons)('the lesson of $game in $locale is played to its last word', async ({ game, steps, ...reader }) => {
  const page = await newcomer(world.browser, world.server.address, reader)
  await page.goto(`/learn/${game}`)
  await learn(page, 4)
  await page.screenshot({ path: `${ARTEFACTS}/guided-${game}-${reader.locale}.png` })
  expect(await faultsIn(page)).toEqual([])
  expect(await learn(page)).toBeGreaterThan(steps - 4)
  expect(await page.locator('.learn-done').getAttribute('href')).toBe(`/new/${game}`)
  await page.screenshot({ path: `${ARTEFACTS}/guided-${game}-${reader.locale}-over.png` })
  await page.context().close()
})

test('while a resolution is told the chronicler waits; once it is told, or skipped, the next question is spoken of', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'hu' })
  await page.goto('/learn/chytrogrod')
  const deeds = page.locator('.learn-next, .learn-show, .learn-do, .bar-skip')
  for (await deeds.first().waitFor(); !(await page.locator('.bar-skip').isVisible()); await deeds.first().waitFor())
    await page.evaluate(() => document.querySelector<HTMLElement>('.learn-next, .learn-show, .learn-do')?.click())
  await page.locator('.chy-controls .chy-tool').first().click()
  await page.screenshot({ path: `${ARTEFACTS}/guided-chytrogrod-tale.png` })
  expect(await page.locator('.chronicler :is(.button, .chronicler-task)').count()).toBe(0)
  const waiting = await page.locator('.chronicler-says').innerText()
  await page.locator('.bar-skip').click()
  await page.locator('.learn-next').waitFor()
  expect(await page.locator('.chronicler-says').innerText()).not.toBe(waiting)
  await page.context().close()
})
