import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cutTexts, faultsOf } from './pages.ts'
import { playByKeys, playDrawn, playPlainly } from './pact-player.ts'
import { ARTEFACTS } from './places.ts'
import { DESK, joinHost, newcomer, PHONE, tableDrawn } from './support.ts'
import { useWorld } from './world.ts'

/** A desk of 1280 × 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 } as const

const world = useWorld()

/** A table of the pact, filled up with bots; with every variant, or with none. */
async function sitDown(page: Page, variants = false): Promise<void> {
  await page.goto('/new/pact')
  await page.locator('.new-foot .primary:enabled').waitFor()
  await page.locator('.option-form .choice').first().waitFor()
  const on = page.locator('.option-form .choices .choice:nth-child(2)')
  if (variants) for (const each of await on.all()) await each.click()
  await page.locator('.new-foot .primary:enabled').click()
  await page.locator('.lobby-deeds .button').nth(1).click()
  await tableDrawn(page)
}

/** What is wrong with what the page shows now: cut, not translated, or found by axe where it is asked. */
async function wrongs(page: Page, axe: boolean): Promise<string[]> {
  const scrolls = /^DIV\.(kingdoms|own-hand)\b/
  const cut = (await cutTexts(page)).filter(each => !scrolls.test(each))
  const text = await page.evaluate(() => document.body.innerText)
  const key = /\b(?:client|pact|kernel|talk)\.(?!md\b)[a-z-]+\S*/.exec(text)?.[0]
  return [...(axe ? await faultsOf(page) : []), ...cut, ...(key === undefined ? [] : [`raw key ${key}`])]
}

test('a whole game against bots by the plain list of buttons', async () => {
  const page = await newcomer(world.browser, world.server.address)
  await page.addInitScript(() => localStorage.setItem('cloak.plain', 'yes'))
  await sitDown(page)
  expect(await playPlainly(page)).toBeGreaterThan(40)
  expect(await page.locator('.outcome > ol > li').count()).toBe(4)
  await page.context().close()
})

/** Opens the story at the end, which tells of five rounds for each of four; what is wrong with it. */
async function readStory(page: Page, name: string, axe: boolean): Promise<string[]> {
  await page.locator('.story-open .button').click()
  await page.locator('.story-round').first().waitFor()
  expect(await page.locator('.story-round li').count()).toBe(20)
  await page.screenshot({ path: `${ARTEFACTS}/pact-story-${name}.png` })
  return wrongs(page, axe)
}

const SCENES = ['quiet', 'offer', 'received', 'plan', 'ready', 'cards', 'hunt', 'wings', 'fill', 'inquisitors'] as const
test.each([
  { locale: 'en', size: DESK, theme: 'light', axe: true, whole: false },
  { locale: 'pl', size: PHONE, theme: 'dark', axe: true, whole: false },
  { locale: 'hu', size: DESK, theme: 'dark', axe: false, whole: true },
] as const)(
  'by the mouse on the drawn table, $locale at $size.width (a whole game with every variant: $whole): every question in its own scene, nothing cut or covered',
  async ({ locale, size, theme, axe, whole }) => {
    const page = await newcomer(world.browser, world.server.address, { size, locale, theme })
    await sitDown(page, whole)
    await page.locator('.pact').waitFor()
    const scenes: string[] = []
    const found: string[] = []
    const covered = await playDrawn(page, {
      ...(!whole && { through: SCENES }),
      onScene: async scene => {
        scenes.push(scene)
        await page.screenshot({ path: `${ARTEFACTS}/pact-${scene}-${locale}-${size.width}.png` })
        found.push(...(await wrongs(page, axe)).map(fault => `${scene}: ${fault}`))
        if (await page.locator('.bar-ask').isVisible()) found.push(`${scene}: the list is shown beside the table`)
        // One screen: on a desk nothing has to be scrolled for.
        const over = await page.locator('.frame-board').evaluate(each => each.scrollHeight - each.clientHeight)
        if (size === DESK && over > 40) found.push(`${scene}: ${over}px do not fit`)
      },
    })
    expect(scenes).toEqual(expect.arrayContaining([...SCENES]))
    expect(scenes.includes('prefer')).toBe(whole)
    expect(covered).toEqual([])
    if (whole) found.push(...(await readStory(page, `${locale}-${size.width}`, axe)))
    expect(found).toEqual([])
    await page.context().close()
  },
)

test('a whole game by the keyboard alone, at 200 %, in Polish: no question finds the focus lost, and the table says what happens', async () => {
  const page = await newcomer(world.browser, world.server.address, { size: ZOOMED, locale: 'pl' })
  await sitDown(page)
  await page.locator('.stage-mine').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.screenshot({ path: `${ARTEFACTS}/pact-zoomed.png` })
  const { answered, lost } = await playByKeys(page)
  expect(answered).toBeGreaterThan(30)
  expect(lost).toBe(0)
  expect(await page.locator('.unseen[role=log] p').count()).toBeGreaterThan(0)
  await page.context().close()
})

test('two browsers at one table to the end: each sees its own side, and a reload loses neither a half-made plan nor the game', async () => {
  const { address } = world.server
  const [host, guest] = await Promise.all([
    newcomer(world.browser, address),
    newcomer(world.browser, address, { locale: 'pl', size: PHONE, theme: 'dark' }),
  ])
  await host.goto('/new/pact')
  await host.locator('.new-foot .primary:enabled').click()
  const link = await host.locator('input[readonly]').inputValue()
  await guest.goto(link)
  await joinHost(guest, host)
  await host.locator('.lobby-deeds .button').nth(1).click()
  await Promise.all([host, guest].map(page => page.locator('.pact').waitFor()))
  const kinds = await Promise.all([host, guest].map(page => page.locator('.own-kingdom .role').textContent()))
  expect(kinds[0]).not.toBe(kinds[1])
  expect(await host.locator('.kingdom .role').count()).toBe(0)

  // Both are asked for plans, and for offers, at the same time: neither leaves the other waiting.
  const both = (until: string) => Promise.all([host, guest].map(page => playDrawn(page, { until })))
  await both('plan')
  const top = (): Promise<number> => host.locator('.plan-board').evaluate(each => each.getBoundingClientRect().top)
  const before = await top()
  await host.locator('.own-hand .thing-open').first().click()
  expect(await top()).toBe(before)
  const planned = await host.locator('.plan-list').innerText()
  await host.reload()
  await host.locator('.plan-list').waitFor()
  expect(await host.locator('.plan-list').innerText()).toBe(planned)
  await both('hunt')
  await guest.reload()
  await Promise.all([host, guest].map(page => playDrawn(page, {})))
  const standings = await Promise.all([host, guest].map(page => page.locator('.outcome > ol > li').allInnerTexts()))
  expect(standings[0]).toHaveLength(4)
  const points = standings.map(lines => lines.map(line => /-?\d+(?= p)/.exec(line)?.[0]))
  expect(points[0]).toEqual(points[1])
  const told = [await readStory(host, 'en-1280', true), await readStory(guest, 'pl-360', true)]
  expect(told).toEqual([[], []])
  await Promise.all([host, guest].map(page => page.context().close()))
})
