import type { Answer, GameTypes, State } from '@cloak/kernel'

/** One answer as the search sees it. */
export interface Weighed {
  answer: Answer
  visits: number
  /** What it brought on average: about the chance of winning. */
  share: number
}
export interface Found {
  best: Answer
  /** The best, and whatever is as good as far as the search can tell. */
  near: readonly Answer[]
  /** All answers looked at, the best first. */
  weighed: Weighed[]
  /** Worlds looked at. */
  iterations: number
}

/** Told of every iteration: the answer it began with, the world it ended in, and the seats' shares there. */
export type Watch<G extends GameTypes> = (answer: Answer, world: State<G['table']>, shares: readonly number[]) => void
