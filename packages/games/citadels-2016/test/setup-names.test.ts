import en from '@cloak/citadels-core/locales/en.json' with { type: 'json' }
import hu from '@cloak/citadels-core/locales/hu.json' with { type: 'json' }
import pl from '@cloak/citadels-core/locales/pl.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { tableOf } from './rules-text.ts'

type Words = { readonly [key: string]: string }
const LANGUAGES: { readonly [language: string]: Words } = { English: en, Polish: pl, Hungarian: hu }

/** The rules text is plain: "(own)" there only says whose translation it is, and its apostrophes are straight. */
const inPrint = (name: string): string => name.replace(/ \(own\)$/, '').replaceAll("'", '’')
/** Things are called what the rules text calls them. */
function namesIn(rule: string, kind: string): void {
  for (const row of tableOf(rule))
    for (const [language, words] of Object.entries(LANGUAGES))
      expect(words[`citadels.${kind}.${row['key']}`]).toBe(inPrint(row[language]!))
}

test('[CIT-1.3] names of the basic districts', () => namesIn('CIT-1.3', 'card'))
test('[CIT-1.4] names of the unique districts', () => namesIn('CIT-1.4', 'card'))
test('[CIT-1.5] names of the characters', () => namesIn('CIT-1.5', 'character'))

test('[CIT-2.6] names of the lists', () => {
  const [keys, polish, hungarian] = tableOf('CIT-2.6')
  for (const [name, key] of Object.entries(keys!).slice(1)) {
    const names = [name, inPrint(polish![name]!), inPrint(hungarian![name]!)]
    expect(Object.values(LANGUAGES).map(words => words[`citadels.do.${key}`])).toEqual(names)
  }
})

const TYPES = [
  ['noble', 'noble', 'szlachecka', 'nemesi'],
  ['religious', 'religious', 'religijna', 'egyházi'],
  ['trade', 'trade', 'handlowa', 'kereskedelmi'],
  ['military', 'military', 'wojskowa', 'katonai'],
  ['unique', 'unique', 'unikatowa', 'egyedi'],
]
test.each(TYPES)('[CIT-1.6] the type %s is called %s, %s, %s', (type, ...names) => {
  expect(Object.values(LANGUAGES).map(words => words[`citadels.type.${type}`])).toEqual(names)
})
