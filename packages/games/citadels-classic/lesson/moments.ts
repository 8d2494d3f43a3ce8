import type { Moment } from '@cloak/parts/lesson/lesson.ts'

/** Three rounds of the older edition: the Architect, the King, the Warlord. */
export const citadelsClassic: readonly Moment[] = [
  { before: 0, say: 'aim', point: 'board' },
  { before: 0, say: 'draft', point: 'middle' },
  { before: 4, say: 'murder', point: 'middle' },
  { before: 8, say: 'crowned', point: 'rivals' },
  { before: 12, say: 'action' },
  { before: 13, say: 'plans', point: 'hand' },
  { before: 14, say: 'three', point: 'hand' },
  { before: 17, say: 'end-turn', point: 'city' },
  { before: 18, say: 'new-round', point: 'middle' },
  { before: 19, say: 'choose-king' },
  { before: 25, say: 'crown-back' },
  { before: 26, say: 'keep' },
  { before: 27, say: 'patience' },
  { before: 28, say: 'bishop' },
  { before: 37, say: 'choose-warlord' },
  { before: 55, say: 'gather' },
  { before: 56, say: 'build-first', point: 'hand' },
  { before: 57, say: 'destroy', point: 'rivals' },
  { before: 58, say: 'income' },
  { before: 59, say: 'last' },
  { before: 60, say: 'end', point: 'board' },
]
