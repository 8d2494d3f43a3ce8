import {
  chytrogrod,
  faultInHouse,
  type HouseValues,
  isHouse,
  STANDARD_VALUES,
  withHouseValues,
} from '@cloak/chytrogrod'
import { faultInSetup, imagine, playOut, Rng, see, start } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { laws, scene } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { PLAIN } from './help.ts'
import { holds, kept } from './invariants.ts'

const SHARED = { 'districts.*.laid.*.card': 'owner and University player (CHY-12.2)' }
const OTHER: HouseValues = {
  deals: { 'RED-1': { small: { cost: '1W', points: 7 }, big: { cost: '4W 4C', points: 41 } } },
  goods: { W: 10, C: 12, B: 14, R: 16, L: 18 },
  influence: { '5': 5, '10': 3 },
  secrets: ['W', 'W', 'W', 'L', 'L'],
  buyouts: [1, 3, 5],
  rounds: 6,
}

describe('values of the house', () => {
  test('[CHY-17.1] the buyout cards can have other values', () => {
    scene(withHouseValues({ buyouts: [1, 3, 5] }), { seats: 3, options: PLAIN })
      .expect(t => expect(t.players[0]!.hand.slice(4)).toEqual(['buyout1', 'buyout3', 'buyout5']))
      .table(t => {
        t.favourite = 0
        t.districts.red.tokens.weapon = 1
        for (const [seat, card] of [
          [1, 'buyout5'],
          [2, 'buyout3'],
          [2, 'buyout1'],
        ] as const) {
          t.players[seat]!.hand = t.players[seat]!.hand.filter(other => other !== card)
          t.districts.red.laid.push({ by: seat, card, face: null, seenBy: null, status: 'live' })
        }
      })
      .at('resolve.open', { district: 'red' })
      .told('boughtOut', { seat: 1 })
  })

  test('[CHY-17.2] the deal tokens can have other offers, one by one', () => {
    const game = withHouseValues({ deals: { 'RED-1': OTHER.deals!['RED-1']! } })
    scene(game, { seats: 3, options: PLAIN }).sees(null, ({ house }) => {
      expect(house!.deals['RED-1'].small).toEqual({
        cost: { weapon: 1, chest: 0, book: 0, rum: 0, relic: 0 },
        points: 7,
      })
      expect(house!.deals['RED-1'].big.points).toBe(41)
      expect(house!.deals['RED-2'].small.points).toBe(11)
    })
  })

  test('[CHY-17.3] the 78 tokens can be split in another way', () => {
    scene(withHouseValues(OTHER), { seats: 3, options: { ...PLAIN, guilds: 'choose' } }).expect(t =>
      expect(t.supply).toEqual({ weapon: 9, chest: 11, book: 13, rum: 15, relic: 17, influence5: 5, influence10: 3 }),
    )
  })

  test('[CHY-17.7] the secret goods can be others', () => {
    scene(withHouseValues(OTHER), { seats: 5, options: PLAIN }).expect(t =>
      expect(t.players.map(({ secret }) => secret!.good).sort()).toEqual([
        'relic',
        'relic',
        'weapon',
        'weapon',
        'weapon',
      ]),
    )
  })

  test('[CHY-17.8] the round limit can be another', () => {
    scene(withHouseValues({ rounds: 2 }), { seats: 3, options: PLAIN })
      .table(t => (t.round = 2))
      .at('cleanup.check')
      .told('gameEnded', { round: 2, reason: 'rounds' })
      .over()
  })

  test('[CHY-2.3, CHY-7.7] a supply too small for the setup gives what it has', () => {
    const goods = { W: 0, C: 18, B: 18, R: 17, L: 17 }
    scene(withHouseValues({ goods }), { seats: 5, options: PLAIN }).expect(t => {
      expect(t.districts.red.tokens.weapon).toBe(0)
      expect(t.players.find(({ guild }) => guild === 'red')!.board.weapon).toBe(0)
    })
  })
})

describe('a game with other values', () => {
  const game = withHouseValues(OTHER)

  test('[CHY-17.2] is a game of its own: a setup of one is not a setup of the other', () => {
    expect(game.id).toMatch(/^chytrogrod\+[0-9a-f]{8}$/)
    expect(withHouseValues(structuredClone(OTHER)).id).toBe(game.id)
    expect(withHouseValues({ ...OTHER, rounds: 7 }).id).not.toBe(game.id)
    const setup = { game: 'chytrogrod', rules: 1, seats: 3, options: PLAIN, seed: 's' }
    expect(faultInSetup(chytrogrod, setup)).toBeNull()
    expect(faultInSetup(game, setup)?.rule).toBe('kernel.other-game')
    expect(faultInSetup(game, { ...setup, game: game.id })).toBeNull()
  })

  test('[CHY-17.2] shows its values to every eye, and imagines with them', () => {
    const { state } = start(game, { game: game.id, rules: 1, seats: 3, options: PLAIN, seed: 's' })
    playOut(game, state, Rng.from('p'), 40)
    const seen = see(game, state, { at: 1 })
    expect(seen.view.house!.rounds).toBe(6)
    expect(see(game, imagine(game, seen, 1, Rng.from('i')), { at: 1 })).toEqual(seen)
    expect(seen.view.players[1]!.hand!.some(card => card === 'buyout2')).toBe(false)
  })

  test('[CHY-9.5] ends with its own last round at the latest', () => {
    for (let i = 0; i < 20; i++) {
      const { state } = start(game, { game: game.id, rules: 1, seats: 4, options: PLAIN, seed: `${i}` })
      playOut(game, state, Rng.from(`${i}`))
      expect(opened(state).table.round).toBeLessThanOrEqual(6)
    }
  })

  laws(game, { bound: 1000, runs: 2, seats: [4], kept, holds, shared: SHARED })
})

describe('what is wrong with a file of values', () => {
  const at = (json: unknown): [string, string, string] | null => {
    const why = faultInHouse(json)
    return why && [why.path!, why.key.replace('chytrogrod.why.house-', ''), why.rule]
  }
  const offer = (small: unknown, big: unknown = { cost: '2C', points: 9 }) => ({ deals: { 'RED-1': { small, big } } })

  test('[CHY-2.8, CHY-2.10] nothing: the standard values, none at all, and a part of them', () => {
    for (const json of [STANDARD_VALUES, {}, OTHER, { rounds: 1 }, { buyouts: [9, 1, 4] }, { deals: {} }])
      expect([faultInHouse(json), isHouse(json)]).toEqual([null, true])
  })

  test.each<[unknown, string, string, string]>([
    [null, '', 'not-a-table', 'CHY-17.2'],
    [[], '', 'not-a-table', 'CHY-17.2'],
    ['{}', '', 'not-a-table', 'CHY-17.2'],
    [{ deal: {} }, 'deal', 'unknown', 'CHY-17.2'],
    [{ deals: [] }, 'deals', 'not-a-table', 'CHY-2.8'],
    [{ deals: { 'RED-7': {} } }, 'deals.RED-7', 'unknown', 'CHY-2.7'],
    [{ deals: { 'RED-1': 5 } }, 'deals.RED-1', 'not-a-table', 'CHY-2.7'],
    [{ deals: { 'RED-1': { small: { cost: '1C', points: 1 } } } }, 'deals.RED-1.big', 'missing', 'CHY-2.7'],
    [offer({ cost: '1C' }), 'deals.RED-1.small.points', 'missing', 'CHY-2.7'],
    [offer({ cost: '1C', points: 1, ip: 2 }), 'deals.RED-1.small.ip', 'unknown', 'CHY-2.7'],
    [offer({ cost: '1C', points: 0 }), 'deals.RED-1.small.points', 'not-a-number', 'CHY-2.8'],
    [offer({ cost: '1C', points: '10' }), 'deals.RED-1.small.points', 'not-a-number', 'CHY-2.8'],
    [offer({ cost: '1C', points: 1.5 }), 'deals.RED-1.small.points', 'not-a-number', 'CHY-2.8'],
    [offer({ cost: '', points: 1 }), 'deals.RED-1.small.cost', 'not-a-cost', 'CHY-2.8'],
    [offer({ cost: 'C', points: 1 }), 'deals.RED-1.small.cost', 'not-a-cost', 'CHY-2.8'],
    [offer({ cost: '0C', points: 1 }), 'deals.RED-1.small.cost', 'not-a-cost', 'CHY-2.8'],
    [offer({ cost: '1C 1C', points: 1 }), 'deals.RED-1.small.cost', 'not-a-cost', 'CHY-2.8'],
    [offer({ cost: '1C  1B', points: 1 }), 'deals.RED-1.small.cost', 'not-a-cost', 'CHY-2.8'],
    [offer({ cost: '1X', points: 1 }), 'deals.RED-1.small.cost', 'not-a-cost', 'CHY-2.8'],
    [offer({ cost: 3, points: 1 }), 'deals.RED-1.small.cost', 'not-a-cost', 'CHY-2.8'],
    [offer({ cost: '6C 6B', points: 1 }), 'deals.RED-1.small.cost', 'too-dear', 'CHY-2.5'],
    [{ goods: { W: 14, C: 14, B: 14, R: 14 } }, 'goods.L', 'missing', 'CHY-2.10'],
    [{ goods: { W: 14, C: 14, B: 14, R: 14, L: -1 } }, 'goods.L', 'not-a-number', 'CHY-2.10'],
    [{ goods: { W: 14, C: 14, B: 14, R: 14, L: 15 } }, 'goods', 'wrong-total', 'CHY-2.10'],
    [{ influence: { 5: 4, 10: 5 } }, 'influence', 'wrong-total', 'CHY-2.10'],
    [{ influence: { 5: 4, 20: 4 } }, 'influence.20', 'unknown', 'CHY-2.10'],
    [{ secrets: ['W', 'C', 'B', 'R'] }, 'secrets', 'not-so-many', 'CHY-2.11'],
    [{ secrets: ['W', 'C', 'B', 'R', 'rum'] }, 'secrets.4', 'unknown', 'CHY-2.11'],
    [{ buyouts: [2, 3] }, 'buyouts', 'not-so-many', 'CHY-2.3'],
    [{ buyouts: [2, 3, 10] }, 'buyouts.2', 'not-a-number', 'CHY-2.3'],
    [{ buyouts: [2, 3, 3] }, 'buyouts.2', 'twice', 'CHY-2.3'],
    [{ rounds: 0 }, 'rounds', 'not-a-number', 'CHY-9.5'],
    [{ rounds: '40' }, 'rounds', 'not-a-number', 'CHY-9.5'],
  ])('[CHY-2.8, CHY-2.10, CHY-2.11] %j: at "%s", %s by %s', (json, path, key, rule) => {
    expect(at(json)).toEqual([path, key, rule])
    expect(isHouse(json)).toBe(false)
  })

  test('[CHY-2.10] eleven units are the most that a board and a secret good can pay', () => {
    expect(faultInHouse(offer({ cost: '6C 5B', points: 1 }))).toBeNull()
  })

  test('[CHY-2.8] a game is not made of values that do not pass', () => {
    expect(() => withHouseValues({ rounds: 0 })).toThrow('chytrogrod.why.house-not-a-number at rounds')
  })
})
