import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import en from '../locales/en.json' with { type: 'json' }
import hu from '../locales/hu.json' with { type: 'json' }
import pl from '../locales/pl.json' with { type: 'json' }
import { numbersIn } from './minus.ts'
import type { Catalogue } from './types.ts'

/** What the kernel says, whatever the game. */
const kernelWords: { readonly [language: string]: Catalogue } = { en, pl, hu }

/** A message as it was found: the language it is in, and what it says. */
export interface Found {
  language: string
  text: string
}
/** Everything found under a key, the asked-for language first, then English. */
export type Find = (key: string) => readonly Found[]

type Catalogues = { readonly [language: string]: Catalogue }

/** The language that is spoken when this locale is asked for: `pl-PL` is served by `pl`, what nobody wrote by English. */
export const languageOf = (locale: string, catalogues: Catalogues): string =>
  [locale, locale.split('-', 1)[0]!].find(tag => Object.hasOwn(catalogues, tag)) ?? 'en'

const finders = new WeakMap<Catalogues, Map<string, Find>>()

/** Looks keys up in the language, then in English. Speakers of the same catalogues share what was found and compiled. */
export function finder(language: string, catalogues: Catalogues): Find {
  let own = finders.get(catalogues)
  if (!own) finders.set(catalogues, (own = new Map<string, Find>()))
  let find = own.get(language)
  if (!find) own.set(language, (find = newFinder(language === 'en' ? ['en'] : [language, 'en'], catalogues)))
  return find
}

function newFinder(languages: readonly string[], catalogues: Catalogues): Find {
  const known = new Map<string, readonly Found[]>()
  return key => {
    const before = known.get(key)
    if (before) return before
    const found = languages.flatMap(language => {
      const text = textIn(catalogues[language], key) ?? textIn(kernelWords[language], key)
      return text === undefined ? [] : { language, text }
    })
    if (found.length > 0) known.set(key, found)
    return found
  }
}

const textIn = (catalogue: Catalogue | undefined, key: string): string | undefined =>
  catalogue && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined

const compiled = new WeakMap<Found, IntlMessageFormat | null>()

/** The message ready to be formatted; null if it is no ICU message. Worked out once. */
export function compile(found: Found): IntlMessageFormat | null {
  let message = compiled.get(found)
  if (message === undefined) compiled.set(found, (message = parsed(found)))
  return message
}

function parsed({ language, text }: Found): IntlMessageFormat | null {
  try {
    return new IntlMessageFormat(text, language, undefined, { formatters: formattersOf(language) })
  } catch {
    return null
  }
}

const formatters = new Map<string, Formatters>()

/** What counts and writes numbers in a language; made once, for all its messages. */
function formattersOf(language: string): Formatters {
  let made = formatters.get(language)
  if (!made) {
    const numbers = numbersIn(language)
    const rules = {
      cardinal: new Intl.PluralRules(language),
      ordinal: new Intl.PluralRules(language, { type: 'ordinal' }),
    }
    made = {
      getNumberFormat: (_, options) => (options ? numbersIn(language, options) : numbers),
      getDateTimeFormat: (...of) => new Intl.DateTimeFormat(...of),
      getPluralRules: (_, options) => rules[options?.type ?? 'cardinal'],
    }
    formatters.set(language, made)
  }
  return made
}
