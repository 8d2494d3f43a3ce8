import { basename } from 'node:path'
import * as browser from '@cloak/record/browser'
import * as node from '@cloak/record/node'
import { expect, test, vi } from 'vitest'
import { golden, goldenPaths } from './golden.ts'

const served = goldenPaths('served').map(path => [basename(path), path] as const)

test('a browser makes the hashes that Node makes, of any text', async () => {
  for (const text of ['', 'plain', 'Chytrogród ő', 'a lone \ud800 surrogate', '🂡'.repeat(5000)]) {
    expect(await browser.commitmentTo(text)).toBe(node.commitmentTo(text))
    expect(await browser.seedOf(text, ['a', '', text])).toBe(node.seedOf(text, ['a', '', text]))
  }
})

test.each(served)('a browser finds the state and the end that Node finds: %s', async (_, path) => {
  const { claimed, game } = golden(path)
  const verified = node.verifyGame(game, claimed)
  expect(await browser.verifyPlay(game, claimed)).toEqual({ ...verified, fairness: null })
})

test('a page that came without protection cannot hash', () => {
  expect(browser.canHash()).toBe(true)
  vi.stubGlobal('crypto', {})
  expect(browser.canHash()).toBe(false)
  vi.unstubAllGlobals()
})
