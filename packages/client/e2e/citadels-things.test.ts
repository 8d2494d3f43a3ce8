import { expect, test } from 'vitest'
import { besideTheTable } from './beside.ts'
import { askedAt, seenBy, staged, stepOf } from './citadels-staged.ts'
import { openStage } from './staged.ts'
import { newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

test('a card that cannot be built says why at the card, with its rule; Escape gives the focus back', async () => {
  const game = staged('citadels-2016', 4)
  const seen = seenBy(game, 0)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(seen.findIndex(each => each.mine && stepOf(each) === 'turn.act'))
  await page.goto('/table/staged')
  const card = page.locator('.hand .thing-barred').first()
  await card.focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('.bubble .why a').getAttribute('href')).toMatch(/^\/rules\/citadels-2016#CIT-\d/)
  expect(await page.evaluate(() => document.activeElement?.closest('.bubble') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.locator('.bubble').count()).toBe(0)
  expect(await card.evaluate(element => element === document.activeElement)).toBe(true)
  await page.context().close()
})

test('a link to the rules opens beside the table; the table stays', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(seenBy(game, 0).findIndex(each => each.mine && stepOf(each) === 'turn.act'))
  await page.goto('/table/staged')
  await page.locator('.hand .thing-barred').first().dispatchEvent('click')
  const links = ['.bubble .why a', '.rule-mark', '.frame-nav a']
  expect(await besideTheTable(page, links)).toEqual(links.map(() => true))
  expect(page.url()).toMatch(/\/table\/staged$/)
  await page.context().close()
})

test('a drawn card is offered once at the card', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(seenBy(game, 0).findIndex(each => each.mine && stepOf(each) === 'gather.keep'))
  await page.goto('/table/staged')
  await page.locator('.spread .thing-open').first().click()
  expect(await page.locator('.bubble-way').count()).toBe(1)
  expect(await page.locator('.spread .thing-chosen').count()).toBe(1)
  await page.context().close()
})

test.each([
  ['threat.bribe', 'Pay the bribe'],
  ['threat.reveal', 'Uncover the threat'],
  ['build.warrant', 'Let it be'],
])('%s is answered at the character it is about', async (step, offered) => {
  const { game, n } = askedAt(step, [0])
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(n)
  await page.goto('/table/staged')
  for (const thing of ['.called > .portrait', '.rank-tile']) {
    await page.locator(`${thing}.thing-open`).first().click()
    expect(await page.locator('.bubble-way').allInnerTexts()).toContain(offered)
    await page.keyboard.press('Escape')
    const again = page.locator('.bar-foot .quiet')
    if ((await again.count()) > 0) await again.click()
  }
  await page.context().close()
})

test('a finger that touches what cannot be chosen is told what it is', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address, { size: PHONE })
  const stage = await openStage(page, game, 0)
  stage.show(seenBy(game, 0).findIndex(each => !each.mine && stepOf(each).startsWith('draft')))
  await page.goto('/table/staged')
  const card = page.locator('.hand .district').first()
  const about = await card.getAttribute('title')
  await card.dispatchEvent('pointerup', { pointerType: 'touch' })
  expect(await page.locator('.bubble-about').textContent()).toBe(about)
  await page.mouse.click(5, 5)
  expect(await page.locator('.bubble').count()).toBe(0)
  await page.context().close()
})

test('what is built is previewed at the card: its price, and what is left', async () => {
  const game = staged('citadels-2016', 4)
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  const n = seenBy(game, 0).findIndex(({ mine }) => {
    const build = mine?.decision.kind === 'menu' ? mine.decision.actions.find(each => each.do === 'build') : undefined
    return build?.with?.kind === 'oneOf' && !build.barred && build.with.of.some(({ barred }) => !barred)
  })
  stage.show(n)
  await page.goto('/table/staged')
  await page.locator('.hand .thing-open').first().click()
  expect(await page.locator('.bubble-way small').textContent()).toMatch(
    /^\d+ of your \d+ gold; \d+ left\. District 1 of 7\.$/,
  )
  await page.context().close()
})

test('what is asked at a thing at the edge of a phone stays on its screen', async () => {
  const { game, n } = askedAt('witch.decide', [0], 'citadels-classic')
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'hu' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const stage = await openStage(page, game, 0)
  stage.show(n)
  await page.goto('/table/staged')
  for (const edge of ['first', 'last'] as const) {
    await page.locator('.rank-tile.thing-open')[edge]().click()
    await page.locator('.bubble').waitFor()
    await page.waitForFunction(() => document.querySelector('.bubble')!.getAnimations().length === 0)
    const { x, width } = (await page.locator('.bubble').boundingBox())!
    expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true])
    await page.keyboard.press('Escape')
  }
  await page.context().close()
})
