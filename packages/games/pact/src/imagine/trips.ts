import { ASKS, type Goods, GOODS, KINDS } from '../data/pieces.ts'
import { SCHEDULES } from '../routing.ts'
import type { Ask, Souls } from '../types.ts'
import type { Heap } from './evidence.ts'
import type { SoulRound } from './souls.ts'
import type { Journey, Witness } from './witness.ts'

/** One journey of one chest. */
export interface Trip {
  goods: Goods
  indulgences: number
  jesters: number
  /** The jesters that its carriers left in it. */
  left: readonly [first: number, second: number]
  /** Null for no offer. */
  ask: Ask | null
  /** Who took it, by the place of his role in KINDS, and in which pass. */
  taker: number | null
  pass: 0 | 1 | 2
  paid: Souls
}

/** A journey as far as it is known. */
export interface Way {
  /** The six goods and indulgences that were offered; null for those of a chest that nobody looked into. */
  goods: Heap | null
  /** Null where nobody saw what was asked, or whether anything was. */
  ask: Ask | null
  taker: number | null
  pass: 0 | 1 | 2
  paid: Souls
}
const NOTHING: Souls = { plain: 0, marked: 0 }
const UNSEEN: Way = { goods: null, ask: null, taker: null, pass: 0, paid: NOTHING }

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
  const by = (trip: Way, pass: 1 | 2): Way => ({ ...trip, pass, taker: pass === 1 ? first : second })
  const paid = (trip: Way): Way =>
    transfer ? { ...by(trip, transfer.pass), paid: { plain: transfer.plain, marked: transfer.marked } } : trip
  const others: (1 | 2)[] = []
  if (passes >= 1 && first !== kind) others.push(1)
  if (passes >= 2 && second !== kind) others.push(2)

  if (account.as === 'nobody') {
    if (transfer) return [paid({ ...UNSEEN, ask: { of: 'soul', n: transfer.plain + transfer.marked } })]
    return [UNSEEN, ...(ASKS[KINDS[chest]!].coins ? others.map(pass => by(UNSEEN, pass)) : [])]
  }
  const { goods, indulgences, ask } = account.as === 'owner' ? account.deal : account.sight
  const trip: Way = { ...UNSEEN, goods: [...GOODS.map(good => goods[good]), indulgences], ask }
  if (account.as === 'second' && account.sight.state === 'closed') return [paid({ ...by(trip, 1), goods: null })]
  if (account.as !== 'owner' && account.sight.taken) return [paid(by(trip, account.as === 'first' ? 1 : 2))]
  if (transfer) return [paid(trip)]
  if (ask?.of !== 'coin') return [trip]
  if (account.as === 'owner') {
    if (account.deal.taken === false) return [trip]
    return [...(account.deal.taken ? [] : [trip]), ...others.map(pass => by(trip, pass))]
  }
  if (account.as === 'second' || account.sight.taken === null) return [trip]
  return [trip, ...others.filter(pass => pass === 2).map(pass => by(trip, pass))]
}
