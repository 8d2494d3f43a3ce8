import { type Citadels, putIn } from '@cloak/citadels-core'
import { question, Rng, sample } from '@cloak/kernel'
import { type Scene, walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadelsClassic } from '../src/index.ts'
import { acting, calling, city, crowned, eyesBut, gold, hand, holds } from './help.ts'
import { isRule } from './rules-text.ts'

describe('[CLA-10.1] what everybody sees, and what is hidden', () => {
  const table = () =>
    acting(4, 'king', t => {
      crowned(t, 3)
      holds(t, { 0: 'king', 1: 'bishop', 2: 'thief', 3: 'assassin' })
      hand(t, 1, 'tavern', 'castle')
      city(t, 1, 'museum', 'docks')
      t.players[1]!.under = [t.deck.pop()!]
      t.killed = 'merchant'
      t.robbed = { by: 2, character: 'architect' }
      gold(t, 1, 7)
    })

  test('stashes, numbers of cards, cities, crown, cast, marks and shown characters are everybody’s', () => {
    const s = table()
    for (const eye of eyesBut(4))
      s.sees(eye, v => {
        expect(v.players.map(p => p.gold)).toEqual([2, 7, 2, 2])
        expect(v.players.map(p => p.handSize)).toEqual([0, 2, 0, 0])
        expect(v.players[1]!.city.map(built => built.card)).toEqual(['museum', 'docks'])
        expect(v.players.map(p => p.underSize)).toEqual([0, 1, 0, 0])
        expect([v.crown, v.killed, v.robbed]).toEqual([3, 'merchant', { by: 2, character: 'architect' }])
        expect(v.cast).toHaveLength(8)
        expect(v.players.map(p => p.revealed)).toEqual([['king'], [], ['thief'], ['assassin']])
        expect(v.deck).toBe(66 - 2 - 2 - 1)
      })
  })
  test('hand, characters and Museum cards are their owner’s alone', () => {
    const s = table().sees(1, v => {
      expect(v.players[1]!.hand).toEqual(['tavern', 'castle'])
      expect(v.players[1]!.characters).toEqual(['bishop'])
      expect(v.players[1]!.under).toHaveLength(1)
    })
    for (const eye of eyesBut(4, 1))
      s.sees(eye, ({ players: [, p] }) => expect([p!.hand, p!.characters, p!.under]).toEqual([null, null, null]))
  })
  test('a watcher sees no hidden thing before the end', () => {
    table().sees(null, v => {
      for (const p of v.players)
        expect([p.hand, p.characters, p.under, p.drawn, p.picks, p.looked]).toEqual(Array(6).fill(null))
      expect(v.draft.passing).toBeNull()
    })
  })
  test('cards drawn are the drawer’s; the others hear how many', () => {
    const s = acting(4, 'king', () => {}, { gathered: false }).answers(0, { do: 'gather', with: 'cards' })
    for (const eye of eyesBut(4, 0))
      s.heard(eye, 'drew', { seat: 0, drawn: 2 })
        .unheard(eye, 'cards')
        .sees(eye, v => v.players[0]!.drawnSize === 2)
  })
})

describe('[CLA-10.2] what is special here', () => {
  test('a card taken through the Graveyard is known to all', () => {
    const s = acting(4, 'warlord', t => {
      city(t, 1, 'docks')
      city(t, 2, 'graveyard')
      gold(t, 0, 9)
    }).answers(0, { do: 'destroy', with: '1.docks' })
    for (const eye of eyesBut(4)) s.sees(eye, v => v.ruins === 'docks')
    s.answers(2, 'salvage')
    for (const eye of eyesBut(4)) s.heard(eye, 'salvaged', { seat: 2, card: 'docks' })
  })

  /** Seat 1 is crowned by the Emperor of seat 0, and holds these cards. */
  const tribute = (...cards: string[]): Scene<Citadels> =>
    calling(4, 4, t => {
      crowned(t, 2)
      holds(t, { 0: 'emperor' })
      hand(t, 1, ...cards)
    }).answers(0, 1)

  test('a card given to the Emperor is known to giver and receiver only', () => {
    const s = tribute('tavern', 'castle').answers(1, { do: 'card', with: 'castle' })
    for (const eye of [0, 1]) s.heard(eye, 'gaveCard', { by: 1, seat: 0, card: 'castle' })
    for (const eye of eyesBut(4, 0, 1)) s.heard(eye, 'gaveCard', { by: 1, seat: 0 }).unheard(eye, 'castle')
  })
  test('to the others one card is like another', () => {
    const giving = (card: string) => tribute('tavern', 'castle').answers(1, { do: 'card', with: card })
    for (const eye of eyesBut(4, 0, 1)) giving('tavern').alike(eye, giving('castle'))
  })
  test('and the question looks the same to them whatever the hand holds', () => {
    for (const eye of eyesBut(4, 1)) tribute('tavern', 'castle').alike(eye, tribute('palace', 'docks'))
  })
})

test('[CLA-10.3] gold and hands are unlimited', () => {
  acting(4, 'navigator', t => gold(t, 0, 996))
    .answers(0, { do: 'voyage', with: 'gold' })
    .expect(t => t.players[0]!.gold === 1000)
  calling(4, 7, t => {
    putIn(t, 0, ...t.deck.splice(0, 40))
    holds(t, { 0: 'architect' })
  })
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'plans' })
    .expect(t => t.players[0]!.hand.length === 42)
})

test('every refusal names a rule of this edition’s text', () => {
  const cited = new Set<string>()
  const note = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('barred' in value && value.barred) cited.add((value.barred as { rule: string }).rule)
    for (const inner of Object.values(value)) note(inner)
  }
  for (let i = 0; i < 60; i++)
    for (const { state } of walk(citadelsClassic, { seats: 2 + (i % 7), seed: `rules ${i}` }))
      for (const { decision } of Object.values(question(citadelsClassic, state)?.to ?? {})) note(decision)
  for (const seats of citadelsClassic.seats) {
    note(citadelsClassic.options(seats))
    expect(sample(citadelsClassic.options(seats), Rng.from('any'))).toBeTruthy()
  }
  expect(cited.size).toBeGreaterThan(25)
  expect([...cited].filter(rule => !isRule(rule))).toEqual([])
})
