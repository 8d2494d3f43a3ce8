import { addWords, type PartsKey, type Say as SayOf, useLanguage } from '@cloak/parts/language/language.ts'
import type { Catalogue, Language } from '@cloak/words'
import type { said } from './said/en.ts'

export type WordKey = keyof typeof said | PartsKey
export type Say = SayOf<WordKey>

const loaders = {
  en: async () => (await import('./said/en.ts')).said,
  pl: async () => (await import('./said/pl.ts')).said,
  hu: async () => (await import('./said/hu.ts')).said,
} as const satisfies { [L in Language]: () => Promise<Catalogue> }

addWords(language => loaders[language]())

export const useSay = (): Say => useLanguage(({ say }) => say)
