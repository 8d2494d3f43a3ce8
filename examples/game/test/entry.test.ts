import { readFileSync } from 'node:fs'
import { Rng, playOut, start } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { entry } from '../entry.ts'

const rulesText = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')

test('the entry tells the same as the game it loads', async () => {
  const game = await entry.game()
  expect([game.id, game.seats]).toEqual([entry.id, entry.seats])
  const options = { goal: 8, night: 'long' } as const
  const { state } = start(game, { game: game.id, rules: game.rules, seats: 4, options, seed: 'entry' })
  const begun = entry.round(game.view(state.table, { at: null }))
  playOut(game, state, Rng.from('entry'))
  expect([begun, entry.round(game.view(state.table, { at: null }))]).toEqual([1, expect.any(Number)])
})

test('title, blurb and what may be claimed have words in each language', async () => {
  const keys = [entry.title, entry.blurb, ...entry.claimable['talk.i-have'].map(({ kind, id }) => `dawn.${kind}.${id}`)]
  for (const load of Object.values(entry.locales)) {
    const messages: { [key: string]: string } = await load()
    expect(keys.filter(key => !messages[key])).toEqual([])
  }
})

test('every event rests on a rule of the text', () => {
  for (const rule of Object.values(entry.eventRules)) {
    expect(rule.startsWith(`${entry.rulePrefix}-`)).toBe(true)
    expect(rulesText).toMatch(new RegExp(`\\*\\*${RegExp.escape(rule)} `))
  }
})
