import { type AnyTypes, gameNamed } from '@cloak/games'
import { canonical, type Course, enter, type Entry, hear, type Seat, see, type Setup, start } from '@cloak/kernel'
import type { Said } from '@cloak/protocol'

/** A game that has ended, as its file has it. */
export interface Saved {
  readonly setup: Setup
  readonly log: readonly Entry[]
}
/** A game that has ended, and all that was said at its table. */
export interface Finished extends Saved {
  readonly talk: readonly Omit<Said, 'time'>[]
}
/** What one pair of eyes may be told of the game, entry by entry, worked out from the rules alone. */
export interface Allowed {
  /** With the fields of every object in order, as they come in another when only what has changed is sent. */
  seen: string
  heard: string
}

/** Plays the game again and writes down what an eye may know after each entry it may notice. */
function allowedAnew({ setup, log }: Saved, at: Seat | null): Allowed[] {
  const { game } = gameNamed(setup.game)!
  const first = start(game, setup)
  const allowed: Allowed[] = []
  const note = (state: typeof first.state, told: typeof first.told) =>
    allowed.push({
      seen: canonical(see(game, state, { at })),
      heard: JSON.stringify(told.map(each => hear(each, { at }))),
    })
  note(first.state, first.told)
  let course: Course<AnyTypes['table']> = { state: first.state, before: null }
  for (const entry of log) {
    const next = enter(game, course, entry)
    if (!('state' in next)) throw new Error(`refused: ${next.rule}`)
    const isHidden = see(game, course.state, { at: null }).waiting === 'covert' && next.state.at === course.state.at
    if (!isHidden || entry.seat === at) note(next.state, next.told)
    course = next
  }
  return allowed
}

const known = new WeakMap<Saved, Map<Seat | null, Allowed[]>>()
/** The same, once for each pair of eyes: many connections are compared with it. */
export function allowedFor(file: Saved, at: Seat | null): readonly Allowed[] {
  const eyes = known.get(file) ?? new Map<Seat | null, Allowed[]>()
  known.set(file, eyes)
  const allowed = eyes.get(at) ?? allowedAnew(file, at)
  eyes.set(at, allowed)
  return allowed
}
/** All that this eye was to hear. */
export const mayHear = (file: Saved, at: Seat | null): string[] =>
  allowedFor(file, at).flatMap(({ heard }) => (heard === '[]' ? [] : [heard]))
