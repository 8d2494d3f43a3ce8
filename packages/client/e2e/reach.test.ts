import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cutTexts, faultsOf, overlaps, unsaid } from './pages.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, newcomer, PATIENCE, PHONE, playNow, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

/** A screen of 1280 × 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 } as const
const world = useWorld()

/** Where the keyboard is, and whether that can be seen. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return { name: '', isSeen: true }
    const { left, top, right, bottom } = at.getBoundingClientRect()
    const [x, y] = [
      (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    ]
    const hit = document.elementFromPoint(x, y)
    const isSeen = hit !== null && (at.contains(hit) || hit.contains(at) || hit.closest('label')?.contains(at) === true)
    return { name: `${at.tagName}.${at.className} «${at.textContent?.slice(0, 30)}»`, isSeen }
  })

/** Goes on with the keyboard until it is at what is sought; whatever it came to on the way had to be in sight. */
async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  const hidden: string[] = []
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab')
    const { name, isSeen } = await focus(page)
    if (!isSeen) hidden.push(name)
    if (await page.evaluate(selector => document.activeElement?.matches(selector), selector))
      return expect(hidden).toEqual([])
  }
  throw new Error(`the keyboard does not come to ${selector}`)
}

test('at 200 %, in Hungarian, by the keyboard alone: home, new table, lobby, table, rulebook, settings', async () => {
  const context = await world.browser.newContext({
    viewport: ZOOMED,
    deviceScaleFactor: 2,
    locale: 'hu',
    baseURL: world.server.address,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const found: string[] = []
  const look = async (name: string, isBoard = false): Promise<void> => {
    await page.screenshot({ path: `${ARTEFACTS}/zoom-${name}.png` })
    const faults = [
      ...(await faultsOf(page)),
      ...(await cutTexts(page)),
      ...(await unsaid(page, 'hu')),
      ...(isBoard ? [] : await overlaps(page)),
    ]
    found.push(...faults.map(fault => `${name}: ${fault}`))
  }
  await page.goto('/')
  await page.locator('.games').waitFor()
  await look('home')
  await tabTo(page, '.welcome-deeds a[href="/new"]')
  await page.keyboard.press('Enter')
  await page.locator('.cast-card').first().waitFor()
  await look('new')
  await tabTo(page, '.new-foot .primary')
  await page.keyboard.press('Enter')
  await page.locator('.seats').waitFor()
  await look('lobby')
  await tabTo(page, '.lobby-deeds .button:nth-child(2)')
  await page.keyboard.press('Enter')
  await page.locator('.bar-mine').waitFor()
  await tableDrawn(page)
  await look('table', true)
  await tabTo(page, '.bar-mine .choice')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !document.querySelector('.bar-mine') || document.querySelector('.confirm:enabled'))
  await page.goto('/rules/citadels-2016#CIT-6.2.1')
  await page.waitForFunction(() => document.activeElement?.id === 'CIT-6.2.1')
  await look('rules')
  await tabTo(page, '.leaf a')
  await page.goto('/settings')
  await page.locator('.credentials').first().waitFor()
  await look('settings')
  await tabTo(page, '.credentials button')
  expect(found).toEqual([])
  await context.close()
})

/** How far things that were there already moved while the page loaded; 0.1 is called good. */
const MOVES = 0.02
test.each([DESK, PHONE])('nothing moves while a page loads, at $width', async size => {
  const page = await newcomer(world.browser, world.server.address, { size })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[])
        moved.push(
          `${entry.value} ${entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.textContent)).join(', ')}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await playNow(page)
  const table = new URL(page.url()).pathname
  const found: string[] = []
  for (const [path, ready] of [
    ['/', '.tables li'],
    ['/new', '.cast-card'],
    [table, '.frame:has(.bar-mine, .bar-news p) .track'],
    [table.replace('/table/', '/replay/'), '.transport'],
    ['/rules/citadels-2016', '.leaf'],
    ['/learn/citadels-2016', '.chronicler'],
    ['/settings', '.account-forms'],
    ['/about', 'h1'],
  ] as const) {
    await page.goto(path)
    await page.locator(ready).first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const moved = await page.evaluate<string[]>('moved')
    const sum = moved.reduce((sum, each) => sum + Number.parseFloat(each), 0)
    if (sum > MOVES) found.push(`${path}: ${moved.join('; ')}`)
  }
  expect(found).toEqual([])
  await page.context().close()
})
