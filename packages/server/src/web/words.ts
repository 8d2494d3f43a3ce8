import { type Speaker, speaker } from '@cloak/words'
import en from '../../locales/en.json' with { type: 'json' }
import hu from '../../locales/hu.json' with { type: 'json' }
import pl from '../../locales/pl.json' with { type: 'json' }
import { type Language, LANGUAGES } from '@cloak/words'

export type WordKey = keyof typeof en
type Arguments = { readonly [name: string]: string | number }
/** Says a message of the server in one language. */
export type Say = (key: WordKey, args?: Arguments) => string
type Catalogue = { readonly [key: string]: string }

/** Says messages of a catalogue in one language; what came with the client's build is said by it too. */
export function sayer(language: Language, catalogue: Catalogue): (key: string, args?: Arguments) => string {
  const own: Speaker = speaker({
    locale: language,
    catalogues: { [language]: catalogue },
    words: { namespaces: ['web', 'client'], kinds: {} },
  })
  return (key, args) => own.say(args ? { key, args } : { key })
}

const CATALOGUES = { en, pl, hu } as const satisfies { [L in Language]: { [K in WordKey]: string } }
const sayers = new Map(LANGUAGES.map(language => [language, sayer(language, CATALOGUES[language])]))

/** The server's own words in this language. */
export const sayIn = (language: Language): Say => sayers.get(language)!
