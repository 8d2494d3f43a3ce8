/** The vocabulary, by the rulebook's words. */
export type * from './types/game.ts'
export type * from './types/table.ts'
export type * from './types/kingdom.ts'
export type * from './types/deals.ts'
export type * from './types/ritual.ts'
export type * from './types/steps.ts'
export type * from './types/events.ts'
