import { describe, expect, test } from 'vitest'
import * as reading from '../../src/reading/index.ts'
import { disagreements, type RandomGame, type Readings } from './agreement.ts'

const GAMES: readonly RandomGame[] = [3, 4, 5].flatMap(seats => [
  { seats, options: { contraband: 'off', intrigues: 'on', guilds: 'deal' }, seed: `reading ${seats}` },
  { seats, options: { contraband: 'on', intrigues: 'off', guilds: 'choose' }, seed: `reading ${seats} contraband` },
])

test.each(GAMES)('law: what is read off a view is what the rules then do: $seed', how => {
  expect([...disagreements(reading, how)]).toEqual([])
})

describe('the law notices', () => {
  const faults: { [K in keyof Readings]: Readings[K] } = {
    buyoutSums: laid => reading.buyoutSums(laid, ['whip-crack']),
    deckOf: t => reading.deckOf(t).slice(1),
    lackOf: (cost, board) => reading.lackOf(cost, { ...board, rum: board.rum + 1 }),
    lackWith: cost => (cost.rum > 0 ? 1 : 0),
    offerOf: (t, deal) => reading.offerOf(t, deal, 'small'),
    paidOf: cost => reading.paidOf(cost, null),
    scoreOf: (_, { board }) => reading.influenceIn(board),
    supporterOn: () => 0,
  }
  test.each(Object.keys(faults) as (keyof Readings)[])('a fault in %s', name => {
    const faulty: Readings = { ...reading, [name]: faults[name] }
    expect(GAMES.some(how => disagreements(faulty, how).has(name))).toBe(true)
  })
})
