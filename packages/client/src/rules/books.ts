/// <reference types="vite/client" />
import type { GameId } from '../games/registry.ts'
import type { Language } from '@cloak/words'
import { fetchPlate } from './own-plates.ts'

const texts = import.meta.glob<string>('../../rulebook/*.md', { query: '?raw', import: 'default' })

/** The player's book of a game in this language, once its pictures can be drawn. */
export async function bookOf(game: GameId, language: Language): Promise<string> {
  const [text] = await Promise.all([texts[`../../rulebook/${game}.${language}.md`]?.(), fetchPlate(game)])
  return text ?? ''
}
