import { compile, type Find } from './catalogue.ts'
import type { Below } from './minus.ts'
import { readable } from './readable.ts'
import type { Missing } from './types.ts'

/** What a message is told. */
export type Values = { readonly [argument: string]: string | number | Below }
export type Tell = (key: string, values?: Values) => string

/** Says the message of a key: in the language, else in English, else as the key reads. Whatever was lacking is reported. */
export const teller =
  (language: string, find: Find, onMissing: (missing: Missing) => void): Tell =>
  (key, values = {}) => {
    const lacks = (what: Missing['lacks'], where: string): void => onMissing({ locale: where, key, lacks: what })
    const all = find(key)
    if (all[0]?.language !== language) lacks('message', language)
    for (const found of all) {
      const message = compile(found)
      if (!message) {
        lacks('syntax', found.language)
        continue
      }
      try {
        return [message.format<Below>(values)].flat().join('')
      } catch {
        lacks('argument', found.language)
      }
    }
    return readable(key)
  }
