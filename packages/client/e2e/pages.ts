import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { playOn } from './game.ts'
import { ARTEFACTS, DESK, newcomer, PHONE, playNow, type World } from './support.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PAGES = {
  home: '/',
  new: '/new',
  about: '/about',
  rules: '/rules/citadels-classic',
  missing: '/nowhere/at/all',
} as const

interface Found {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[]
}
/** What axe finds at AA, each as rule and place. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<Found>(`axe.run(document, { runOnly: ${JSON.stringify(TAGS)} })`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  )
}

/** Text that is wider than its box, and pages wider than the screen. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element.closest('.rivals, .spread, .hand, .own-city, .bar-ask, .rulebook-table, .unseen, select, input') !== null
    const cut = [...document.querySelectorAll('body *')].filter(
      element =>
        element instanceof HTMLElement &&
        !scrolls(element) &&
        element.textContent?.trim() !== '' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0 &&
        getComputedStyle(element).display !== 'inline',
    )
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page is wider than the screen'] : []
    return [
      ...wide,
      ...cut.map(element => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 60)}`),
    ]
  })

const cases = (['en', 'pl', 'hu'] as const).flatMap(locale =>
  [DESK, PHONE].map(size => ({ locale, size, width: size.width })),
)

/** Every page, in three languages and two sizes. */
export function pages(world: World): void {
  test.each(cases)(
    'each page in $locale at $width: nothing for axe to find, nothing cut, no raw key',
    async ({ locale, size }) => {
      const theme = size === PHONE ? 'dark' : 'light'
      const page = await newcomer(world.browser, world.server.address, { size, locale, theme })
      const found: string[] = []
      const judge = async (name: string): Promise<void> => {
        await page.screenshot({ path: `${ARTEFACTS}/${name}-${locale}-${size.width}.png` })
        found.push(...[...(await faultsOf(page)), ...(await cutTexts(page))].map(fault => `${name}: ${fault}`))
        const text = await page.evaluate(() => document.body.innerText)
        const key = /\b(?:client|citadels|chytrogrod|kernel|talk)\.(?!md\b)[a-z-]+\S*/.exec(text)?.[0]
        if (key !== undefined) found.push(`${name}: raw key ${key}`)
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
      }
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path)
        await page
          .locator(name === 'new' ? '.new-foot .primary:enabled' : name === 'rules' ? '.rulebook p' : 'h1')
          .first()
          .waitFor()
        await judge(name)
      }
      await playNow(page)
      await playOn(page, 5)
      await page.locator('.bar-mine').waitFor()
      await judge('table')
      if (size === PHONE) await page.locator('.drawer-toggle').click()
      else await page.locator('.frame-nav button').first().click()
      await judge(size === PHONE ? 'drawer' : 'plain')
      expect(found).toEqual([])
      await page.context().close()
    },
  )
}
