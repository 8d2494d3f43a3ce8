import type { View as ChytrogrodView } from '@cloak/chytrogrod'
import { DECREES } from '@cloak/chytrogrod/data/decrees'
import { GOODS as CHYTROGROD_GOODS } from '@cloak/chytrogrod/data/pieces'
import type { View as CitadelsView } from '@cloak/citadels-core'
import type { Ref } from '@cloak/kernel'
import { CANDIDATES, COMMON_INQUISITORS, GOODS, KINDS } from '@cloak/pact/data/pieces'
import type { TALK_ABOUT } from '@cloak/protocol'
import { deckOf } from '../games/chytrogrod/printed.ts'
import { type CitadelsId, ordinary } from '../games/citadels/districts.ts'
import { type GameId, isGameId } from '../games/registry.ts'

/** Of which things each ready-made line may be said; of none it is not offered. */
export type Claimable = { readonly [L in (typeof TALK_ABOUT)[number]]?: readonly Ref[] }

const things = (kind: string, ids: Iterable<string>): Ref[] => [...ids].map(id => ({ kind, id }))

function inCitadels({ cast, uniques }: CitadelsView, game: CitadelsId): Claimable {
  const characters = things('character', cast)
  const districts = things('card', new Set([...ordinary(game), ...uniques]))
  return {
    'talk.i-am': characters,
    'talk.i-am-not': characters,
    'talk.i-have': districts,
    'talk.i-want': districts,
    'talk.beware': characters,
  }
}

/** Whose guild is whose everybody sees: only cards and goods lie face down. */
function inChytrogrod(view: ChytrogrodView): Claimable {
  const goods = things('good', CHYTROGROD_GOODS)
  const cards = things('card', deckOf(view))
  return {
    'talk.i-have': [...goods, ...cards],
    'talk.i-want': goods,
    'talk.beware': [...cards, ...things('decree', DECREES)],
  }
}

const roles = things('kind', KINDS)
const goods = things('good', GOODS)
const inPact: Claimable = {
  'talk.i-am': roles,
  'talk.i-am-not': roles,
  'talk.i-have': goods,
  'talk.i-want': goods,
  'talk.beware': [
    ...things('kind', ['devil', 'cultist']),
    ...things('inquisitor', [...Object.values(COMMON_INQUISITORS), ...CANDIDATES]),
  ],
}

const CLAIMABLE: { readonly [G in GameId]: (view: object) => Claimable } = {
  'citadels-2016': view => inCitadels(view as CitadelsView, 'citadels-2016'),
  'citadels-classic': view => inCitadels(view as CitadelsView, 'citadels-classic'),
  chytrogrod: view => inChytrogrod(view as ChytrogrodView),
  pact: () => inPact,
}

/**
 * What may be claimed at this table: what everybody knows to be in the game, and the same for everybody,
 * whatever they hold. Nothing while no table is laid.
 */
export const claimable = (game: string, view: object | undefined): Claimable =>
  view && isGameId(game) ? CLAIMABLE[game](view) : {}
