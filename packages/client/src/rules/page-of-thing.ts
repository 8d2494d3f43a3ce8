import type { Ref } from '@cloak/kernel'
import { typeOf } from '../games/citadels/districts.ts'
import type { GameId } from '../games/registry.ts'

/** What each game's book shows a picture of, by the kind of thing that can be pointed at. */
const TOLD: { readonly [G in GameId]: { readonly [kind: string]: string } } = {
  'citadels-2016': { card: 'district', district: 'district', character: 'character' },
  'citadels-classic': { card: 'district', district: 'district', character: 'character' },
  chytrogrod: { good: 'good' },
  pact: { good: 'good', courtier: 'courtier', inquisitor: 'inquisitor', card: 'card' },
}

/** The page of the rulebook that tells of a thing on the table; null for what has no place of its own there, as plain districts. */
export function pageOfThing(game: GameId, { kind, id }: Ref): string | null {
  const told = TOLD[game][kind]
  // A district in a city is named with its owner and its copy: `2.tavern#2`.
  const name = String(id)
    .replace(/^\d+\./, '')
    .split('#')[0]!
  if (told === undefined || (told === 'district' && typeOf(name) !== 'unique')) return null
  return `/rules/${game}#${told}.${name}`
}
