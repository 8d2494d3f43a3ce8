import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOn } from './game.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer, PHONE, playNow, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

/** Tries what cannot be chosen, if there is any; where the reason leads to. */
async function reasonFor(page: Page): Promise<string | null> {
  // While an answer is on its way the question still stands there, and its reasons go with it.
  await page.locator('.bar-mine:not([aria-busy=true])').waitFor()
  const tried = await page.evaluate(() => {
    const barred = document.querySelector<HTMLElement>('.bar-mine:not([aria-busy=true]) .choice[aria-disabled=true]')
    barred?.click()
    return barred !== null
  })
  if (!tried) return null
  const found = page.waitForFunction(() => document.querySelector('.why a')?.getAttribute('href'), null, {
    polling: 20,
    timeout: 2000,
  })
  return found.then(
    async href => (await href.jsonValue()) ?? null,
    () => null,
  )
}

test('one button leads to a game of Citadels against bots, which can be played to the end by the mouse', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await playNow(page)
  await page.locator('.bar-mine .choice').first().waitFor()
  const first = page.locator('.portrait.thing-open').first()
  await first.click()
  await page.locator('.confirm:enabled').click()
  await playOn(page, 12)
  await page.locator('.bar-mine').waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-desk.png` })
  expect(await playOn(page)).toBeGreaterThan(10)
  await page.screenshot({ path: `${ARTEFACTS}/citadels-over.png` })
  expect(await page.locator('.outcome > ol > li').count()).toBe(4)
  expect(await page.locator('.outcome li ul li').count()).toBeGreaterThan(3)
  await page.context().close()
})

test('a thing that cannot be chosen says why, with a link to its rule', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await playNow(page)
  let href = await reasonFor(page)
  for (; href === null; href = await reasonFor(page)) await playOn(page, 1)
  expect(href).toMatch(/^\/rules\/citadels-2016#CIT-\d/)
  // The book opens beside the table.
  const [book] = await Promise.all([page.waitForEvent('popup'), page.locator('.why a').first().click()])
  const id = decodeURIComponent(href.split('#')[1]!)
  await book.waitForFunction(id => document.activeElement?.id === id, id)
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//)
  await page.context().close()
})

test('several rounds by the keyboard alone, on a phone, in Polish', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'pl' })
  await page.goto('/')
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.matches('.welcome-deeds .primary'))) break
  }
  await page.keyboard.press('Enter')
  let answered = 0
  const focused = (selector: string) =>
    page.evaluate(selector => document.activeElement?.matches(selector) ?? false, selector)
  while (answered < 14) {
    await page.locator('.bar-mine').waitFor()
    const at = await page.locator('.bar-says').textContent()
    for (let i = 0; i < 150; i++) {
      if ((await focused('.confirm:enabled')) && (await page.locator('.confirm').isEnabled())) {
        await page.keyboard.press('Enter')
        answered++
        break
      }
      if (await focused('.bar-ask .choice:not([aria-disabled=true]):not([aria-pressed=true])')) {
        if (!(await page.locator('.confirm').isEnabled())) await page.keyboard.press('Enter')
      } else if (await focused('.bar-ask .stepper button:last-child')) await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    await page.waitForFunction(
      at =>
        !document.querySelector('.bar-mine') ||
        document.querySelector('.bar-says')?.textContent !== at ||
        !document.querySelector('.confirm:enabled'),
      at,
    )
  }
  await page.locator('.bar-mine').waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-phone-pl.png` })
  await page.context().close()
})

test.each(['citadels-classic', 'chytrogrod'])('%s is played in the browser', async game => {
  const page = await newcomer(world.browser, world.server.address, { size: DESK, locale: 'hu', theme: 'dark' })
  await page.goto(`/new/${game}`)
  await page.locator('.new-foot .primary:enabled').click()
  await page.locator('.lobby-deeds .button').nth(1).click()
  await tableDrawn(page)
  await playOn(page, 8)
  await page.screenshot({ path: `${ARTEFACTS}/${game}-hu.png` })
  expect(await playOn(page, 15)).toBeGreaterThan(0)
  await page.context().close()
})
