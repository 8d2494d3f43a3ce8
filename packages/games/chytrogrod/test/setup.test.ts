import { chytrogrod, type Options } from '@cloak/chytrogrod'
import { scene } from '@cloak/kit'
import { Rng, start } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { COLOURS, DEALS_OF, GOOD_OF, GOODS } from '../src/data/pieces.ts'
import { goodsIn, tokensIn } from '../src/tokens.ts'
import { CONTRABAND, PLAIN } from './help.ts'

const CHOOSE: Options = { ...PLAIN, guilds: 'choose' }
/** What many different seeds give. */
const seeds = Array.from({ length: 60 }, (_, i) => `setup ${i}`)
const dealt = (seed: string, seats = 4) => scene(chytrogrod, { seats, options: PLAIN, seed })

describe('the table', () => {
  test('[CHY-3.2, CHY-1.3] the five districts lie in a ring in any order, all of them with every number of players', () => {
    const rings = new Set<string>()
    for (const seed of seeds)
      for (const seats of [3, 4, 5])
        dealt(seed, seats).sees(null, view => {
          expect([...view.ring].sort()).toEqual([...COLOURS].sort())
          rings.add(view.ring.join())
        })
    expect(rings.size).toBeGreaterThan(40)
  })

  test('[CHY-3.3] the twelve decrees are shuffled, and nobody sees them', () => {
    const decks = new Set<string>()
    for (const seed of seeds) dealt(seed).expect(t => void decks.add(t.decrees.deck.join()))
    expect(decks.size).toBe(seeds.length)
    dealt('one').sees(0, view => expect(view.decrees).toEqual({ deck: 12, discard: [] }))
  })

  test('[CHY-3.4] each district has the six tokens of its colour, and shows the top one', () => {
    const tops = new Set<string | null>()
    for (const seed of seeds)
      dealt(seed)
        .expect(t => {
          for (const colour of COLOURS) {
            const { top, unseen } = t.districts[colour].stack
            expect(new Set([top, ...unseen])).toEqual(new Set(DEALS_OF[colour]))
            expect(unseen).toHaveLength(5)
          }
        })
        .sees(2, view => {
          for (const colour of COLOURS) expect(view.districts[colour].stack.unseen).toBe(5)
          tops.add(view.districts.red.stack.top)
        })
    expect(tops.size).toBe(6)
  })

  test('[CHY-3.5, CHY-3.6, CHY-3.8] one good of its colour on each district, one on each board, the rest in the supplies', () => {
    dealt('goods', 3).expect(t => {
      for (const colour of COLOURS) {
        expect(t.districts[colour].tokens[GOOD_OF[colour]]).toBe(1)
        expect(tokensIn(t.districts[colour].tokens)).toBe(1)
      }
      for (const { guild, board } of t.players) {
        expect(board[GOOD_OF[guild!]]).toBe(1)
        expect(tokensIn(board)).toBe(1)
      }
      const guilds = t.players.map(({ guild }) => guild)
      for (const colour of COLOURS) expect(t.supply[GOOD_OF[colour]]).toBe(14 - 1 - (guilds.includes(colour) ? 1 : 0))
      expect([t.supply.influence5, t.supply.influence10]).toEqual([4, 4])
    })
  })

  test('[CHY-3.14] the number of players changes nothing else', () => {
    for (const seats of [3, 4, 5])
      dealt('same', seats).expect(t => {
        expect(t.players).toHaveLength(seats)
        expect(t.players.filter(({ secret }) => secret).length).toBe(seats)
        expect(new Set(t.players.map(({ guild }) => guild)).size).toBe(seats)
        expect(COLOURS.reduce((sum, colour) => sum + goodsIn(t.districts[colour].tokens), 0)).toBe(5)
        expect(t.decrees.deck).toHaveLength(12)
      })
  })
})

describe('guilds', () => {
  test('[CHY-3.7] each player chooses a different guild, one seat after the other', () => {
    scene(chytrogrod, { seats: 3, options: CHOOSE })
      .asks(0)
      .offers(...COLOURS, 'chance')
      .answers(0, 'blue')
      .told('guildChosen', { seat: 0, guild: 'blue' })
      .asks(1)
      .bars('blue', 'CHY-3.7')
      .refuses(1, 'blue', 'CHY-3.7')
      .refuses(2, 'red', 'kernel.not-asked')
      .answers(1, 'red')
      .answers(2, 'black')
      .expect(t => expect(t.players.map(({ guild }) => guild)).toEqual(['blue', 'red', 'black']))
  })

  test('[CHY-3.7] whoever leaves it to chance, or lets the time run out, is dealt one of the rest', () => {
    const given = new Set<string | null>()
    for (const seed of seeds)
      scene(chytrogrod, { seats: 3, options: CHOOSE, seed })
        .lapses(0)
        .told('guildLeftToChance', { seat: 0 })
        .answers(1, 'chance')
        .answers(2, 'green')
        .told('guildDealt', { seat: 0 })
        .expect(t => {
          given.add(t.players[0]!.guild)
          expect(new Set(t.players.map(({ guild }) => guild)).size).toBe(3)
          expect(t.players[2]!.guild).toBe('green')
        })
    expect(given).toEqual(new Set(['black', 'blue', 'red', 'yellow']))
  })

  test('[CHY-3.7] when guilds are dealt nobody is asked', () => {
    dealt('no questions').sees(null, (view, { script }) => {
      expect(script.at(-1)!.step).toBe('setup.first')
      expect(view.players.every(({ guild }) => guild !== null)).toBe(true)
    })
  })

  test('[CHY-3.7] the districts, deals and goods of guilds that nobody plays stay in the game', () => {
    scene(chytrogrod, { seats: 3, options: CHOOSE })
      .answers(0, 'red')
      .answers(1, 'yellow')
      .answers(2, 'green')
      .expect(t => {
        expect(t.ring).toContain('black')
        expect(t.districts.black.stack.unseen).toHaveLength(5)
        expect(t.districts.black.tokens.relic).toBe(1)
        expect(t.supply.relic).toBe(13)
      })
  })
})

describe('secret goods and the favourite', () => {
  test('[CHY-3.9, CHY-2.11] each player gets a different secret good and alone sees it; the rest stays unseen', () => {
    const kinds = new Set<string>()
    for (const seed of seeds)
      dealt(seed, 4)
        .expect(t => {
          const goods = t.players.map(({ secret }) => secret!.good)
          expect(new Set(goods).size).toBe(4)
          kinds.add(goods[0]!)
        })
        .sees(1, view =>
          expect(view.players.map(({ secret }) => secret!.good === null)).toEqual([true, false, true, true]),
        )
        .sees(null, view => expect(view.players.every(({ secret }) => secret!.good === null)).toBe(true))
    expect([...kinds].sort()).toEqual([...GOODS].sort())
  })

  test('[CHY-3.9] the dealing is heard by all, the good by its owner only', () => {
    const { state, told } = start(chytrogrod, { game: 'chytrogrod', rules: 1, seats: 3, options: PLAIN, seed: 'ears' })
    expect(state.script.at(-1)!.step).toBe('setup.first')
    const dealing = told.filter(({ event }) => event === 'secretDealt')
    expect(dealing.map(({ all, to }) => [all, to])).toEqual([0, 1, 2].map(seat => [{ seat }, [seat]]))
  })

  test('[CHY-3.10] the first favourite is drawn at random', () => {
    const seats = new Set<number | null>()
    for (const seed of seeds) dealt(seed, 5).sees(null, view => void seats.add(view.favourite))
    expect(seats).toEqual(new Set([0, 1, 2, 3, 4]))
  })

  test('[CHY-3.11] the favourite chooses the first district', () => {
    scene(chytrogrod, { seats: 4, options: PLAIN })
      .table(t => (t.favourite = 2))
      .at('setup.first')
      .asks(2)
      .offers(...COLOURS)
      .refuses(2, 'palace', 'kernel.no-such-option')
      .answers(2, 'black')
      .told('firstChosen', { seat: 2, district: 'black' })
      .sees(null, view => expect(view.first).toBe('black'))
  })
})

describe('supporters', () => {
  const placed = (seats: number, favourite: number): number[] => {
    const order: number[] = []
    let s = scene(chytrogrod, { seats, options: PLAIN, seed: seedWith(seats, favourite) }).answers(favourite, 'red')
    const rng = Rng.from('places')
    for (let n = 0; n < seats; n++) {
      let asked = -1
      s.sees(null, (_, { waiting }) => void (asked = (waiting as number[])[0]!))
      order.push(asked)
      const free = COLOURS.filter(colour => freeFor(s.state.table as never, colour))
      s = s.answers(asked, rng.pick(free))
    }
    return order
  }
  const freeFor = (t: { players: { supporter: string | null }[] }, colour: string) =>
    t.players.every(({ supporter }) => supporter !== colour)
  const seedWith = (seats: number, favourite: number): string =>
    seeds.find(seed => {
      let found = false
      dealt(seed, seats).sees(null, view => void (found = view.favourite === favourite))
      return found
    })!

  test('[CHY-3.12, CHY-1.2] counter-clockwise from the right of the favourite, who is the last', () => {
    expect(placed(3, 1)).toEqual([0, 2, 1])
    expect(placed(4, 1)).toEqual([0, 3, 2, 1])
    expect(placed(5, 0)).toEqual([4, 3, 2, 1, 0])
  })

  test('[CHY-3.12] no two supporters in one district; with five players the favourite gets the only free one', () => {
    scene(chytrogrod, { seats: 5, options: PLAIN, seed: seedWith(5, 4) })
      .answers(4, 'red')
      .asks(3)
      .answers(3, 'red')
      .bars('red', 'CHY-3.12')
      .refuses(2, 'red', 'CHY-3.12')
      .answers(2, 'yellow')
      .answers(1, 'green')
      .answers(0, 'blue')
      .asks(4)
      .offers('black')
      .offersNot('red', 'yellow', 'green', 'blue')
      .answers(4, 'black')
      .told('supporterPlaced', { seat: 4, district: 'black' })
  })

  test('[CHY-3.13] then round 1 begins with the wake-up, everybody with seven cards', () => {
    scene(chytrogrod, { seats: 3, options: PLAIN, seed: seedWith(3, 0) })
      .answers(0, 'green')
      .answers(2, 'red')
      .answers(1, 'yellow')
      .answers(0, 'green')
      .told('roundBegun', { round: 1, seat: 0 })
      .told('goodGained', { seat: 2, good: 'weapon', district: 'red' })
      .asks(0)
      .prompts('chytrogrod.prompt.decree')
      .sees(null, view => expect(view.players.map(({ handSize }) => handSize)).toEqual([7, 7, 7]))
  })
})

test('[CHY-10.1, CHY-11.1] the variants are options of a table, off unless set, and may be combined', () => {
  scene(chytrogrod, { seats: 3 }).sees(null, view => expect([view.contraband, view.intrigues]).toEqual([false, false]))
  scene(chytrogrod, { seats: 3, options: { ...CONTRABAND, intrigues: 'on' } }).sees(null, view =>
    expect([view.contraband, view.intrigues]).toEqual([true, true]),
  )
})
