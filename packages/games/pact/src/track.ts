import type { House } from './data/house.ts'
import { DEVIL_LEVELS } from './data/pieces.ts'

/** Where a marker ends, and the wings it takes on its way. */
export interface Walked {
  to: number
  angels: number
  devils: number
}

/** A marker moves space by space: a wing at the very top, a wing on each of the lowest spaces (DWD-3.12 to 3.14, 22.21). */
export function walked({ min, max }: House['track'], from: number, by: number): Walked {
  const to = Math.max(min, Math.min(max, from + by))
  const low = min + DEVIL_LEVELS
  return {
    to,
    angels: from < to && to === max ? 1 : 0,
    devils: to < from ? Math.max(0, Math.min(from, low) - to) : 0,
  }
}
