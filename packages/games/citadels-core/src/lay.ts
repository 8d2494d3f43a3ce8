import type { Setup } from '@cloak/kernel'
import type { Edition } from './edition.ts'
import type { P, T, X } from './types.ts'

const nobody = (): P => ({
  gold: 2,
  hand: [],
  city: [],
  under: [],
  drawn: [],
  characters: [],
  picks: [],
  exchanged: null,
  looked: null,
  traces: [],
  revealed: [],
  signed: null,
  flowered: null,
})

/** CIT-2.1. */
export function lay(e: Edition, setup: Setup, x: Pick<X, 'rng' | 'next'>): T {
  const { cast, uniques, citySize, crown, rulings } = e.choose(setup, x.rng)
  const deck = x.rng.shuffle([...e.basics, ...uniques])
  const players = Array.from({ length: setup.seats }, nobody)
  for (const player of players) player.hand = deck.splice(-4)
  x.next('round.begin')
  return {
    players,
    deck,
    sunk: [],
    traces: [],
    cast,
    uniques,
    rulings,
    citySize,
    crown,
    round: 0,
    draft: { faceUp: [], picks: [], made: 0, from: crown, passing: [], faceDown: [], out: [], exchange: null },
    called: 0,
    killed: null,
    bewitched: null,
    robbed: null,
    warrants: null,
    threats: null,
    protected: null,
    queen: null,
    taxes: null,
    plate: 0,
    turn: null,
    site: null,
    completed: [],
    bell: null,
    ruins: null,
    grown: [],
  }
}
