import type { Citadels } from '@cloak/citadels-core'
import { anchorsOf } from '@cloak/citadels-core/book'
import { claimable } from '@cloak/citadels-core/reading/claimable'
import { gameEntry } from '@cloak/games/contract'
import { EVENT_RULES } from './book/event-rules.ts'
import { districts } from './src/data/districts.ts'
import { words } from './src/words.ts'

const ordinary = Object.keys(districts).filter(card => districts[card]!.type !== 'unique')

export const entry = gameEntry<Citadels>({
  id: 'citadels-classic',
  seats: [2, 3, 4, 5, 6, 7, 8],
  emblem: 'white-tower',
  title: 'citadels.title.citadels-classic',
  blurb: 'citadels.blurb.citadels-classic',
  words,
  book: { prefix: 'CLA', events: EVENT_RULES, ...anchorsOf(ordinary, 'CLA-1.2') },
  round: view => view.round,
  claimable: view => claimable(view, ordinary),
})
