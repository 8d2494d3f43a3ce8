import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entry } from '../entry.ts'
import en from '../locales/en.json' with { type: 'json' }
import { ROLES } from '../src/data/box.ts'
import { game } from '../src/index.ts'

const rulesText = readFileSync(new URL('../rules.md', import.meta.url), 'utf8')
const isRule = (rule: string): boolean => rulesText.includes(`**${rule} `)

test('the entry tells the same as the game, and its title and blurb have words', () => {
  expect([game.id, game.seats]).toEqual([entry.id, entry.seats])
  expect([entry.title, entry.blurb].filter(key => !(key in en))).toEqual([])
})

test('every event and every role has a rule of the text', () => {
  const events = Object.values(entry.book.events).flat()
  const said = Object.keys(en).flatMap(key => /^dawn\.event\.(\w+)$/.exec(key)?.[1] ?? [])
  expect(events.toSorted()).toEqual(said.toSorted())
  expect(Object.keys(entry.book.events).filter(rule => !isRule(rule))).toEqual([])
  for (const id of ROLES) expect(isRule(entry.book.anchorOf({ kind: 'role', id }) ?? '')).toBe(true)
  expect(entry.book.anchorOf({ kind: 'seat', id: 1 })).toBeNull()
})
