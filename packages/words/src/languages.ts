/** Every language that the interface and the games are written in: the only list of them. English comes first and serves where another lacks a message. */
export const LANGUAGES = ['en', 'pl', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const OWN_NAMES = { en: 'English', pl: 'Polski', hu: 'Magyar' } as const satisfies { [L in Language]: string }

export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag)

/** The first of these language tags (`pl-PL`, `hu`) that we have, or English. */
export const languageFor = (tags: readonly string[]): Language =>
  tags.map(tag => tag.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
