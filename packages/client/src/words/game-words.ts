import type { Words, Speaker } from '@cloak/words'
import { speaker } from '@cloak/words'
import { useEffect, useMemo, useState } from 'react'
import { loadEntry } from '../games/entries.ts'
import { type GameId, gameOf, isGameId } from '../games/registry.ts'
import type { Language } from '@cloak/words'
import { addCatalogues, useLanguage } from '@cloak/parts/language/language.ts'

interface GameWords {
  game: string
  language: Language
  words: Words
  catalogues: { readonly [language: string]: { readonly [key: string]: string } }
}

async function load(game: GameId, language: Language): Promise<GameWords> {
  const { words } = gameOf(game)
  const [own, english, entry] = await Promise.all([words[language](), words.en(), loadEntry(game)])
  const catalogues = { en: english, [language]: own }
  // The board says its own messages along with those of the parts it is made of.
  addCatalogues(catalogues)
  return { game, language, words: entry.words, catalogues }
}

/** Who says what this game has to say; null while its words are on their way. */
export function useGameSpeaker(game: string | undefined, names: readonly string[]): Speaker | null {
  const language = useLanguage(({ language }) => language)
  const [loaded, setLoaded] = useState<GameWords | null>(null)
  useEffect(() => {
    let stale = false
    if (game === undefined || !isGameId(game)) return
    void load(game, language).then(words => {
      if (!stale) setLoaded(words)
    })
    return () => {
      stale = true
    }
  }, [game, language])
  const listed = names.join('\n')
  return useMemo(() => {
    if (!loaded || loaded.game !== game) return null
    const { catalogues, words } = loaded
    return speaker({ locale: loaded.language, catalogues, words, names: listed === '' ? [] : listed.split('\n') })
  }, [loaded, game, listed])
}
