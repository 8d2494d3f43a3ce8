import talk from '@cloak/protocol/locales/en.json'
import { type Speaker, speaker } from '@cloak/words'
import { create } from 'zustand'
import own from '../../locales/en.json'
import { typefaces } from '../theme/typefaces.ts'

export const LANGUAGES = ['en', 'pl', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]
export const OWN_NAMES = { en: 'English', pl: 'Polski', hu: 'Magyar' } as const satisfies { [L in Language]: string }
/** What the client itself says, and the lines that every client has ready. */
const en = { ...talk, ...own }
export type WordKey = keyof typeof en
export type Say = (key: WordKey, args?: { [name: string]: string | number }) => string

const KEPT = 'cloak.language'
const catalogues: { [language: string]: { readonly [key: string]: string } } = { en }
const loaders = {
  en: async () => en,
  pl: () => both(import('@cloak/protocol/locales/pl.json'), import('../../locales/pl.json')),
  hu: () => both(import('@cloak/protocol/locales/hu.json'), import('../../locales/hu.json')),
} as const satisfies { [L in Language]: () => Promise<{ [key: string]: string }> }

type Imported = Promise<{ default: { [key: string]: string } }>
async function both(talk: Imported, own: Imported): Promise<{ [key: string]: string }> {
  const [ready, said] = await Promise.all([talk, own])
  return { ...ready.default, ...said.default }
}

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag)
function preferred(): Language {
  const wishes = [localStorage.getItem(KEPT) ?? '', ...navigator.languages]
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
  await speak(language)
}
/** Begins with the language chosen before, or the browser's. */
export const begin = (): Promise<void> => speak(preferred())
