import type { Game, GameTypes, Why } from '@cloak/kernel'
import type { Catalogue, Language } from '@cloak/words'
import type { AnyGame, AnyTypes, GameEntry } from './contract.ts'

export type Locales = { readonly [L in Language]: Catalogue }

/** A game that can be played here: what it tells about itself, its rules and its words. */
export interface InstalledGame extends GameEntry {
  readonly game: AnyGame
  readonly locales: Locales
  /** The same game with a host's own values, where it has any to replace; or what is wrong with them. */
  readonly house?: (values: unknown) => AnyGame | Why
}
/** What the main module of a game exports. */
interface Rules<G extends GameTypes> {
  readonly game: Game<G>
  readonly house?: (values: unknown) => Game<G> | Why
}

/** Puts the parts of a game together. Its types are forgotten here. */
export function installed<G extends GameTypes>(entry: GameEntry, rules: Rules<G>, locales: Locales): InstalledGame
export function installed(entry: GameEntry, { game, house }: Rules<AnyTypes>, locales: Locales): InstalledGame {
  return { ...entry, game, locales, ...(house && { house }) }
}

/** The game with a host's own values, or what is wrong with them. */
export function withHouse(entry: InstalledGame, values: unknown): InstalledGame | Why {
  if (!entry.house) return { rule: 'kernel.no-house', key: 'kernel.no-house', args: { game: entry.game.id } }
  const game = entry.house(values)
  return 'rule' in game ? game : { ...entry, game }
}
