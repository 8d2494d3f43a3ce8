import { botNamed, botNames } from '@cloak/bots'
import { type AnyGame, games } from '@cloak/games'
import { awaited, imagine, playOut, Rng, sample, see, type Setup, start } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import { seated } from '../src/bots.ts'
import { playGame } from '../src/play.ts'

const setupOf = (game: AnyGame, seats: number, seed: string): Setup => ({
  game: game.id,
  rules: game.rules,
  seats,
  options: sample(game.options(seats), Rng.from(`${seed} options`)) as object,
  seed,
})

describe.each(games.map(({ game }) => game))('$id', game => {
  // `playGame` refuses to go on after an illegal answer.
  test.each(game.seats)('the quick players finish games of %d seats with any options', seats => {
    const bots = seated('greedy,squire,random', seats)
    for (let i = 0; i < 12; i++)
      expect(playGame(game, setupOf(game, seats, `quick ${i}`), bots).standing).toHaveLength(seats)
  })
})

describe.each(games.map(({ game }) => game))('$id', game => {
  // Two worlds that look the same to a seat, one seed, one budget: one answer.
  test.each(botNames)('%s answers by what its seat sees, and by nothing else', name => {
    for (let i = 0; i < 12; i++) {
      const seats = game.seats[i % game.seats.length]!
      const { state } = start(game, setupOf(game, seats, `alike ${i}`))
      playOut(game, state, Rng.from(`alike ${i}`), 11 * i)
      const [seat] = awaited(game, state)
      if (seat === undefined) continue
      const decide = botNamed(name)!(game, seat).decide
      const answerIn = (world: typeof state) =>
        decide(see(game, world, { at: seat }), [], Rng.from('same'), { iterations: 6 })
      const seen = see(game, state, { at: seat })
      const other = imagine(game, seen, seat, Rng.from(`other ${i}`))
      expect(see(game, other, { at: seat })).toEqual(seen)
      expect(answerIn(other)).toEqual(answerIn(state))
    }
  })
})
