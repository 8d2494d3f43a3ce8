import type { Answer } from '@cloak/kernel'

/** Something that could be done, and how soon: the greater `worth` first, ending the turn is 0. */
export interface Deed {
  with?: Answer
  worth: number
}
