import { type Chapter, steps } from '@cloak/kernel'
import type { Acts, CharacterCard } from '../cards.ts'
import type { Edition } from '../edition.ts'
import type { CardAsk, Citadels, T } from '../types.ts'

const { asks } = steps<Citadels>()

const NOBODY: CharacterCard = { key: 'nobody', rank: 0, limit: 0, abilities: [] }
const actsOf = (e: Edition, t: T, p: CardAsk): Acts => ({
  e,
  t,
  seat: p.seat,
  as: p.as === null ? NOBODY : e.characters.get(p.as)!,
})

/** Questions that belong to one card; the card says what is asked and what follows. */
export const card = (e: Edition): Chapter<Citadels, 'card'> => ({
  'card.asks': asks({
    who: (_, { seat }) => seat,
    prompt: (t, p) => e.asks[p.ask]!.prompt(actsOf(e, t, p), p),
    what: (t, p, _, lean) => e.asks[p.ask]!.what(actsOf(e, t, p), p, lean),
    does: (x, p, answer) => e.asks[p.ask]!.does(x, actsOf(e, x.t, p), answer, p),
  }),
})
