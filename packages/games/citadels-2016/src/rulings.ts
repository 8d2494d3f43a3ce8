/** Our answers where the rulebooks are silent or doubtful (CIT-15); a host may overrule any of them. */
export const rulings = {
  /** Nothing in a completed city is destroyed, not even by its owner. */
  completedCityStands: 'CIT-11.42',
  /** The Great Wall adds 1 to an exchange that costs nothing otherwise. */
  wallOnEvenExchange: 'CIT-11.47',
  /** The Warlord pays for his own Great Wall. */
  wallInOwnCity: 'CIT-11.49',
  /** The Diplomat cannot give his own Keep away. */
  keepIsNotGiven: 'CIT-11.50',
  /** The Magistrate cannot confiscate a Monument into a city of five. */
  magistrateObeysMonument: 'CIT-6.1.3h',
  /** The Emperor need not take gold or a card. */
  emperorMayDecline: 'CIT-6.4.2b',
  /** A first paid district that cannot be confiscated saves the later ones. */
  lostChanceIsGone: 'CIT-6.1.3e',
  /** The Wizard may build his chosen card before gathering. */
  wizardBuildsFirst: 'CIT-11.31',
  /** A killed rank 4, shown at the end of the last round, counts for ties. */
  heirBreaksTies: 'CIT-9.5',
  /** The points for a completed city stay if it shrinks. */
  completionIsFinal: 'CIT-9.2',
  /** Under the Witch the Queen's seat is the Witch's. */
  queenIsTheWitch: 'CIT-11.1',
  /** Under the Witch the Emperor's holder may be crowned. */
  emperorIsTheWitch: 'CIT-11.1',
  /** With two or three players the Bishop protects for the whole round. */
  bishopProtectsRound: 'CIT-10.3',
  /** The Magistrate pays the tax on what he confiscates, even if he holds the Tax Collector. */
  magistratePaysTax: 'CIT-11.16',
  /** Whoever holds Bishop and rank 8 may use rank 8 on his own city. */
  bishopSparesHimself: 'CIT-11.51',
  /** The Diplomat cannot exchange two districts of the same name. */
  sameNameIsIdentical: 'CIT-6.8.2c',
} as const

export type Ruling = keyof typeof rulings
export const rulingNames = Object.keys(rulings) as Ruling[]
