/// <reference types="vite/client" />
import type { GameId } from '../games/registry.ts'
import type { Language } from '../words/language.ts'

const texts = import.meta.glob<string>('../../rulebook/*.md', { query: '?raw', import: 'default' })

/** The player's book of a game in this language. */
export const bookOf = async (game: GameId, language: Language): Promise<string> =>
  (await texts[`../../rulebook/${game}.${language}.md`]?.()) ?? ''
