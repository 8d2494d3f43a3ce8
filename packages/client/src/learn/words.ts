import { speaker } from '@cloak/words'
import { useEffect, useState } from 'react'
import type { Language } from '@cloak/words'
import { useLanguage } from '@cloak/parts/language/language.ts'
import type en from './locales/en.json'

/** A message of the lessons. */
export type LearnKey = keyof typeof en
export type Catalogue = { readonly [key: string]: string }

const catalogues = {
  en: async () => (await import('./locales/en.json')).default,
  pl: async () => (await import('./locales/pl.json')).default,
  hu: async () => (await import('./locales/hu.json')).default,
} as const satisfies { [L in Language]: () => Promise<Catalogue> }

export interface LearnWords {
  language: Language
  catalogue: Catalogue
  say(key: LearnKey, args?: { [name: string]: string | number }): string
}

/** What the lessons say, in the reader's language; null while it is on its way. */
export function useLearnWords(): LearnWords | null {
  const language = useLanguage(({ language }) => language)
  const [words, setWords] = useState<LearnWords | null>(null)
  useEffect(() => {
    let stale = false
    void catalogues[language]().then(catalogue => {
      if (stale) return
      const own = speaker({
        locale: language,
        catalogues: { [language]: catalogue },
        words: { namespaces: ['learn'], kinds: {} },
      })
      setWords({ language, catalogue, say: (key, args) => own.say(args ? { key, args } : { key }) })
    })
    return () => {
      stale = true
    }
  }, [language])
  return words
}
