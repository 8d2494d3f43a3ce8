import { readFileSync } from 'node:fs'
import { playOut, Rng, start } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import { expect, test } from 'vitest'
import { entry } from '../entry.ts'
import en from '../locales/en.json' with { type: 'json' }
import { game } from '../src/index.ts'
import { ROLES } from '../src/data/box.ts'

const rulesText = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')
const isRule = (rule: string): boolean => rulesText.includes(`**${rule} `)

test('the entry tells the same as the game', () => {
  expect([game.id, game.seats]).toEqual([entry.id, entry.seats])
  const options = { goal: 10, night: 'long' } as const
  const { state } = start(game, { game: game.id, rules: game.rules, seats: 4, options, seed: 'entry' })
  expect(entry.round(game.view(state.table, { at: null }))).toBe(1)
  playOut(game, state, Rng.from('entry'))
  expect(entry.round(game.view(state.table, { at: null }))).toBeGreaterThan(1)
})

test('title, blurb and what may be claimed have words', () => {
  const [begun] = walk(game, { seats: 3, seed: 'entry' })
  const claims = Object.values(entry.claimable(game.view(begun!.state.table, { at: null }))).flat()
  const keys = [entry.title, entry.blurb, ...claims.map(({ kind, id }) => `dawn.${kind}.${id}`)]
  expect(keys.filter(key => !(key in en))).toEqual([])
})

test('every event and every role has a rule of the text', () => {
  const events = Object.values(entry.book.events).flat()
  const said = Object.keys(en).flatMap(key => /^dawn\.event\.(\w+)$/.exec(key)?.[1] ?? [])
  expect(events.toSorted()).toEqual(said.toSorted())
  expect(Object.keys(entry.book.events).filter(rule => !isRule(rule))).toEqual([])
  for (const id of ROLES) expect(isRule(entry.book.anchorOf({ kind: 'role', id }) ?? '')).toBe(true)
  expect(entry.book.anchorOf({ kind: 'seat', id: 1 })).toBeNull()
})
