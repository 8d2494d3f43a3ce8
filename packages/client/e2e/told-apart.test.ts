import { citadels2016 } from '@cloak/citadels-2016'
import type { Citadels } from '@cloak/citadels-core'
import { see } from '@cloak/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ARTEFACTS } from './places.ts'
import { openStage, type StagedGame, stagedGame } from './staged.ts'
import { newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

/** The first moment at which this seat may act, and something is barred. */
const actsAt = ({ game, moments }: StagedGame<Citadels>, seat: number): number =>
  moments.findIndex(({ state }) => {
    const { mine, script } = see(game, state, { at: seat })
    return mine !== null && script.at(-1)?.step === 'turn.act'
  })

interface Look {
  focus: string
  fill: string
  edge: string
}
const lookOf = (choice: Locator): Promise<Look> =>
  choice.evaluate(each => {
    const { outlineStyle, outlineColor, backgroundColor, borderColor } = getComputedStyle(each)
    return { focus: outlineStyle === 'none' ? 'none' : outlineColor, fill: backgroundColor, edge: borderColor }
  })

test.each(['light', 'dark'] as const)('what has the focus does not look chosen, in the %s theme', async theme => {
  const page = await newcomer(world.browser, world.server.address, { theme })
  const game = stagedGame(citadels2016, 4, 'focus')
  const stage = await openStage(page, game, 0)
  stage.show(actsAt(game, 0))
  await page.goto('/table/staged')
  const choices = page.locator('.bar-ask .choice:not([aria-disabled=true])')
  await page.waitForFunction(() => document.activeElement?.matches('.bar-ask .choice:focus-visible'))
  expect(await choices.first().getAttribute('aria-pressed')).toBe('false')
  const [focused, plain] = [await lookOf(choices.first()), await lookOf(choices.nth(1))]
  await page.screenshot({ path: `${ARTEFACTS}/focus-${theme}.png` })
  await choices.nth(1).click()
  const chosen = await lookOf(page.locator('.bar-ask .choice[aria-pressed=true]').first())
  expect(focused).toEqual({ ...plain, focus: focused.focus })
  expect(plain.focus).toBe('none')
  expect([chosen.fill, chosen.edge, plain.edge]).not.toContain(focused.focus)
  expect(chosen.fill).not.toBe(plain.fill)
  await page.context().close()
})

/** How much of the ring around what has the focus is cut off by the row it lies in, at the side where most is. */
const ringCut = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The row has followed the focus once that is painted.
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const at = document.activeElement!
    const { outlineWidth, outlineOffset } = getComputedStyle(at)
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const [own, row] = [at.getBoundingClientRect(), at.closest('.bar-ask')!.getBoundingClientRect()]
    return Math.max(
      row.left - (own.left - ring),
      own.right + ring - row.right,
      row.top - (own.top - ring),
      own.bottom + ring - row.bottom,
    )
  })

test('on a phone, the ring of what has the focus is whole in a row that is swiped, to its last choice and back', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'pl' })
  const game = stagedGame(citadels2016, 4, 'focus')
  const stage = await openStage(page, game, 0)
  stage.show(actsAt(game, 0))
  await page.goto('/table/staged')
  await page.waitForFunction(() => document.activeElement?.matches('.bar-ask .choice:focus-visible'))
  const choices = page.locator('.bar-ask .choice')
  const count = await choices.count()
  const isSwiped = await page.locator('.bar-ask').evaluate(row => row.scrollWidth > row.clientWidth)
  expect(isSwiped).toBe(true)
  await choices.first().focus()
  const cut: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let i = 0; i < count; i++) {
      if (i > 0) await page.keyboard.press(key)
      const by = await ringCut(page)
      if (by > 0) cut.push(`${key} ${i} of ${count}: ${by}`)
      if (key === 'Tab' && i === count - 1) await page.screenshot({ path: `${ARTEFACTS}/focus-row-end.png` })
    }
  expect(cut).toEqual([])
  await page.context().close()
})

/** Whether two things share any of the page; of a mark on a building only what is written there counts. */
const overlap = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    ([one, other]) => {
      const boxes = (selector: string): DOMRect[] =>
        [...document.querySelectorAll(selector)].map(each => {
          const text = document.createRange()
          text.selectNodeContents(each)
          return each.matches('.building-type, .building-cost')
            ? text.getBoundingClientRect()
            : each.getBoundingClientRect()
        })
      return boxes(one!).some(a =>
        boxes(other!).some(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      )
    },
    [one, other],
  )

test('on a phone, why something cannot be done covers no card of the hand, and goes with the next touch', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: PHONE, locale: 'pl' })
  const game = stagedGame(citadels2016, 4, 'focus')
  const stage = await openStage(page, game, 0)
  stage.show(actsAt(game, 0))
  await page.goto('/table/staged')
  const barred = page.locator('.bar-ask .choice[aria-disabled=true]').last()
  await barred.scrollIntoViewIfNeeded()
  await barred.click({ force: true })
  const why = page.locator('.bar > .why')
  await why.waitFor()
  await page.screenshot({ path: `${ARTEFACTS}/why-not-phone-pl.png` })
  for (const thing of ['.hand .district', '.bar-ask .choice', '.bar-foot button'])
    expect([thing, await overlap(page, '.bar > .why', thing)]).toEqual([thing, false])
  await page.locator('.rivals').click({ position: { x: 5, y: 5 } })
  await why.waitFor({ state: 'detached' })
  await page.context().close()
})

/** A game with cards under a Museum: whose it is, and when. */
function withMuseum(): { game: StagedGame<Citadels>; seat: number; n: number } {
  for (let seed = 0; ; seed++) {
    const game = stagedGame(citadels2016, 8, `museum ${seed}`, 'any')
    for (const [n, { state }] of game.moments.entries()) {
      const { players } = see(game.game, state, { at: null }).view
      const seat = players.findIndex(({ underSize }) => underSize > 0)
      if (seat >= 0) return { game, seat, n }
    }
  }
}

test('how many cards lie under a Museum hides neither its letters nor its cost', async () => {
  const { game, seat, n } = withMuseum()
  for (const eye of [seat, (seat + 1) % 8]) {
    const page = await newcomer(world.browser, world.server.address, { size: PHONE })
    const stage = await openStage(page, game, eye)
    stage.show(n)
    await page.goto('/table/staged')
    const count = page.locator('.building-under')
    await count.waitFor()
    await count.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${ARTEFACTS}/museum-${eye === seat ? 'own' : 'rival'}.png` })
    for (const mark of ['.building-type', '.building-cost'])
      expect([mark, await overlap(page, '.building-under', mark)]).toEqual([mark, false])
    await page.context().close()
  }
})
