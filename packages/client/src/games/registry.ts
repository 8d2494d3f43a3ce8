import { webGames } from '@cloak/games/web'
import type { WebGame } from '@cloak/games/web-game'
import type { BoardEntry } from '@cloak/parts/board/entry.ts'

export type GameId = (typeof webGames)[number]['id']
export const GAMES: readonly GameId[] = webGames.map(({ id }) => id)

const byId: ReadonlyMap<string, WebGame> = new Map(webGames.map(game => [game.id, game]))
export const isGameId = (id: string): id is GameId => byId.has(id)
export const gameOf = (id: GameId): WebGame => byId.get(id)!

/** What a game brings to the browser; nothing for a game that is played in the text view alone. */
export const boardOf = async (id: GameId): Promise<BoardEntry> => (await gameOf(id).board?.()) ?? {}
export const hasBoard = (id: GameId): boolean => gameOf(id).board !== undefined

/** The page of the rulebook that tells of a rule. */
export function pageOfRule(rule: string): string | null {
  const prefix = rule.split('-', 1)[0]
  const game = webGames.find(each => each.prefix === prefix)
  return game ? `/rules/${game.id}#${rule}` : null
}
