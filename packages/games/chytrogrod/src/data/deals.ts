import type { Deal, Size } from './pieces.ts'

/** One offer of a deal token as it is written down: `2C 1R` is two chests and one rum. */
export interface WrittenOffer {
  cost: string
  points: number
}
export type WrittenDeal = { [S in Size]: WrittenOffer }

const token = (smallCost: string, smallPoints: number, bigCost: string, bigPoints: number): WrittenDeal => ({
  small: { cost: smallCost, points: smallPoints },
  big: { cost: bigCost, points: bigPoints },
})

/** CHY-2.8. */
export const STANDARD_DEALS: { [D in Deal]: WrittenDeal } = {
  'RED-1': token('1C 1B', 10, '1W 1C 1B 1R', 22),
  'RED-2': token('1B 1L', 11, '1C 1B 2L', 23),
  'RED-3': token('2C 1R', 16, '1W 2C 2R', 28),
  'RED-4': token('1W 1B 1L', 17, '1W 1C 1B 1R 1L', 30),
  'RED-5': token('3B', 15, '3B 2L', 27),
  'RED-6': token('1R 2L', 16, '1B 2R 3L', 34),
  'YEL-1': token('1B 1R', 10, '1C 1B 1R 1L', 22),
  'YEL-2': token('1W 1R', 11, '2W 1B 1R', 23),
  'YEL-3': token('2B 1L', 16, '1C 2B 2L', 28),
  'YEL-4': token('1W 1C 1R', 17, '1W 1C 1B 1R 1L', 30),
  'YEL-5': token('3R', 15, '2W 3R', 27),
  'YEL-6': token('2W 1L', 16, '3W 1R 2L', 34),
  'GRE-1': token('1R 1L', 10, '1W 1B 1R 1L', 22),
  'GRE-2': token('1C 1L', 11, '2C 1R 1L', 23),
  'GRE-3': token('1W 2R', 16, '2W 1B 2R', 28),
  'GRE-4': token('1C 1B 1L', 17, '1W 1C 1B 1R 1L', 30),
  'GRE-5': token('3L', 15, '2C 3L', 27),
  'GRE-6': token('1W 2C', 16, '2W 3C 1L', 34),
  'BLU-1': token('1W 1L', 10, '1W 1C 1R 1L', 22),
  'BLU-2': token('1W 1B', 11, '1W 2B 1L', 23),
  'BLU-3': token('1C 2L', 16, '2C 1R 2L', 28),
  'BLU-4': token('1W 1B 1R', 17, '1W 1C 1B 1R 1L', 30),
  'BLU-5': token('3W', 15, '3W 2B', 27),
  'BLU-6': token('1C 2B', 16, '1W 2C 3B', 34),
  'BLK-1': token('1W 1C', 10, '1W 1C 1B 1L', 22),
  'BLK-2': token('1C 1R', 11, '1W 1C 2R', 23),
  'BLK-3': token('2W 1B', 16, '2W 2B 1L', 28),
  'BLK-4': token('1C 1R 1L', 17, '1W 1C 1B 1R 1L', 30),
  'BLK-5': token('3C', 15, '3C 2R', 27),
  'BLK-6': token('1B 2R', 16, '1C 2B 3R', 34),
}
