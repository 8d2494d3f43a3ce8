import type { GameEntry } from '@cloak/games/contract'
import type { Heard, Ref } from '@cloak/kernel'
import { type GameId, gameOf, isGameId } from './registry.ts'

const loaded = new Map<string, GameEntry>()

/** What a game tells about itself. */
export async function loadEntry(game: GameId): Promise<GameEntry> {
  const entry = loaded.get(game) ?? (await gameOf(game).entry())
  loaded.set(game, entry)
  return entry
}
/** The same, if it was loaded: it is, wherever the game's words are. */
export const entryNow = (game: string): GameEntry | undefined => loaded.get(game)

const pageOf = (game: string, anchor: string | null | undefined): string | null =>
  typeof anchor === 'string' && isGameId(game) ? `/rules/${game}#${anchor}` : null

/** The page of the rulebook that tells of a thing on the table; null for what has no place of its own there. */
export const pageOfThing = (game: string, thing: Ref): string | null =>
  pageOf(game, entryNow(game)?.book.anchorOf(thing))

/** Where the rulebook tells what a line of the chronicle says. */
export function pageOfHeard(game: string, heard: Heard): string | null {
  const book = entryNow(game)?.book
  if (!book) return null
  const rule = Object.keys(book.events).find(rule => book.events[rule]!.includes(heard.event))
  return pageOf(game, book.anchorOfHeard?.(heard) ?? rule)
}
