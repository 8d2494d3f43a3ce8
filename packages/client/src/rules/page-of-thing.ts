import type { Ref } from '@cloak/kernel'
import { typeOf } from '../games/citadels/districts.ts'
import type { GameId } from '../games/registry.ts'

/** What each game's book shows a picture of, by the kind of thing that can be pointed at. */
const TOLD: { readonly [G in GameId]: { readonly [kind: string]: string } } = {
  'citadels-2016': { card: 'district', district: 'district', character: 'character' },
  'citadels-classic': { card: 'district', district: 'district', character: 'character' },
  chytrogrod: { good: 'good', guild: 'guild', card: 'action', decree: 'decree', intrigue: 'intrigue' },
  pact: { good: 'good', courtier: 'courtier', inquisitor: 'inquisitor', card: 'card' },
}

/** Where each edition tells of the districts that have no text of their own. */
const PLAIN: { readonly [G in GameId]?: string } = { 'citadels-2016': 'CIT-1.3', 'citadels-classic': 'CLA-1.2' }

/** The page of the rulebook that tells of a thing on the table; null for what has no place of its own there. */
export function pageOfThing(game: GameId, { kind, id }: Ref): string | null {
  const told = TOLD[game][kind]
  // A district in a city is named with its owner and its copy: `2.tavern#2`.
  const name = String(id)
    .replace(/^\d+\./, '')
    .split('#')[0]!
    // One page tells of all buyouts.
    .replace(/^buyout\d$/, 'buyout')
  if (told === undefined) return null
  const plain = told === 'district' && typeOf(name) !== 'unique' ? PLAIN[game] : undefined
  return `/rules/${game}#${plain ?? `${told}.${name}`}`
}
