import { chytrogrod } from '@cloak/chytrogrod'
import { see } from '@cloak/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { besideTheTable } from './beside.ts'
import { cutTexts, playBots, playTo, playToTale, strayCards } from './chytrogrod.ts'
import { ARTEFACTS } from './places.ts'
import { openStage, stagedGame } from './staged.ts'
import { DESK, newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const come = (how: Parameters<typeof newcomer>[2] = {}): Promise<Page> =>
  newcomer(world.browser, world.server.address, how)

/** A resolution with as many cards in one district as two rows can hold. */
function crowded() {
  for (let i = 0; ; i++) {
    const game = stagedGame(chytrogrod, 4, `crowd ${i}`)
    for (const [n, { told }] of game.moments.entries()) {
      const at = told.flatMap(({ event, all }) => (event === 'cardTurnedUp' && 'district' in all ? [all.district] : []))
      const most = Math.max(...at.map(district => at.filter(other => other === district).length))
      if (most === 8) return { game, n, most }
    }
  }
}

test('the resolution is told district by district, bar and chronicle in step with it; it can be skipped, and looked at again', async () => {
  const page = await come()
  await playBots(page, { seats: 4 })
  await playTo(page, 'action.play')
  await playToTale(page)
  await page.locator('.chy-controls [aria-pressed=true]').waitFor()
  const line = await page.locator('.chy-line').textContent()
  expect(line).not.toBe('')
  expect(await page.locator('.chy-judged-now').count()).toBe(1)
  expect(await page.locator('.chy .thing').count()).toBe(0)
  expect(await page.locator('.bar-mine').count()).toBe(0)
  expect(await page.locator('.bar-says').textContent()).toContain(await page.locator('.chy-trial h3').textContent())
  const [chronicle, aloud] = [page.locator('.chronicle-lines .line').last(), page.locator('.unseen[role=log] p').last()]
  expect(await chronicle.textContent()).toContain(await aloud.textContent())
  const isTold = (): Promise<boolean> =>
    page.evaluate(() =>
      document.querySelector('.unseen[role=log]')!.textContent.includes('All cards return to their hands'),
    )
  expect(await isTold()).toBe(false)
  await page.locator('.chy-next').click()
  await page.waitForFunction(line => document.querySelector('.chy-line')?.textContent !== line, line)
  await page.evaluate(() => document.querySelector<HTMLElement>('.bar-skip')?.click())
  await expect.poll(() => page.locator('.chy-line').count()).toBe(0)
  await playTo(page, 'action.play')
  await page.locator('.chy-tools .chy-tool').first().click()
  const fates = await page.locator('.chy-fate-words > span:last-child').allTextContents()
  expect(fates.length).toBeGreaterThan(0)
  expect(fates.every(fate => fate !== '' && fate !== 'Waits')).toBe(true)
  const href = (await page.locator('.chy-fates .chy-mark').first().getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/rules\/chytrogrod#(?:action|decree)\.[a-z-]+$/)
  expect(await besideTheTable(page, ['.chy-fates .chy-mark'])).toEqual([true])
  await page.goto(href)
  await page.waitForFunction(id => document.getElementById(id) !== null, href.split('#')[1]!)
  await page.context().close()
})

test('the last resolution is told before the reckoning, which says what breaks a tie', async () => {
  const tied = (place: number, deals: number) => ({
    place,
    score: 104,
    why: [{ key: 'chytrogrod.score.big-deals', args: { points: 104, deals } }],
  })
  const standing = () => [tied(2, 1), tied(1, 3), tied(3, 0)]
  const game = { ...stagedGame(chytrogrod, 3, 'end'), game: { ...chytrogrod, standing } }
  const page = await come({ locale: 'hu' })
  const stage = await openStage(page, game, 0)
  const last = game.moments.length - 1
  stage.show(last - 1)
  await page.goto('/table/staged')
  await page.locator('.chy').waitFor()
  stage.show(last)
  await page.locator('.bar-skip').waitFor()
  expect(await page.locator('.outcome').count()).toBe(0)
  await page.locator('.bar-skip').click()
  await page.locator('.outcome .primary').click()
  const hints = page.locator('.outcome .hint')
  await expect.poll(() => hints.count()).toBe(2)
  expect(await hints.first().textContent()).toContain('Béla 3, Anna of Gniezno 1')
  expect(await hints.first().locator('a').getAttribute('href')).toContain('/rules/chytrogrod#CHY-9.3')
  await page.context().close()
})

test.each([DESK, PHONE])(
  'in a crowded district at $width every verdict is in sight, and every card at home',
  async size => {
    const { game, n, most } = crowded()
    const page = await come({ size, locale: 'pl' })
    const stage = await openStage(page, game, 0)
    stage.show(n - 1)
    await page.goto('/table/staged')
    await page.locator('.chy').waitFor()
    stage.show(n)
    while ((await page.locator('.chy-fates > li').count()) < most) {
      await page
        .locator('.chy-controls [aria-pressed=false]')
        .click({ timeout: 500 })
        .catch(() => {})
      await page.locator('.chy-next').click()
    }
    await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-crowded-${size.width}.png` })
    const fates = page.locator('.chy-fates')
    const hidden = await fates.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    // On a phone two of the rows are in sight, and the one that is told is scrolled to.
    if (size === DESK) expect(hidden).toBeLessThanOrEqual(1)
    expect([...(await strayCards(page)), ...(await cutTexts(page))]).toEqual([])
    await page.context().close()
  },
)

test('a decree is carried as the decree it is', async () => {
  const game = stagedGame(chytrogrod, 3, 'decree')
  const n = game.moments.findIndex(({ state }) => see(chytrogrod, state, { at: 0 }).view.drawn?.by === 0)
  const page = await come()
  const stage = await openStage(page, game, 0)
  stage.show(n)
  await page.goto('/table/staged')
  await page.locator('.chy-edict').hover()
  await page.mouse.down()
  await page.locator('.chy-quarter').first().hover()
  expect(await page.locator('.chy-follower .chy-decree').count()).toBe(1)
  await page.mouse.up()
  await page.context().close()
})
