import type { Citadels } from '@cloak/citadels-core'
import type { Seat } from '@cloak/kernel'
import type { Scene } from '@cloak/kit'

export type S = Scene<Citadels>
/** Everybody at a table of four, and somebody who only watches. */
export const all = [0, 1, 2, 3, null]
export const but = (...knowing: Seat[]): (Seat | null)[] => all.filter(eye => eye === null || !knowing.includes(eye))

/** None of these can tell the two scenes apart. */
export function alike(one: S, other: S, eyes: readonly (Seat | null)[]): void {
  for (const eye of eyes) one.alike(eye, other)
}
