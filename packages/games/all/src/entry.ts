import type { Game, GameTypes, Seat, Why } from '@cloak/kernel'

declare const unnamed: unique symbol
/** Something of a game whose types are not known here: it can be handed back to that game, and not looked into. */
interface Unnamed {
  readonly [unnamed]: true
}
/** The types of some game or other. */
export interface AnyTypes extends GameTypes {
  table: Unnamed
  view: Unnamed
}
/** Any game. All that the kernel does with a game it does with this one. */
export type AnyGame = Game<AnyTypes>

/** Key → ICU message. */
export type Catalogue = { readonly [key: string]: string }
/** How the arguments of a game's messages are named; see the guide on translating. */
export interface Words {
  readonly namespaces: readonly string[]
  readonly kinds: { readonly [argument: string]: string }
  readonly ids?: { readonly [kind: string]: { readonly key: string; readonly parts: readonly string[] } }
}

/** What is to be known of a game besides its rules. */
interface Facts<G extends GameTypes> {
  /** The message key of its name. */
  title: string
  words: Words
  locales: { readonly en: Catalogue; readonly pl: Catalogue; readonly hu: Catalogue }
  /** How many rounds have begun. */
  round: (view: G['view']) => number
  /** The role of a seat as it sees itself, where roles differ from the beginning. */
  role?: (view: G['view'], seat: Seat) => string
  /** The same game with a host's own values, where it has any to replace; or what is wrong with them. */
  house?: (values: unknown) => Game<G> | Why
}
/** A game that can be played here. */
export interface Entry extends Facts<AnyTypes> {
  readonly game: AnyGame
}

/** The game with a host's own values, or what is wrong with them. */
export function withHouse(entry: Entry, values: unknown): Entry | Why {
  if (!entry.house) return { rule: 'kernel.no-house', key: 'kernel.no-house', args: { game: entry.game.id } }
  const game = entry.house(values)
  return 'rule' in game ? game : { ...entry, game }
}

/** Enters a game. Its types are checked against one another here, and are forgotten. */
export function entry<G extends GameTypes>(game: Game<G>, facts: Facts<G>): Entry
export function entry(game: AnyGame, facts: Facts<AnyTypes>): Entry {
  return { game, ...facts }
}
