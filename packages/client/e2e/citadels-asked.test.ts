import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { actionOf, type Asked, askedAt, momentWhere, offeredTo } from './citadels-staged.ts'
import { ARTEFACTS } from './places.ts'
import { faultsOfShape } from './shape.ts'
import { openStage } from './staged.ts'
import { DESK, newcomer, PHONE, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

async function shown({ game, n, seat }: Asked, size: typeof DESK | typeof PHONE): Promise<Page> {
  const page = await newcomer(world.browser, world.server.address, { size, locale: 'hu' })
  const stage = await openStage(page, game, seat)
  stage.show(n)
  await page.goto('/table/staged')
  await page.locator('.bar-mine').waitFor()
  await tableDrawn(page)
  return page
}

const SIZES = [DESK, PHONE]

test.each(['warrants', 'threaten'])('on a phone the bar has room for the marks: %s', async deed => {
  const { game, n, nth } = offeredTo(0, deed)
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'hu' })
  const stage = await openStage(page, game, 0)
  stage.show(n)
  await page.goto('/table/staged')
  await page.locator('.bar-ask > .menu > .choices > .choice').nth(nth).click()
  const faults = (): Promise<string[]> =>
    page.evaluate(() => {
      const boxOf = (part: string): DOMRect => document.querySelector(part)!.getBoundingClientRect()
      const [ask, deeds, marks] = [
        boxOf('.bar-ask'),
        boxOf('.bar-ask > .menu > .choices'),
        boxOf('.bar-ask .menu-with'),
      ]
      const cut = [...document.querySelectorAll('.bar-ask .choice, .bar-ask .ask-count')].filter(each => {
        const { top, bottom, height } = each.getBoundingClientRect()
        return height > 0 && (top < ask.top || bottom > ask.bottom)
      })
      const count = boxOf('.ask-count')
      const isRead = count.left >= ask.left && count.right <= ask.right
      return [
        ...(deeds.width > 0 && deeds.right > marks.left ? ['the marks lie under the action'] : []),
        ...(isRead ? [] : ['which mark is laid is out of sight']),
        ...cut.map(each => `cut: ${each.textContent}`),
      ]
    })
  expect(await faults()).toEqual([])
  const open = page.locator('.bar-ask .menu-with .choice:not([aria-disabled=true]):not([aria-pressed=true])')
  while ((await page.locator('.confirm:enabled').count()) === 0) {
    await open.nth(1).click()
    expect(await faults()).toEqual([])
  }
  await page.screenshot({ path: `${ARTEFACTS}/citadels-${deed}.png` })
  await page.context().close()
})

test('the deck lies open in rows, kind by kind, and takes back what the Magician exchanges', async () => {
  const open = askedAt('lighthouse.take', [0, 1, 2, 3, 4], 'citadels-classic')
  for (const size of [DESK, PHONE]) {
    const page = await newcomer(world.browser, world.server.address, { size, locale: 'hu' })
    const stage = await openStage(page, open.game, open.seat)
    stage.show(open.n)
    await page.goto('/table/staged')
    await page.locator('.spread-cards .district').first().waitFor()
    const { cards, sideways, below } = await page.evaluate(() => {
      const heap = document.querySelector('.spread-cards')!
      const next = document.querySelector('.own')!.getBoundingClientRect()
      return {
        cards: [...heap.querySelectorAll('.district .district-name')].map(each => each.textContent),
        sideways: heap.scrollWidth - heap.clientWidth,
        below: heap.getBoundingClientRect().bottom > next.top,
      }
    })
    expect(new Set(cards).size).toBe(cards.length)
    expect([sideways, below]).toEqual([0, false])
    await page.context().close()
  }
  const { game, n } = offeredTo(0, 'conjure')
  const page = await newcomer(world.browser, world.server.address)
  const stage = await openStage(page, game, 0)
  stage.show(n)
  await page.goto('/table/staged')
  const barTop = (): Promise<number> => page.locator('.bar').evaluate(bar => bar.getBoundingClientRect().top)
  const before = await barTop()
  await page.locator('.hand .thing-open').first().click()
  await page.locator('.pile-deck.thing-chosen').waitFor()
  expect(await barTop()).toBe(before)
  await page.context().close()
})

test.each(SIZES)('at $width the Abbot chooses his mix of gold and cards at the portrait', async size => {
  const asked = momentWhere((_, decision) => {
    const inner = actionOf(decision, 'collect')?.with
    return inner?.kind === 'amount' && inner.max === 1
  })
  const page = await shown(asked, size)
  await page.locator('.called > .portrait').click()
  const said = await page.locator('.bubble-way small').allTextContents()
  expect(said).toEqual(expect.arrayContaining(['1 arany, egy lap sem.', 'Egy arany sem, 1 lap.']))
  await page.locator('.bubble').evaluate(bubble => Promise.all(bubble.getAnimations().map(({ finished }) => finished)))
  const { x, width } = (await page.locator('.bubble').boundingBox())!
  expect(x >= 0 && x + width <= size.width).toBe(true)
  await page.context().close()
})

test.each(SIZES)('at $width the two questions of the Spy leave the table its room', async size => {
  const page = await shown(
    momentWhere((_, decision) => actionOf(decision, 'spy') !== undefined),
    size,
  )
  await page.locator('.called > .portrait').click()
  await page.locator('.bar fieldset').first().waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-spy-${size.width}.png` })
  expect(await faultsOfShape(page)).toEqual([])
  await page.context().close()
})

test.each(SIZES)('at $width the turn is ended beside a hand that was looked into', async size => {
  const page = await shown(
    momentWhere(
      ({ view }, decision, seat) =>
        actionOf(decision, 'end') !== undefined && (view.players[seat]!.looked?.hand.length ?? 0) > 3,
    ),
    size,
  )
  await page.locator('.spread-head .end-seal.thing').waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-looked-${size.width}.png` })
  expect(await faultsOfShape(page)).toEqual([])
  await page.context().close()
})

test.each(SIZES)('at $width a district under a warrant is shown beside its builder', async size => {
  const page = await shown(
    momentWhere(({ view }) => view.site !== null),
    size,
  )
  await page.locator('.site-card').waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-warrant-${size.width}.png` })
  expect(await faultsOfShape(page)).toEqual([])
  await page.context().close()
})

test.each(SIZES)('at $width whoever is bewitched reads why the turn is so short', async size => {
  const page = await shown(
    momentWhere(
      ({ view: { bewitched, cast, called } }, _, seat) =>
        bewitched !== null && bewitched.character === cast[called - 1] && seat !== bewitched.by,
    ),
    size,
  )
  await page.locator('.called-spell').waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/citadels-spell-${size.width}.png` })
  expect(await faultsOfShape(page)).toEqual([])
  await page.context().close()
})

test('of two like cards the Seer gives away the one that was pointed at', async () => {
  const page = await shown(
    momentWhere(
      (_, decision) => decision.kind === 'inOrder' && decision.of.some(({ id }) => String(id).endsWith('#2')),
    ),
    PHONE,
  )
  const like = page.locator('.hand .thing[data-piece$=".1"]').first()
  await like.click({ position: { x: 12, y: 60 } })
  expect(await like.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.hand .thing-chosen').count()).toBe(1)
  expect(await page.locator('.bubble').count()).toBe(0)
  await page.context().close()
})
