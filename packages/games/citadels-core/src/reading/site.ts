import type { Seat } from '@cloak/kernel'
import type { Stop } from '../cards.ts'
import type { Character } from '../types.ts'
import type { Cards } from './cards.ts'
import type { OpenTable } from './position.ts'

/** What may stop the builds of this character, as far as everybody can tell. */
export const stopOf = (e: Cards, t: OpenTable, builder: Seat, as: Character): Stop | undefined =>
  e.stops.find(stop => stop.may(t, builder, as))

/** May the next district that is paid for be stopped? Only the first of a turn can be (CIT-6.1.3e). */
export const mayBeStopped = (e: Cards, t: OpenTable): boolean =>
  t.turn !== null && t.turn.paidBuilds === 0 && stopOf(e, t, t.turn.seat, t.turn.as) !== undefined
