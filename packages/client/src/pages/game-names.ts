import { type GameId, isGameId } from '../games/registry.ts'
import type { Say } from '../words/say.ts'

/** A game's name, known before its own words are loaded. */
export const titleOf = (say: Say, game: string): string =>
  isGameId(game) ? say(`client.game.${game}.title`) : say('client.game.unknown')
export const blurbOf = (say: Say, game: GameId): string => say(`client.game.${game}.blurb`)
