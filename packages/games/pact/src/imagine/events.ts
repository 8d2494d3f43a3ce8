import type { Rng, Seat } from '@cloak/kernel'
import type { Book } from '../data/book.ts'
import type { EventId } from '../data/events/index.ts'
import { EVERYONE } from '../seats.ts'
import type { View } from '../types.ts'
import { isDealt } from './hands.ts'

type Letter = 'A' | 'B'
const letterOf = (round: number): Letter => (round <= 2 ? 'A' : 'B')

/**
 * Who may hold which event. Each seat draws one a round, and has one after its plan is made: of those it drew since it last
 * played one, all but one were dropped, and nobody saw which.
 */
export function imagineEvents(view: View, at: Seat | null, book: Book, rng: Rng) {
  const me = at === null ? null : view.players[at]!
  const seen = new Set<string>(me ? [...me.events!, ...me.discards!] : [])
  for (const p of view.players) for (const { event } of [...p.played, ...p.baredEvents]) seen.add(event)
  const unseen = {
    A: rng.shuffle(book.eventDecks.A.filter(e => !seen.has(e))),
    B: rng.shuffle(book.eventDecks.B.filter(e => !seen.has(e))),
  }
  // Only in a position that no game leads to are there more events about than there are.
  const draw = (one: Letter | EventId): EventId =>
    one === 'A' || one === 'B' ? (unseen[one].pop() ?? book.eventDecks[one][0]!) : one
  const drawn = isDealt(view) ? view.round : view.round - 1
  const discards: EventId[][] = EVERYONE.map(() => [])
  const events = EVERYONE.map((seat): EventId[] => {
    if (seat === at) return me!.events!
    const { played, baredEvents, eventCount } = view.players[seat]!
    let since: (Letter | EventId)[] = []
    /** Of those that came since, this is the one; all others were dropped. */
    const only = (event: EventId) => {
      const known = since.indexOf(event)
      since.splice(known < 0 ? since.indexOf(book.events[event].deck) : known, 1)
      discards[seat]!.push(...since.map(draw))
    }
    for (let round = 1; round <= drawn; round++) {
      since.push(letterOf(round))
      const shown = played.find(p => p.round === round)
      const bared = baredEvents.find(b => b.round === round)
      if (!shown && !bared) continue
      only((shown ?? bared)!.event)
      since = shown ? [] : [bared!.event]
    }
    // Of two in hand one is the newest; a lone one may be any that came since.
    const hand: EventId[] = []
    const newest = eventCount > 1 ? since.pop() : undefined
    if (eventCount > 0 && since.length > 0) hand.push(draw(since.splice(rng.below(since.length), 1)[0]!))
    if (newest) hand.push(draw(newest))
    discards[seat]!.push(...since.map(draw))
    while (hand.length < eventCount) hand.push(draw(letterOf(view.round)))
    return hand
  })
  const left = (letter: Letter): EventId[] =>
    [...unseen[letter], ...book.eventDecks[letter]].slice(0, view.eventDecks[letter])
  return { events, discards, decks: { A: left('A'), B: left('B') } }
}
