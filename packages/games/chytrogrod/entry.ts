import { gameEntry } from '@cloak/games/contract'
import { EVENT_RULES } from './book/event-rules.ts'
import { anchorOf, anchorOfHeard } from './book/anchors.ts'
import { DECREES } from './src/data/decrees.ts'
import { GOODS } from './src/data/pieces.ts'
import { deckOf } from './src/reading/index.ts'
import type { Chytrogrod } from './src/types.ts'
import { words } from './src/words.ts'

const things = (kind: string, ids: readonly string[]) => ids.map(id => ({ kind, id }))

export const entry = gameEntry<Chytrogrod>({
  id: 'chytrogrod',
  seats: [3, 4, 5],
  emblem: 'medieval-village-01',
  title: 'chytrogrod.title',
  blurb: 'chytrogrod.blurb',
  words,
  book: { prefix: 'CHY', events: EVENT_RULES, anchorOf, anchorOfHeard },
  round: view => view.round,
  // Everybody sees whose guild is whose: only cards and goods lie face down.
  claimable(view) {
    const goods = things('good', GOODS)
    const cards = things('card', deckOf(view))
    return {
      'talk.i-have': [...goods, ...cards],
      'talk.i-want': goods,
      'talk.beware': [...cards, ...things('decree', DECREES)],
    }
  },
})
