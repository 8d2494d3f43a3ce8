import { districts as of2016 } from '@cloak/citadels-2016/data/districts'
import { districts as older } from '@cloak/citadels-classic/data/districts'
import type { DistrictType } from '../../src/types.ts'

export const SUITS: readonly DistrictType[] = ['noble', 'religious', 'trade', 'military', 'unique']

/** A district has one type, whichever edition prints it. */
export const typeOf = (card: string): DistrictType => (of2016[card] ?? older[card])?.type ?? 'unique'
/** The districts that every game of an edition is played with. */
export const ordinary = (isOlder: boolean): string[] =>
  Object.keys(isOlder ? older : of2016).filter(card => typeOf(card) !== 'unique')
/** The printed cost; null for what cannot be built. */
export const costOf = (card: string, isOlder: boolean): number | null => (isOlder ? older : of2016)[card]?.cost ?? null
