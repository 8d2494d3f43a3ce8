import { scene } from '@cloak/kit'
import { expect, test } from 'vitest'
import { CARDS, ROUNDS } from '../src/box.ts'
import { game } from '../src/index.ts'

const dealt = (...cards: number[]) =>
  scene(game, { seats: cards.length }).table(t => {
    t.round = ROUNDS
    cards.forEach((card, seat) => (t.players[seat]!.card = card))
  })

test('[GAME_PREFIX-1.1, GAME_PREFIX-1.2] twelve cards, three rounds', () => {
  expect([CARDS.length, ROUNDS]).toEqual([12, 3])
})

test('[GAME_PREFIX-2.1, GAME_PREFIX-2.2] all decide at once, and only players who stay show their cards', () => {
  dealt(3, 9, 5)
    .at('round.decide')
    .answers(0, 'fold')
    .answers(1, 'stay')
    .answers(2, 'stay')
    .told('shown', { seat: 1, card: 9 })
    .told('shown', { seat: 2, card: 5 })
})

test('[GAME_PREFIX-2.3, GAME_PREFIX-3.1] the highest card shown earns a point for each player who stayed', () => {
  dealt(3, 9, 5)
    .at('round.decide')
    .answers(0, 'fold')
    .answers(1, 'stay')
    .answers(2, 'stay')
    .told('scored', { seat: 1, points: 2 })
    .told('scored', { seat: 2, points: -1 })
  const players = [0, 2, -1].map(points => ({ card: 1, shown: [], points }))
  expect(game.standing({ round: ROUNDS, players }).map(({ place }) => place)).toEqual([2, 1, 3])
})
