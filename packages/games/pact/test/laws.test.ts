import { opened } from '@cloak/kernel/inside'
import { laws, walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { type Open, pact } from '@cloak/pact'
import { BUILDING_IDS } from '@cloak/pact/data/buildings/index'
import { EVENT_IDS } from '@cloak/pact/data/events/index'
import { COURTIERS, MINORS } from '@cloak/pact/data/pieces'
import { isNeverNegative, isOnItsTracks, souls } from './invariants.ts'

/** Every building and event, wherever it lies. */
const cards = (t: Open): string[] =>
  [
    ...t.decks.flat(),
    ...t.eventDecks.A,
    ...t.eventDecks.B,
    ...t.players.flatMap(p => [
      ...p.hand,
      ...p.events,
      ...p.discards,
      ...p.built.map(b => b.card),
      ...p.lost.map(b => b.card),
      ...p.played.map(e => e.event),
    ]),
  ].sort()

laws(pact, {
  bound: 3000,
  runs: 2,
  kept: {
    'the eight soul fragments, six plain and two marked': souls,
    'the cards': cards,
    'the jesters': t => t.players.reduce((n, p) => n + p.jesters, 0) + t.chests.reduce((n, c) => n + c.jesters, 0),
  },
  holds: {
    'nobody holds less than nothing': isNeverNegative,
    'debt, reputation and wings stay on their tracks': isOnItsTracks,
    'a field is 1 or 2, and as many are 2 as there are tiles on them': t =>
      t.players.every(
        p =>
          p.fields.every(f => f === 1 || f === 2) &&
          p.fields.filter(f => f === 2).length === MINORS.filter(m => typeof p.minors[m] === 'number').length &&
          MINORS.every(m => typeof p.minors[m] !== 'number' || p.fields[p.minors[m]] === 2),
      ),
    'a courtier is in one place': t =>
      t.players.every(p => COURTIERS.every(c => ['locked', 'space2', 'held', 'space3'].includes(p.courtiers[c]))),
    'no goods lie in chests but while they travel': t => t.chests.length === 0 || t.pass === 1 || t.pass === 2,
    'mortals hold no marked fragments, and never more than three': t =>
      t.players.every(
        p => (p.kind !== 'mortal1' && p.kind !== 'mortal2') || (p.souls.marked === 0 && p.souls.plain <= 3),
      ),
    'indulgences are where everybody saw them, unless they may be offered': t =>
      t.variants.indulgences || t.players.every(p => p.indulgences === p.indulgencesSeen),
  },
})

describe('invariants', () => {
  test('[DWD-23.1, DWD-1.3] every building and event lies in one place, and the fragments are eight, all through a game', () => {
    for (const { state } of walk(pact, { seats: 4, seed: 'invariants' })) {
      const t = opened(state).table
      expect(cards(t)).toEqual([...BUILDING_IDS, ...EVENT_IDS].sort())
      expect(souls(t)).toEqual({ plain: 6, marked: 2 })
      expect(isNeverNegative(t) && isOnItsTracks(t)).toBe(true)
    }
  })
})
