import { readFileSync } from 'node:fs'
import type { Language } from '@cloak/words'

/** The client's own messages in a language. */
export const messages = (language: Language): { readonly [key: string]: string } =>
  JSON.parse(readFileSync(`${import.meta.dirname}/locales/${language}.json`, 'utf8')) as { [key: string]: string }

/** One of them that has to be there. */
export function message(language: Language, key: string): string {
  const found = messages(language)[key]
  if (found === undefined) throw new Error(`locales/${language}.json has no ${key}`)
  return found
}
