import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../src/chest-keeper/labels.ts'
import { KINDS } from '../src/solo/chest-keeper.ts'
import { filmOf, openWithCamera } from './fake-camera.ts'
import { newcomer, PHONE, type Server, startServer } from './support.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
}, 120_000)
afterAll(() => server.stop())

const LABELS = 'ABCDE'
/** A game that has begun, on a phone. */
async function begin(browser: Browser): Promise<Page> {
  const page = await newcomer(browser, server.address, { size: PHONE })
  await page.goto('/chest-keeper')
  await page.locator('.keeper input').first().fill(LABELS)
  await page.locator('.keeper form .primary').click()
  await page.locator('.keeper-step').waitFor()
  return page
}
const handedOut = (page: Page): Promise<number> => page.locator('.keeper-dot-done').count()

test('the camera reads the printed codes one after another, and each chest goes to another colour', async () => {
  const browser = await openWithCamera(filmOf(KINDS.flatMap(kind => [codeOf(LABELS, kind), null])))
  const page = await begin(browser)
  await page.locator('.keeper-camera button').click()
  const colours = new Set<string>()
  for (let n = 1; n <= KINDS.length; n++) {
    await page.locator('.keeper-colour').waitFor()
    colours.add(await page.locator('.keeper-colour b').innerText())
    // The camera stays open behind the colour: nobody waits for it, nor is asked for it, at every chest.
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
    await page.locator('.keeper-number').first().click()
    await page.locator('.keeper-colour').click()
    expect(await handedOut(page)).toBe(1)
    await browser.close()
  },
  60_000,
)
