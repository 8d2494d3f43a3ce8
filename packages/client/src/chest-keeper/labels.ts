import { Rng } from '@cloak/kernel'
import { KINDS, type Kind, STEPS } from './chest-keeper.ts'

const PREFIX = 'cloak-chest'
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 5
/** Two digits each, so that they are quickly found and quickly forgotten. */
const LOWEST = 10
const HIGHEST = 99

/** A name for a new set of labels. */
export const newSet = (rng: Rng): string =>
  Array.from({ length: LENGTH }, () => LETTERS[rng.below(LETTERS.length)]).join('')
export const tidySet = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '')
export const isSet = (typed: string): boolean => tidySet(typed).length === LENGTH

const kindOf = (set: string, salt: number): Kind => KINDS[Rng.from(`${set}.${salt}`).below(KINDS.length)]!

/** What the code on a chest says: the machine can tell the kind from it, an eye cannot. */
export function codeOf(set: string, kind: Kind): string {
  const rng = Rng.from(`${set} labels`)
  for (;;) {
    const salt = rng.below(1_000_000)
    if (kindOf(set, salt) === kind) return `${PREFIX}:${set}:${salt}`
  }
}
/** The set and the kind that a code stands for; null for any other code. */
export function readCode(text: string): { set: string; kind: Kind } | null {
  const [prefix, set = '', salt = ''] = text.split(':')
  if (prefix !== PREFIX || !isSet(set) || !/^\d+$/.test(salt)) return null
  return { set, kind: kindOf(set, Number(salt)) }
}

/**
 * The numbers of one row, for each kind its own. Every step has another row, so that a number once seen on a chest
 * says nothing about where the chest is later.
 */
export function rowOf(set: string, step: number): { readonly [K in Kind]: number } {
  const pile = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i)
  const rng = Rng.from(`${set} row ${step}`)
  const draw = (): number => rng.draw(pile)
  return { devil: draw(), cultist: draw(), mortal1: draw(), mortal2: draw() }
}
export const ROWS = Array.from({ length: STEPS }, (_, step) => step)
