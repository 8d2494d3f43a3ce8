import type { Seat } from '@cloak/kernel'
import { BANK_LIMIT, DEBT_RESET, MAX_DEBT, QUARTERS } from './data/pieces.ts'
import type { Hands } from './types.ts'
import { takeDevilWings } from './wings.ts'

/** Interest and penalties: no coins come of it, and what would pass the end sets the marker back (DWD-3.15, 3.17). */
export function raiseDebt(h: Hands, seat: Seat, n: number): void {
  const p = h.t.players[seat]!
  for (; n > 0; n--) {
    const from = p.debt
    p.debt = debtAfter(from)
    h.tell('debt', { seat, from, to: p.debt })
    if (from === MAX_DEBT) takeDevilWings(h, seat, 1)
  }
}
/** A debt that grows by one. At its end it falls back, and the debtor takes a devil wing. */
export const debtAfter = (from: number): number => (from === MAX_DEBT ? DEBT_RESET : from + 1)

interface Interest {
  entries: number
  quarter: number
}
/** By how much interest raises a debt, and where its quarter stands then; null when none is charged (DWD-10.1, 10.3). */
export function interestOn(debt: number, quarter: number, hasBank: boolean): Interest | null {
  if (debt === 0 || (hasBank && debt <= BANK_LIMIT)) return null
  return { entries: Math.floor((quarter + debt) / QUARTERS), quarter: (quarter + debt) % QUARTERS }
}

/** What a debt costs at the end, in points (DWD-14.1). */
export const pointsOfDebt = (debt: number): number => Math.ceil(debt / 2)

/** A cut without coins; what there is no debt for is lost (DWD-22.10, 22.12). */
export function cutDebt(h: Hands, seat: Seat, n: number): void {
  const p = h.t.players[seat]!
  const from = p.debt
  p.debt = Math.max(0, from - n)
  if (p.debt !== from) h.tell('debt', { seat, from, to: p.debt })
}
