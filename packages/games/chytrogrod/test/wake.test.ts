import { describe, expect, test } from 'vitest'
import { chytrogrod } from '@cloak/chytrogrod'
import { scene } from '@cloak/kit'
import { COLOURS } from '../src/data/pieces.ts'
import { tokensIn } from '../src/tokens.ts'
import { decree, drop, empty, give, INTRIGUES } from './help.ts'

describe('the supporter’s good', () => {
  test('[CHY-5.2, CHY-13.34, CHY-17.13] comes from the supply; what lies on the district stays', () => {
    empty(3)
      .table(t => {
        t.players[0]!.supporter = 'blue'
        t.players[1]!.supporter = 'black'
        drop(t, 'blue', { rum: 2 })
      })
      .at('wake.goods')
      .told('goodGained', { seat: 0, good: 'rum', district: 'blue' })
      .told('goodGained', { seat: 1, good: 'relic', district: 'black' })
      .expect(t => {
        expect(t.players.map(({ board }) => tokensIn(board))).toEqual([1, 1, 0])
        expect(t.districts.blue.tokens.rum).toBe(2)
        expect(t.supply.rum).toBe(14 - 2 - 1)
      })
  })

  test('[CHY-5.2] in round 1 as well', () => {
    empty(3)
      .table(t => {
        t.round = 0
        t.players[2]!.supporter = 'green'
      })
      .at('wake.goods')
      .told('roundBegun', { round: 1 })
      .told('goodGained', { seat: 2, good: 'book' })
  })

  test('[CHY-7.7] an empty supply gives nothing, and nothing is made up later', () => {
    empty(3)
      .table(t => {
        t.players[1]!.supporter = 'red'
        t.supply.weapon = 0
      })
      .at('wake.goods')
      .told('supplyEmpty', { good: 'weapon', district: 'red' })
      .untold('goodGained')
      .expect(t => {
        expect(t.players[1]!.board.weapon).toBe(0)
        expect(t.supply.weapon).toBe(0)
      })
  })

  test('[CHY-13.36] no two players draw from the same supply', () => {
    empty(5)
      .table(t => t.players.forEach((player, seat) => (player.supporter = COLOURS[(seat + 2) % 5]!)))
      .at('wake.goods')
      .expect(t => expect(COLOURS.map((_, i) => Object.values(t.supply)[i])).toEqual([13, 13, 13, 13, 13]))
  })
})

describe('a full board', () => {
  test('[CHY-5.3, CHY-7.4, CHY-13.35] exactly the surplus goes back, the new token or an old one', () => {
    const full = empty(3)
      .table(t => {
        give(t, 1, { chest: 4, book: 5, influence5: 1 })
        t.players[1]!.supporter = 'blue'
      })
      .at('wake.goods')
      .asks(1)
      .prompts('chytrogrod.prompt.overflow', { surplus: 1 })
      .offers('chest', 'book', 'influence5', 'rum')
      .refuses(1, {}, 'CHY-7.4')
      .refuses(1, { chest: 1, book: 1 }, 'CHY-7.4')
      .refuses(1, { rum: 2 }, 'CHY-7.4')
      .refuses(1, { weapon: 1 }, 'kernel.no-such-option')
    full.answers(1, { rum: 1 }).told('tokensReturned', { seat: 1, tokens: { rum: 1 } })
    full
      .expect(t => expect([t.supply.rum, t.players[1]!.board.rum]).toEqual([14, 0]))
      .sees(null, view => expect(view.players[1]!.score).toBe(5))
  })

  test('[CHY-7.4, CHY-13.37] influence may be returned, and its points are lost', () => {
    empty(3)
      .table(t => {
        give(t, 1, { chest: 4, book: 5, influence5: 1 })
        t.players[1]!.supporter = 'blue'
      })
      .at('wake.goods')
      .sees(null, view => expect(view.players[1]!.score).toBe(5))
      .answers(1, { influence5: 1 })
      .sees(null, view => expect(view.players[1]!.score).toBe(0))
      .expect(t => expect(t.supply.influence5).toBe(4))
  })

  test('[CHY-7.4] ten tokens are not too many', () => {
    empty(3)
      .table(t => {
        give(t, 1, { chest: 4, book: 5 })
        t.players[1]!.supporter = 'blue'
      })
      .at('wake.goods')
      .asks(0)
      .prompts('chytrogrod.prompt.decree')
      .expect(t => expect(tokensIn(t.players[1]!.board)).toBe(10))
  })

  test('[CHY-7.5] several overflows are settled clockwise from the favourite', () => {
    empty(4)
      .table(t => {
        t.favourite = 2
        for (const seat of [0, 1, 3]) give(t, seat, { book: 3, relic: 1, rum: 1, chest: 2, weapon: 2 })
        for (const seat of [0, 1, 3]) give(t, seat, { influence5: 1 })
        t.players[0]!.supporter = 'red'
        t.players[1]!.supporter = 'blue'
        t.players[3]!.supporter = 'black'
      })
      .at('wake.goods')
      .asks(3)
      .answers(3, { book: 1 })
      .asks(0)
      .answers(0, { book: 1 })
      .asks(1)
      .answers(1, { book: 1 })
      .asks(2)
      .prompts('chytrogrod.prompt.decree')
  })
})

describe('the decree of the round', () => {
  test('[CHY-5.4] the favourite draws the top decree, sees it alone, and lays it face down where he likes', () => {
    empty(3)
      .table(t => {
        t.favourite = 1
        t.decrees.deck = [...t.decrees.deck.filter(other => other !== 'calm'), 'calm']
      })
      .at('wake.goods')
      .asks(1)
      .heard(1, 'decreeDrawn', { seat: 1, decree: 'calm' })
      .heard(0, 'decreeDrawn', { seat: 1 })
      .unheard(0, 'calm')
      .unheard(null, 'calm')
      .sees(1, view => expect(view.drawn).toEqual({ by: 1, decree: 'calm' }))
      .sees(2, view => expect(view.drawn).toEqual({ by: 1, decree: null }))
      .offers(...COLOURS)
      .answers(1, 'green')
      .heard(1, 'decreePlaced', { district: 'green', decree: 'calm' })
      .told('decreePlaced', { seat: 1, district: 'green' })
      .unheard(2, 'calm')
      .sees(1, view => expect(view.districts.green.decrees).toEqual([{ by: 1, decree: 'calm', up: false }]))
      .sees(0, view => expect(view.districts.green.decrees).toEqual([{ by: 1, decree: null, up: false }]))
      .sees(null, view => expect(view.drawn).toBeNull())
  })

  test('[CHY-5.4] he has to place it: there is no way out, and no time-out does it for him', () => {
    empty(3)
      .at('wake.goods')
      .asks(0)
      .offersNot('refuse', 'leave')
      .decides(d => expect(d.lapse).toBeUndefined())
  })

  test('[CHY-5.5, CHY-13.29] an empty deck is made of the discard pile, without what lies on districts', () => {
    empty(4, INTRIGUES)
      .table(t => {
        decree(t, 'blue', 3, 'rumour')
        t.decrees.discard = t.decrees.deck
        t.decrees.deck = []
      })
      .at('wake.goods')
      .told('decreesShuffled')
      .expect(t => {
        expect(t.decrees.discard).toEqual([])
        expect(t.decrees.deck).toHaveLength(10)
        expect([...t.decrees.deck, t.drawn!.decree]).not.toContain('rumour')
      })
  })

  test('[CHY-13.29] one card left is drawn without a reshuffle', () => {
    empty(3)
      .table(t => {
        t.decrees.discard = t.decrees.deck.splice(0, 11)
      })
      .at('wake.goods')
      .untold('decreesShuffled')
      .sees(null, view => expect(view.decrees.deck).toBe(0))
      .expect(t => expect(t.decrees.discard).toHaveLength(11))
  })

  test('[CHY-5.5] a reshuffled deck comes in any order', () => {
    const drawn = new Set<string>()
    for (let i = 0; i < 80; i++)
      scene(chytrogrod, { seats: 3, seed: `reshuffle ${i}` })
        .table(t => {
          t.favourite = 0
          t.decrees.discard = [...t.decrees.deck].sort()
          t.decrees.deck = []
        })
        .at('wake.draw')
        .expect(t => void drawn.add(t.drawn!.decree))
    expect(drawn.size).toBe(12)
  })
})
