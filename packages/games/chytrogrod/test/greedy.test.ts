import { chytrogrod } from '@cloak/chytrogrod'
import { awaited, Rng, see, start, take } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { expect, test } from 'vitest'
import { greedy } from './greedy.ts'
import { PLAIN } from './help.ts'

const GAMES = 60

/** Plays a game of greedy seats; in which round it ended, and why. */
function played(seats: number, seed: string): { round: number; reason: unknown } {
  const { state } = start(chytrogrod, { game: 'chytrogrod', rules: 1, seats, options: PLAIN, seed })
  const rng = Rng.from(seed)
  let reason: unknown
  while (state.script.length > 0) {
    const [seat] = awaited(chytrogrod, state)
    const told: Parameters<typeof take>[4] = []
    take(chytrogrod, state, seat!, greedy(see(chytrogrod, state, { at: seat! }), seat!, rng), told)
    reason = told.find(({ event }) => event === 'gameEnded')?.all
  }
  return { round: opened(state).table.round, reason }
}

test.each([3, 4, 5])('[CHY-16.2] games of %i greedy players end by a hundred points, not by the guard', seats => {
  const games = Array.from({ length: GAMES }, (_, i) => played(seats, `greedy ${i}`))
  for (const { round, reason } of games) expect(reason).toEqual({ round, reason: 'target' })
  const mean = games.reduce((sum, { round }) => sum + round, 0) / GAMES
  console.log(`chytrogrod, ${seats} greedy players: ${mean.toFixed(1)} rounds on average of ${GAMES} games`)
})
