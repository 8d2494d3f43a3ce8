import type { Seat } from '@cloak/kernel'
import type { End } from '../types.ts'

/** What a rank is read from; tables and views have it alike. */
interface Ranked {
  readonly players: readonly {
    readonly seals: number
    readonly out: number | null
    readonly cards: readonly ({ readonly face: unknown } | { readonly up: boolean })[]
  }[]
  readonly end: End | null
}
/** Won at once, not out, seals, face-down cards, how late they went out: compared in this order (DAW-9). */
export type Rank = readonly [won: number, isIn: number, seals: number, cards: number, out: number]

export function rankOf({ players, end }: Ranked, seat: Seat): Rank {
  const { seals, out, cards } = players[seat]!
  const hidden = cards.filter(card => ('up' in card ? !card.up : card.face === null)).length
  return [end?.winner === seat ? 1 : 0, out === null ? 1 : 0, seals, hidden, out ?? 0]
}

/** Below zero if the first is ahead. */
export function compareRanks(a: Rank, b: Rank): number {
  for (const [i, mine] of a.entries()) if (mine !== b[i]) return b[i]! - mine
  return 0
}
