import { chytrogrod } from '@cloak/chytrogrod'
import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import {
  answer,
  awaited,
  copyState,
  decisionFor,
  type Game,
  type GameTypes,
  imagine,
  playOut,
  question,
  Rng,
  sample,
  see,
  type Setup,
  start,
  type State,
} from '@cloak/kernel'
import { pact } from '@cloak/pact'
import { nanoseconds, timed, whole } from './clock.ts'

/** Whole random games, and the cost of each call on a position in the middle of one. */
export function engine(seconds: number): void {
  measure(citadels2016, [2, 4, 6, 8], seconds)
  measure(citadelsClassic, [2, 4, 6, 8], seconds)
  measure(chytrogrod, [3, 4, 5], seconds)
  measure(pact, [4], seconds)
}

function measure<G extends GameTypes>(game: Game<G>, seats: readonly number[], seconds: number): void {
  console.log(`\n${game.id}: random whole games, lean questions, in place, nobody listening`)
  console.log('seats   games/s   decisions/s   decisions/game')
  for (const n of seats) {
    const { games, decisions, seconds: taken } = playGames(game, n, seconds)
    console.log(
      `${String(n).padStart(5)}${whole(games / taken).padStart(10)}${whole(decisions / taken).padStart(14)}${whole(decisions / games).padStart(17)}`,
    )
  }
  const n = seats.includes(4) ? 4 : seats[0]!
  calls(game, n, seconds)
}

function playGames<G extends GameTypes>(game: Game<G>, seats: number, seconds: number) {
  const rng = Rng.from('bench')
  let games = 0
  let decisions = 0
  const ten = () => {
    for (let i = 0; i < 10; i++) decisions += playOut(game, start(game, setupOf(game, seats, games++)).state, rng)
    return 10
  }
  timed(seconds / 2, ten)
  games = decisions = 0
  const { seconds: taken } = timed(seconds, ten)
  return { games, decisions, seconds: taken }
}

function calls<G extends GameTypes>(game: Game<G>, seats: number, seconds: number): void {
  const state = middle(game, seats)
  const seat = awaited(game, state)[0]!
  const rng = Rng.from('calls')
  const legal = sample(decisionFor(game, state, seat)!, rng)
  const seen = see(game, state, { at: seat })
  const clone = nanoseconds(seconds / 4, () => structuredClone(state))
  console.log(
    `\n${game.id}: a call on a mid-game position of ${seats} seats, ${whole(JSON.stringify(state).length)} bytes of JSON`,
  )
  console.log('call                      ns   of a structuredClone')
  const row = (name: string, ns: number) =>
    console.log(`${name.padEnd(20)}${whole(ns).padStart(8)}${(ns / clone).toFixed(3).padStart(23)}`)
  row(
    'copy',
    nanoseconds(seconds / 4, () => copyState(game, state)),
  )
  row(
    'question, lean',
    nanoseconds(seconds / 4, () => decisionFor(game, state, seat, true)),
  )
  row(
    'question, full',
    nanoseconds(seconds / 4, () => question(game, state)),
  )
  row(
    'answer',
    nanoseconds(seconds / 4, () => answer(game, state, state.at, seat, legal)),
  )
  row(
    'see',
    nanoseconds(seconds / 4, () => see(game, state, { at: seat })),
  )
  row(
    'imagine',
    nanoseconds(seconds / 4, () => imagine(game, seen, seat, rng)),
  )
  row(
    'JSON round trip',
    nanoseconds(seconds / 4, () => JSON.parse(JSON.stringify(state)) as unknown),
  )
  row('structuredClone', clone)
  const { games, seconds: taken } = playGames(game, seats, seconds / 2)
  console.log(`a whole game takes as long as ${whole(taken / games / (clone / 1e9))} structuredClones of that position`)
}

/** The position half-way through a random game. */
function middle<G extends GameTypes>(game: Game<G>, seats: number): State<G['table']> {
  const length = playOut(game, start(game, setupOf(game, seats, 0)).state, Rng.from('middle'))
  const { state } = start(game, setupOf(game, seats, 0))
  playOut(game, state, Rng.from('middle'), length >> 1)
  return state
}

const setupOf = <G extends GameTypes>(game: Game<G>, seats: number, seed: number): Setup<G['options']> => ({
  game: game.id,
  rules: game.rules,
  seats,
  options: game.options(seats).lapse as G['options'],
  seed: `bench ${seed}`,
})
