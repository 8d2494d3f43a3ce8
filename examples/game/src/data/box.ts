/** What is in the box, and its numbers (DAW-1, DAW-2). */
export const ROLES = ['forger', 'magpie', 'lamplighter', 'herbalist', 'castellan'] as const
export type Role = (typeof ROLES)[number]
export const COPIES = 3
export const CARDS_EACH = 2

export const SEALS = 48
export const FIRST_SEALS = 2
/** With two players the first turn is worth a seal (DAW-2.2). */
export const FIRST_SEALS_OF_BEGINNER = 1
export const PRESSED = 1
export const DENOUNCE_PRICE = 6

export const GOAL = { min: 6, usual: 8, max: 10 } as const
export const HOURS = { short: 6, long: 9 } as const
export type Night = keyof typeof HOURS

/** All fifteen cards, in order. */
export const allCards = (): Role[] => ROLES.flatMap(role => Array<Role>(COPIES).fill(role))
