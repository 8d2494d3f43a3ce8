/** Where things lie on a table of Citadels: the names that journeys go by. */
export const at = {
  bank: 'bank',
  deck: 'deck',
  plate: 'plate',
  pack: 'pack',
  seat: (seat: number): string => `seat.${seat}`,
  gold: (seat: number): string => `seat.${seat}.gold`,
  hand: (seat: number): string => `seat.${seat}.hand`,
  city: (seat: number): string => `seat.${seat}.city`,
  rank: (character: string): string => `rank.${character}`,
} as const
