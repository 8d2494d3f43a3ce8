import { afterwards, see, type Seen } from '@cloak/kernel'
import { pact } from '@cloak/pact'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { besideTheTable } from './beside.ts'
import { ARTEFACTS } from './places.ts'
import { openStage, stagedGame } from './staged.ts'
import { DESK, newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const dealt = (seed: string) => stagedGame(pact, 4, seed)
type Staged = ReturnType<typeof dealt>
const EYE = 0

/** A moment at which the reader is asked this, and more is true, if it has to be. */
function askedAt(step: string, isMeant: (seen: Seen<object>) => boolean = () => true): { game: Staged; n: number } {
  for (let i = 0; i < 100; i++) {
    const game = dealt(`${step} ${i}`)
    const n = game.moments.findIndex(({ state }) => {
      const seen = see(pact, state, { at: EYE })
      return seen.mine !== null && seen.script.at(-1)?.step === step && isMeant(seen)
    })
    if (n >= 0) return { game, n }
  }
  throw new Error(`nobody is asked ${step}`)
}
async function showTo(page: Page, { game, n }: { game: Staged; n: number }): Promise<void> {
  const stage = await openStage(page, game, EYE)
  stage.show(n)
  await page.goto('/table/staged')
  await page.locator('.pact').waitFor()
}

test.each(['en', 'pl', 'hu'] as const)(
  'a full plan in %s keeps its button in sight, and every card of it and of the hand leads to its rule',
  async locale => {
    const page = await newcomer(world.browser, world.server.address, { locale, size: DESK })
    const hasEvent = ({ view }: Seen<object>) => {
      const me = (view as { players: { hand: string[]; events: string[] }[] }).players[EYE]!
      return me.hand.length > 3 && me.events.length > 0
    }
    await showTo(page, askedAt('plan.make', hasEvent))
    const hand = page.locator('.own-hand .card-holder')
    await hand.nth(0).click()
    await hand.nth(1).click()
    await page.locator('.court .thing-open').first().click()
    await page.locator('.scene-plan .half-right').click()
    expect(await page.locator('.bill > div').count()).toBeGreaterThan(2)
    await page.screenshot({ path: `${ARTEFACTS}/pact-full-plan-${locale}.png` })
    const isInSight = await page.locator('.scene-plan .pact-send').evaluate(button => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return [0.1, 0.9].every(dy =>
        button.contains(document.elementFromPoint(left + width / 2, Math.floor(top + height * dy))),
      )
    })
    expect(isInSight).toBe(true)
    const leads = await page.locator('.own-hand .card-mark').evaluateAll(all => all.map(a => a.getAttribute('href')))
    expect(leads.length).toBe(await hand.count())
    expect(leads.every(href => /^\/rules\/pact#card\.[a-z-]+$/.test(href ?? ''))).toBe(true)
    expect(await page.locator('.plan-list .card-mark').count()).toBe(3)
    expect(await besideTheTable(page, ['.own-hand .card-mark'])).toEqual([true])
    await page.context().close()
  },
)

test('whom the end of a round raised and lowered is told at the next question', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await showTo(page, askedAt('hunt.vote'))
  expect(await page.locator('.repute li').count()).toBeGreaterThan(0)
  await page.context().close()
})

test('on a phone the market lies under the question about it', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: PHONE })
  await showTo(page, askedAt('market.trade'))
  const top = async (of: string): Promise<number> => (await page.locator(of).boundingBox())!.y
  expect(await top('.market')).toBeGreaterThan(await top('.stage'))
  expect(await top('.market')).toBeLessThan(await top('.own-kingdom'))
  await page.context().close()
})

test('the last indulgence goes where it is pointed at, from where it was promised', async () => {
  const page = await newcomer(world.browser, world.server.address)
  const isRich = ({ view }: Seen<object>): boolean => {
    const { players, up } = view as { players: { indulgences: number | null }[]; up: (string | null)[] }
    return players[EYE]!.indulgences === 1 && up.some(each => each !== null)
  }
  await showTo(page, askedAt('inquisitors.answer', isRich))
  const promised = (i: number) => page.locator('.bench .judge').nth(i).locator('.choice').nth(1)
  await promised(0).click()
  await promised(1).click()
  expect(await promised(0).getAttribute('aria-pressed')).toBe('false')
  expect(await promised(1).getAttribute('aria-pressed')).toBe('true')
  await page.context().close()
})

/** A game at whose end some have as many points and different places. */
function tied(): Staged {
  for (let i = 0; i < 400; i++) {
    const game = dealt(`tied ${i}`)
    const end = afterwards(game.moments.at(-1)!.state)
    const standing = end ? pact.standing(end) : []
    if (standing.some(a => standing.some(b => a.score === b.score && a.place !== b.place))) return game
  }
  throw new Error('nobody is ever tied')
}
test('a tie at the end says what parts it, and where the rules say so', async () => {
  const page = await newcomer(world.browser, world.server.address)
  const game = tied()
  await showTo(page, { game, n: game.moments.length - 1 })
  await page.locator('.outcome-done').waitFor()
  expect(await page.locator('.outcome .hint a').getAttribute('href')).toContain('DWD-14.2')
  await page.context().close()
})

test('the book shows the pieces of the table', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.goto('/rules/pact')
  await page.locator('.rulebook .leaf').first().waitFor()
  expect(await page.locator('.medallion').count()).toBe(0)
  expect(await page.locator('.plate-kind .chest-open').count()).toBe(3)
  expect(await page.locator('.plate-inquisitor .seat-up svg').count()).toBe(8)
  await page.context().close()
})
