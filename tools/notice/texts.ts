import type { Credited } from './packages.ts'

/** Licences whose words are the same wherever they are used; other differences are of layout. */
const FIXED = ['Apache-2.0', 'OFL-1.1']

/** A licence text, and the names of the packages it comes with. */
export interface LicenceText {
  licence: string
  names: string[]
  text: string
}

const asWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Each licence text once, the most used first. */
export function licenceTexts(packages: readonly Credited[]): LicenceText[] {
  const texts = new Map<string, LicenceText>()
  for (const { name, licence, text } of packages) {
    if (text === null) continue
    const key = FIXED.includes(licence) ? licence : asWords(text)
    const known = texts.get(key)
    if (known) known.names = [...new Set([...known.names, name])]
    else texts.set(key, { licence: licence.replace(/^\((MIT) OR .*\)$/, '$1'), names: [name], text })
  }
  return [...texts.values()].sort((a, b) => b.names.length - a.names.length)
}
