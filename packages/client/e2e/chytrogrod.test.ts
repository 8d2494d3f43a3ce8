import { chytrogrod } from '@cloak/chytrogrod'
import { see } from '@cloak/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { besideTheTable } from './beside.ts'
import { cutTexts, freshStep, openTable, playBots, playOnTable, playTo, playToTale, strayCards } from './chytrogrod.ts'
import { playByKeys, playByMouse } from './chytrogrod-hands.ts'
import { faultsOf } from './pages.ts'
import { ARTEFACTS } from './places.ts'
import { openStage, stagedGame } from './staged.ts'
import { DESK, joinHost, newcomer, PHONE } from './support.ts'
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
const ownLaid = '.chy-down .chy-laid-face'

test('a whole game by the mouse: a card is carried to a district, another pointed there, the rest to the end', async () => {
  const page = await come()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await playBots(page, { seats: 3, contraband: 'on', intrigues: 'on' })
  await playTo(page, 'action.play')
  const before = await page.locator(ownLaid).count()
  await page.locator('.chy-card.thing-open').first().hover()
  await page.mouse.down()
  const [x, y] = await page
    .locator('.chy-quarter')
    .nth(3)
    .evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2] as const
    })
  await page.mouse.move(x, y, { steps: 5 })
  expect(await page.locator('.chy-over').count()).toBe(1)
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-carried.png` })
  await page.mouse.up()
  await page.waitForFunction(({ ownLaid, before }) => document.querySelectorAll(ownLaid).length === before + 1, {
    ownLaid,
    before,
  })

  await playTo(page, 'action.play')
  await page.locator('.chy-card.thing-barred').first().click({ force: true })
  expect(await page.locator('.why a').getAttribute('href')).toContain('/rules/chytrogrod#CHY-5.6')
  await page.locator('.chy-card.thing-open').last().click()
  await page.locator('.chy-quarter').first().click()
  expect(await page.locator('.chy-quarter .chy-ghost').count()).toBe(1)
  await page.locator('.chy-quarter').first().click()
  await page.waitForFunction(() => document.querySelector('.chy-ghost') === null)

  const clicked = await playByMouse([page])
  expect(clicked.again).toBeGreaterThan(clicked.confirm)
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-end.png` })
  expect(errors).toEqual([])
  expect(await page.locator('.outcome > ol > li').count()).toBe(3)
  expect(await page.locator('.chy-fate').count()).toBeGreaterThan(0)
  await page.context().close()
})

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

test('a whole game by the keyboard alone, on a phone, in Polish, and the focus is never lost', async () => {
  const page = await come({ size: PHONE, locale: 'pl' })
  await playBots(page, { seats: 3 })
  const { keys, lost } = await playByKeys(page)
  expect(keys).toBeGreaterThan(100)
  expect(lost).toEqual([])
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-keys-pl.png` })
  await page.context().close()
})

test.each(['en', 'pl', 'hu'])('on a phone, in %s, taking up a card moves no district', async locale => {
  const page = await come({ size: PHONE, locale })
  await playBots(page, { seats: 4 })
  await playTo(page, 'action.play')
  const places = (): Promise<string[]> =>
    page.locator('.chy-quarter').evaluateAll(all => all.map(each => JSON.stringify(each.getBoundingClientRect())))
  const before = await places()
  const cards = page.locator('.chy-card.thing')
  for (const i of (await cards.all()).keys()) {
    await cards.nth(i).click()
    await page.locator('.chy-card.thing-chosen').waitFor()
    expect(await places()).toEqual(before)
  }
  await page.context().close()
})

test('two browsers and a watcher at one table of five: each sees the backs of the others’ cards only, a reload loses nothing, and both see the end', async () => {
  const [host, guest, watcher] = await Promise.all([
    come(),
    come({ locale: 'hu', size: PHONE }),
    come({ locale: 'pl', theme: 'dark' }),
  ])
  await openTable(host, { seats: 5 })
  const link = await host.locator('input[readonly]').inputValue()
  await guest.goto(link)
  await joinHost(guest, host)
  await watcher.goto(link)
  await host.locator('.lobby-deeds .button').nth(1).click()
  await Promise.all([host, guest, watcher].map(page => page.locator('.chy').waitFor()))
  await playOnTable([host, guest], 14)
  await expect.poll(() => watcher.locator('.chy-laid.chy-down').count()).toBeGreaterThan(0)
  expect(await watcher.locator(ownLaid).count()).toBe(0)
  expect(await watcher.locator('.chy-card, .chy .thing').count()).toBe(0)
  const [mine, theirs, all] = await Promise.all([
    host.locator(ownLaid).count(),
    guest.locator(ownLaid).count(),
    watcher.locator('.chy-laid.chy-down').count(),
  ])
  expect(mine + theirs).toBeLessThanOrEqual(all)
  await watcher.screenshot({ path: `${ARTEFACTS}/chytrogrod-watcher.png` })
  await watcher.context().close()

  while ((await freshStep(guest)) !== 'action.play') await playOnTable([host, guest], 1)
  await guest.locator('.chy-card.thing-open').first().click()
  await guest.reload()
  await guest.locator('.chy-card.thing-chosen').waitFor()
  const { thing } = await playByMouse([host, guest], 30)
  expect(thing).toBeGreaterThan(5)
  await playOnTable([host, guest])
  await Promise.all([host, guest].map(page => page.locator('.outcome > ol > li').nth(4).waitFor()))
  await Promise.all([host, guest].map(page => page.context().close()))
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

test('the rulebook prints the pieces of the table', async () => {
  const page = await come({ locale: 'hu', size: PHONE })
  await page.goto('/rules/chytrogrod#deal')
  await page.locator('.chy-plate.chy-deal').first().waitFor()
  expect(await page.locator('.rulebook .medallion').count()).toBe(0)
  for (const piece of ['.chy-card', '.chy-banner', '.chy-edict', '.chy-plate-token'])
    expect(await page.locator(`.chy-plate${piece}`).count()).toBeGreaterThan(3)
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-book.png`, fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.context().close()
})

test('at 200 % the page scrolls, and a card can still be laid', async () => {
  const page = await come({ locale: 'hu' })
  await page.setViewportSize({ width: 640, height: 400 })
  await playBots(page, { seats: 4 })
  await playTo(page, 'action.play')
  await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-zoomed.png` })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const before = await page.locator(ownLaid).count()
  await page.locator('.chy-card.thing-open').first().click()
  await page.locator('.chy-quarter-name').nth(2).click()
  expect(await page.locator('.chy-ghost').count()).toBe(1)
  await page.locator('.confirm:enabled').click()
  await expect.poll(() => page.locator(ownLaid).count()).toBe(before + 1)
  await page.context().close()
})

const cases = (['en', 'pl', 'hu'] as const).flatMap((locale, i) =>
  [DESK, PHONE].map(size => ({ locale, size, width: size.width, seats: 3 + ((i + (size === PHONE ? 1 : 0)) % 3) })),
)
test.each(cases)('$seats seats in $locale at $width: nothing for axe to find, nothing cut, no raw key', async how => {
  const { locale, size, seats } = how
  const page = await come({ size, locale, theme: size === PHONE ? 'dark' : 'light' })
  await playBots(page, { seats, intrigues: 'on', contraband: seats === 5 ? 'on' : 'off' })
  const found: string[] = []
  const judge = async (name: string): Promise<void> => {
    await page.screenshot({ path: `${ARTEFACTS}/chytrogrod-${name}-${locale}-${size.width}.png` })
    found.push(
      ...[...(await faultsOf(page)), ...(await cutTexts(page)), ...(await strayCards(page))].map(
        fault => `${name}: ${fault}`,
      ),
    )
    const key = /\b(?:client|chytrogrod|kernel)\.[a-z-]+\S*/.exec(await page.locator('body').innerText())?.[0]
    if (key !== undefined) found.push(`${name}: raw key ${key}`)
  }
  await page.locator('.chy-banner.thing-open').first().waitFor()
  await judge('guilds')
  await playTo(page, 'action.play')
  await page.locator('.chy-card.thing-open').first().click()
  await judge('play')
  await playToTale(page)
  await page.locator('.chy-controls [aria-pressed=true]').waitFor()
  await judge('trial')
  expect(found).toEqual([])
  await page.context().close()
})
