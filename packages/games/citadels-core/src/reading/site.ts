import type { Seat } from '@cloak/kernel'
import type { CharacterCard } from '../cards.ts'
import type { Character } from '../types.ts'
import type { Cards } from './cards.ts'
import type { OpenTable } from './position.ts'

/** The character that may stop what this one builds, as far as everybody can tell. */
export const stopperOf = (e: Cards, t: OpenTable, builder: Seat, as: Character): CharacterCard | undefined =>
  e.heedSites.find(card => card.mayStop!(t, builder, as))

/** May the next district that is paid for be stopped? Only the first of a turn can be (CIT-6.1.3e). */
export const mayBeStopped = (e: Cards, t: OpenTable): boolean =>
  t.turn !== null && t.turn.paidBuilds === 0 && stopperOf(e, t, t.turn.seat, t.turn.as) !== undefined
