import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { playOn } from './game.ts'
import { newcomer, playNow, tableDrawn } from './support.ts'
import { told } from './told.ts'
import { useWorld } from './world.ts'

const world = useWorld()
/** Somebody who has finished a game. */
let page: Page
let table: string
const idOf = (page: Page): string => page.url().split('/').at(-1)!
beforeAll(async () => {
  page = await newcomer(world.browser, world.server.address)
  await playNow(page)
  table = idOf(page)
  await playOn(page)
})

const count = (page: Page): Promise<string | null> => page.locator('.transport-count').textContent()
const place = async (page: Page): Promise<number> => Number((await count(page))?.split('/')[0])
const eyes = (page: Page): Promise<string[]> =>
  page.locator('.transport select').first().locator('option').allInnerTexts()
const lastLine = async (page: Page): Promise<string> => {
  await told(page)
  return page.locator('.chronicle-lines .line').last().innerText()
}
const opened = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.locator('.transport').waitFor()
}

test('while a game runs, it is looked at again with one’s own eyes or an onlooker’s', async () => {
  const player = await newcomer(world.browser, world.server.address)
  await playNow(player)
  const running = idOf(player)
  await playOn(player, 3)
  await opened(player, `/replay/${running}`)
  expect(await eyes(player)).toHaveLength(2)
  expect(await player.locator('.fairness').count()).toBe(0)
  await player.goto(`/replay/${running}?eyes=2`)
  await player.getByText('your own eyes only').waitFor()
  await player.goto('/replay/nowhere')
  await player.getByText('There is no such table.').waitFor()
  await player.context().close()
})

test('a finished game is replayed by hand, by keys and by itself, and a link leads to the moment', async () => {
  await page.goto(`/table/${table}`)
  await tableDrawn(page)
  await page.locator('.company a', { hasText: 'Replay' }).click()
  await page.locator('.transport').waitFor()
  expect(await place(page)).toBe(0)
  await page.locator('.frame-board').focus()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction(() => location.hash === '#2')
  const second = await lastLine(page)
  await page.keyboard.press('End')
  await page.locator('.final-places li').nth(3).waitFor()
  expect(await page.locator('.transport-says').textContent()).toBe('The game is over.')
  // Back at the beginning nothing is staged that has not happened yet.
  await page.locator('.moment').waitFor()
  await page.keyboard.press('Home')
  await page.waitForFunction(() => location.hash === '#0')
  expect(await page.locator('.moment').count()).toBe(0)
  await page.locator('.transport select').last().selectOption('4')
  await page.locator('.transport .play').click()
  await page.waitForFunction(() => Number(location.hash.slice(1)) >= 3)
  await page.locator('.transport .play').click()
  await page.locator('.transport input[type=range]').fill('2')
  await page.waitForFunction(() => location.hash === '#2')
  expect(await lastLine(page)).toBe(second)

  const other = await newcomer(world.browser, world.server.address, { locale: 'hu' })
  await opened(other, `/replay/${table}?eyes=0#2`)
  expect(await place(other)).toBe(2)
  expect(await lastLine(other)).not.toBe(second)
  expect(await eyes(other)).toHaveLength(6)
  await other.context().close()
})

test('other eyes see the same time, and all eyes see every hand', async () => {
  await opened(page, `/replay/${table}#40`)
  await page.locator('.frame-nav button').first().click()
  await page.locator('.plain section').first().waitFor()
  const hands = async (): Promise<string[]> =>
    (await page.locator('.plain section').allInnerTexts()).map(text => /^Hand\s*(.*)$/m.exec(text)?.[1] ?? '').slice(1)
  const counts = (seen: readonly string[]): number => seen.filter(each => /^\d+$/.test(each)).length
  expect(counts(await hands())).toBe(3)
  const look = async (at: string): Promise<void> => {
    await page.locator('.transport select').first().selectOption(at)
    await page.waitForFunction(at => location.search === `?eyes=${at}`, at)
    await page.waitForFunction(at => document.querySelector<HTMLSelectElement>('.transport select')?.value === at, at)
  }
  const said = await page.locator('.transport-says').textContent()
  await look('all')
  expect(counts(await hands())).toBe(0)
  expect(await page.locator('.transport-says').textContent()).toBe(said)
  await look('public')
  expect(counts(await hands())).toBe(4)
  expect(await page.locator('.transport-says').textContent()).toBe(said)
  await page.locator('.frame-nav button').first().click()
})

test('one click checks the deal, and says what it could not check', async () => {
  await opened(page, `/replay/${table}`)
  await page.locator('.fairness .button').click()
  await page.locator('.verdict').waitFor()
  expect(await page.locator('.check-holds').count()).toBe(5)
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.keep a').click()])
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
    format: string
    fairness: { salts: string[] }
  }
  expect(file.format).toBe('cloak-game')
  expect(file.fairness.salts[0]).toMatch(/^[0-9a-f]{32}$/)

  const stranger = await newcomer(world.browser, world.server.address)
  await opened(stranger, `/replay/${table}`)
  await stranger.locator('.fairness .button').click()
  await stranger.locator('.verdict').waitFor()
  expect(await stranger.locator('.check-holds').count()).toBe(3)
  expect(await stranger.locator('.check-unknown').count()).toBe(2)
  await stranger.route('**/file', async route => {
    const answer = await route.fetch()
    const file = (await answer.json()) as { fairness: { secret: string } }
    const secret = `${file.fairness.secret.slice(1)}0`
    await route.fulfill({ response: answer, json: { ...file, fairness: { ...file.fairness, secret } } })
  })
  await stranger.locator('.fairness .button').click()
  await stranger.locator('.verdict.broken').waitFor()
  expect(await stranger.locator('.check-broken').count()).toBe(2)
  await stranger.context().close()
})

test('whoever claims a login finds the game again on another device', async () => {
  await page.goto('/settings')
  const claim = page.locator('.credentials').first()
  await claim.locator('input').first().fill('hedvig')
  await claim.locator('input').last().fill('a long enough secret')
  await claim.locator('button').click()
  await page.getByText('hedvig').waitFor()

  const phone = await newcomer(world.browser, world.server.address)
  await phone.goto('/settings')
  const login = phone.locator('.credentials').last()
  await login.locator('input').first().fill('hedvig')
  await login.locator('input').last().fill('not this one')
  await login.locator('button').click()
  await phone.getByText('do not go together').waitFor()
  await login.locator('input').last().fill('a long enough secret')
  await login.locator('button').click()
  await phone.getByText('You are known here as hedvig').waitFor()
  await phone.goto('/')
  await phone.locator(`.tables a[href="/replay/${table}"]`).click()
  await phone.locator('.transport').waitFor()
  await phone.goto('/people/me')
  await phone.locator(`.results a[href="/replay/${table}"]`).waitFor()
  expect(new URL(phone.url()).pathname).toMatch(/^\/people\/[\w-]{22}$/)
  // Against bots alone nothing counts.
  expect(await phone.locator('.result-stake').first().innerText()).toBe('casual')
  await phone.goto('/settings')
  await phone.locator('.panel button', { hasText: 'Log out' }).click()
  await phone.locator('.credentials').first().waitFor()
  await phone.context().close()
})
