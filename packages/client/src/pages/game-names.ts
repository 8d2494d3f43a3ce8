import { useLanguage } from '@cloak/parts/language/language.ts'
import type { Language } from '@cloak/words'
import { type GameId, gameOf, isGameId } from '../games/registry.ts'
import type { Say } from '../words/say.ts'

/** A game's name and the sentence that presents it, known before its own words are loaded. */
export const titleOf = (say: Say, game: string): string =>
  isGameId(game) ? gameOf(game).title[languageNow()] : say('client.game.unknown')
export const blurbOf = (game: GameId): string => gameOf(game).blurb[languageNow()]

/** Callers are drawn again when the language changes, since they say other things too. */
const languageNow = (): Language => useLanguage.getState().language
