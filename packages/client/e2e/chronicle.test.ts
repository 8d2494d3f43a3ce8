import { citadelsClassic } from '@cloak/citadels-classic'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage, stagedGame } from './staged.ts'
import { newcomer } from './support.ts'
import { told } from './told.ts'
import { useWorld } from './world.ts'

const world = useWorld()

/** How far the newest line lies under the edge of the chronicle. */
const below = (page: Page): Promise<number> =>
  page.locator('.chronicle-lines').evaluate(box => {
    const newest = [...box.querySelectorAll('.line')].at(-1)!.getBoundingClientRect()
    return newest.bottom - box.getBoundingClientRect().bottom
  })
const newest = (page: Page): Promise<string> => page.locator('.chronicle-lines .line').last().innerText()
const isNewer = (page: Page, than: string) =>
  page.waitForFunction(
    than => [...document.querySelectorAll<HTMLElement>('.chronicle-lines .line')].at(-1)?.innerText !== than,
    than,
  )

test('the newest line stays in sight however long the game is, and whoever scrolls back is left there', async () => {
  const page = await newcomer(world.browser, world.server.address)
  const game = stagedGame(citadelsClassic, 4, 'chronicle')
  expect(game.moments.length).toBeGreaterThan(200)
  const stage = await openStage(page, game, 0)
  await page.goto('/table/staged')
  await page.locator('.chronicle-lines .line').first().waitFor()
  stage.show(100)
  // From the hundred and twentieth entry on, the oldest leave as new ones come.
  for (let n = 115; n < 175; n += 3) {
    const line = await newest(page)
    stage.show(n)
    await isNewer(page, line)
    expect(await below(page)).toBeLessThan(4)
  }
  await page.locator('.chronicle-lines').hover()
  await page.mouse.wheel(0, -900)
  await page.waitForFunction(() => document.querySelector('.chronicle-lines')!.scrollTop < -400)
  const line = await newest(page)
  stage.show(190)
  await isNewer(page, line)
  expect(await below(page)).toBeGreaterThan(400)
})

test('whoever has scrolled back sees the same lines in the same place while news comes, from the first page on', async () => {
  const page = await newcomer(world.browser, world.server.address)
  const game = stagedGame(citadelsClassic, 4, 'chronicle')
  const stage = await openStage(page, game, 0)
  stage.show(40)
  await page.goto('/table/staged')
  await page.locator('.chronicle-lines .line').nth(30).waitFor()
  await page.locator('.chronicle-lines').hover()
  await page.mouse.wheel(0, -500)
  await page.waitForFunction(() => document.querySelector('.chronicle-lines')!.scrollTop === -500)
  /** Where the line at the middle of the chronicle lies; it is marked the first time. */
  const place = (): Promise<number> =>
    page.locator('.chronicle-lines').evaluate(box => {
      const { left, top, height } = box.getBoundingClientRect()
      const marked = box.querySelector('.read') ?? document.elementFromPoint(left + 20, top + height / 2)!
      const line = marked.closest('.line, .chronicle-block')!
      line.classList.add('read')
      return line.getBoundingClientRect().top
    })
  const before = await place()
  for (let n = 41; n < 80; n++) {
    const line = await newest(page)
    stage.show(n)
    await isNewer(page, line)
    expect(Math.abs((await place()) - before)).toBeLessThan(3)
  }
})

test('a page that was hidden while news came shows the newest when it is looked at again', async () => {
  const page = await newcomer(world.browser, world.server.address)
  // A hidden page paints nothing: what waits for a picture waits until it is seen again.
  await page.addInitScript(() => {
    const paint = window.requestAnimationFrame.bind(window)
    const waiting: FrameRequestCallback[] = []
    let isHidden = false
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    window.requestAnimationFrame = show => paint(now => (isHidden ? void waiting.push(show) : show(now)))
    window.addEventListener('hide', () => (isHidden = true))
    window.addEventListener('unhide', () => {
      isHidden = false
      for (const show of waiting.splice(0)) show(performance.now())
    })
  })
  const stage = await openStage(page, stagedGame(citadelsClassic, 4, 'chronicle'), 0)
  stage.show(40)
  await page.goto('/table/staged')
  await page.locator('.chronicle-lines .line').nth(30).waitFor()
  const line = await newest(page)
  // Hidden in the moment in which something comes, and told more while nobody looks.
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      watch.disconnect()
      window.dispatchEvent(new Event('hide'))
    }).observe(document.querySelector('.bar-news, .bar-ask')!, { childList: true, subtree: true, characterData: true })
  })
  stage.show(41)
  await expect.poll(() => page.evaluate(() => document.hidden)).toBe(true)
  stage.show(45)
  await expect.poll(() => newest(page)).not.toBe(line)
  const latest = await newest(page)
  await page.evaluate(() => window.dispatchEvent(new Event('unhide')))
  await told(page)
  expect(await newest(page)).toBe(latest)
})
