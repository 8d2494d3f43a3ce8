import { type Catalogue, type Language, languageFor, type Speaker, speaker } from '@cloak/words'
import { create } from 'zustand'
import en from '../../locales/en.json'
import { tellServer } from '../tell-server.ts'
import { typefaces } from '../theme/typefaces.ts'

/** Says a message; `K` are the keys that the caller may use. */
export type Say<K extends string = string> = (key: K, args?: { [name: string]: string | number }) => string
/** The messages of these parts themselves. */
export type PartsKey = keyof typeof en
/** Loads the messages of one language. */
export type Loader = (language: Language) => Promise<Catalogue>

const KEPT = 'cloak.language'
const catalogues: { [language: string]: Catalogue } = { en }
const loaders: Loader[] = [ownWords]

async function ownWords(language: Language): Promise<Catalogue> {
  if (language === 'pl') return (await import('../../locales/pl.json')).default
  if (language === 'hu') return (await import('../../locales/hu.json')).default
  return en
}

/** Speaks with the messages there are now: a page or a game may add its own at any time. */
function sayer(language: Language): Say {
  let own: Speaker | null = null
  let known: Catalogue | undefined
  return (key, args) => {
    if (!own || known !== catalogues[language]) {
      known = catalogues[language]
      own = speaker({ locale: language, catalogues: { ...catalogues }, words: { namespaces: ['client'], kinds: {} } })
    }
    return own.say(args ? { key, args } : { key })
  }
}

/** The language of the interface, and how it says a message. */
export const useLanguage = create<{ language: Language; say: Say }>(() => ({ language: 'en', say: sayer('en') }))
export const useSay = (): Say<PartsKey> => useLanguage(({ say }) => say)

/** Adds messages in every language, those chosen later too. */
export const addWords = (loader: Loader): void => void loaders.push(loader)

/** Adds messages that were loaded elsewhere, such as those of a game. */
export function addCatalogues(added: { readonly [language: string]: Catalogue }): void {
  for (const [language, messages] of Object.entries(added))
    catalogues[language] = { ...catalogues[language], ...messages }
}

/** Speaks this language from now on. */
export async function speak(language: Language): Promise<void> {
  const [loaded] = await Promise.all([Promise.all(loaders.map(load => load(language))), typefaces(language)])
  catalogues[language] = Object.assign({}, catalogues[language], ...loaded) as Catalogue
  document.documentElement.lang = language
  useLanguage.setState({ language, say: sayer(language) })
}
export async function choose(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language)
  tellServer(KEPT, language)
  await speak(language)
}
/** Begins as the server does too: with the language of the address, the one chosen before, or the browser's. */
export function begin(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang')
  return speak(languageFor([asked ?? '', localStorage.getItem(KEPT) ?? '', ...navigator.languages]))
}
