import type { Rng } from '@cloak/kernel'
import { ASKS, KINDS } from '../data/pieces.ts'
import { SCHEDULES } from '../routing.ts'
import { COIN, INDULGENCE, JESTER } from './evidence.ts'
import { linesFor } from './needs.ts'
import { count, type Part, type Sums, unknown } from './sums.ts'
import type { Way } from './trips.ts'
import { HOME, type Journey } from './witness.ts'

/** A number that is known, or the name of one that is not; with `of`, what is missing of that sum. */
export type Figure = { n: number } | { u: number; of?: number }
export const read = (s: Sums, f: Figure): number =>
  'n' in f ? f.n : f.of === undefined ? s.low[f.u]! : f.of - s.low[f.u]!

/** One journey of one chest, with the figures that are still open. */
export interface Load {
  way: Way
  goods: Figure[]
  ask: Figure
  jesters: Figure
  left: [first: Figure, second: Figure]
}
export interface Variants {
  indulgences: boolean
  jesters: boolean
}
const ZERO: Figure = { n: 0 }
const END = Number.MAX_SAFE_INTEGER
const MANY = 60

/** Whose chest this is, and who carries it, by seat. */
interface Hands {
  owner: number
  first: number
  second: number
}
export function handsFor(seats: readonly number[], k: number, round: number, chest: number): Hands {
  const { first, second } = SCHEDULES[k]![round - 1]!
  return { owner: seats[chest]!, first: seats[first[chest]!]!, second: seats[second[chest]!]! }
}

/** Sends a chest on its way: what is known counts as it was, what is not becomes a figure between bounds. */
export function load(
  s: Sums,
  way: Way,
  hands: Hands,
  { sent, accounts, passes }: Journey,
  chest: number,
  v: Variants,
  few: Rng | null,
): Load {
  const home = sent + HOME
  const taken = way.pass > 0 ? { seat: way.pass === 1 ? hands.first : hands.second, at: sent + way.pass } : null
  const move = (line: number): Part[] => [
    { seat: hands.owner, line, from: sent, until: taken ? END : home, sign: -1 },
    ...(taken ? [{ seat: taken.seat, line, from: taken.at, until: END, sign: 1 } as const] : []),
  ]
  const lines = v.indulgences ? INDULGENCE + 1 : INDULGENCE
  const some = few && taken && !way.goods ? linesFor(s, hands.owner, taken.seat, sent, few) : -1
  const goods: Figure[] = []
  for (let line = 0; line <= INDULGENCE; line++) {
    if (way.goods) {
      const n = way.goods[line]!
      goods.push({ n })
      if (n > 0) for (const { seat, from, until, sign } of move(line)) count(s, seat, line, sign * n, from, until)
    } else goods.push(taken && line < lines && some & (1 << line) ? { u: unknown(s, 0, MANY, move(line)) } : ZERO)
  }
  // DWD-7.7: what was taken was something.
  if (!way.goods && taken) s.some.push(goods.flatMap(f => ('u' in f ? [f.u] : [])))
  return {
    way,
    goods,
    ask: askFor(s, way, hands, home, taken, chest),
    ...jestersIn(s, accounts[chest]!, hands, sent, passes, v),
  }
}

/** What was asked, and paid by whoever took it; coins that nobody saw are within the limits of the role (DWD-7.1). */
function askFor(
  s: Sums,
  { ask, pass }: Way,
  { owner }: Hands,
  home: number,
  taken: { seat: number; at: number } | null,
  chest: number,
): Figure {
  if (!taken || ask?.of === 'soul' || pass === 0) return { n: ask?.n ?? 0 }
  if (ask) {
    count(s, taken.seat, COIN, -ask.n, taken.at, END)
    count(s, owner, COIN, ask.n, home, END)
    return { n: ask.n }
  }
  const [least, most] = ASKS[KINDS[chest]!].coins!
  const u = unknown(s, least, most, [
    { seat: taken.seat, line: COIN, from: taken.at, until: END, sign: -1 },
    { seat: owner, line: COIN, from: home, until: END, sign: 1 },
  ])
  return { u }
}

/** Jesters: the owner puts some in, either carrier may leave some, and all go home with the chest (DWD-16.1). */
function jestersIn(
  s: Sums,
  account: Journey['accounts'][number],
  { owner, first, second }: Hands,
  sent: number,
  passes: number,
  v: Variants,
): Pick<Load, 'jesters' | 'left'> {
  if (!v.jesters) return { jesters: ZERO, left: [ZERO, ZERO] }
  const home = sent + HOME
  const put = (sign: 1 | -1): Part => ({ seat: owner, line: JESTER, from: sent, until: home, sign })
  const leave = (pass: 1 | 2, sign: 1 | -1): Part[] => [
    { seat: pass === 1 ? first : second, line: JESTER, from: sent + pass, until: END, sign },
    { seat: owner, line: JESTER, from: home, until: END, sign: sign > 0 ? -1 : 1 },
  ]
  const known = (n: number, parts: readonly Part[]): Figure => {
    for (const { seat, line, from, until, sign } of parts) count(s, seat, line, sign * n, from, until)
    return { n }
  }
  const any = (parts: readonly Part[]): Figure => ({ u: unknown(s, 0, MANY, parts) })
  /** Of a sum, so much is one thing and the rest another. */
  const shared = (sum: number, one: (sign: 1 | -1) => readonly Part[], rest: (sign: 1 | -1) => readonly Part[]) => {
    known(sum, rest(-1))
    const u = unknown(s, 0, sum, [...one(-1), ...rest(1)])
    return [{ u }, { u, of: sum }] as const
  }
  const later = (pass: 1 | 2): Figure => (pass <= passes ? any(leave(pass, -1)) : ZERO)
  switch (account.as) {
    case 'owner': {
      const { jesters, jestersHome, taken } = account.deal
      const own = known(jesters, [put(-1)])
      if (taken === null) return { jesters: own, left: [later(1), later(2)] }
      const [one, two] = shared(
        jestersHome - jesters,
        sign => leave(1, sign),
        sign => leave(2, sign),
      )
      return { jesters: own, left: [one, two] }
    }
    case 'first':
      return {
        jesters: known(account.sight.jesters, [put(-1)]),
        left: [known(account.sight.left, leave(1, -1)), later(2)],
      }
    case 'second': {
      const [one, own] = shared(
        account.sight.jesters,
        sign => leave(1, sign),
        sign => [put(sign)],
      )
      return { jesters: own, left: [one, known(account.sight.left, leave(2, -1))] }
    }
    case 'nobody':
      return { jesters: any([put(-1)]), left: [later(1), later(2)] }
  }
}
