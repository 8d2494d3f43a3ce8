import { type Catalogue, type Language, speaker } from '@cloak/words'
import { useEffect, useState } from 'react'
import { gameOf } from '../games/registry.ts'
import { isLessonId } from '../solo/guided/lessons.ts'
import { useLanguage } from '@cloak/parts/language/language.ts'
import type en from './locales/en.json'

/** A message that every lesson has. */
export type LearnKey = keyof typeof en

const catalogues = {
  en: async () => (await import('./locales/en.json')).default,
  pl: async () => (await import('./locales/pl.json')).default,
  hu: async () => (await import('./locales/hu.json')).default,
} as const satisfies { [L in Language]: () => Promise<Catalogue> }

export interface LearnWords {
  language: Language
  catalogue: Catalogue
  say(key: LearnKey, args?: { [name: string]: string | number }): string
  /** A message of the lesson itself. */
  tell(key: string, args: { [name: string]: string }): string
}

async function load(game: string, language: Language): Promise<Catalogue> {
  const lesson = isLessonId(game) ? await gameOf(game).lesson?.() : undefined
  const [shared, own] = await Promise.all([catalogues[language](), lesson?.words[language]()])
  return { ...shared, ...own }
}

/** What the lesson of this game says, in the reader's language; null while it is loaded. */
export function useLearnWords(game: string): LearnWords | null {
  const language = useLanguage(({ language }) => language)
  const [words, setWords] = useState<LearnWords | null>(null)
  useEffect(() => {
    let stale = false
    void load(game, language).then(catalogue => {
      if (stale) return
      const own = speaker({
        locale: language,
        catalogues: { [language]: catalogue },
        words: { namespaces: ['learn'], kinds: {} },
      })
      setWords({
        language,
        catalogue,
        say: (key, args) => own.say(args ? { key, args } : { key }),
        tell: (key, args) => own.say({ key, args }),
      })
    })
    return () => {
      stale = true
    }
  }, [game, language])
  return words
}
