import type { Language } from '@cloak/words'

/** What the bots have to say in each language. */
export const counselWords = {
  en: async () => (await import('@cloak/bots/locales/en.json')).default,
  pl: async () => (await import('@cloak/bots/locales/pl.json')).default,
  hu: async () => (await import('@cloak/bots/locales/hu.json')).default,
} as const satisfies { [L in Language]: () => Promise<{ readonly [key: string]: string }> }
