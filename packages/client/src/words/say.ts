import { addWords, type Say as SayOf, useLanguage } from '@cloak/parts/language/language.ts'
import type { PartsKey } from '@cloak/parts/language/language.ts'
import talk from '@cloak/protocol/locales/en.json'
import type { Catalogue, Language } from '@cloak/words'
import own from '../../locales/en.json'

/** What the client itself says, and the claims that every client offers. */
const en = { ...talk, ...own }
export type WordKey = keyof typeof en | PartsKey
export type Say = SayOf<WordKey>

type Imported = Promise<{ default: Catalogue }>
async function both(talk: Imported, own: Imported): Promise<Catalogue> {
  const [claims, said] = await Promise.all([talk, own])
  return { ...claims.default, ...said.default }
}
const loaders = {
  en: async () => en,
  pl: () => both(import('@cloak/protocol/locales/pl.json'), import('../../locales/pl.json')),
  hu: () => both(import('@cloak/protocol/locales/hu.json'), import('../../locales/hu.json')),
} as const satisfies { [L in Language]: () => Promise<Catalogue> }

addWords(en, language => loaders[language]())

export const useSay = (): Say => useLanguage(({ say }) => say)
