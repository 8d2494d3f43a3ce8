import { chytrogrod, faultInHouse, isHouse, withHouseValues } from '@cloak/chytrogrod'
import chytrogrodEn from '@cloak/chytrogrod/locales/en.json' with { type: 'json' }
import chytrogrodHu from '@cloak/chytrogrod/locales/hu.json' with { type: 'json' }
import chytrogrodPl from '@cloak/chytrogrod/locales/pl.json' with { type: 'json' }
import { words as chytrogrodWords } from '@cloak/chytrogrod/words'
import { citadels2016 } from '@cloak/citadels-2016'
import { words as citadels2016Words } from '@cloak/citadels-2016/words'
import { citadelsClassic } from '@cloak/citadels-classic'
import { words as citadelsClassicWords } from '@cloak/citadels-classic/words'
import citadelsEn from '@cloak/citadels-core/locales/en.json' with { type: 'json' }
import citadelsHu from '@cloak/citadels-core/locales/hu.json' with { type: 'json' }
import citadelsPl from '@cloak/citadels-core/locales/pl.json' with { type: 'json' }
import {
  faultInHouse as faultInPact,
  isHouse as isPactHouse,
  pact,
  withHouseValues as withPactValues,
} from '@cloak/pact'
import pactEn from '@cloak/pact/locales/en.json' with { type: 'json' }
import pactHu from '@cloak/pact/locales/hu.json' with { type: 'json' }
import pactPl from '@cloak/pact/locales/pl.json' with { type: 'json' }
import { words as pactWords } from '@cloak/pact/words'
import { type Entry, entry } from './entry.ts'

export { type AnyGame, type AnyTypes, type Catalogue, type Entry, withHouse, type Words } from './entry.ts'

const citadels = {
  locales: { en: citadelsEn, pl: citadelsPl, hu: citadelsHu },
  round: (view: { readonly round: number }) => view.round,
}

/** Every game that can be played here. */
export const games: readonly Entry[] = [
  entry(citadels2016, { ...citadels, title: 'citadels.title.citadels-2016', words: citadels2016Words }),
  entry(citadelsClassic, { ...citadels, title: 'citadels.title.citadels-classic', words: citadelsClassicWords }),
  entry(chytrogrod, {
    title: 'chytrogrod.title',
    words: chytrogrodWords,
    locales: { en: chytrogrodEn, pl: chytrogrodPl, hu: chytrogrodHu },
    round: view => view.round,
    house: values => (isHouse(values) ? withHouseValues(values) : faultInHouse(values)!),
  }),
  entry(pact, {
    title: 'pact.title',
    words: pactWords,
    locales: { en: pactEn, pl: pactPl, hu: pactHu },
    round: view => view.round,
    role: (view, seat) => (view.players[seat]!.kind ?? '').replace(/\d$/, ''),
    house: values => (isPactHouse(values) ? withPactValues(pact, values) : faultInPact(values)!),
  }),
]

/** The game of this id. */
export const gameNamed = (id: string): Entry | undefined => games.find(({ game }) => game.id === id)
