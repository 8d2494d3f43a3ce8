/// <reference types="vite/client" />
import type { Words } from '@cloak/words'
import { entryOf, isGameId } from '../games/registry.ts'
import type { Language } from '../words/language.ts'

/** The games that have a rulebook. */
export const BOOKS = ['citadels-2016', 'citadels-classic', 'chytrogrod', 'pact'] as const
export type BookId = (typeof BOOKS)[number]
export const isBookId = (id: string): id is BookId => (BOOKS as readonly string[]).includes(id)

const texts = import.meta.glob<string>('../../rulebook/*.md', { query: '?raw', import: 'default' })

/** The player's book in this language. */
export const bookOf = async (game: BookId, language: Language): Promise<string> =>
  (await texts[`../../rulebook/${game}.${language}.md`]?.()) ?? ''

interface Spoken {
  words: Words
  locale: { readonly [key: string]: string }
}
/** What the game calls its things in this language. */
export async function spoken(game: BookId, language: Language): Promise<Spoken> {
  if (isGameId(game)) {
    const entry = entryOf(game)
    const [words, locale] = await Promise.all([entry.words(), entry.locale(language)])
    return { words, locale }
  }
  const [{ words }, locale] = await Promise.all([import('@cloak/pact/words'), pactWords[language]()])
  return { words, locale }
}
const pactWords = {
  en: async () => (await import('@cloak/pact/locales/en.json')).default,
  pl: async () => (await import('@cloak/pact/locales/pl.json')).default,
  hu: async () => (await import('@cloak/pact/locales/hu.json')).default,
} as const

/** The specification: the letter of the rules, in English. */
export const letterOf = async (game: BookId): Promise<string> =>
  isGameId(game) ? entryOf(game).rulebook() : (await import('virtual:rulebook/deal-with-the-devil')).text
