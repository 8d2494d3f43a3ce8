import type { Influence, Kind } from './pieces.ts'

/** The twelve decrees, DEC-01 to DEC-12 (CHY-8.1). */
export const DECREES = [
  'whip-crack',
  'not-for-sale',
  'law-and-order',
  'own-business',
  'guards-on-duty',
  'small-things',
  'big-fish',
  'fools-gold',
  'rumour',
  'better-rumour',
  'best-rumour',
  'calm',
] as const
export type Decree = (typeof DECREES)[number]

/** What a decree does to its district. What it does not say it does not do. */
export interface Edict {
  /** Cards of these kinds are ignored here. */
  ignores?: readonly Kind[]
  /** Tokens put on the district. */
  places?: readonly Influence[]
  /** The top deal token goes under its stack. */
  turnsStack?: true
  /** What every buyout card counts here. */
  buyoutsCount?: number
}

export const EDICTS: { readonly [D in Decree]: Edict } = {
  'whip-crack': { buyoutsCount: 1 },
  'not-for-sale': { turnsStack: true },
  'law-and-order': { ignores: ['sabotage'] },
  'own-business': { ignores: ['takeover'] },
  'guards-on-duty': { ignores: ['big', 'small'] },
  'small-things': { ignores: ['big'] },
  'big-fish': { ignores: ['small'] },
  'fools-gold': { ignores: ['buyout'] },
  rumour: { places: ['influence5'] },
  'better-rumour': { places: ['influence10'] },
  'best-rumour': { places: ['influence5', 'influence10'] },
  calm: {},
}
