import { copy } from './copy.ts'
import type { Answer } from './decision/types.ts'
import type { Frame, Game, GameTypes, State } from './game.ts'
import type { RngState } from './rng.ts'
import type { FaceUp, Seat } from './secret.ts'

/** A state as the rules see it. */
export interface Opened<T> {
  table: FaceUp<T>
  script: Frame[]
  given: { [seat: Seat]: Answer }
  at: number
  rng: RngState
}
export const opened = <T>(s: State<T>): Opened<T> => s as unknown as Opened<T>
export const sealed = <T>(s: Opened<T>): State<T> => s as unknown as State<T>

/** A copy to do as one likes with. */
export function copyState<G extends GameTypes>(game: Game<G>, state: State<G['table']>): State<G['table']> {
  const { table, script, given, at, rng } = opened(state)
  return sealed({
    table: game.copy ? game.copy(table) : copy(table),
    script: script.slice(),
    given: copy(given),
    at,
    rng: [rng[0], rng[1], rng[2], rng[3]],
  })
}
