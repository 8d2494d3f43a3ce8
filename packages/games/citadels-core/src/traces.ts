import { SUNK } from './places.ts'
import type { Card, DistrictType, Trace } from './types.ts'

/** More than this is not remembered; the vaguest goes first. */
const MOST = 12

/** Does a trace speak of this card? */
export const speaksOf = (trace: Trace, card: Card, typeOf: (card: Card) => DistrictType): boolean =>
  'type' in trace.what ? (typeOf(card) === trace.what.type) === trace.what.is : trace.what.includes(card)

/** The cards at one hidden place. */
export interface Pile {
  place: number
  cards: readonly Card[]
}
/** How many of the cards that a trace speaks of lie where it says. */
export function found(trace: Trace, piles: readonly Pile[], typeOf: (card: Card) => DistrictType): number {
  const { what } = trace
  if (!('type' in what) && what.length === 1) return liesAmong(what[0]!, trace.at, piles) ? 1 : 0
  const left = 'type' in what ? null : [...what]
  let n = 0
  for (const { place, cards } of piles) {
    if ((trace.at & place) === 0) continue
    for (const card of cards) {
      if (left ? !left.includes(card) : !speaksOf(trace, card, typeOf)) continue
      if (left) left.splice(left.indexOf(card), 1)
      n++
    }
  }
  return n
}

function liesAmong(card: Card, at: number, piles: readonly Pile[]): boolean {
  for (const { place, cards } of piles) if ((at & place) !== 0 && cards.includes(card)) return true
  return false
}

/** Some n cards, nobody knows which, go from one place to another: fewer are sure to be here, as many are here or there. */
export function blurred(traces: readonly Trace[], from: number, to: number, n: number, all: number): readonly Trace[] {
  if (!touches(traces, from)) return traces
  const out: Trace[] = []
  for (const trace of traces) {
    const { at, least, what } = trace
    if ((at & from) === 0 || (at & to) !== 0) {
      out.push(trace)
      continue
    }
    if (least > n) out.push({ at, least: least - n, what })
    if (((at | to) & all) !== all) out.push({ at: at | to, least, what })
  }
  return out.length > MOST ? sharpest(out) : out
}

/** This very card leaves a place for another, or for the open (`to` 0). */
export function followed(
  traces: readonly Trace[],
  from: number,
  to: number,
  card: Card,
  typeOf: (card: Card) => DistrictType,
): readonly Trace[] {
  if (!touches(traces, from)) return traces
  let out: Trace[] | null = null
  for (let i = 0; i < traces.length; i++) {
    const { at, least, what } = traces[i]!
    if ((at & from) === 0 || (at & to) !== 0 || !speaksOf(traces[i]!, card, typeOf)) {
      out?.push(traces[i]!)
      continue
    }
    out ??= traces.slice(0, i)
    if (least > 1) out.push({ at, least: least - 1, what: 'type' in what ? what : without(what, card) })
  }
  return out ?? traces
}

/** Whatever lay at one place lies at the other from now on, and the other way round. */
export const swapped = (traces: readonly Trace[], a: number, b: number): readonly Trace[] =>
  touches(traces, a | b)
    ? traces.map(({ at, least, what }) => ({
        at: (at & ~(a | b)) | ((at & a) !== 0 ? b : 0) | ((at & b) !== 0 ? a : 0),
        least,
        what,
      }))
    : traces

/** Two places become one; `to` 0 says that nothing is left at `from`. */
export const joined = (traces: readonly Trace[], from: number, to: number): readonly Trace[] =>
  touches(traces, from)
    ? sharpened(traces.map(({ at, least, what }) => ({ at: (at & from) !== 0 ? (at & ~from) | to : at, least, what })))
    : traces

/** Without those that another one implies. */
function sharpened(traces: readonly Trace[]): readonly Trace[] {
  return traces.filter(
    (vague, i) =>
      !traces.some(
        (sharp, j) =>
          i !== j &&
          (sharp.at & ~vague.at) === 0 &&
          sharp.least >= vague.least &&
          (sharp.at !== vague.at || sharp.least !== vague.least || j < i) &&
          isSame(sharp.what, vague.what),
      ),
  )
}
const isSame = (a: Trace['what'], b: Trace['what']): boolean => {
  if ('type' in a || 'type' in b) return 'type' in a && 'type' in b && a.type === b.type && a.is === b.is
  return a.length === b.length && a.every((card, i) => card === b[i])
}

export const sure = (at: number, cards: readonly Card[]): Trace => ({ at, least: cards.length, what: [...cards] })

export function touches(traces: readonly Trace[], places: number): boolean {
  for (let i = 0; i < traces.length; i++) if ((traces[i]!.at & places) !== 0) return true
  return false
}

function without(cards: readonly Card[], card: Card): Card[] {
  const out = [...cards]
  out.splice(out.indexOf(card), 1)
  return out
}

const breadth = (at: number): number => {
  let bits = 0
  for (let rest = at; rest !== 0; rest &= rest - 1) bits++
  return bits + ((at & SUNK) !== 0 ? 1 : 0)
}
const sharpest = (traces: Trace[]): Trace[] => traces.sort((a, b) => breadth(a.at) - breadth(b.at)).slice(0, MOST)
