import { expect, test } from 'vitest'
import { cutTexts, faultsOf } from './pages.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

test.each([
  { locale: 'en', size: DESK, theme: 'light', sought: 'courtier joins' },
  { locale: 'pl', size: PHONE, theme: 'dark', sought: 'dworzanin przychodzi' },
  { locale: 'hu', size: DESK, theme: 'dark', sought: 'udvaronc ingyen' },
] as const)(
  'the book lays out every card of the pact on asking, and finds a card by its name and its effect, $locale at $size.width',
  async ({ locale, size, theme, sought }) => {
    const page = await newcomer(world.browser, world.server.address, { locale, size, theme })
    await page.goto('/rules/pact#card.inn')
    const named = page.locator('[id="card.inn"]')
    await named.waitFor()
    await expect.poll(() => named.evaluate(card => card === document.activeElement)).toBe(true)
    // Only the deck that is asked for is laid out.
    expect(await page.locator('.catalogue li').count()).toBe(16)
    await page.screenshot({ path: `${ARTEFACTS}/pact-cards-${locale}-${size.width}.png` })
    expect([...(await faultsOf(page)), ...(await cutTexts(page))]).toEqual([])

    const decks = await page.locator('.catalogue details').count()
    for (let i = 0; i < decks; i++) {
      const deck = page.locator('.catalogue details').nth(i)
      if ((await deck.getAttribute('open')) === null) await deck.locator('summary').click()
    }
    await expect.poll(() => page.locator('.catalogue li').count()).toBe(100)

    await page.locator('input[type=search]').fill(sought)
    const found = page.locator('.catalogue li')
    await expect.poll(() => found.count()).toBeLessThan(10)
    expect(await found.count()).toBeGreaterThan(1)
    expect(await page.locator('[id="card.inn"]').count()).toBe(1)
    await page.context().close()
  },
)
