import { afterwards } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { GAMES, type Staged, staged } from './citadels-staged.ts'
import { openStage, stagedGame } from './staged.ts'
import { newcomer } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

test('coins fly where motion is wished for, and nothing flies where it is not', async () => {
  const game = staged('citadels-2016', 4)
  const n = game.moments.findIndex(({ told }, i) => i > 20 && told.some(({ event }) => event === 'gatheredGold'))
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await newcomer(world.browser, world.server.address)
    await page.emulateMedia({ reducedMotion })
    const stage = await openStage(page, game, 0)
    stage.show(n - 1)
    await page.goto('/table/staged')
    await page.locator('.track').waitFor()
    await page.evaluate(() => {
      const flown = Object.assign(window, { flown: 0 })
      new MutationObserver(changes => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof Element && node.matches('.token')) flown.flown++
      }).observe(document.body, { childList: true, subtree: true })
    })
    const lines = await page.locator('.chronicle-lines .line').count()
    stage.show(n)
    await page.waitForFunction(lines => document.querySelectorAll('.chronicle-lines .line').length > lines, lines)
    if (reducedMotion === 'no-preference') await page.waitForFunction('flown >= 2')
    await page.waitForFunction(() => document.querySelector('.token') === null)
    const flown = await page.evaluate<number>('flown')
    expect(flown).toBe(reducedMotion === 'reduce' ? 0 : 2)
    expect(await page.locator('.token').count()).toBe(0)
    await page.context().close()
  }
})

test('the score is counted item by item, can be skipped, and is shown at once to whoever wishes for less motion', async () => {
  const game = staged('citadels-2016', 4)
  const last = game.moments.length - 1
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const page = await newcomer(world.browser, world.server.address)
    await page.emulateMedia({ reducedMotion })
    const stage = await openStage(page, game, 0)
    stage.show(last - 1)
    await page.goto('/table/staged')
    await page.locator('.track').waitFor()
    stage.show(last)
    await page.locator('.outcome').waitFor()
    if (reducedMotion === 'no-preference') {
      expect(await page.locator('.outcome .uncounted').count()).toBeGreaterThan(0)
      const skip = page.locator('.outcome .primary')
      const { x, y, width, height } = (await skip.boundingBox())!
      await skip.click()
      // A second click, of a hand that was fast, opens nothing.
      const under = await page.evaluate(
        ([x, y]) => document.elementFromPoint(x, y)?.closest('button, [role=button], a')?.textContent ?? null,
        [x + width / 2, y + height / 2] as const,
      )
      expect(under).toBeNull()
    }
    expect(await page.locator('.outcome .uncounted').count()).toBe(0)
    expect(await page.locator('.outcome .winner').count()).toBeGreaterThan(0)
    await page.context().close()
  }
})

test('places that differ at equal points are explained', async () => {
  const seeds = Array.from({ length: 400 }, (_, i) => `tie ${i}`)
  for (const [edition, rule] of [
    ['citadels-2016', 'CIT-9.5'],
    ['citadels-classic', 'CLA-8.3'],
  ] as const) {
    const tied = seeds.values().flatMap(seed => {
      const game: Staged = stagedGame(GAMES[edition], 4, seed)
      const places = game.game.standing(afterwards(game.moments.at(-1)!.state)!)
      return places.some(a => places.some(b => a.score === b.score && a.place < b.place)) ? [game] : []
    })
    const game = tied.next().value!
    const page = await newcomer(world.browser, world.server.address)
    const stage = await openStage(page, game, 0)
    stage.show(game.moments.length - 1)
    await page.goto('/table/staged')
    await page.locator(`.outcome a[href="/rules/${edition}#${rule}"]`).waitFor()
    await page.context().close()
  }
})

test('nothing sounds before the first gesture, nor after one click has silenced the table', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address)
  await page.addInitScript(() => {
    localStorage.setItem('cloak.sound', localStorage.getItem('cloak.sound') ?? 'yes')
    const sounded = Object.assign(window, { sounded: 0, tuned: 0 })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      sounded.sounded++
      start.call(this, when)
    }
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        sounded.tuned++
      }
    }
  })
  const heard = (): Promise<number> => page.evaluate<number>('sounded')
  const stage = await openStage(page, game, 0)
  const coins = game.moments.flatMap(({ told }, i) =>
    i > 20 && told.some(({ event }) => event === 'gatheredGold') ? [i] : [],
  )
  stage.show(coins[0]! - 1)
  await page.goto('/table/staged')
  await page.locator('.track').waitFor()
  stage.show(coins[0]!)
  await page.waitForTimeout(150)
  expect(await page.evaluate('tuned')).toBe(0)
  await page.mouse.click(5, 300)
  stage.show(coins[1]!)
  await expect.poll(heard).toBeGreaterThan(0)
  await page.locator('.sound-button').click()
  const before = await heard()
  stage.show(coins[2]!)
  await page.waitForTimeout(150)
  expect(await heard()).toBe(before)
  expect(await page.evaluate(() => localStorage.getItem('cloak.sound'))).toBe('no')
  await page.context().close()
})
