import {
  answer,
  copy,
  copyState,
  type Eye,
  type Game,
  type GameTypes,
  imagine,
  Rng,
  see,
  type State,
} from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { difference, isObject } from '../compare.ts'
import { showDifference } from '../show.ts'
import { eyesOf } from '../worlds.ts'
import { firstFault, type Law } from './law.ts'

/** What an engine says of a write to something frozen. */
const WRITTEN = /read.only|not extensible|cannot (assign|add|delete|redefine)/i

/** Pure: nothing that is asked of a state changes it, and a copy is a whole copy. */
export const pure: Law = (game, played) =>
  firstFault(played, (state, n) => {
    const frozen = freeze(copy(state))
    try {
      const copied = difference(frozen, copyState(game, frozen))
      if (copied) return `a copy is not the same, ${showDifference(copied, 'original', 'copy')}`
      look(game, frozen, eyesOf(played.setup.seats)[n % (played.setup.seats + 1)]!)
      const entry = played.log[n]
      const expected = played.states[n + 1]
      if (!entry || !('answer' in entry) || !expected) return null
      const next = answer(game, frozen, entry.at, entry.seat, freeze(copy(entry.answer)))
      if (!('state' in next)) return null
      const found = difference(expected, next.state)
      return found && `an untouched state gives another one, ${showDifference(found, 'played', 'untouched')}`
    } catch (error) {
      if (!(error instanceof TypeError && WRITTEN.test(error.message))) throw error
      return `something is changed that was only lent: ${error.message} ${placeOf(error)}`
    }
  })

/** One eye's look, its dreams and the standing. */
function look<G extends GameTypes>(game: Game<G>, state: State<G['table']>, eye: Eye): void {
  imagine(game, freeze(see(game, state, eye)), eye.at, Rng.from('pure'))
  if (state.script.length === 0) game.standing(opened(state).table)
}

/** Freezes all of it, however deep. */
export function freeze<T>(x: T): T {
  if (isObject(x) && !Object.isFrozen(x)) {
    Object.freeze(x)
    for (const key in x) freeze(x[key])
  }
  return x
}

const placeOf = (error: Error): string => error.stack?.split('\n')[1]?.trim() ?? ''
