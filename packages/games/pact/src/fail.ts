import type { Seat } from '@cloak/kernel'
import type { Cost } from './book.ts'
import { creditOf, grainOwed, type Prices, pricesFor, withGrain } from './cost.ts'
import { FAIL_REPUTATION } from './data/pieces.ts'
import { copyGoods } from './goods.ts'
import { move } from './reputation.ts'
import type { Events, Hands, Open } from './types.ts'

/** A planned step that cannot be done is skipped and costs reputation; not in a learning game (DWD-9.16, 16.4). */
export function fail(h: Hands, seat: Seat, what: Events['failed']['all']['what']): void {
  h.tell('failed', { seat, what })
  if (!h.t.variants.learning) move(h, seat, -FAIL_REPUTATION)
}

/** Everybody has seen that this could not be paid, and may draw conclusions. */
export function noteLack(t: Open, seat: Seat, cost: Cost, tokens: number): void {
  const p = t.players[seat]!
  const whole = withGrain(cost, grainOwed(t, seat, p.turn.performed + tokens))
  note(t, seat, whole, creditOf(t, seat), pricesFor(t, seat))
}
/** Everybody has seen that coins had to be raised for this: there were not enough of them. */
export function noteShortage(t: Open, seat: Seat, cost: Cost): void {
  const { buy } = pricesFor(t, seat)
  note(t, seat, cost, 0, { buy, sell: { basic: 0, luxury: 0 } })
}
function note(t: Open, seat: Seat, cost: Cost, credit: number, { buy, sell }: Prices): void {
  const p = t.players[seat]!
  p.lacks.push({ moment: p.before.length, ledger: copyGoods(p.ledger), credit, buy, sell, cost })
}
