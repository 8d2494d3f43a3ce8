import type { Answer, Game, GameTypes, Heard, Rng, Seat, Seen } from '@cloak/kernel'

/** How long a bot may think. Bots know no clock: whoever asks may give them one in `stop`. */
export interface Budget {
  /** Worlds looked at, at most. The same seed and the same number give the same answer. */
  iterations: number
  /** Asked after every world: is it time to answer? */
  stop?(): boolean
}

/** Somebody who plays one seat of one game. It is given what that seat may know, and nothing else. */
export interface Bot<V extends object = object> {
  readonly name: string
  /** Answers what is put to its seat. `heard` is all that the seat has heard so far, the oldest first. */
  decide(seen: Seen<V>, heard: readonly Heard[], rng: Rng, budget: Budget): Answer
}

/** Seats a bot. */
export type Sits = <G extends GameTypes>(game: Game<G>, seat: Seat) => Bot<G['view']>

/** What is asked of the seat; a bot that is asked nothing was called by mistake. */
export function askedIn<V>(seen: Seen<V>): NonNullable<Seen<V>['mine']> {
  if (!seen.mine) throw new RangeError('nothing is asked of this seat')
  return seen.mine
}
