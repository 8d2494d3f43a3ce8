import type { Msg } from '@cloak/kernel'

/** The base characters by rank (CLA-2.1): known here without the rules, so that a host can be advised before any game. */
export const BASE_CAST = [
  'assassin',
  'thief',
  'magician',
  'king',
  'bishop',
  'merchant',
  'architect',
  'warlord',
] as const

/** CLA-2.2: more than two bonus characters in place of base ones are allowed, but a host is told. */
export function adviceOn({ cast }: { cast: { readonly [rank: string]: string } }): Msg | null {
  const n = BASE_CAST.filter((key, i) => cast[i + 1] !== key).length
  return n > 2 ? { key: 'citadels.advice.many-bonus-characters', args: { n } } : null
}
