import { GOODS, type BuyoutValue, type Deal, type Good, type Size, type Token } from './pieces.ts'
import { STANDARD_DEALS, type WrittenDeal, type WrittenOffer } from './deals.ts'

/** A good by its letter in a cost (CHY-2.2). */
export const LETTERS = { W: 'weapon', C: 'chest', B: 'book', R: 'rum', L: 'relic' } as const satisfies {
  [letter: string]: Good
}
export type Letter = keyof typeof LETTERS
export const LETTER_LIST = ['W', 'C', 'B', 'R', 'L'] as const satisfies readonly Letter[]

/** The numbers that could not be read off the box, in the form in which they are written down (CHY-17). */
export interface CompleteValues {
  deals: { [D in Deal]: WrittenDeal }
  /** How many tokens of each good there are. */
  goods: { [L in Letter]: number }
  /** How many influence tokens there are of each value. */
  influence: { '5': number; '10': number }
  /** The symbols of the five secret goods. */
  secrets: Letter[]
  /** The values of the three buyout cards. */
  buyouts: BuyoutValue[]
  /** The game ends with this round at the latest. */
  rounds: number
}
/** What a host writes: whatever is left out stays as it is in the rules text, deal tokens one by one. */
export type HouseValues = Partial<Omit<CompleteValues, 'deals'>> & { deals?: Partial<CompleteValues['deals']> }

export const STANDARD_VALUES: CompleteValues = {
  deals: STANDARD_DEALS, // CHY-2.8
  goods: { W: 14, C: 14, B: 14, R: 14, L: 14 }, // CHY-2.10
  influence: { '5': 4, '10': 4 }, // CHY-2.10
  secrets: ['W', 'C', 'B', 'R', 'L'], // CHY-2.11
  buyouts: [2, 3, 4], // CHY-2.3
  rounds: 40, // CHY-9.5
}

export interface Offer {
  cost: { [G in Good]: number }
  points: number
}
/** House values as the rules work with them. */
export interface House {
  deals: { [D in Deal]: { [S in Size]: Offer } }
  /** How many there are of each. */
  tokens: { [K in Token]: number }
  secrets: Good[]
  buyouts: BuyoutValue[]
  rounds: number
}

/** The standard values with the host's own in their place. */
export const completed = (values: HouseValues): CompleteValues => ({
  deals: { ...STANDARD_DEALS, ...values.deals },
  goods: values.goods ?? STANDARD_VALUES.goods,
  influence: values.influence ?? STANDARD_VALUES.influence,
  secrets: values.secrets ?? STANDARD_VALUES.secrets,
  buyouts: values.buyouts ?? STANDARD_VALUES.buyouts,
  rounds: values.rounds ?? STANDARD_VALUES.rounds,
})

const UNIT = /^([1-9]\d?)([WCBRL])$/
/** What a cost asks for, or null if it cannot be read: every good at most once, `2C 1R`. */
export function readCost(text: string): Offer['cost'] | null {
  const cost = { weapon: 0, chest: 0, book: 0, rum: 0, relic: 0 }
  for (const unit of text.split(' ')) {
    const [, count, letter] = UNIT.exec(unit) ?? []
    const good = LETTER_LIST.find(known => known === letter)
    if (!good || cost[LETTERS[good]] > 0) return null
    cost[LETTERS[good]] = Number(count)
  }
  return cost
}

export const unitsOf = (cost: Offer['cost']): number => GOODS.reduce((sum, good) => sum + cost[good], 0)

function offerOf({ cost, points }: WrittenOffer): Offer {
  const read = readCost(cost)
  if (!read) throw new RangeError(`not a cost: ${cost}`)
  return { cost: read, points }
}

const mapped = <K extends string, A, B>(from: { [k in K]: A }, f: (a: A) => B): { [k in K]: B } => {
  const to = {} as { [k in K]: B }
  for (const k in from) to[k] = f(from[k])
  return to
}

/** Reads values that have passed `faultInHouse`. */
export function houseOf(values: HouseValues): House {
  const { deals, goods, influence, secrets, buyouts, rounds } = completed(values)
  return {
    deals: mapped(deals, deal => ({ small: offerOf(deal.small), big: offerOf(deal.big) })),
    tokens: {
      weapon: goods.W,
      chest: goods.C,
      book: goods.B,
      rum: goods.R,
      relic: goods.L,
      influence5: influence['5'],
      influence10: influence['10'],
    },
    secrets: secrets.map(letter => LETTERS[letter]),
    buyouts: [...buyouts],
    rounds,
  }
}

/** The values of the rules text. */
export const STANDARD: House = houseOf({})
