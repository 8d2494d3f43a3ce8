import type { Rng, Seat } from '@cloak/kernel'
import { bookOf } from './book.ts'
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
      draft: p.draft,
      vote: p.vote,
      fill: p.fill,
      replies: p.replies,
      built: p.built,
      lost: p.lost,
      bared: p.bared,
      baredEvents: p.baredEvents,
      played: p.played,
      dropped: p.dropped,
      plan: p.plan,
      turn: p.turn,
      todo: p.todo,
      tokensLost: p.tokensLost,
      tokensLeaving: p.tokensLeaving,
      reputation: p.reputation,
      debt: p.debt,
      quarter: p.quarter,
      angel: p.angel,
      devil: p.devil,
      guests: p.guests,
      score: p.score,
      bonus: p.bonus,
      fields: p.fields,
      minors: p.minors,
      majors: p.majors,
      courtiers: p.courtiers,
      mob: p.mob,
      wanted: p.wanted,
      answered: p.answered,
      presented: p.presented,
      shown: p.shown,
      ledger: p.ledger,
      indulgencesSeen: p.indulgencesSeen,
      lows: p.lows,
      pardons: p.pardons,
      bare: p.bare,
      proofs: p.proofs,
    }
  })
  const t = copyTable({
    house: view.house,
    variants: view.variants,
    dealt: view.dealt,
    round: view.round,
    phase: view.phase,
    pass: view.pass,
    players,
    schedule: made.schedule,
    chests,
    decks: cards.decks,
    eventDecks: events.decks,
    snapshot: view.snapshot,
    common: view.common,
    up: view.up,
    down,
    secondUp: view.secondUp,
    bribes: view.bribes,
    votes: view.votes,
    rituals: view.rituals,
    locked: view.locked,
    asked: view.asked,
    known: view.known,
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
