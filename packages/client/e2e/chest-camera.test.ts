import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../src/chest-keeper/labels.ts'
import { KINDS } from '../src/chest-keeper/chest-keeper.ts'
import { filmOf, openWithCamera } from './fake-camera.ts'
import { newcomer, PHONE, type Server, startServer } from './support.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
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
/** Runs in the page: hands a chest out as soon as it is read, twice; when it was, and to whom. */
async function takeTwice(): Promise<{ at: number; colour: string | undefined }[]> {
  const find = () => document.querySelector<HTMLElement>('.keeper-colour')
  const soon = () => new Promise(settle => setTimeout(settle, 10))
  const taken = []
  while (taken.length < 2) {
    while (!find()) await soon()
    taken.push({ at: performance.now(), colour: find()?.querySelector('b')?.innerText })
    find()?.click()
    while (find()) await soon()
  }
  return taken
}
const handedOut = (page: Page): Promise<number> => page.locator('.keeper-dot-done').count()

test('the camera reads the printed codes one after another, and each chest goes to another colour', async () => {
  const browser = await openWithCamera(filmOf(KINDS.flatMap(kind => [codeOf(LABELS, kind), null])))
  const page = await begin(browser)
  await page.locator('.keeper-camera button').click()
  const colours = new Set<string>()
  // The film begins anew: on a slow machine a chest may be missed at first, and another told twice.
  while (colours.size < KINDS.length) {
    await page.locator('.keeper-colour').waitFor()
    colours.add(await page.locator('.keeper-colour b').innerText())
    // The camera stays open behind the colour: nobody waits for it, nor is asked for it, at every chest.
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
    await page.locator('.keeper-colour').click()
    await page.locator('.keeper-colour').waitFor({ state: 'detached' })
    expect(await handedOut(page)).toBe(colours.size % KINDS.length)
  }
  expect(await page.locator('h2').textContent()).toContain('Round 1')
  await browser.close()
})

test('a strange code and the label of another set hand nothing out, and say what they are', async () => {
  const browser = await openWithCamera(filmOf(['https://example.org/', codeOf('FGHJK', 'devil')]))
  const page = await begin(browser)
  await page.locator('.keeper-camera button').click()
  const said = page.locator('[role=alert]')
  await said.filter({ hasText: 'not on one of your chests' }).waitFor()
  await said.filter({ hasText: 'FGHJK' }).waitFor()
  expect(await handedOut(page)).toBe(0)
  expect(await page.locator('.keeper-colour').count()).toBe(0)
  await browser.close()
})

test('a chest that is still before the camera is not handed out twice; put away and shown again, it is told again', async () => {
  const code = codeOf(LABELS, 'devil')
  const browser = await openWithCamera(filmOf([code, code, null, null, null, null]))
  const page = await begin(browser)
  const taking = page.evaluate(takeTwice)
  await page.locator('.keeper-camera button').click()
  const [first, second] = await taking
  // It was put away for four seconds in between; reading it takes a part of a second.
  expect(second!.at - first!.at).toBeGreaterThan(2000)
  expect(second!.colour).toBe(first!.colour)
  expect(await handedOut(page)).toBe(1)
  await browser.close()
})

test.each([
  { trouble: 'there is no camera', film: false, refuses: false },
  { trouble: 'it is refused', film: true, refuses: true },
])('where $trouble the page says so, and the numbers still serve', async ({ film, refuses }) => {
  const browser = await openWithCamera(film ? filmOf([null]) : null, refuses)
  const page = await begin(browser)
  await page.locator('.keeper-camera button').click()
  await page.locator('[role=alert]').waitFor()
  expect(await page.locator('.keeper-camera button').isEnabled()).toBe(true)
  await page.locator('.keeper-number').first().click()
  await page.locator('.keeper-colour').click()
  expect(await handedOut(page)).toBe(1)
  await browser.close()
})
