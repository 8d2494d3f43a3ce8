/** The pieces in the box and the numbers printed on them (DWD-1). Nothing here is a house value. */
export const BASICS = ['wood', 'stone', 'grain'] as const
export const LUXURIES = ['glass', 'marble'] as const
export const RESOURCES = [...BASICS, ...LUXURIES] as const
export const GOODS = [...RESOURCES, 'coin'] as const
export type Basic = (typeof BASICS)[number]
export type Luxury = (typeof LUXURIES)[number]
export type Resource = (typeof RESOURCES)[number]
export type Good = (typeof GOODS)[number]
export type Goods = { [G in Good]: number }

/** The four chests, which are also the four roles: one of each is dealt (DWD-2.2). */
export const KINDS = ['devil', 'cultist', 'mortal1', 'mortal2'] as const
export type Kind = (typeof KINDS)[number]

/** Rural, urban, church, science. */
export const TYPES = ['R', 'U', 'C', 'S'] as const
export type Type = (typeof TYPES)[number]
/** The symbols that achievements ask for; science stands in for any of them. */
export const SYMBOLS = ['R', 'U', 'C'] as const
export type Symbol3 = (typeof SYMBOLS)[number]

/** Three courtiers with a symbol each, and the alchemist. */
export const COURTIERS = ['R', 'U', 'C', 'A'] as const
export type Courtier = (typeof COURTIERS)[number]
export type Place = 'locked' | 'space2' | 'held' | 'space3'

export const MINORS = ['m1', 'm2', 'm3', 'm4'] as const
export type Minor = (typeof MINORS)[number]
export const MAJORS = ['J1', 'J2', 'J3', 'J4'] as const
export type Major = (typeof MAJORS)[number]
export type Achievement = Minor | Major

/** What an achievement asks for (DWD-21). */
export const REQUIREMENTS: { readonly [A in Achievement]: { readonly [S in Symbol3]: number } } = {
  m1: { R: 3, U: 0, C: 0 },
  m2: { R: 0, U: 3, C: 0 },
  m3: { R: 0, U: 0, C: 3 },
  m4: { R: 1, U: 1, C: 1 },
  J1: { R: 5, U: 0, C: 0 },
  J2: { R: 0, U: 5, C: 0 },
  J3: { R: 0, U: 0, C: 5 },
  J4: { R: 2, U: 2, C: 2 },
}

/** The phases of a round (DWD-4.1), and the scoring after the last. */
export const PHASE = {
  production: 1,
  cards: 2,
  deals: 3,
  actions: 4,
  interest: 5,
  reputation: 6,
  hunt: 7,
  inquisition: 8,
  scoring: 9,
} as const

export const SEATS = 4
export const ROUNDS = 5
export const BUY = { basic: 3, luxury: 5 } as const
export const SELL = { basic: 1, luxury: 2 } as const
export const MAX_DEBT = 10
export const DEBT_RESET = 9
export const TOKENS = 4
export const FREE_TOKENS = 2
export const RECRUIT = { space2: 2, space3: 3 } as const
export const BASE_COINS = 2
export const WINGS_PER_CONVERSION = 3
export const GUEST_IMMEDIATE_LOSS = 2
export const ANGEL_PRICE = 5
export const BRIBE_SIZE = 5
export const SCIENCE_REPUTATION = 4
export const FAIL_REPUTATION = 1
/** The middle of the reputation track, and where the markers begin (DWD-1.4). */
export const KNOT = 0
export const REPUTATION_START = 1
/** How many of the lowest spaces give a devil wing to whoever sinks into them. */
export const DEVIL_LEVELS = 3
export const QUARTERS = 4
export const STORAGE_PLACES = 2
export const MOST_BUILDS = 2
/** Keeping one card of an old hand, drawing four, passing two (DWD-6.2). */
export const DRAWN = 4
export const PASSED = 2
/** A debt of up to this much costs the owner of a Bank nothing (DWD-10.3). */
export const BANK_LIMIT = 6
/** What a witch hunt wants to see (DWD-12.3). */
export const INNOCENCE = 3
export const VOTES_TO_QUESTION = 2
export const GUESSES_TO_ANSWER = 2

/** What lies in a chest at the beginning (DWD-2.3). */
export const CHESTS: {
  readonly [K in Kind]: { readonly plain: number; readonly marked: number; readonly goods: Goods }
} = {
  devil: { plain: 0, marked: 0, goods: { wood: 1, stone: 1, grain: 1, glass: 1, marble: 1, coin: 8 } },
  cultist: { plain: 0, marked: 2, goods: { wood: 0, stone: 0, grain: 0, glass: 1, marble: 1, coin: 1 } },
  mortal1: { plain: 3, marked: 0, goods: { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 } },
  mortal2: { plain: 3, marked: 0, goods: { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 } },
}

/** What a role may ask for in a deal (DWD-7.1); a range, from and to. */
export const ASKS: {
  readonly [K in Kind]: {
    readonly coins: readonly [number, number] | null
    readonly souls: readonly [number, number] | null
  }
} = {
  devil: { coins: null, souls: [1, 2] },
  cultist: { coins: [2, 6], souls: [1, 1] },
  mortal1: { coins: [2, 7], souls: null },
  mortal2: { coins: [2, 7], souls: null },
}

/** What the devil's chest is worth in the ritual of round 3, for so many fragments at least (DWD-13.11). */
export const SOUL_REWARDS: readonly { readonly goods: Partial<Goods>; readonly turnsUp: number | null }[] = [
  { goods: { glass: 1, marble: 1 }, turnsUp: null },
  { goods: { wood: 1, stone: 1 }, turnsUp: null },
  { goods: { coin: 2 }, turnsUp: 0 },
  { goods: {}, turnsUp: 1 },
]
/** What marked fragments in it bring the cultist, for so many at least (DWD-13.12). */
export const MARKED_REWARDS: readonly Partial<Goods>[] = [{}, { grain: 1, coin: 1 }, { coin: 3 }]
/** The devil's points for the first, second … fragment in round 5, and for each one further (DWD-13.13). */
export const SOUL_POINTS = [0, 2, 2, 2] as const
export const SOUL_POINTS_FURTHER = 6
/** From so many fragments on the first, and the next, numbered inquisitor is turned up in round 5. */
export const SOULS_TO_TURN_UP = [2, 4] as const

/** What follows when a role is named rightly in round 3 (DWD-13.25, 13.27), and what a guess is worth in round 5. */
export const EXPOSED = { devil: 4, cultist: 3 } as const
export const EXPOSED_COINS = 2
export const GUESS_POINTS = { right: 2, wrong: 1 } as const

/** What things are worth at the end (DWD-14.1). */
export const WORTH = {
  major: 2,
  angel: 1,
  devil: -1,
  indulgence: 2,
  courtier: 1,
  marked: -1,
  luxury: 1,
  tokens: 5,
} as const

/** Where an inquisitor stands. */
export const COMMON = ['A', 'B', 'C'] as const
export type Common = (typeof COMMON)[number]
export const SLOTS = ['1', '2', '3'] as const
export const CANDIDATES = ['bailiff', 'orator', 'libertine', 'vandal'] as const
export type Candidate = (typeof CANDIDATES)[number]
export const COMMON_INQUISITORS = { A: 'ascetic', B: 'fundamentalist', C: 'plebeian' } as const
export type Inquisitor = (typeof COMMON_INQUISITORS)[Common] | Candidate | 'guest'
