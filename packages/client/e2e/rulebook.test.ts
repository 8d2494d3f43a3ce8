import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsIn } from './looks.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer, PHONE } from './support.ts'
import { useWorld } from './world.ts'

const world = useWorld()

const GAMES = ['citadels-2016', 'citadels-classic', 'chytrogrod', 'pact'] as const
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.locator('.rulebook .leaf').first().waitFor()
}
/** What has the reader's eye: the id in focus, and the text around it. */
const landed = (page: Page, id: string) =>
  page.waitForFunction(
    id => document.activeElement?.id === id && (document.activeElement.closest('.leaf')?.textContent ?? ''),
    id,
  )

const cases = [
  { locale: 'en', size: DESK, theme: 'light', sought: 'warrant', thief: 'Thief' },
  { locale: 'pl', size: PHONE, theme: 'dark', sought: 'nakaz', thief: 'Złodziej' },
  { locale: 'hu', size: DESK, theme: 'dark', sought: 'parancs', thief: 'Tolvaj' },
] as const

test.each(cases)(
  'the rulebooks in $locale: pictures, search, anchors',
  async ({ locale, size, theme, sought, thief }) => {
    const page = await newcomer(world.browser, world.server.address, { size, locale, theme })
    const faults: string[] = []
    for (const game of GAMES) {
      await open(page, `/rules/${game}`)
      expect(await page.locator('.book-contents li').count()).toBeGreaterThan(7)
      expect(await page.locator('.picture svg').count()).toBeGreaterThan(15)
      await page.screenshot({ path: `${ARTEFACTS}/rulebook-${game}-${locale}-${size.width}.png` })
      faults.push(...(await faultsIn(page)).map(fault => `${game}: ${fault}`))
    }
    expect(faults).toEqual([])

    await open(page, '/rules/citadels-2016')
    const all = await page.locator('.leaf').count()
    await page.locator('.rules-tools input').fill(sought)
    await page.locator('.rulebook mark').first().waitFor()
    expect(await page.locator('.leaf').count()).toBeLessThan(all / 3)
    expect(await page.locator('.rulebook').innerText()).toContain('CIT-6.1.3')
    await page.locator('.rules-tools input').fill('qqqq')
    await page.locator('.rulebook [role=status]').waitFor()

    await open(page, '/rules/citadels-2016#CIT-6.2.1')
    expect(await (await landed(page, 'CIT-6.2.1')).jsonValue()).toContain(thief)
    await page.context().close()
  },
)

test('a link to a rule lands on the paragraph that tells it, to a card on its picture, and the letter is a click away', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await open(page, '/rules/citadels-2016#CIT-6.1.3c')
  expect(await (await landed(page, 'CIT-6.1.3c')).jsonValue()).toContain('Magistrate')
  await page.evaluate(() => {
    location.hash = '#district.keep'
  })
  expect(await (await landed(page, 'district.keep')).jsonValue()).toContain('Keep')
  await page.locator('.leaf:has(#district\\.keep) .numbers a').first().click()
  await page.locator('.letter').waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'CIT-7.12')
  await page.locator('.rules-tabs a').first().click()
  await page.locator('.book').waitFor()
  await open(page, '/rules/pact#DWD-13.22')
  expect(await (await landed(page, 'DWD-13.22')).jsonValue()).toContain('Guesses in round 3')
  await page.context().close()
})
