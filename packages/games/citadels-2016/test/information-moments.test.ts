import type { T } from '@cloak/citadels-core'
import { scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { citadels2016 } from '../src/index.ts'
import { calling, city, holds, laid } from './help.ts'
import { alike, all, but, type S } from './watching.ts'

// CIT-8.10 moment by moment: what all see, what some see besides, and that two tables which differ only in what is
// hidden at that moment are alike to everybody else.

const drafting = () =>
  scene(citadels2016, {
    seats: 4,
    options: { cards: { do: 'first-game', with: { fourth: 'king', ninth: 'none' } }, crown: 0, overruled: [] },
    seed: 'moments',
  })
const passing = (s: S): string[] => {
  let cards: string[] = []
  s.expect(t => void (cards = [...t.draft.passing]))
  return cards
}

describe('[CIT-8.10] the selection phase', () => {
  test('face-up discards: all see the cards', () => {
    const s = drafting()
    s.expect(t => {
      for (const eye of all)
        s.heard(eye, 'facedUp', { characters: t.draft.faceUp }).sees(eye, v =>
          expect(v.draft.faceUp).toEqual(t.draft.faceUp),
        )
    })
  })

  test('a player is choosing: all see who and how many cards, he sees them', () => {
    const s = drafting()
    for (const eye of all) s.sees(eye, (v, seen) => expect([seen.waiting, v.draft.passingSize]).toEqual([[0], 5]))
    for (const eye of but(0)) s.sees(eye, (v, seen) => expect([v.draft.passing, seen.mine]).toEqual([null, null]))
    s.sees(0, v => expect(v.draft.passing).toEqual(passing(s)))
  })

  test('after a choice: all hear that it was made; he keeps seeing what he chose', () => {
    const [a, b] = passing(drafting())
    const chose = (card: string) => drafting().answers(0, card)
    for (const eye of but(0)) chose(a!).heard(eye, 'kept', { seat: 0, left: 4 }).unheard(eye, a!)
    chose(a!)
      .heard(0, 'kept', { character: a! })
      .sees(0, v => expect(v.players[0]!.characters).toEqual([a]))
    alike(chose(a!), chose(b!), [2, 3, null])
  })

  test('the last choice of CIT-3.7: the last player sees both cards', () => {
    const s = scene(citadels2016, {
      seats: 7,
      options: { cards: { do: 'first-game', with: { fourth: 'king', ninth: 'none' } }, crown: 0, overruled: [] },
    })
    for (let seat = 0; seat < 6; seat++) s.answers(seat, passing(s)[0])
    s.sees(6, v => expect(v.draft.passing).toHaveLength(2))
    for (const eye of [0, 1, 2, 3, 4, 5, null])
      s.sees(eye, v => expect(v.draft).toMatchObject({ passing: null, passingSize: 2 }))
  })

  test('Theater: all see whether and with whom; the two see their new cards', () => {
    const theater = (kept: string) =>
      laid(4, t => {
        t.crown = t.draft.from = 2
        holds(t, { 0: 'assassin', 1: kept, 2: 'merchant', 3: 'architect' })
        city(t, 3, 'theater')
      }).at('draft.done')
    const exchanged = (kept: string) =>
      theater(kept).answers(3, { do: 'exchange', with: { gives: 'architect', with: 1 } })
    for (const eye of but(1, 3))
      exchanged('bishop')
        .heard(eye, 'exchangedCharacters', { by: 3, with: 1 })
        .unheard(eye, 'gave')
        .sees(eye, v => expect(v.draft.exchange).toEqual({ by: 3, with: 1 }))
    for (const eye of [1, 3])
      exchanged('bishop').heard(eye, 'exchangedCharacters', { gave: 'architect', got: 'bishop' })
    alike(exchanged('bishop'), exchanged('warlord'), but(1, 3))
    const refused = (kept: string) => theater(kept).answers(3, { do: 'pass' })
    for (const eye of all) refused('bishop').unheard(eye, 'exchangedCharacters')
    alike(refused('bishop'), refused('warlord'), but(1))
  })
})

describe('[CIT-8.10] calling', () => {
  test('a call without answer: the rank, and that nobody answers; the killed one’s holder sees that he is skipped', () => {
    const s = calling(4, 5, t => {
      t.killed = 'bishop'
      holds(t, { 0: 'assassin', 1: 'bishop', 2: 'merchant' })
    })
    for (const eye of all) s.heard(eye, 'silence', { rank: 5, character: 'bishop' })
    s.sees(1, v =>
      expect(v).toMatchObject({
        killed: 'bishop',
        called: 6,
        players: { 1: { characters: ['bishop'], revealed: [] } },
      }),
    )
  })

  test('a reveal: character and player, for all', () => {
    const s = calling(4, 5, t => holds(t, { 1: 'bishop' }))
    for (const eye of all)
      s.heard(eye, 'revealed', { seat: 1, character: 'bishop' }).sees(eye, v =>
        expect(v.players[1]!.revealed).toEqual(['bishop']),
      )
  })
})
describe('[CIT-8.10] the end of the round', () => {
  const over = (change: (t: T) => void) => {
    const s = calling(4, 8, t => {
      change(t)
      if (t.players[0]!.characters.length === 0) throw new Error('nobody holds the Warlord')
    })
    return s.answers(0, { do: 'gather', with: 'gold' }).answers(0, { do: 'end' }).told('roundBegan')
  }

  test('a killed rank 4 is shown to all', () => {
    const s = over(t => {
      t.killed = 'king'
      holds(t, { 0: 'warlord', 1: 'king' })
    })
    for (const eye of all) s.heard(eye, 'heir', { seat: 1, character: 'king' })
  })

  test('no other unrevealed character and no face-down discard', () => {
    const s = over(t => {
      t.killed = 'bishop'
      holds(t, { 0: 'warlord', 1: 'bishop', 2: 'thief', 3: 'merchant' })
    })
    for (const eye of all) {
      s.unheard(eye, 'heir').unheard(eye, 'bishop')
      s.sees(eye, v => expect(v.players.every(p => p.revealed.length === 0)).toBe(true))
    }
  })
})
