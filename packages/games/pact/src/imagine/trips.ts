import { ASKS, type Goods, KINDS } from '../data/pieces.ts'
import { noGoods } from '../goods.ts'
import { SCHEDULES } from '../routing.ts'
import type { Ask, Souls } from '../types.ts'
import { type Heap, heapOf } from './evidence.ts'
import type { SoulRound } from './souls.ts'
import type { Journey, Witness } from './witness.ts'

/** One journey of one chest. */
export interface Trip {
  goods: Goods
  indulgences: number
  jesters: number
  /** Null for no offer. */
  ask: Ask | null
  /** Who took it, by the place of his role in KINDS, and in which pass. */
  taker: number | null
  pass: 0 | 1 | 2
  paid: Souls
}
/** A journey as far as it is known: goods nobody saw, and what nobody saw asked for them, are null. */
export interface Way extends Omit<Trip, 'goods'> {
  goods: Heap | null
  /** The witness took it himself. */
  certain: boolean
}
const NOTHING: Souls = { plain: 0, marked: 0 }

/**
 * For each of the four chests of a round, all that may have happened to it. What was seen is as it was seen, fragments
 * travel as `souls` has them, and a chest nobody saw may have been taken by either receiver, for coins. The first way is
 * the least eventful one.
 */
export function waysOfRound(witness: Witness, journey: Journey, k: number, souls: SoulRound): Way[][] {
  const { first, second } = SCHEDULES[k]![journey.round - 1]!
  return KINDS.map((_, chest) => waysOf(witness, journey, chest, first[chest]!, second[chest]!, souls[chest] ?? null))
}

function waysOf(
  { kind }: Witness,
  { passes, accounts }: Journey,
  chest: number,
  first: number,
  second: number,
  transfer: SoulRound[number],
): Way[] {
  const account = accounts[chest]!
  const others: (1 | 2)[] = []
  if (passes >= 1 && first !== kind) others.push(1)
  if (passes >= 2 && second !== kind) others.push(2)
  const by = (trip: Way, pass: 1 | 2): Way => ({ ...trip, pass, taker: pass === 1 ? first : second })
  const paid = (trip: Way): Way =>
    transfer ? { ...by(trip, transfer.pass), paid: { plain: transfer.plain, marked: transfer.marked } } : trip

  if (account.as === 'nobody') {
    const trip: Way = { ...EMPTY, goods: null }
    if (transfer) return [paid({ ...trip, ask: { of: 'soul', n: transfer.plain + transfer.marked } })]
    const { coins, souls } = ASKS[KINDS[chest]!]
    const idle: Way = { ...trip, ask: coins ? { of: 'coin', n: coins[0] } : { of: 'soul', n: souls![0] } }
    return [EMPTY, idle, ...(coins ? others.map(pass => by(trip, pass)) : [])]
  }
  const { goods, indulgences, jesters, ask } = account.as === 'owner' ? account.deal : account.sight
  const trip: Way = {
    goods: heapOf(goods),
    indulgences,
    jesters,
    ask,
    taker: null,
    pass: 0,
    paid: NOTHING,
    certain: false,
  }
  if (account.as === 'second' && account.sight.state === 'closed') return [paid({ ...by(trip, 1), goods: null })]
  if (account.as !== 'owner' && account.sight.taken)
    return [{ ...paid(by(trip, account.as === 'first' ? 1 : 2)), certain: true }]
  if (transfer) return [paid(trip)]
  if (ask?.of !== 'coin') return [trip]
  if (account.as === 'owner') {
    if (account.deal.taken === false) return [trip]
    return [...(account.deal.taken ? [] : [trip]), ...others.map(pass => by(trip, pass))]
  }
  if (account.as === 'second' || account.sight.taken === null) return [trip]
  return [trip, ...others.filter(pass => pass === 2).map(pass => by(trip, pass))]
}

/** A chest that travels empty. */
const EMPTY: Way = {
  goods: [0, 0, 0, 0, 0, 0],
  indulgences: 0,
  jesters: 0,
  ask: null,
  taker: null,
  pass: 0,
  paid: NOTHING,
  certain: false,
}
export const blank = (): Trip => ({
  goods: noGoods(),
  indulgences: 0,
  jesters: 0,
  ask: null,
  taker: null,
  pass: 0,
  paid: NOTHING,
})
