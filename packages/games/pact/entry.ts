import { gameEntry } from '@cloak/games/contract'
import { anchorOf, anchorOfHeard } from './book/anchors.ts'
import { EVENT_RULES } from './book/event-rules.ts'
import { CANDIDATES, COMMON_INQUISITORS, GOODS, KINDS } from './src/data/pieces.ts'
import type { Pact } from './src/types.ts'
import { words } from './src/words.ts'

const things = (kind: string, ids: readonly string[]) => ids.map(id => ({ kind, id }))
const roles = things('kind', KINDS)
const goods = things('good', GOODS)

export const entry = gameEntry<Pact>({
  id: 'pact',
  seats: [4],
  emblem: 'devil-mask',
  title: 'pact.title',
  blurb: 'pact.blurb',
  words,
  book: { prefix: 'DWD', events: EVENT_RULES, anchorOf, anchorOfHeard },
  round: view => view.round,
  role: (view, seat) => (view.players[seat]!.kind ?? '').replace(/\d$/, ''),
  claimable: () => ({
    'talk.i-am': roles,
    'talk.i-am-not': roles,
    'talk.i-have': goods,
    'talk.i-want': goods,
    'talk.beware': [
      ...things('kind', ['devil', 'cultist']),
      ...things('inquisitor', [...Object.values(COMMON_INQUISITORS), ...CANDIDATES]),
    ],
  }),
})
