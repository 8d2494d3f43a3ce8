import { ASKS, CHESTS, type Kind, KINDS } from '../data/pieces.ts'
import { SCHEDULES } from '../routing.ts'
import type { Souls, View } from '../types.ts'
import type { Journey, Witness } from './witness.ts'

/** Fragments put into a chest: by whom (a place in KINDS), in which pass, and which. */
export interface Transfer {
  by: number
  pass: 1 | 2
  plain: number
  marked: number
}
/** For one round: into the devil's chest, and into the cultist's. Nobody else may ask for fragments (DWD-7.1). */
export type SoulRound = readonly [devil: Transfer | null, cultist: Transfer | null]
/** One round's transfers, and what each kind holds after them; while chests are out, what was paid lies in them. */
export interface SoulStep {
  choice: SoulRound
  held: Souls[]
}
/** The ways in which fragments may have travelled, round by round. */
export interface SoulWalk {
  start: Souls[]
  /** What may have happened in this round, given what was held before, so that the rest can be explained as well. */
  next(round: number, held: readonly Souls[]): readonly SoulStep[]
  /** Whether there is any way at all from here. */
  canGoOn(round: number, held: readonly Souls[]): boolean
}

/**
 * Given who has which role and how the chests went: all that agrees with what the witness has seen, and with what was
 * shown in hunts, in the ritual and to inquisitors.
 */
export function soulWalk(view: View, witness: Witness, roles: readonly Kind[], k: number): SoulWalk {
  const { journeys } = witness
  const known = new Map<number, boolean>()
  const found = new Map<number, readonly SoulStep[]>()
  function* steps(i: number, held: readonly Souls[]): Generator<SoulStep> {
    const journey = journeys[i]!
    for (const choice of choices(witness, journey, k, held)) {
      const after = settled(held, choice, journey.out)
      if (agrees(view, roles, journey.round, i === journeys.length - 1, after)) yield { choice, held: after }
    }
  }
  function canGoOn(i: number, held: readonly Souls[]): boolean {
    if (i >= journeys.length) return true
    const key = keyOf(i, held)
    const before = known.get(key)
    if (before !== undefined) return before
    let can = false
    for (const step of steps(i, held))
      if (canGoOn(i + 1, step.held)) {
        can = true
        break
      }
    known.set(key, can)
    return can
  }
  return {
    start: KINDS.map(kind => ({ plain: CHESTS[kind].plain, marked: CHESTS[kind].marked })),
    next(i, held) {
      const key = keyOf(i, held)
      const before = found.get(key)
      if (before) return before
      const list = [...steps(i, held)].filter(step => canGoOn(i + 1, step.held))
      found.set(key, list)
      return list
    },
    canGoOn,
  }
}

/** Nobody ever holds more than eight of a sort. */
const keyOf = (i: number, held: readonly Souls[]): number =>
  held.reduce((key, { plain, marked }) => (key * 9 + plain) * 3 + marked, i)

function settled(held: readonly Souls[], choice: SoulRound, out: boolean): Souls[] {
  const after = held.map(({ plain, marked }) => ({ plain, marked }))
  for (let chest = 0; chest < choice.length; chest++) {
    const transfer = choice[chest]
    if (!transfer) continue
    after[transfer.by]!.plain -= transfer.plain
    after[transfer.by]!.marked -= transfer.marked
    if (out) continue
    after[chest]!.plain += transfer.plain
    after[chest]!.marked += transfer.marked
  }
  return after
}

function choices(witness: Witness, journey: Journey, k: number, held: readonly Souls[]): SoulRound[] {
  const devil = transfers(witness, journey, k, 0, held)
  const cultist = transfers(witness, journey, k, 1, held)
  const pairs: SoulRound[] = []
  for (const d of devil)
    for (const c of cultist) {
      // Nobody has what he has just given away, and nothing is home before the second pass is over.
      if (
        d &&
        c &&
        d.by === c.by &&
        (d.plain + c.plain > held[d.by]!.plain || d.marked + c.marked > held[d.by]!.marked)
      )
        continue
      pairs.push([d, c])
    }
  return pairs
}

/** All that may have happened to one chest, as far as fragments are concerned. */
function transfers(
  { kind }: Witness,
  journey: Journey,
  k: number,
  chest: number,
  held: readonly Souls[],
): (Transfer | null)[] {
  const { round, passes, accounts } = journey
  const { first, second } = SCHEDULES[k]![round - 1]!
  const payments = (pass: 1 | 2, n: number): Transfer[] => {
    const by = (pass === 1 ? first : second)[chest]!
    return pass > passes || by === kind ? [] : mixed(held[by]!, n, by, pass)
  }
  const account = accounts[chest]!
  switch (account.as) {
    case 'owner': {
      const { ask, taken, got } = account.deal
      if (ask?.of !== 'soul' || taken === false) return [null]
      if (taken === null) return [null, ...payments(1, ask.n)]
      return [...payments(1, ask.n), ...payments(2, ask.n)].filter(
        t => t.plain === got.plain && t.marked === got.marked,
      )
    }
    case 'first': {
      const { ask, state, taken, paid } = account.sight
      if (state !== 'open' || ask?.of !== 'soul') return [null]
      if (taken) return [{ by: first[chest]!, pass: 1, plain: paid.plain, marked: paid.marked }]
      return taken === null ? [null] : [null, ...payments(2, ask.n)]
    }
    case 'second': {
      const { ask, state, taken, paid } = account.sight
      if (ask?.of !== 'soul' || state === 'empty') return [null]
      if (state === 'closed') return payments(1, ask.n)
      return taken ? [{ by: second[chest]!, pass: 2, plain: paid.plain, marked: paid.marked }] : [null]
    }
    case 'nobody': {
      const [least, most] = ASKS[KINDS[chest]!].souls!
      const found: (Transfer | null)[] = [null]
      for (let n = least; n <= most; n++) found.push(...payments(1, n), ...payments(2, n))
      return found
    }
  }
}

/** Every way to make up n fragments of what is held. */
function mixed({ plain, marked }: Souls, n: number, by: number, pass: 1 | 2): Transfer[] {
  const ways: Transfer[] = []
  for (let m = Math.max(0, n - plain); m <= Math.min(n, marked); m++) ways.push({ by, pass, plain: n - m, marked: m })
  return ways
}

/** Does this agree with the fragments shown after the deals of this round, and with those before one's own eyes? */
function agrees(view: View, roles: readonly Kind[], round: number, last: boolean, held: readonly Souls[]): boolean {
  for (let seat = 0; seat < roles.length; seat++) {
    const p = view.players[seat]!
    const { plain, marked } = held[KINDS.indexOf(roles[seat]!)]!
    if (last && p.souls && (p.souls.plain !== plain || p.souls.marked !== marked)) return false
    for (const { round: then, n } of p.shown) if (then === round && plain + marked < n) return false
  }
  const ritual = view.rituals.find(r => r.round === round)
  if (!ritual) return true
  const { souls, marked } = ritual.chests.devil
  // In round 3 every marked fragment must be in it, in round 5 any may be held back (DWD-22.27).
  const fits = round === 3 ? held[0]!.marked === marked : held[0]!.marked >= marked
  return fits && held[0]!.plain >= souls - marked
}
