/** Our answers where the older rulebook is silent or doubtful (CLA-14); a host may overrule any of them. */
export const rulings = {
  /** The Ball Room asks for no courtesy. */
  ballRoomIsSilent: 'CLA-7.25a',
  /** Whoever holds Bishop and rank 8 may use rank 8 on his own city. */
  bishopSparesHimself: 'CLA-12.30',
  /** Under the Witch the Queen's seat is the Witch's. */
  queenIsTheWitch: 'CLA-12.3',
  /** The points for a completed city stay if it is hit by the Armory. */
  completionIsFinal: 'CLA-8.2',
  /** The Great Wall adds 1 to an exchange that costs nothing otherwise. */
  wallOnEvenExchange: 'CLA-7.9',
  /** The Warlord pays for his own Great Wall. */
  wallInOwnCity: 'CLA-7.9',
  /** With two or three players the Bishop protects for the whole round. */
  bishopProtectsRound: 'CLA-9.4',
  /** The Diplomat may give his own Keep away. */
  keepMayBeGiven: 'CLA-6.8c',
  /** The Witch may bewitch nobody and play an ordinary turn. */
  witchMayForgo: 'CLA-6.1f',
  /** University and Dragon Gate count 8 when a tie is broken. */
  printedValueBreaksTies: 'CLA-8.3',
} as const

export type Ruling = keyof typeof rulings
export const rulingNames = Object.keys(rulings) as Ruling[]

/** How this edition answers questions that the 2016 edition answers otherwise; not for a host to change (CLA-11). */
export const fixed = {
  /** CLA-6.3 */
  wizardBuildsFirst: false,
  /** CLA-6.8b */
  sameNameIsIdentical: false,
} as const
