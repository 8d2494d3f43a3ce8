import type { InstalledGame } from './installed.ts'
import { games as list } from './list.ts'

export type { AnyGame, AnyTypes, GameEntry } from './contract.ts'
export { type InstalledGame, type Locales, withHouse } from './installed.ts'

/** Every game that can be played here. */
export const games: readonly InstalledGame[] = list

/** The game of this id. */
export const gameNamed = (id: string): InstalledGame | undefined => games.find(({ game }) => game.id === id)
