import type { Seat } from '@cloak/kernel'
import type { Cost } from './data/book.ts'
import type { BuildingId } from './data/buildings/index.ts'
import { creditOf, grainOwed, type Prices, pricesFor, withGrain } from './cost.ts'
import { FAIL_REPUTATION, type Good } from './data/pieces.ts'
import { copyGoods } from './goods.ts'
import { move } from './reputation.ts'
import type { Events, Hands, Open, OpenPlayer } from './types.ts'

/** A planned step that cannot be done is skipped and costs reputation; not in a learning game (DWD-9.16, 16.4). */
export function fail(h: Hands, seat: Seat, what: Events['failed']['all']['what']): void {
  h.tell('failed', { seat, what })
  if (!h.t.variants.learning) move(h, seat, -FAIL_REPUTATION)
}

/** Everybody has seen that this could not be paid, with the grain owed and that for so many tokens more. */
export const noteLack = (t: Open, seat: Seat, cost: Cost, tokens: number): void =>
  note(t, seat, false, withGrain(cost, grainOwed(t, seat, t.players[seat]!.turn.performed + tokens)))
/** Or that it can be, though not all of it is paid yet (DWD-9.16, 9.26). */
export const noteMeans = (t: Open, seat: Seat, cost: Cost, tokens = 0): void =>
  note(t, seat, true, withGrain(cost, grainOwed(t, seat, t.players[seat]!.turn.performed + tokens)))
/** Everybody has seen that coins had to be raised for this: there were not enough of them. */
export const noteShortage = (t: Open, seat: Seat, cost: Cost): void =>
  note(t, seat, false, cost, 0, { buy: pricesFor(t, seat).buy, sell: NO_SALE })
const NO_SALE = { basic: 0, luxury: 0 }

function note(
  t: Open,
  seat: Seat,
  could: boolean,
  cost: Cost,
  credit = creditOf(t, seat),
  { buy, sell }: Prices = pricesFor(t, seat),
): void {
  const p = t.players[seat]!
  p.proofs.push({ moment: momentOf(p), could, ledger: copyGoods(p.ledger), credit, buy, sell, cost })
}

/** Everybody has seen that nothing is left of this good: just what was missing of it was bought, or all of it discarded. */
export function noteBare(t: Open, seat: Seat, good: Good): void {
  const p = t.players[seat]!
  p.bare.push({ moment: momentOf(p), good, n: p.ledger[good] })
}
/** Everybody has seen that so much of a good was left over for what is owed. */
export function noteLeft(t: Open, seat: Seat, good: Good, n: number): void {
  const p = t.players[seat]!
  const low = p.lows[momentOf(p)]!
  low[good] = Math.min(low[good], p.ledger[good] - n)
}
const momentOf = (p: OpenPlayer): number => p.lows.length - 1

/** A card of the hand that everybody has seen. */
export function bare(p: OpenPlayer, card: BuildingId, round: number): void {
  p.bared = [...p.bared.filter(b => b.card !== card), { card, round }]
}
