import type { Answer, Decision, Msg } from './decision/types.ts'
import type { Frame, Game, GameTypes, Look, Question, State, Told } from './game.ts'
import { opened } from './opened.ts'
import { awaited, question } from './question.ts'
import type { Eye, FaceUp, Seat } from './secret.ts'

/** All that one pair of eyes may know now: the only thing a client or a bot is ever given. */
export interface Seen<V> {
  view: V
  at: number
  /** What is asked of this eye's seat and not yet answered. */
  mine: { prompt: Msg; decision: Decision; free: boolean } | null
  /** This seat's own answer to the open question, while others are still thinking. */
  given: Answer | null
  /** Who is still to answer; `covert` when even that is secret. */
  waiting: Seat[] | 'covert'
  script: readonly Frame[]
}

/** `asked` is the open question, if it is at hand; `last` an earlier look of the same eye, to share with what has stayed the same. */
export function see<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  eye: Eye,
  asked?: Question | null,
  last?: Look<G>,
): Seen<G['view']> {
  const q = asked ?? question(game, state, eye.at)
  const answers = opened(state).given
  const waiting = awaited(game, state).sort((one, other) => one - other)
  const mine = q && eye.at !== null && waiting.includes(eye.at) ? { ...q.to[eye.at]!, free: q.free } : null
  return {
    view: game.view(state.table, eye, last),
    at: state.at,
    mine,
    given: (eye.at === null ? undefined : answers[eye.at]) ?? null,
    waiting: q?.covert ? 'covert' : waiting,
    script: state.script,
  }
}

/** An event as one pair of eyes heard it. */
export interface Heard {
  event: string
  all: object
  some?: object
}

/** Everybody hears something of every event, so that counting events tells nothing. */
export const hear = ({ event, all, to, some }: Told, eye: Eye): Heard =>
  some && eye.at !== null && to?.includes(eye.at) ? { event, all, some } : { event, all }

/** The whole table face up, once the game is over; null before. */
export const afterwards = <T>(state: State<T>): FaceUp<T> | null =>
  state.script.length === 0 ? opened(state).table : null
