import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { playOn } from './game.ts'
import { ARTEFACTS } from './places.ts'
import { type ScratchClone, scratchClone } from './scratch-clone.ts'
import { startServer } from './server.ts'
import { newcomer, tableDrawn } from './support.ts'

let clone: ScratchClone
beforeAll(() => {
  clone = scratchClone(root =>
    cpSync(join(root, 'examples/game'), join(root, 'packages/games/dawn'), { recursive: true }),
  )
  expect(clone.faultOf('node', 'tools/list-games.ts')).toBeNull()
})
afterAll(() => clone?.remove())

test('copied among the games, the example passes types, lint, words and rules, and nothing else is changed', () => {
  const checks = [
    ['tsc', '-p', 'tsconfig.json'],
    ['tsc', '-p', 'tsconfig.web.json'],
    ['tsc', '-p', 'tsconfig.pure.json'],
    ['oxlint', '-c', 'oxlint.json', 'packages/games/dawn', 'packages/games/all'],
    ['node', 'tools/words-checked.ts'],
    ['node', 'tools/rules-cited.ts'],
  ] as const
  for (const [command, ...args] of checks) expect(clone.faultOf(command, ...args)).toBeNull()
})

test('its own laws, golden games and scenes hold there', () => {
  expect(clone.faultOf('vitest', 'run', '--project', 'units', 'packages/games/dawn')).toBeNull()
})

test('the command line plays it, and search bots play it against one another', () => {
  const faultOf = (...args: string[]) => clone.faultOf('node', 'packages/cli/src/main.ts', ...args)
  expect(faultOf('simulate', '--game', 'dawn', '--games', '5')).toBeNull()
  expect(faultOf('arena', '--game', 'dawn', '--bots', 'search,random', '--games', '2', '--budget', '20')).toBeNull()
})

test('a host opens a table of it in the lobby, and it is played to the end in the text view', async () => {
  const server = await startServer('0', undefined, clone.root)
  const { browser, close } = await openBrowser(inject('browser'))
  try {
    const page = await newcomer(browser, server.address, { locale: 'pl' })
    await page.goto('/')
    await page.getByRole('link', { name: 'Przed świtem' }).first().waitFor()
    await page.goto('/new/dawn')
    await page.getByRole('group', { name: 'Noc' }).first().waitFor()
    await page.locator('.new-foot .primary:enabled').click()
    await page.locator('.lobby-deeds .button').nth(1).click()
    await tableDrawn(page)
    await page.locator('.plain section').nth(1).waitFor()
    await page.screenshot({ path: `${ARTEFACTS}/fifth-game-pl.png` })
    expect(await playOn(page)).toBeGreaterThan(0)
    expect(await page.locator('.outcome > ol > li').count()).toBeGreaterThan(1)
    await page.context().close()
  } finally {
    await close()
    await server.stop()
  }
})
