import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, city, cityOf, gold, hand, holds, laid, played } from './help.ts'

/** The selection phase is over; seat 0 owns the Theater, and chose before the others. */
const theater = (
  characters: { [seat: number]: string | string[] },
  change: (t: T) => void = () => {},
  seed = 'scene',
) => {
  const seats = Object.keys(characters).length
  return laid(
    seats,
    t => {
      t.crown = t.draft.from = 0
      city(t, 0, 'theater')
      holds(t, characters)
      change(t)
    },
    { seed },
  ).at('draft.done')
}
const FOUR = { 0: 'warlord', 1: 'architect', 2: 'assassin', 3: 'thief' }
const exchange = (gives: string, other: number) => ({ do: 'exchange', with: { gives, with: other } })

test('[CIT-7.28, CIT-3.11] after the selection, before rank 1 is called, its owner exchanges characters', () => {
  theater(FOUR)
    .asks(0)
    .prompts('citadels.prompt.theater')
    .expect(t => t.called === 0)
    .answers(0, exchange('warlord', 1))
    .told('exchangedCharacters', { by: 0, with: 1 })
    .told('revealed', { seat: 2, character: 'assassin' })
    .asks(2)
    .expect(t => {
      expect(t.players.map(p => p.characters)).toEqual([['architect'], ['warlord'], ['assassin'], ['thief']])
      expect(t.draft.exchange).toEqual({ by: 0, with: 1 })
    })
    .settled()
})

test('[CIT-7.28, CIT-11.61] the Theater may be refused; a clock that runs out refuses', () => {
  for (const refused of [theater(FOUR).answers(0, { do: 'pass' }), theater(FOUR).lapses(0)])
    refused.untold('exchangedCharacters').expect(t => {
      expect(t.players[0]!.characters).toEqual(['warlord'])
      expect(t.draft.exchange).toBe(null)
    })
})

test('[CIT-7.28] not with himself, and only a character he holds', () => {
  theater(FOUR)
    .refuses(0, exchange('warlord', 0), 'kernel.no-such-option')
    .refuses(0, exchange('architect', 1), 'kernel.no-such-option')
    .refuses(1, exchange('architect', 0), 'kernel.not-asked')
})

test('[CIT-7.28] he chooses without looking at anybody’s card', () => {
  theater(FOUR).alike(0, theater({ 0: 'warlord', 1: 'thief', 2: 'architect', 3: 'assassin' }))
})

test('[CIT-7.28] the two see what they gave and got; the others that it happened, and between whom', () => {
  const done = theater(FOUR).answers(0, exchange('warlord', 1))
  done
    .sees(0, v => {
      expect(v.players[0]).toMatchObject({
        characters: ['architect'],
        exchanged: { gave: 'warlord', got: 'architect' },
      })
      expect(v.players[1]).toMatchObject({ characters: null, exchanged: null })
    })
    .sees(1, v => {
      expect(v.players[1]).toMatchObject({ characters: ['warlord'], exchanged: { gave: 'architect', got: 'warlord' } })
      expect(v.players[0]!.characters).toBe(null)
    })
    .heard(0, 'exchangedCharacters', { gave: 'warlord', got: 'architect' })
    .heard(1, 'exchangedCharacters', { gave: 'warlord', got: 'architect' })
  const reversed = theater({ ...FOUR, 0: 'architect', 1: 'warlord' }).answers(0, exchange('architect', 1))
  for (const eye of [2, 3, null])
    done
      .heard(eye, 'exchangedCharacters', { by: 0, with: 1 })
      .unheard(eye, 'warlord')
      .unheard(eye, 'architect')
      .sees(eye, v => v.players.every((p, seat) => seat === eye || p.exchanged === null))
      .alike(eye, reversed)
})

test('[CIT-7.28] whoever refuses tells nobody what he holds', () => {
  const passed = theater(FOUR).answers(0, { do: 'pass' })
  const reversed = theater({ ...FOUR, 0: 'architect', 1: 'warlord' }).answers(0, { do: 'pass' })
  for (const eye of [2, 3, null]) passed.alike(eye, reversed)
})

const THREE = { 0: ['warlord', 'king'], 1: ['architect', 'bishop'], 2: ['assassin', 'thief'] }

test('[CIT-7.28] with three players he chooses which of his two he gives', () => {
  for (const [gives, keeps] of [
    ['warlord', 'king'],
    ['king', 'warlord'],
  ] as const)
    theater(THREE)
      .answers(0, exchange(gives, 1))
      .expect(t => {
        expect(t.players[0]!.characters).toContain(keeps)
        expect(t.players[0]!.characters).not.toContain(gives)
        expect(t.players[1]!.characters).toContain(gives)
        expect(t.players.map(p => p.characters.length)).toEqual([2, 2, 2])
      })
})

test('[CIT-11.62] with three players he gets one of the opponent’s two at random', () => {
  const got = new Set<string>()
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    theater(THREE, () => {}, seed)
      .refuses(0, exchange('architect', 1), 'kernel.no-such-option')
      .answers(0, exchange('king', 1))
      .expect(t => void got.add(t.players[0]!.characters.find(c => c !== 'warlord')!))
  expect([...got].sort()).toEqual(['architect', 'bishop'])
})

test('[CIT-7.28] with two players as well', () => {
  theater({ 0: ['warlord', 'king'], 1: ['architect', 'bishop'] })
    .answers(0, exchange('king', 1))
    .expect(t => t.players[1]!.characters.includes('king') && t.players[1]!.characters.length === 2)
})

test('[CIT-11.61] who reveals a character counts, not who chose it', () => {
  theater({ 0: 'assassin', 1: 'king', 2: 'merchant', 3: 'warlord' })
    .answers(0, exchange('assassin', 1))
    .told('revealed', { seat: 1, character: 'assassin' })
    .answers(1, { do: 'gather', with: 'gold' })
    .answers(1, { do: 'end' })
    .told('revealed', { seat: 0, character: 'king' })
    .expect(t => t.crown === 0)
})

test('[CIT-11.63] a Theater built in the turn phase waits for the next selection', () => {
  acting(4, 'king', t => {
    hand(t, 0, 'theater')
    gold(t, 0, 6)
  })
    .answers(0, { do: 'build', with: 'theater' })
    .asks(0)
    .prompts('citadels.prompt.act')
    .table(t => {
      t.called = 0
      t.turn = null
      holds(t, FOUR)
    })
    .at('draft.done')
    .asks(0)
    .prompts('citadels.prompt.theater')
})

test('[CIT-11.63] a Theater lost in the turn phase asks no more', () => {
  acting(4, 'warlord', t => {
    city(t, 1, 'theater')
    gold(t, 0, 5)
  })
    .answers(0, { do: 'destroy', with: '1.theater' })
    .expect(t => cityOf(t, 1).length === 0)
    .table(t => {
      t.called = 0
      t.turn = null
      holds(t, FOUR)
    })
    .at('draft.done')
    .asks(2)
    .prompts('citadels.prompt.act')
})

test('[CIT-11.63] after the round the exchange is forgotten', () => {
  laid(4, t => {
    city(t, 0, 'theater')
    played(t, FOUR)
    t.draft.exchange = { by: 0, with: 1 }
    t.players[0]!.exchanged = { gave: 'warlord', got: 'architect' }
    t.players[1]!.exchanged = { gave: 'architect', got: 'warlord' }
    t.players[0]!.characters = ['architect']
    t.players[1]!.characters = ['warlord']
    t.players[0]!.revealed = ['architect']
    t.players[1]!.revealed = ['warlord']
  })
    .at('round.close')
    .expect(t => t.draft.exchange === null && t.players.every(p => p.exchanged === null))
})
