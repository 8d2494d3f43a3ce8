import { argumentsOf, baseName, languages, parseMessage, pluralFaults, quotedIn, type Language } from './message.ts'

export type Messages = { readonly [key: string]: string }
export type Locale = { readonly [L in Language]: Messages }
/** Keys whose Polish or Hungarian words are rightly the English ones: `{ "pl": ["citadels.district.park"] }`. */
export type Same = { readonly [L in Language]?: readonly string[] }

export interface Findings {
  faults: string[]
  warnings: string[]
}

/** Reads one locale file: a flat object of messages. */
export function readMessages(json: string): Messages | string {
  let read: unknown
  try {
    read = JSON.parse(json)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return 'must be an object of key → message'
  const odd = Object.entries(read).find(([, message]) => typeof message !== 'string')
  if (odd) return `'${odd[0]}' must be a string`
  const keys = [...json.matchAll(/^\s*"([^"]+)"\s*:/gm)].map(([, key]) => key!)
  const twice = keys.find((key, i) => keys.indexOf(key) !== i)
  return twice ? `'${twice}' stands twice` : (read as Messages)
}

/** Holds the three languages of a package against one another. */
export function judgeLocale(locale: Locale, same: Same): Findings {
  const faults: string[] = []
  const warnings: string[] = []
  const keys = new Set(languages.flatMap(language => Object.keys(locale[language])))

  for (const key of [...keys].sort())
    for (const language of languages) {
      const message = locale[language][key]
      const found = message === undefined ? ['is missing'] : judgeMessage(message, locale.en[key], language)
      faults.push(...found.map(fault => `${language}.json '${key}' ${fault}`))
      if (message === undefined || language === 'en') continue
      const listed = same[language]?.includes(key) ?? false
      if (message === locale.en[key] && saysSomething(message) && !listed)
        warnings.push(`${language}.json '${key}' is the English text: '${message}'`)
      if (listed && message !== locale.en[key])
        warnings.push(`same.json lists ${language} '${key}', which differs by now`)
    }
  for (const [language, listed] of Object.entries(same))
    for (const key of listed)
      if (!keys.has(key)) warnings.push(`same.json lists ${language} '${key}', which no language has`)
  return { faults, warnings }
}

function judgeMessage(message: string, english: string | undefined, language: Language): string[] {
  if (!message.trim()) return ['is empty']
  const parts = parseMessage(message)
  if (typeof parts === 'string') return [`does not parse (${parts}): ${message}`]
  const faults = pluralFaults(parts, language)
  faults.push(...quotedIn(parts).map(text => `quotes a brace with an apostrophe: ${text}`))
  const model = english === undefined ? null : parseMessage(english)
  if (language === 'en' || model === null || typeof model === 'string') return faults

  const wanted = argumentsOf(model)
  const given = new Set([...argumentsOf(parts)].map(name => baseName(name, language)))
  const lacking = [...wanted].filter(name => !given.has(name))
  const extra = [...given].filter(name => !wanted.has(name))
  if (lacking.length) faults.push(`does not use ${lacking.join(', ')}`)
  if (extra.length) faults.push(`uses ${extra.join(', ')}, which the English does not`)
  return faults
}

const saysSomething = (message: string): boolean => /\p{L}/u.test(message.replace(/\{[^{}]*\}/g, ''))
