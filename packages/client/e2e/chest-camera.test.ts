import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../src/chest-keeper/labels.ts'
import { KINDS } from '../src/chest-keeper/chest-keeper.ts'
import { openWithCamera } from './fake-camera.ts'
import { type Server, startServer } from './server.ts'
import { newcomer, PHONE } from './support.ts'

let server: Server | undefined
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const LABELS = 'ABCDE'
/** A game that has begun, on a phone. */
async function begin(browser: Browser): Promise<Page> {
  const page = await newcomer(browser, server!.address, { size: PHONE })
  await page.goto('/chest-keeper')
  await page.locator('.keeper input').first().fill(LABELS)
  await page.locator('.keeper form .primary').click()
  await page.locator('.keeper-step').waitFor()
  return page
}
const handedOut = (page: Page): Promise<number> => page.locator('.keeper-dot-done').count()

test('the camera reads the printed codes one after another, and each chest goes to another colour', async () => {
  const browser = await openWithCamera({ film: KINDS.flatMap(kind => [codeOf(LABELS, kind), null]) })
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
})

test('a strange code and the label of another set hand nothing out, and say what they are', async () => {
  const browser = await openWithCamera({ film: ['https://example.org/', codeOf('FGHJK', 'devil')] })
  const page = await begin(browser)
  await page.locator('.keeper-camera button').click()
  const said = page.locator('[role=alert]')
  await said.filter({ hasText: 'not on one of your chests' }).waitFor()
  await said.filter({ hasText: 'FGHJK' }).waitFor()
  expect(await handedOut(page)).toBe(0)
  expect(await page.locator('.keeper-colour').count()).toBe(0)
})

/** Runs in the page: waits until the camera has shown so many more pictures. */
const pictures = (count: number): Promise<void> =>
  new Promise(settle => {
    const screen = document.querySelector('video')!
    const next = (left: number): void => {
      if (left === 0) settle()
      else screen.requestVideoFrameCallback(() => next(left - 1))
    }
    next(count)
  })

test('a chest that is still before the camera is not handed out twice', async () => {
  const browser = await openWithCamera({ film: [codeOf(LABELS, 'devil')] })
  const page = await begin(browser)
  await page.locator('.keeper-camera button').click()
  await page.locator('.keeper-colour').click()
  await page.evaluate(pictures, 10)
  expect(await page.locator('.keeper-colour').count()).toBe(0)
  expect(await handedOut(page)).toBe(1)
})

test('a chest that was put away and is shown again is told again', async () => {
  const browser = await openWithCamera({ film: [codeOf(LABELS, 'devil'), null, null, null, null] })
  const page = await begin(browser)
  await page.locator('.keeper-camera button').click()
  const colours: string[] = []
  while (colours.length < 2) {
    colours.push(await page.locator('.keeper-colour b').innerText())
    await page.locator('.keeper-colour').click()
    await page.locator('.keeper-colour').waitFor({ state: 'detached' })
  }
  expect(colours[1]).toBe(colours[0])
  expect(await handedOut(page)).toBe(1)
})

test.each([
  { trouble: 'there is no camera', film: false, refuses: false },
  { trouble: 'it is refused', film: true, refuses: true },
])('where $trouble the page says so, and the numbers still serve', async ({ film, refuses }) => {
  const browser = await openWithCamera({ ...(film && { film: [null] }), refuses })
  const page = await begin(browser)
  await page.locator('.keeper-camera button').click()
  await page.locator('[role=alert]').waitFor()
  expect(await page.locator('.keeper-camera button').isEnabled()).toBe(true)
  await page.locator('.keeper-number').first().click()
  await page.locator('.keeper-colour').click()
  expect(await handedOut(page)).toBe(1)
})
