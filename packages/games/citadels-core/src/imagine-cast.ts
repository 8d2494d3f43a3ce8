import type { Rng, Seat } from '@cloak/kernel'
import type { Edition } from './edition.ts'
import type { Character, View } from './types.ts'

/** Where every character card is, in an imagined selection phase. */
export interface Cast {
  held: Character[][]
  passing: Character[]
  faceDown: Character[]
  out: Character[]
}

/** A place where one character card lies; `seat` holds it now, nobody if it lies face down or in the pile. */
interface Slot {
  kind: 'held' | 'passing' | 'faceDown' | 'out'
  seat: Seat | null
  /** The seat that chose it, before any exchange. */
  chosenBy: Seat | null
  /** Cards and places of one group belong together: what this eye saw tells no more. */
  group: number
  card: Character | null
}

/**
 * Deals the characters anew among the places this eye cannot see into. What its own choices showed it limits who can hold
 * what: cards it passed on lie to its left, cards it never saw to its right (CIT-8.6).
 */
export function castAgain(e: Edition, v: View, at: Seat | null, rng: Rng): Cast {
  for (const kept of rng.shuffle([false, true])) {
    const layout = layOut(v, at, kept)
    if (!layout) continue
    for (const slots of rng.shuffle(exchanges(layout.slots, v, at))) {
      const done = fill(e, v, slots, layout.groups, rng)
      if (done) return gatherUp(v, done)
    }
  }
  throw new Error(`${e.id}: no cast fits what seat ${at} has seen`)
}

/**
 * The places in the order the draft made them, and the cards of each group.
 * `keptFaceDown`: did the last player keep the first face-down card, where he may (CIT-3.7)?
 */
function layOut(v: View, at: Seat | null, keptFaceDown: boolean): { slots: Slot[]; groups: Character[][] } | null {
  const { draft } = v
  const mine = at === null ? [] : [...(v.players[at]!.picks ?? [])]
  const slots: Slot[] = []
  const groups: Character[][] = []
  let pile = v.cast.filter(c => !draft.faceUp.includes(c))
  let group = 0
  const place = (kind: Slot['kind'], seat: Seat | null, card: Character | null = null): Slot => {
    const slot: Slot = { kind, seat, chosenBy: seat, group, card }
    slots.push(slot)
    return slot
  }
  /** This eye sees the whole pile: whatever is not in it went to the places since it last looked. */
  const look = (saw: readonly Character[]): void => {
    groups[group++] = pile.filter(c => !saw.includes(c))
    pile = [...saw]
  }
  const first = draft.picks.length > 0 ? place('faceDown', null) : null
  let taken = false
  for (let i = 0; i <= draft.made && i < draft.picks.length; i++) {
    const pick = draft.picks[i]!
    const seat = (draft.from + pick.place) % v.players.length
    if (pick.before === 'discard-random') place('out', null)
    if (pick.before === 'take-face-down') taken = true
    if (i === draft.made) {
      if (seat === at && draft.passing) {
        if (taken) slots.splice(slots.indexOf(first!), 1)
        look(draft.passing)
      } else if (taken) first!.kind = 'passing'
      break
    }
    const own = seat === at ? mine.shift() : undefined
    if (own) {
      if (pick.before === 'take-face-down') slots.splice(slots.indexOf(first!), 1)
      look(own.saw)
      pile = pile.filter(c => c !== own.kept && c !== own.discarded)
      place('held', seat, own.kept)
      if (own.discarded !== null) place('out', null, own.discarded)
      continue
    }
    if (pick.before === 'take-face-down' && keptFaceDown) {
      first!.kind = 'held'
      first!.seat = first!.chosenBy = seat
      place('out', null)
    } else {
      if (pick.before === 'take-face-down') first!.kind = 'out'
      place('held', seat)
      if (pick.discards) place('out', null)
    }
  }
  const over = draft.made === draft.picks.length
  const open = slots.filter(s => s.group === group && s.card === null).length
  groups[group] = pile
  for (let i = open; i < pile.length; i++) place(over ? 'out' : 'passing', null)
  return taken || !keptFaceDown ? { slots, groups } : null
}

/** A Theater exchange moves one place of each of the two players; this eye may not know which (CIT-7.28). */
function exchanges(slots: Slot[], v: View, at: Seat | null): Slot[][] {
  const { exchange } = v.draft
  if (!exchange) return [slots]
  const own = at === null ? null : v.players[at]!.exchanged
  const out: Slot[][] = []
  const of = (seat: Seat) => slots.filter(s => s.kind === 'held' && s.chosenBy === seat)
  for (const a of of(exchange.by))
    for (const b of of(exchange.with)) {
      const moved = slots.map(s => ({ ...s, seat: s === a ? exchange.with : s === b ? exchange.by : s.seat }))
      if (own) {
        const [gave, got] = exchange.by === at ? [a, b] : [b, a]
        if (gave.card !== own.gave) continue
        moved[slots.indexOf(got)]!.card = own.got
      }
      out.push(moved)
    }
  return out
}

/** Puts the cards of each group into its places, at random among all ways that fit what has been called. */
function fill(e: Edition, v: View, slots: Slot[], groups: Character[][], rng: Rng): Slot[] | null {
  const fixed = slots.flatMap(s => s.card ?? [])
  const loose = groups.flatMap((cards, group) =>
    cards.filter(card => !fixed.includes(card)).map(card => ({ card, group })),
  )
  const shownBy = new Map(v.players.flatMap((p, seat) => p.revealed.map(card => [card, seat] as const)))
  const fits = (card: Character, slot: Slot): boolean => {
    const by = shownBy.get(card)
    if (by !== undefined) return slot.seat === by
    const called = e.characters.get(card)!.rank <= v.called && card !== v.killed
    return slot.seat === null || !called // CIT-4.2: a called character that kept silent is held by nobody
  }
  for (const slot of slots) if (slot.card && !fits(slot.card, slot)) return null
  rng.shuffle(loose).sort((a, b) => Number(shownBy.has(b.card)) - Number(shownBy.has(a.card)))
  const place = (i: number): boolean => {
    const next = loose[i]
    if (!next) return true
    const free = slots.filter(s => s.card === null && s.group === next.group && fits(next.card, s))
    for (const slot of rng.shuffle(free)) {
      slot.card = next.card
      if (place(i + 1)) return true
      slot.card = null
    }
    return false
  }
  return place(0) ? slots : null
}

function gatherUp(v: View, slots: Slot[]): Cast {
  const cards = (kind: Slot['kind']) => slots.flatMap(s => (s.kind === kind && s.card !== null ? [s.card] : []))
  return {
    held: v.players.map((_, seat) => slots.flatMap(s => (s.seat === seat && s.card !== null ? [s.card] : []))),
    passing: v.draft.passing ? [...v.draft.passing] : cards('passing'),
    faceDown: cards('faceDown'),
    out: cards('out'),
  }
}
