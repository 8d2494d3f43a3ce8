import type { Rng, Seat } from '@cloak/kernel'
import { bookOf } from './data/book.ts'
import { copyTable } from './copy.ts'
import { CANDIDATES, GOODS, KINDS } from './data/pieces.ts'
import { add, goodsFrom } from './goods.ts'
import { INDULGENCE, JESTER, LINES } from './imagine/evidence.ts'
import { type Guess, guess } from './imagine/guess.ts'
import { imagineEvents } from './imagine/events.ts'
import { imagineHands } from './imagine/hands.ts'
import { chestsOf, dealsOf, sightsOf } from './imagine/memories.ts'
import { makeUp } from './imagine/pending.ts'
import { EVERYONE } from './seats.ts'
import type { Open, OpenPlayer, View } from './types.ts'

/** A table this view could have come from: nothing on it contradicts what the eye has seen and heard (DWD-15.4). */
export function imagine(view: View, at: Seat | null, rng: Rng): Open {
  const book = bookOf(view)
  const made = guess(view, at, rng)
  const cards = imagineHands(view, at, book, rng)
  const events = imagineEvents(view, at, book, rng)
  const chests = chestsOf(view, made)
  const down = faceDown(view, rng)
  const players = EVERYONE.map((seat): OpenPlayer => {
    const p = view.players[seat]!
    const kind = made.roles[seat]!
    const k = KINDS.indexOf(kind)
    const own = seat === at && view.dealt
    return {
      ...p,
      kind,
      goods: own ? p.goods! : goodsOf(view, made, seat),
      souls: own ? p.souls! : made.history.souls[k]!,
      indulgences: p.indulgences ?? Math.max(0, p.indulgencesSeen + made.history.held[seat * LINES + INDULGENCE]!),
      jesters: p.jesters ?? made.history.held[seat * LINES + JESTER]!,
      hand: cards.hands[seat]!,
      events: events.events[seat]!,
      discards: seat === at ? p.discards! : [...cards.discards[seat]!, ...events.discards[seat]!],
      passed: p.passed ?? cards.passed[seat]!,
      received: p.received ?? cards.received[seat]!,
      deals: seat === at ? p.deals! : dealsOf(made, seat),
      sights: seat === at ? p.sights! : sightsOf(made, seat),
    }
  })
  // What is open lies as it is seen, and the copy takes along nothing that a table does not have.
  const t = copyTable({
    ...view,
    players,
    schedule: made.schedule,
    chests,
    decks: cards.decks,
    eventDecks: events.decks,
    down,
  })
  for (const seat of EVERYONE) if (seat !== at) makeUp(t, seat, rng)
  return t
}

/** What a seat holds: what everybody saw, what its role gave it, and what came and went in chests. */
function goodsOf(view: View, { history }: Guess, seat: Seat) {
  const goods = goodsFrom(history.held.subarray(seat * LINES))
  add(goods, view.players[seat]!.ledger)
  for (const good of GOODS) goods[good] = Math.max(0, goods[good])
  return goods
}

/** The numbered inquisitors: those who show their faces where they stand, the others anyhow. */
function faceDown(view: View, rng: Rng) {
  const rest = rng.shuffle(CANDIDATES.filter(c => !view.up.includes(c)))
  return [...view.up.map(up => up ?? rest.pop()!), ...rest]
}
