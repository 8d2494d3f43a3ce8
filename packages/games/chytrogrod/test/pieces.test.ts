import { chytrogrod, STANDARD_VALUES } from '@cloak/chytrogrod'
import { scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { deckOf } from '../src/cards.ts'
import { DECREES, EDICTS } from '../src/data/decrees.ts'
import { STANDARD, unitsOf } from '../src/data/house.ts'
import {
  COLOURS,
  DEALS,
  DEALS_OF,
  GOOD_OF,
  GOODS,
  kindOf,
  KINDS,
  type Size,
  TOKENS,
  turnsWith,
} from '../src/data/pieces.ts'
import { empty, PLAIN } from './help.ts'
import { rowsOf } from './rules-text.ts'

const offers = (size: Size) => DEALS.map(deal => STANDARD.deals[deal][size])
const inAll = (size: Size) => GOODS.map(good => offers(size).reduce((sum, { cost }) => sum + cost[good], 0))
const points = (size: Size) => offers(size).reduce((sum, offer) => sum + offer.points, 0)

describe('what is in the box', () => {
  test('[CHY-1.4] three, four or five players; cards a round; the round limit', () => {
    expect(chytrogrod.seats).toEqual([3, 4, 5])
    expect([3, 4, 5].map(turnsWith)).toEqual([4, 4, 3])
    expect(STANDARD.rounds).toBe(40)
  })

  test('[CHY-2.1] five districts, twelve decrees, thirty deal tokens, 78 goods and influence tokens, five secret goods', () => {
    scene(chytrogrod, { seats: 3 }).expect(t => {
      expect(Object.keys(t.districts)).toHaveLength(5)
      expect(t.decrees.deck).toHaveLength(12)
      expect(
        COLOURS.flatMap(colour => [t.districts[colour].stack.top, ...t.districts[colour].stack.unseen]),
      ).toHaveLength(30)
      expect(TOKENS.reduce((sum, token) => sum + t.supply[token], 0)).toBe(78 - 5) // one good lies on each district
      expect(STANDARD.secrets).toHaveLength(5)
    })
  })

  test('[CHY-2.2] one colour joins a guild, a district and a good', () => {
    expect(GOOD_OF).toEqual({ red: 'weapon', yellow: 'chest', green: 'book', blue: 'rum', black: 'relic' })
    for (const colour of COLOURS) expect(DEALS_OF[colour]).toHaveLength(6)
  })

  test('[CHY-2.3] seven cards a deck, three of them buyouts, in the order of their initiative', () => {
    const deck = deckOf({ house: null })
    expect(deck).toEqual(['sabotage', 'takeover', 'big', 'small', 'buyout2', 'buyout3', 'buyout4'])
    const initiatives = deck.map(card => KINDS.indexOf(kindOf(card)) + 1)
    expect(initiatives).toEqual([1, 2, 3, 4, 5, 5, 5])
    scene(chytrogrod, { seats: 5 }).expect(t => {
      for (const { hand } of t.players) expect(hand).toEqual(deck)
    })
  })

  test('[CHY-2.12] twelve different decrees', () => {
    expect(new Set(DECREES).size).toBe(12)
    expect(Object.keys(EDICTS)).toEqual([...DECREES])
  })

  test('[CHY-2.10] fourteen of each good, four of each influence token', () => {
    expect(TOKENS.map(token => STANDARD.tokens[token])).toEqual([14, 14, 14, 14, 14, 4, 4])
  })

  test('[CHY-2.11] one secret good of each kind', () => {
    expect([...STANDARD.secrets].sort()).toEqual([...GOODS].sort())
  })
})

describe('deal tokens', () => {
  test('[CHY-2.8] all sixty offers are those of the rules text', () => {
    const rows = rowsOf(/^(RED|YEL|GRE|BLU|BLK)-\d$/).filter(row => row.length === 5)
    expect(rows.map(([deal]) => deal)).toEqual([...DEALS])
    for (const [i, deal] of DEALS.entries()) {
      const { small, big } = STANDARD_VALUES.deals[deal]
      expect([small.cost, `${small.points}`, big.cost, `${big.points}`]).toEqual(rows[i]!.slice(1))
    }
  })

  test('[CHY-2.8] a cost is read letter by letter', () => {
    expect(STANDARD.deals['RED-3'].small).toEqual({
      cost: { weapon: 0, chest: 2, book: 0, rum: 1, relic: 0 },
      points: 16,
    })
    expect(STANDARD.deals['BLK-6'].big).toEqual({
      cost: { weapon: 0, chest: 1, book: 2, rum: 3, relic: 0 },
      points: 34,
    })
    expect(STANDARD.deals['GRE-4'].big).toEqual({
      cost: { weapon: 1, chest: 1, book: 1, rum: 1, relic: 1 },
      points: 30,
    })
    expect(Object.keys(STANDARD.deals)).toEqual([...DEALS])
  })

  test('[CHY-2.9] each colour is the next one shifted along the cycle of goods', () => {
    for (const [i, colour] of COLOURS.entries())
      for (const size of ['small', 'big'] as const)
        for (const n of [0, 1, 2, 3, 4, 5]) {
          const here = STANDARD.deals[DEALS_OF[colour][n]!][size]
          const next = STANDARD.deals[DEALS_OF[COLOURS[(i + 1) % 5]!][n]!][size]
          expect(next.points).toBe(here.points)
          for (const [g, good] of GOODS.entries()) expect(next.cost[GOODS[(g + 1) % 5]!]).toBe(here.cost[good])
        }
  })

  test('[CHY-2.9] the small cost is contained in the big one, which pays more', () => {
    for (const deal of DEALS) {
      const { small, big } = STANDARD.deals[deal]
      for (const good of GOODS) expect(small.cost[good]).toBeLessThanOrEqual(big.cost[good])
      expect(unitsOf(small.cost)).toBeLessThan(unitsOf(big.cost))
      expect(small.points).toBeLessThan(big.points)
    }
  })

  test('[CHY-2.9] all small offers ask for 16 of each good and pay 425, all big ones for 29 and pay 820', () => {
    expect(inAll('small')).toEqual([16, 16, 16, 16, 16])
    expect(points('small')).toBe(425)
    expect(inAll('big')).toEqual([29, 29, 29, 29, 29])
    expect(points('big')).toBe(820)
  })

  test('[CHY-2.9] equal costs pay equal points; only the five fourth tokens share a big offer', () => {
    const paid = new Map<string, number>()
    for (const { cost, points: pays } of [...offers('small'), ...offers('big')]) {
      const text = JSON.stringify(cost)
      expect(paid.get(text) ?? pays).toBe(pays)
      paid.set(text, pays)
    }
    const big = DEALS.map(deal => JSON.stringify(STANDARD.deals[deal].big))
    const shared = DEALS.filter((_, i) => big.filter(other => other === big[i]).length > 1)
    expect(shared).toEqual(['RED-4', 'YEL-4', 'GRE-4', 'BLU-4', 'BLK-4'])
  })

  test('[CHY-2.7, CHY-17.16] both offers of the top token are seen; of a taken token only the used one counts', () => {
    empty(3)
      .table(t => t.players[1]!.deals.push({ deal: 'RED-1', size: 'small' }, { deal: 'BLK-6', size: 'big' }))
      .table(t => {
        t.districts.red.stack = { top: 'RED-2', unseen: ['RED-3', 'RED-4', 'RED-5', 'RED-6'], bottom: [] }
        t.districts.black.stack.unseen = ['BLK-2', 'BLK-3', 'BLK-4', 'BLK-5']
      })
      .sees(null, view => {
        expect(view.districts.red.stack).toEqual({ top: 'RED-2', unseen: 4, bottom: [] })
        expect(view.players[1]!.deals).toEqual([
          { deal: 'RED-1', size: 'small' },
          { deal: 'BLK-6', size: 'big' },
        ])
        expect(view.players[1]!.score).toBe(10 + 34)
      })
  })
})

test('[CHY-2.13] an intrigue card lies inactive until it is used, and only in the variant', () => {
  scene(chytrogrod, { seats: 4, options: { ...PLAIN, intrigues: 'on' } })
    .sees(null, view => expect(view.intrigues).toBe(true))
    .sees(null, view => expect(view.players.map(({ intrigue }) => intrigue)).toEqual([false, false, false, false]))
  scene(chytrogrod, { seats: 4, options: PLAIN }).sees(null, view => expect(view.intrigues).toBe(false))
})
