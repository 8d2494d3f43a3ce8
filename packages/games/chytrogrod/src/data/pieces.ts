/** The pieces of the box (CHY-2): what exists, by name. Numbers that a host may replace are in `house.ts`. */

/** One colour joins one guild, one district and one good (CHY-2.2). */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'black'] as const
export type Colour = (typeof COLOURS)[number]

export const GOODS = ['weapon', 'chest', 'book', 'rum', 'relic'] as const
export type Good = (typeof GOODS)[number]
export const GOOD_OF = {
  red: 'weapon',
  yellow: 'chest',
  green: 'book',
  blue: 'rum',
  black: 'relic',
} as const satisfies { [C in Colour]: Good }

/** Influence tokens lie and move like goods, but are none (CHY-7.1, CHY-13.51). */
export const INFLUENCE = { influence5: 5, influence10: 10 } as const
export type Influence = keyof typeof INFLUENCE
export type Token = Good | Influence
export const TOKENS = [...GOODS, 'influence5', 'influence10'] as const satisfies readonly Token[]

/** The kinds of action card, in the order of their initiative (CHY-2.3). */
export const KINDS = ['sabotage', 'takeover', 'big', 'small', 'buyout'] as const
export type Kind = (typeof KINDS)[number]
export type Size = 'big' | 'small'
export const BUYOUT_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type BuyoutValue = (typeof BUYOUT_VALUES)[number]
export type Buyout = `buyout${BuyoutValue}`
export type Card = Exclude<Kind, 'buyout'> | Buyout

/** Of what kind a card is, and what it is worth in a buyout. */
const CARDS: { readonly [C in Card]: { kind: Kind; worth: number } } = {
  sabotage: { kind: 'sabotage', worth: 0 },
  takeover: { kind: 'takeover', worth: 0 },
  big: { kind: 'big', worth: 0 },
  small: { kind: 'small', worth: 0 },
  buyout1: { kind: 'buyout', worth: 1 },
  buyout2: { kind: 'buyout', worth: 2 },
  buyout3: { kind: 'buyout', worth: 3 },
  buyout4: { kind: 'buyout', worth: 4 },
  buyout5: { kind: 'buyout', worth: 5 },
  buyout6: { kind: 'buyout', worth: 6 },
  buyout7: { kind: 'buyout', worth: 7 },
  buyout8: { kind: 'buyout', worth: 8 },
  buyout9: { kind: 'buyout', worth: 9 },
}
export const kindOf = (card: Card): Kind => CARDS[card].kind
export const worthOf = (card: Card): number => CARDS[card].worth
export const buyoutOf = (value: BuyoutValue): Buyout => `buyout${value}`

/** Six deal tokens a colour (CHY-2.7). */
export type Deal = `${'RED' | 'YEL' | 'GRE' | 'BLU' | 'BLK'}-${1 | 2 | 3 | 4 | 5 | 6}`
const SIX = [1, 2, 3, 4, 5, 6] as const
export const DEALS_OF = {
  red: SIX.map(n => `RED-${n}` as const),
  yellow: SIX.map(n => `YEL-${n}` as const),
  green: SIX.map(n => `GRE-${n}` as const),
  blue: SIX.map(n => `BLU-${n}` as const),
  black: SIX.map(n => `BLK-${n}` as const),
} as const satisfies { [C in Colour]: readonly Deal[] }
export const DEALS: readonly Deal[] = COLOURS.flatMap(colour => DEALS_OF[colour])

export const SPACES = 10
export const DISTRICT_LIMIT = 5
export const TARGET = 100
/** Printed: all goods and influence tokens together (CHY-2.10). */
export const TOKENS_IN_BOX = 78
/** How many cards each player plays in a round (CHY-5.7). */
export const turnsWith = (seats: number): number => (seats === 5 ? 3 : 4)
