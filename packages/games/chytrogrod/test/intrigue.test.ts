import { describe, expect, test } from 'vitest'
import type { Open } from '@cloak/chytrogrod'
import { COLOURS } from '../src/data/pieces.ts'
import { decree, drop, empty, give, INTRIGUES, lay } from './help.ts'

const tops = (t: Open) =>
  Object.fromEntries(COLOURS.map(colour => [colour, t.districts[colour].laid.at(-1)?.by ?? null]))
/** Seat 0 Thugs, 1 Merchants, 2 University, 3 Ahoy!, 4 Midas. */
const table = (seats: number) => empty(seats, INTRIGUES)

describe('the phase', () => {
  test('[CHY-11.2] clockwise from the favourite; only whoever meets the requirement is asked', () => {
    table(5)
      .table(t => {
        t.favourite = 3
        lay(t, 'red', 0, 'big')
        lay(t, 'blue', 4, 'big')
        t.players[2]!.supporter = 'green'
        t.players[4]!.supporter = null
        drop(t, 'blue', { rum: 2 })
        give(t, 3, { book: 1 })
      })
      .at('intrigue.begin')
      .asks(3)
      .answers(3, { do: 'refuse' })
      .told('intrigueRefused', { seat: 3, intrigue: 'blue' })
      .asks(4)
      .answers(4, { do: 'refuse' })
      .asks(0)
      .lapses(0)
      .told('intrigueRefused', { seat: 0, intrigue: 'red' })
      .asks(2) // seat 1 has no three equal goods
      .answers(2, { do: 'refuse' })
      .told('districtOpened', { district: 'red' })
  })

  test('[CHY-11.2] whoever uses it turns the card to its active side, for all to see', () => {
    table(3)
      .table(t => lay(t, 'red', 0, 'big'))
      .at('intrigue.begin')
      .answers(0, { do: 'brawl', with: 'red' })
      .told('intrigueUsed', { seat: 0, intrigue: 'red' })
      .sees(null, view => expect(view.players.map(({ intrigue }) => intrigue)).toEqual([true, false, false]))
  })

  test('[CHY-11.3] the requirement is judged at the player’s own turn, after earlier intrigues', () => {
    // The Thugs cover the only top card that the University could have looked at; it becomes theirs to look at.
    table(3)
      .table(t => {
        lay(t, 'red', 0, 'big')
        lay(t, 'blue', 2, 'big')
        t.players[2]!.supporter = 'green'
      })
      .at('intrigue.begin')
      .answers(0, { do: 'brawl', with: 'red' })
      .answers(0, 'blue')
      .asks(2)
      .offers(['look', 'blue'])
      .bars(['look', 'red'], 'CHY-11.8')
  })

  test('[CHY-11.4, CHY-17.10] at most once a round, and again in the next', () => {
    table(3)
      .table(t => lay(t, 'red', 0, 'big'))
      .at('intrigue.begin')
      .answers(0, { do: 'brawl', with: 'red' })
      .answers(0, 'blue')
      .told('cardMoved', { seat: 0 })
      .told('districtOpened', { district: 'blue' })
    table(3)
      .table(t => {
        t.round = 4
        lay(t, 'red', 0, 'big')
      })
      .at('intrigue.begin')
      .asks(0)
      .offers('brawl')
  })
})

describe('Brawl (Red Thugs)', () => {
  test('[CHY-11.6, CHY-13.39] moves an own top card face down to the top of another stack; it is resolved there', () => {
    table(3)
      .table(t => {
        lay(t, 'red', 1, 'big')
        lay(t, 'red', 0, 'takeover')
        lay(t, 'blue', 2, 'takeover')
        t.favourite = 2
      })
      .at('intrigue.begin')
      .asks(0)
      .answers(0, { do: 'brawl', with: 'red' })
      .asks(0)
      .prompts('chytrogrod.prompt.brawl-to', { district: 'red' })
      .bars('red', 'CHY-11.6')
      .refuses(0, 'red', 'CHY-11.6')
      .answers(0, 'blue')
      .told('cardMoved', { seat: 0, owner: 0, from: 'red', to: 'blue' })
      .heard(0, 'cardMoved', { card: 'takeover' })
      .asks(2) // both takeovers lie in the Harbour now
      .prompts('chytrogrod.prompt.tie', { district: 'blue', kind: 'takeover' })
      .offers(0, 2)
      .sees(1, view => expect(view.districts.blue.laid.map(({ by }) => by)).toEqual([2, 0]))
      .sees(1, view => expect(view.districts.red.laid.map(({ by }) => by)).toEqual([1]))
  })

  test('[CHY-11.6] a card below the top cannot be moved, and a rival’s not at all', () => {
    table(3)
      .table(t => {
        lay(t, 'red', 0, 'takeover')
        lay(t, 'red', 1, 'big')
        lay(t, 'yellow', 0, 'small')
      })
      .at('intrigue.begin')
      .bars(['brawl', 'red'], 'CHY-11.6')
      .bars(['brawl', 'blue'], 'CHY-11.6')
      .offers(['brawl', 'yellow'])
      .refuses(0, { do: 'brawl', with: 'red' }, 'CHY-11.6')
  })

  test('[CHY-11.6] without an own top card it is not offered', () => {
    table(3)
      .table(t => {
        lay(t, 'red', 0, 'takeover')
        lay(t, 'red', 1, 'big')
      })
      .at('intrigue.brawl', { seat: 0 })
      .over()
  })

  test('[CHY-13.41] with several tops they choose one; the target may be empty', () => {
    table(3)
      .table(t => {
        lay(t, 'red', 0, 'takeover')
        lay(t, 'green', 0, 'big')
      })
      .at('intrigue.begin')
      .offers(['brawl', 'red'], ['brawl', 'green'])
      .answers(0, { do: 'brawl', with: 'green' })
      .offers('red', 'yellow', 'blue', 'black')
      .answers(0, 'black')
      .told('cardMoved', { from: 'green', to: 'black' })
  })

  test('[CHY-13.38, CHY-8.3, CHY-17.14] a decree lies beside the stack and covers nothing', () => {
    table(3)
      .table(t => {
        lay(t, 'red', 0, 'takeover')
        decree(t, 'red', 2, 'calm')
      })
      .at('intrigue.begin')
      .offers(['brawl', 'red'])
      .answers(0, { do: 'brawl', with: 'red' })
      .answers(0, 'blue')
      .expect(t => expect(t.districts.red.decrees).toEqual([]))
      .told('decreeTurnedUp', { decree: 'calm', district: 'red' })
  })
})

describe('Rector’s Shady Dealings (University)', () => {
  const shady = () =>
    table(3)
      .table(t => {
        t.favourite = 2
        t.players[2]!.supporter = 'green'
        lay(t, 'red', 1, 'sabotage', 'buyout4')
        lay(t, 'blue', 0, 'big')
        lay(t, 'yellow', 1, 'takeover')
        lay(t, 'yellow', 2, 'takeover')
      })
      .at('intrigue.begin')

  test('[CHY-11.8, CHY-13.43] needs the supporter at the University; any rival’s top card, nothing below it', () => {
    shady()
      .asks(2)
      .offers(['look', 'red'], ['look', 'blue'])
      .bars(['look', 'yellow'], 'CHY-11.8')
      .bars(['look', 'black'], 'CHY-11.8')
      .refuses(2, { do: 'look', with: 'yellow' }, 'CHY-11.8')
    table(3)
      .table(t => {
        lay(t, 'red', 1, 'sabotage')
        t.players[2]!.supporter = 'red'
      })
      .at('intrigue.dealings', { seat: 2 })
      .over()
  })

  test('[CHY-11.8] he sees the card and may put it on another stack', () => {
    shady()
      .answers(2, { do: 'look', with: 'red' })
      .heard(2, 'cardLookedAt', { seat: 2, owner: 1, district: 'red', card: 'buyout4' })
      .sees(2, view => expect(view.districts.red.laid.map(({ card }) => card)).toEqual([null, 'buyout4']))
      .asks(2)
      .bars('red', 'CHY-11.8')
      .answers(2, 'blue')
      .told('cardMoved', { seat: 2, owner: 1, from: 'red', to: 'blue' })
      .heard(1, 'cardMoved', { card: 'buyout4' })
      .heard(2, 'cardMoved', { card: 'buyout4' })
      .sees(2, view =>
        expect(view.districts.blue.laid.map(({ by, card }) => [by, card])).toEqual([
          [0, null],
          [1, 'buyout4'],
        ]),
      )
  })

  test('[CHY-13.42, CHY-17.11] moving is optional after looking, looking is optional too', () => {
    shady().lapses(2).told('intrigueRefused', { seat: 2, intrigue: 'green' })
    shady()
      .answers(2, { do: 'look', with: 'blue' })
      .offers('leave')
      .answers(2, 'leave')
      .told('cardLeft', { seat: 2, owner: 0, district: 'blue' })
      .sees(2, view => expect(view.districts.blue.laid).toMatchObject([{ by: 0, card: 'big', seenBy: 2 }]))
    shady().answers(2, { do: 'look', with: 'blue' }).lapses(2).told('cardLeft')
  })

  test('[CHY-11.10] not offered when no top card belongs to an opponent', () => {
    table(3)
      .table(t => {
        t.players[2]!.supporter = 'green'
        lay(t, 'red', 1, 'sabotage')
        lay(t, 'red', 2, 'takeover')
      })
      .at('intrigue.dealings', { seat: 2 })
      .over()
  })

  test('[CHY-13.40] a moved card may be moved again, also back, and who has seen it still knows it', () => {
    table(3)
      .table(t => {
        t.favourite = 2
        t.players[2]!.supporter = 'green'
        lay(t, 'red', 0, 'buyout4')
        lay(t, 'blue', 1, 'big')
      })
      .at('intrigue.begin')
      .answers(2, { do: 'look', with: 'red' })
      .answers(2, 'blue')
      .asks(0)
      .offers(['brawl', 'blue'])
      .answers(0, { do: 'brawl', with: 'blue' })
      .sees(2, view => expect(view.districts.blue.laid.at(-1)).toMatchObject({ by: 0, card: 'buyout4', seenBy: 2 }))
      .answers(0, 'red')
      .heard(2, 'cardMoved', { from: 'blue', to: 'red', card: 'buyout4' })
      .unheard(1, 'cardLookedAt')
  })
})

describe('Intercession (Order of Saint Midas)', () => {
  test('[CHY-11.9, CHY-13.44] with the supporter at home: declares, draws, sees, and must place, also beside another decree', () => {
    table(5)
      .table(t => {
        t.favourite = 4
        decree(t, 'blue', 4, 'calm')
        t.decrees.deck = [...t.decrees.deck.filter(other => other !== 'rumour'), 'rumour']
      })
      .at('intrigue.begin')
      .asks(4)
      .answers(4, { do: 'draw' })
      .told('intrigueUsed', { seat: 4, intrigue: 'black' })
      .heard(4, 'decreeDrawn', { decree: 'rumour' })
      .unheard(0, 'rumour')
      .asks(4)
      .sees(4, view => expect(view.drawn).toEqual({ by: 4, decree: 'rumour' }))
      .offers(...COLOURS)
      .offersNot('refuse', 'leave')
      .decides(d => expect(d.lapse).toBeUndefined())
      .answers(4, 'blue')
      .told('decreePlaced', { seat: 4, district: 'blue' })
      .told('decreeTurnedUp', { seat: 4, decree: 'rumour', district: 'blue' })
  })

  test.each(COLOURS)('[CHY-11.9] not while the supporter stands on a district: %s', district => {
    table(5)
      .table(t => (t.players[4]!.supporter = district))
      .at('intrigue.intercession', { seat: 4 })
      .over()
  })

  test('[CHY-13.45] an empty deck is made anew', () => {
    table(5)
      .table(t => {
        t.favourite = 4
        decree(t, 'blue', 4, 'calm')
        t.decrees.discard = t.decrees.deck
        t.decrees.deck = []
      })
      .at('intrigue.begin')
      .answers(4, { do: 'draw' })
      .told('decreesShuffled')
      .expect(t => expect(t.decrees.deck).toHaveLength(10))
  })
})

describe('Thunder and Lightning! (Ahoy! Brotherhood)', () => {
  const thunder = (own: Parameters<typeof give>[2]) =>
    table(4)
      .table(t => {
        drop(t, 'blue', { rum: 2 })
        drop(t, 'red', { weapon: 1, relic: 2 })
        give(t, 3, own)
      })
      .at('intrigue.thunder', { seat: 3 })

  test('[CHY-11.5, CHY-13.46] swaps an own good for one of a pair; a foreign pair will do, a single good will not', () => {
    thunder({ book: 1, rum: 1 })
      .asks(3)
      .offers(['rum', 'blue'], ['relic', 'red'])
      .bars(['weapon', 'red'], 'CHY-11.5')
      .refuses(3, { do: 'weapon', with: 'red' }, 'CHY-11.5')
      .answers(3, { do: 'relic', with: 'red' })
      .asks(3)
      .prompts('chytrogrod.prompt.thunder-give', { district: 'red', good: 'relic' })
      .offers('book', 'rum')
      .bars('relic', 'CHY-13.46')
      .bars('chest', 'CHY-11.5')
      .answers(3, 'book')
      .told('goodsSwapped', { seat: 3, given: 'book', taken: 'relic', district: 'red' })
      .expect(t => {
        expect(t.players[3]!.board).toMatchObject({ book: 0, rum: 1, relic: 1 })
        expect(t.districts.red.tokens).toMatchObject({ weapon: 1, relic: 1, book: 1 })
      })
  })

  test('[CHY-13.46] the number of goods on the district does not change; influence cannot be swapped', () => {
    table(4)
      .table(t => {
        drop(t, 'blue', { rum: 5, influence5: 2 })
        give(t, 3, { book: 1, influence10: 2 })
      })
      .at('intrigue.thunder', { seat: 3 })
      .offersNot('influence5')
      .answers(3, { do: 'rum', with: 'blue' })
      .offersNot('influence10')
      .answers(3, 'book')
      .expect(t => expect(t.districts.blue.tokens).toMatchObject({ rum: 4, book: 1, influence5: 2 }))
  })

  test('[CHY-11.10, CHY-13.46] without a good of another colour to give it is not offered', () => {
    thunder({ rum: 1, relic: 1 }).asks(3).offers(['rum', 'blue'], ['relic', 'red'])
    thunder({ rum: 2 }).asks(3).bars(['rum', 'blue'], 'CHY-11.10').offers(['relic', 'red'])
    thunder({}).over()
    thunder({ influence5: 1 }).over()
  })

  test('[CHY-7.13] the secret good is no good to give', () => {
    thunder({})
      .expect(t => expect(t.players[3]!.secret!.spent).toBe(false))
      .over()
  })
})

describe('Their Lordships (Royal Merchants)', () => {
  const lordships = (own: Parameters<typeof give>[2], change: (t: Open) => void = () => {}) =>
    table(3)
      .table(t => {
        give(t, 1, own)
        change(t)
      })
      .at('intrigue.lordships', { seat: 1 })

  test('[CHY-11.7, CHY-13.47] returns one of three equal goods and takes one of another colour from its supply', () => {
    lordships({ book: 3, rum: 2 })
      .asks(1)
      .offers(['exchange', 'book'])
      .bars(['exchange', 'rum'], 'CHY-11.7')
      .refuses(1, { do: 'exchange', with: 'rum' }, 'CHY-11.7')
      .answers(1, { do: 'exchange', with: 'book' })
      .asks(1)
      .bars('book', 'CHY-13.47')
      .offers('weapon', 'chest', 'rum', 'relic')
      .answers(1, 'relic')
      .told('goodsExchanged', { seat: 1, given: 'book', taken: 'relic' })
      .expect(t => {
        expect(t.players[1]!.board).toMatchObject({ book: 2, rum: 2, relic: 1 })
        expect([t.supply.book, t.supply.relic]).toEqual([12, 13])
      })
  })

  test('[CHY-13.47] an empty supply gives nothing', () => {
    lordships({ book: 3 }, t => (t.supply.relic = 0))
      .answers(1, { do: 'exchange', with: 'book' })
      .bars('relic', 'CHY-13.47')
      .refuses(1, 'relic', 'CHY-13.47')
      .offers('rum')
  })

  test('[CHY-11.7] two are not three, and the secret good is not on the board', () => {
    lordships({ chest: 2, book: 2 }).over() // the secret good of seat 1 is a chest
  })

  test('[CHY-11.10] not offered when every other supply is empty', () => {
    const emptied = (t: Open) => {
      for (const good of ['weapon', 'chest', 'rum', 'relic'] as const) t.supply[good] = 0
    }
    lordships({ book: 3 }, emptied).over()
    lordships({ book: 3, rum: 3 }, emptied).asks(1).bars(['exchange', 'book'], 'CHY-11.10').offers(['exchange', 'rum'])
  })
})

test('[CHY-13.38] the top is the card placed or moved last, whatever its colour', () => {
  table(4)
    .table(t => {
      lay(t, 'red', 1, 'big')
      lay(t, 'red', 2, 'big')
      lay(t, 'blue', 0, 'small')
    })
    .expect(t => expect(tops(t)).toEqual({ red: 2, yellow: null, green: null, blue: 0, black: null }))
    .at('intrigue.brawl.to', { seat: 0, from: 'blue' })
    .answers(0, 'red')
    .expect(t => expect(tops(t)).toEqual({ red: 0, yellow: null, green: null, blue: null, black: null }))
})
