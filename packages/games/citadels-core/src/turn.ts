import type { Seat } from '@cloak/kernel'
import { has } from './reading/city.ts'
import type { Acts } from './cards.ts'
import type { Edition } from './edition.ts'
import type { Acting, Character, T, X } from './types.ts'

export const actsOf = (e: Edition, t: T, { seat, as }: Acting): Acts => ({ e, t, seat, as: e.characters.get(as)! })

/** A turn with nothing done in it yet. */
export function openTurn(t: T, seat: Seat, as: Character): void {
  t.turn = {
    seat,
    as,
    bewitched: false,
    gathered: false,
    built: 0,
    builds: 0,
    paidBuilds: 0,
    spent: 0,
    used: [],
    closing: false,
  }
}

/** What the turn of a character just shown consists of (CIT-4.3). */
export function takeTurn(x: X, acts: Acts): void {
  const { t, seat, as: card } = acts
  const p = { seat, as: card.key }
  if (t.killed === card.key) {
    x.next('gather.must', p)
    return x.next('turn.close', p) // CLA-7.23b
  }
  card.onCalled?.(x, acts)
  if (t.bewitched?.character === card.key) {
    x.next('gather.must', p)
    x.next('turn.bewitched', p)
    return x.next('turn.resume', { seat: t.bewitched.by, as: card.key }) // CIT-6.1.2 step 5
  }
  if (card.ownTurn) return card.ownTurn(x, acts)
  for (const { onAnyTurn } of acts.e.heedTurns) if (onAnyTurn!(x, acts)) return
  begin(x, acts)
}

/** The acting player is free to act. */
export function begin(x: X, acts: Acts): void {
  acts.as.onTurn?.(x, acts)
  x.next('turn.act', { seat: acts.seat, as: acts.as.key })
}

export function closeTurn(x: X): void {
  const { seat } = x.t.turn!
  x.t.players[seat]!.looked = null
  x.t.turn = null
  x.tell('turnEnded', { seat })
}

/** CIT-4.8 in its order; the older edition's tax comes first (CLA-4.7). */
export function endTurn(x: X, acts: Acts): void {
  const { e, t, seat, as } = acts
  for (const { key, onAnyEnd } of e.heedEnds) if (t.cast.includes(key)) onAnyEnd!(x, acts)
  for (const { key, onEnd } of e.speakers.onEnd) if (has(t, seat, key)) onEnd!(x, seat)
  as.onEnd?.(x, acts)
  closeTurn(x)
}
