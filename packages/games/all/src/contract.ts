import type { Game, GameTypes, Heard, Ref, Seat } from '@cloak/kernel'
import type { ClaimKey } from '@cloak/protocol'
import type { Words } from '@cloak/words'

/** Of which things each claim may be made; a claim without an entry is not offered. */
export type Claimable = { readonly [C in ClaimKey]?: readonly Ref[] }

/** What the rulebook tells, and where. */
export interface BookIndex<E = { readonly [event: string]: unknown }> {
  /** The first letters of its rule ids: `CIT`. */
  prefix: string
  /** Which events rest on which rule, by rule: `{ 'CIT-5.1': ['built'] }`. Every event has its rule. */
  events: { readonly [rule: string]: readonly (keyof E & string)[] }
  /** The anchor in the rulebook that tells of a thing on the table, or null. */
  anchorOf(thing: Ref): string | null
  /** The anchor of the card that a line of the chronicle is about, where that says more than the event's rule. */
  anchorOfHeard?(heard: Heard): string | null
}

/** What a game tells the platform about itself, without loading its rules. */
export interface GameFacts<G extends GameTypes> {
  id: string
  seats: readonly number[]
  /** The drawing of Game Icons that stands for it. */
  emblem: string
  /** Message keys of its name and of the sentence that presents it. */
  title: string
  blurb: string
  words: Words
  book: BookIndex<G['events']>
  /** How many rounds have begun. */
  round(view: G['view']): number
  /** The role of a seat as it sees itself, in games where roles are dealt at the beginning. */
  role?(view: G['view'], seat: Seat): string
  /** What may be claimed: what everybody knows to be in the game, and the same for every viewer. */
  claimable?(view: G['view']): Claimable
}

declare const unnamed: unique symbol
/** Something of a game whose types are not known here: it can be handed back to that game, but not looked into. */
interface Unnamed {
  readonly [unnamed]: true
}
/** The types of some game. */
export interface AnyTypes extends GameTypes {
  table: Unnamed
  view: Unnamed
}
/** Any game. All that the kernel does with a game it does with this one. */
export type AnyGame = Game<AnyTypes>
/** A game whose types are forgotten. */
export function anyGame<G extends GameTypes>(game: Game<G>): AnyGame
export function anyGame(game: AnyGame): AnyGame {
  return game
}
export type GameEntry = GameFacts<AnyTypes>

/** What a game's `entry.ts` exports. Its types are checked against one another here, and are forgotten. */
export function gameEntry<G extends GameTypes>(facts: GameFacts<G>): GameEntry
export function gameEntry(facts: GameEntry): GameEntry {
  return facts
}
