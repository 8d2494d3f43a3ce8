import type { Seat } from '@cloak/kernel'
import { KINDS } from '../data/pieces.ts'
import { SCHEDULES } from '../routing.ts'
import type { Deal, Sight, View } from '../types.ts'

/** What a pair of eyes knows of one chest on one journey: it was its own, came first or second, or was never seen. */
export type Account = { as: 'owner'; deal: Deal } | { as: 'first' | 'second'; sight: Sight } | { as: 'nobody' }

/** The deals of one round, as far as they have gone. */
export interface Journey {
  round: number
  /** How many passes are over. */
  passes: number
  /** Whether the chests are still on their way. */
  out: boolean
  /** The moment at which the chests went out; the ends of both passes and the return are the next ones. */
  sent: number
  accounts: readonly Account[]
}

/** What one pair of eyes has seen of the deals: its own chest's journeys, and the chests that came into its hands. */
export interface Witness {
  /** Its role, by its place in KINDS; null for somebody who only watches. */
  kind: number | null
  sights: readonly Sight[]
  journeys: readonly Journey[]
}

const NOBODY: Account = { as: 'nobody' }

export function witnessOf(view: View, at: Seat | null): Witness {
  const me = at === null ? null : view.players[at]!
  const kind = me?.kind ? KINDS.indexOf(me.kind) : null
  const sights = me?.sights ?? []
  const accountOf = (round: number, chest: number): Account => {
    const deal = chest === kind ? me?.deals?.find(d => d.round === round) : undefined
    if (deal) return { as: 'owner', deal }
    const sight = sights.find(s => s.round === round && s.kind === KINDS[chest])
    return sight ? { as: sight.pass === 1 ? 'first' : 'second', sight } : NOBODY
  }
  const rounds = view.pass > 0 ? view.round : Math.max(0, view.round - 1)
  const journeys = Array.from({ length: rounds }, (_, i): Journey => {
    const round = i + 1
    const now = round === view.round
    return {
      round,
      passes: now ? Math.max(0, view.pass - 1) : 2,
      out: now && view.pass < 3,
      sent: sentAt(round),
      accounts: KINDS.map((_, chest) => accountOf(round, chest)),
    }
  })
  return { kind, sights, journeys }
}

/** Every round has four unseen moments, and the ritual of round 3 two more. */
const sentAt = (round: number): number => 4 * (round - 1) + 1 + (round > 3 ? 2 : 0)
export const HOME = 3
/** When the chests of the ritual of round 3 were opened; the next moment is their return. */
export const RITUAL = sentAt(3) + HOME + 1

/** The schedules that would have brought this witness just these chests (DWD-8.7). */
export function schedulesFor({ kind, sights }: Witness): number[] {
  const all = SCHEDULES.map((_, k) => k)
  if (kind === null) return all
  return all.filter(k =>
    sights.every(({ round, pass, kind: chest }) => {
      const { first, second } = SCHEDULES[k]![round - 1]!
      return (pass === 1 ? first : second)[KINDS.indexOf(chest)] === kind
    }),
  )
}
