import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

import type { Language } from '@cloak/words'

export { type Language, LANGUAGES as languages } from '@cloak/words'

/** A message as its parts, or what is wrong with its syntax. */
export function parseMessage(message: string): MessageFormatElement[] | string {
  try {
    return parse(message)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The names of what a message must be told: its arguments, and `<tags>`. */
export function argumentsOf(parts: readonly MessageFormatElement[]): Set<string> {
  const names = new Set<string>()
  each(parts, part => {
    if (part.type === TYPE.tag) names.add(`<${part.value}>`)
    else if (part.type !== TYPE.literal && part.type !== TYPE.pound) names.add(part.value)
  })
  return names
}

/** Hungarian `{card_az}` is the article and the name together, so it stands for `card`. */
export const baseName = (name: string, language: Language): string =>
  language === 'hu' ? name.replace(/_[aA]z$/, '') : name

/** Which plural forms a message lacks, or has and its language does not know. */
export function pluralFaults(parts: readonly MessageFormatElement[], language: Language): string[] {
  const faults: string[] = []
  each(parts, part => {
    if (part.type !== TYPE.plural) return
    const forms = formsOf(language, part.pluralType ?? 'cardinal')
    const given = Object.keys(part.options).filter(form => !form.startsWith('='))
    const lacking = forms.required.filter(form => !given.includes(form))
    const unknown = given.filter(form => !forms.known.includes(form))
    if (lacking.length) faults.push(`{${part.value}} lacks the plural form ${lacking.join(', ')}`)
    if (unknown.length)
      faults.push(`{${part.value}} has the plural form ${unknown.join(', ')}, which ${language} does not`)
  })
  return faults
}

/** Braces that an apostrophe before them has turned into text: `'{card}'` says {card}, not the card. */
export function quotedIn(parts: readonly MessageFormatElement[]): string[] {
  const quoted: string[] = []
  each(parts, part => {
    if (part.type === TYPE.literal && /[{}]/.test(part.value)) quoted.push(part.value.trim())
  })
  return quoted
}

function formsOf(language: Language, type: Intl.PluralRuleType): { known: string[]; required: string[] } {
  const known: string[] = [...new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories]
  // After a numeral a Hungarian noun stays singular, so one form is enough.
  return { known, required: language === 'hu' ? ['other'] : known }
}

function each(parts: readonly MessageFormatElement[], visit: (part: MessageFormatElement) => void): void {
  for (const part of parts) {
    visit(part)
    if (part.type === TYPE.select || part.type === TYPE.plural)
      for (const option of Object.values(part.options)) each(option.value, visit)
    if (part.type === TYPE.tag) each(part.children, visit)
  }
}
