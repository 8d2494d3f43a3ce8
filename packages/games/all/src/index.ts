import { chytrogrod } from '@cloak/chytrogrod'
import chytrogrodEn from '@cloak/chytrogrod/locales/en.json' with { type: 'json' }
import chytrogrodHu from '@cloak/chytrogrod/locales/hu.json' with { type: 'json' }
import chytrogrodPl from '@cloak/chytrogrod/locales/pl.json' with { type: 'json' }
import { words as chytrogrodWords } from '@cloak/chytrogrod/words'
import { citadels2016 } from '@cloak/citadels-2016'
import { words as citadels2016Words } from '@cloak/citadels-2016/words'
import citadelsEn from '@cloak/citadels-core/locales/en.json' with { type: 'json' }
import citadelsHu from '@cloak/citadels-core/locales/hu.json' with { type: 'json' }
import citadelsPl from '@cloak/citadels-core/locales/pl.json' with { type: 'json' }
import { type Entry, entry } from './entry.ts'

export type { AnyGame, AnyTypes, Catalogue, Entry, Words } from './entry.ts'

const citadels = {
  locales: { en: citadelsEn, pl: citadelsPl, hu: citadelsHu },
  round: (view: { readonly round: number }) => view.round,
}

/** Every game that can be played here. */
export const games: readonly Entry[] = [
  entry(citadels2016, { ...citadels, title: 'citadels.title.citadels-2016', words: citadels2016Words }),
  entry(chytrogrod, {
    title: 'chytrogrod.title',
    words: chytrogrodWords,
    locales: { en: chytrogrodEn, pl: chytrogrodPl, hu: chytrogrodHu },
    round: view => view.round,
  }),
]

/** The game of this id. */
export const gameNamed = (id: string): Entry | undefined => games.find(({ game }) => game.id === id)
