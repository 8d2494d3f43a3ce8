import { citadels2016 } from '@cloak/citadels-2016'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOn } from './game.ts'
import { cutTexts, faultsOf, overlaps, unsaid } from './pages.ts'
import { ARTEFACTS } from './places.ts'
import { openStage, stagedGame } from './staged.ts'
import { DESK, newcomer, PHONE, playNow, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

/** Where the keyboard is. */
const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(selector => document.activeElement?.matches(selector) ?? false, selector)
const ask = (page: Page) => page.locator('.ask-chancellor > .button')

async function looksRight(page: Page, language: string, name: string): Promise<void> {
  await page.screenshot({ path: `${ARTEFACTS}/${name}.png` })
  expect(await faultsOf(page)).toEqual([])
  expect(await cutTexts(page)).toEqual([])
  expect(await unsaid(page, language)).toEqual([])
}

test('among bots the chancellor gives counsel by the keyboard, and taking it does not give the answer', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: DESK })
  await page.addInitScript(() => {
    Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
      apply(post, worker, args: [{ kind?: string }, Transferable[]]) {
        if (args[0].kind === 'advise') document.documentElement.dataset['asked'] = JSON.stringify(args[0])
        Reflect.apply(post, worker, args)
      },
    })
  })
  await playNow(page)
  await page.locator('.bar-mine').waitFor()
  const question = await page.locator('.bar-says').textContent()

  await ask(page).focus()
  await page.keyboard.press('Enter')
  await page.locator('.counsel[aria-busy=true]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.counsel').waitFor({ state: 'detached' })
  expect(await isFocused(page, '.ask-chancellor > .button')).toBe(true)

  await page.keyboard.press('Enter')
  await page.locator('.counsel-answers > li').first().waitFor()
  expect(await page.locator('.counsel-answers > li').count()).toBeGreaterThan(1)
  expect(await page.locator('.ask-chancellor [role=status]').textContent()).toMatch(/thinks best: .+ \d+%\.$/)
  expect(await page.locator('.counsel-answers ul li').count()).toBeGreaterThan(0)
  await looksRight(page, 'en', 'counsel-desk')

  const asked = JSON.parse((await page.locator('html').getAttribute('data-asked')) ?? '{}') as object
  expect(Object.keys(asked).sort()).toEqual(['game', 'heard', 'kind', 'seat', 'seen', 'thinks'])

  const best = await page.locator('.counsel-answers h3').first().textContent()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('.confirm:enabled'))
  expect(await page.locator('.confirm').textContent()).toBe(`Confirm: ${best}`)
  expect(await page.locator('.bar-says').textContent()).toBe(question)
  await page.context().close()
})

test('while another person sits at the table, the chancellor says why there is no counsel', async () => {
  const game = stagedGame(citadels2016, 4, 'counsel')
  const n = game.moments.findIndex(({ state }) => state.script.length > 0)
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'pl', theme: 'dark' })
  for (let eye = 0; eye < 4; eye++) {
    const stage = await openStage(page, game, eye)
    stage.show(n)
    await page.goto('/table/staged')
    await tableDrawn(page)
    if ((await page.locator('.bar-mine').count()) > 0) break
  }
  await ask(page).click()
  await page.locator('.counsel', { hasText: 'kanclerz milczy' }).waitFor()
  expect(await page.locator('.counsel-answers').count()).toBe(0)
  await looksRight(page, 'pl', 'counsel-silent')
  await page.context().close()
})

test('alone on a phone, in Hungarian, by candlelight', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'hu', theme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('cloak.solo-haste', 'yes'))
  await page.goto('/new/pact')
  await page.locator('.new-table fieldset').last().locator('.choice').last().click()
  await page.locator('.new-foot .primary:enabled').click()
  await page.waitForURL(/\/table\/solo-/)
  await ask(page).click()
  await page.locator('.counsel-answers > li').first().waitFor()
  await looksRight(page, 'hu', 'counsel-phone')
  await page.locator('.counsel-answers .button').first().click()
  await page.waitForFunction(() => document.activeElement?.matches('.confirm:enabled'))
  await page.context().close()
})

/** Presses the button as soon as it is there: a short game may be studied before a mouse gets to it. */
const stopsAnalysis = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLButtonElement>('.analysis-progress .button')
      if (!button) return
      observer.disconnect()
      button.click()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

test('a finished game is studied: a line for every seat, a link to every moment that swung it', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await playNow(page)
  await playOn(page)
  await stopsAnalysis(page)
  await page.locator('.outcome a[href$="?analysis"]').click()
  await page.getByText('The analysis was stopped.').waitFor()
  await page.locator('.analysis-progress .button').click()
  await page.locator('.chart').waitFor()
  expect(await page.locator('.chart .trace').count()).toBe(4)
  expect(await page.locator('.chart-legend li').count()).toBe(4)
  const swing = page.locator('.swings a').first()
  const href = await swing.getAttribute('href')
  await swing.click()
  await page.waitForFunction(href => location.hash === href, href)
  await page.locator('.swings a[aria-current=true]').first().waitFor()
  await looksRight(page, 'en', 'analysis-desk')
  expect(await overlaps(page, '.analysis')).toEqual([])
  await page.locator('.chance-table summary').click()
  await expect.poll(() => page.locator('.chance-table tbody tr').count()).toBe(24)
  expect(await page.locator('.chance-table tbody tr').last().locator('td').allInnerTexts()).toContain('100%')

  const { pathname } = new URL(page.url())
  const phone = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'pl', theme: 'dark' })
  await phone.goto(`${pathname}?analysis#40`)
  await phone.locator('.chart').waitFor()
  await looksRight(phone, 'pl', 'analysis-phone')
  expect(await overlaps(phone, '.analysis')).toEqual([])
  await phone.context().close()
  await page.context().close()
})
