import type { Basic, Good, Luxury, Resource, Type } from './pieces.ts'

/** What an effect can count (DWD-17.2). */
export const COUNTS = ['R', 'U', 'C', 'S', 'playersLower', 'courtiersHeld', 'achievements'] as const
export type Count = (typeof COUNTS)[number]
/** What an effect can depend on (DWD-17.3). */
export const CONDITIONS = [
  'rep>=START',
  'rep<START',
  'allOthersHigher',
  'playersLower>=2',
  'recruited',
  'tokens>=3',
  'debt==0',
] as const
export type Condition = (typeof CONDITIONS)[number]
/** Standing changes (DWD-17.4). */
export const FLAGS = [
  'memoryShield',
  'interestFree6',
  'buyBasic2',
  'sellPlus1',
  'recruitMinus2',
  'freeToken',
  'angelPrice3',
] as const
export type Flag = (typeof FLAGS)[number]

/** The primitives that every card is made of (DWD-17.1), as plain data. */
export type Effect =
  | { op: 'gain' | 'pay'; res: Good; n: number }
  | { op: 'gainBasic' | 'payBasic' | 'gainLux'; n: number }
  | { op: 'exch'; max: number; cost: readonly Effect[]; gain: readonly Effect[] }
  | { op: 'rep' | 'angel' | 'devil' | 'debt' | 'vp'; n: number }
  | { op: 'per'; count: Count; div: 1 | 2; do: readonly Effect[] }
  | { op: 'if'; cond: Condition; do: readonly Effect[] }
  | { op: 'cond'; cond: Condition }
  | { op: 'courtier' }
  | { op: 'returnCourtier'; kind: Exclude<Type, 'S'> }
  | { op: 'minor' | 'dropMinor' | 'tuck' | 'loseToken' | 'tradeRoute' }
  | { op: 'mod'; flag: Flag }

export const gain = (res: Good, n: number): Effect => ({ op: 'gain', res, n })
export const gainBasic = (n: number): Effect => ({ op: 'gainBasic', n })
export const gainLux = (n: number): Effect => ({ op: 'gainLux', n })
export const pay = (res: Good, n: number): Effect => ({ op: 'pay', res, n })
export const payBasic = (n: number): Effect => ({ op: 'payBasic', n })
export const exch = (max: number, cost: Effect, got: Effect): Effect => ({ op: 'exch', max, cost: [cost], gain: [got] })
export const rep = (n: number): Effect => ({ op: 'rep', n })
export const angel = (n: number): Effect => ({ op: 'angel', n })
export const devil = (n: number): Effect => ({ op: 'devil', n })
export const debt = (n: number): Effect => ({ op: 'debt', n })
export const vp = (n: number): Effect => ({ op: 'vp', n })
export const per = (count: Count, each: Effect): Effect => ({ op: 'per', count, div: 1, do: [each] })
export const per2 = (count: Count, each: Effect): Effect => ({ op: 'per', count, div: 2, do: [each] })
export const iff = (cond: Condition, then: Effect): Effect => ({ op: 'if', cond, do: [then] })
export const cond = (c: Condition): Effect => ({ op: 'cond', cond: c })
export const courtier: Effect = { op: 'courtier' }
export const returnCourtier = (kind: Exclude<Type, 'S'>): Effect => ({ op: 'returnCourtier', kind })
export const minor: Effect = { op: 'minor' }
export const dropMinor: Effect = { op: 'dropMinor' }
export const tuck: Effect = { op: 'tuck' }
export const loseToken: Effect = { op: 'loseToken' }
export const tradeRoute: Effect = { op: 'tradeRoute' }
export const mod = (flag: Flag): Effect => ({ op: 'mod', flag })

/** When a building works (DWD-18.3). */
export const TIMINGS = [
  'none',
  'instant',
  'action',
  'standing',
  'production',
  'interest',
  'reputation',
  'inquisition',
  'scoring',
] as const
export type Timing = (typeof TIMINGS)[number]

/** The letters in which a price is written (DWD-0.3). */
export interface Price {
  Wo?: number
  St?: number
  Gr?: number
  Gl?: number
  Ma?: number
  Co?: number
}
export const PRICED: { readonly [L in keyof Price]-?: Basic | Luxury | Resource | 'coin' } = {
  Wo: 'wood',
  St: 'stone',
  Gr: 'grain',
  Gl: 'glass',
  Ma: 'marble',
  Co: 'coin',
}
export const LETTERS = ['Wo', 'St', 'Gr', 'Gl', 'Ma', 'Co'] as const satisfies readonly (keyof Price)[]

/** A building as it is written down in section 18. */
export interface Building {
  /** Its number in the rules text; effects of one phase go in this order. */
  no: string
  deck: 1 | 2 | 3 | 4 | 5
  /** Deck 1 is dealt from four stacks, a card of each to everybody (DWD-6.1). */
  stack?: 'A' | 'B' | 'C' | 'D'
  types: readonly Type[]
  cost: Price
  timing: Timing
  effects: readonly Effect[]
  vp: number
}

/** An event as it is written down in section 19. */
export interface Event {
  no: string
  deck: 'A' | 'B'
  left: { gain: readonly Effect[]; rep: number }
  right: { cost: readonly Effect[]; gain: readonly Effect[]; rep: number }
}
