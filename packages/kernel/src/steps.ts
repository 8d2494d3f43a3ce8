import type { Answer, AnswerOf, Decision, Msg } from './decision/types.ts'
import type { GameTypes, Play, Step } from './game.ts'
import type { FaceUp, Seat } from './secret.ts'

interface Asks<T, P, D> {
  prompt: string | ((t: T, p: P, seat: Seat) => Msg)
  /**
   * What is put to the seat. Asked *lean* it may leave out what is barred, and all labels and things:
   * play-outs only ever choose.
   */
  what: (t: T, p: P, seat: Seat, lean: boolean) => D
  /** The answer shows nobody anything and draws nothing, so it may be taken back. A law checks it. */
  free?: boolean
}

/** The three ways to write a step. */
export function steps<G extends GameTypes>() {
  type T = FaceUp<G['table']>
  return {
    /** Happens by itself. */
    does: <P>(does: (x: Play<G>, p: P) => void): Step<G, P> => ({ kind: 'does', does }),

    /** One seat decides; if `who` names nobody, the step is passed over. */
    asks: <P, D extends Decision>(
      q: Asks<T, P, D> & {
        who: (t: T, p: P) => Seat | null
        does: (x: Play<G>, p: P, answer: AnswerOf<D>, seat: Seat) => void
      },
    ): Step<G, P> => ({
      kind: 'asks',
      who: q.who,
      prompt: q.prompt,
      what: q.what,
      covert: false,
      free: q.free ?? false,
      does: q.does as unknown as (x: Play<G>, p: P, answer: Answer, seat: Seat) => void,
    }),

    /** Several seats decide at once, each in secret; what follows happens once, when all have answered. */
    asksAll: <P, D extends Decision>(
      q: Asks<T, P, D> & {
        who: (t: T, p: P) => readonly Seat[]
        /** Nobody learns who is asked, nor who has answered. */
        covert?: boolean
        does: (x: Play<G>, p: P, answers: { [seat: Seat]: AnswerOf<D> }) => void
      },
    ): Step<G, P> => ({
      kind: 'asksAll',
      who: q.who,
      prompt: q.prompt,
      what: q.what,
      covert: q.covert ?? false,
      free: q.free ?? false,
      does: q.does as unknown as (x: Play<G>, p: P, answers: { [seat: Seat]: Answer }) => void,
    }),
  }
}
