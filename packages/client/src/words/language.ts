import { type Speaker, speaker } from '@cloak/words'
import { create } from 'zustand'
import { tellServer } from '../connection/tell-server.ts'
import { typefaces } from '../theme/typefaces.ts'
import type { said } from './said/en.ts'

export const LANGUAGES = ['en', 'pl', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]
export const OWN_NAMES = { en: 'English', pl: 'Polski', hu: 'Magyar' } as const satisfies { [L in Language]: string }
export type WordKey = keyof typeof said
export type Say = (key: WordKey, args?: { [name: string]: string | number }) => string

const KEPT = 'cloak.language'
const catalogues: { [language: string]: { readonly [key: string]: string } } = {}
const loaders = {
  en: async () => (await import('./said/en.ts')).said,
  pl: async () => (await import('./said/pl.ts')).said,
  hu: async () => (await import('./said/hu.ts')).said,
} as const satisfies { [L in Language]: () => Promise<{ [key: string]: string }> }

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag)
/** In the order in which the server chooses too: the address, what was chosen here before, the browser. */
function preferred(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const wishes = [asked ?? '', localStorage.getItem(KEPT) ?? '', ...navigator.languages]
  return wishes.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

function sayer(language: Language): Say {
  const own: Speaker = speaker({
    locale: language,
    catalogues: { ...catalogues },
    words: { namespaces: ['client'], kinds: {} },
  })
  return (key, args) => own.say(args ? { key, args } : { key })
}

/** The language everything is said in. */
export const useLanguage = create<{ language: Language; say: Say }>(() => ({ language: 'en', say: sayer('en') }))
export const useSay = (): Say => useLanguage(({ say }) => say)

/** Speaks this language from now on. */
export async function speak(language: Language): Promise<void> {
  const [catalogue] = await Promise.all([loaders[language](), typefaces(language)])
  catalogues[language] = catalogue
  document.documentElement.lang = language
  useLanguage.setState({ language, say: sayer(language) })
}
export async function choose(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language)
  tellServer(KEPT, language)
  await speak(language)
}
/** Begins with the language chosen before, or the browser's. */
export const begin = (): Promise<void> => speak(preferred())
