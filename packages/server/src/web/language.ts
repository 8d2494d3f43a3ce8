import { wanted } from './accept.ts'

export const LANGUAGES = ['en', 'pl', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The reader's language: as the address says, else as chosen before, else as the browser prefers, else English. */
export function languageOf(
  asked: string | undefined,
  chosen: string | undefined,
  accepts: string | undefined,
): Language {
  const wishes = [asked ?? '', chosen ?? '', ...wanted(accepts)]
  return wishes.map(tag => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}
