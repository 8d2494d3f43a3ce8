import { citadelsClassic } from '@cloak/citadels-classic'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage, stagedGame } from './staged.ts'
import { newcomer } from './support.ts'
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
