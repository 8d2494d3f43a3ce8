import { by, type Chapter, oneOf, orElse, type Seat, someOf, steps } from '@cloak/kernel'
import { bookOf } from '../data/book.ts'
import type { BuildingId } from '../data/buildings/index.ts'
import { DRAWN, PASSED, PHASE } from '../data/pieces.ts'
import { EVERYONE, neighbourIn } from '../seats.ts'
import type { Open, Pact } from '../types.ts'

const { does, asksAll } = steps<Pact>()

export const cards: Chapter<Pact, 'cards'> = {
  'cards.begin': does(x => {
    x.t.phase = PHASE.cards
    x.next('cards.keep')
  }),

  // DWD-6.2.1: whoever has more than one card keeps one; the sizes of hands are public, so is who is asked.
  'cards.keep': asksAll({
    who: t => (t.round === 1 ? [] : EVERYONE.filter(seat => t.players[seat]!.hand.length > 1)),
    covert: true,
    prompt: 'pact.prompt.keep',
    what: (t, _, seat, lean) => {
      const { hand } = t.players[seat]!
      return orElse(oneOf(lean ? hand : hand.map(cardOption)), hand[0]!)
    },
    does(x, _, kept) {
      for (const seat of EVERYONE) {
        const p = x.t.players[seat]!
        if (p.hand.length < 2) continue
        const cards = p.hand.filter(card => card !== kept[seat])
        p.discards.push(...cards)
        p.hand = p.hand.filter(card => card === kept[seat])
        x.tell('cardsDiscarded', { seat, n: cards.length }, [seat], { cards })
      }
      x.next('cards.draw')
    },
  }),

  'cards.draw': does(x => {
    const { round } = x.t
    for (const seat of EVERYONE) {
      const p = x.t.players[seat]!
      const cards =
        round === 1
          ? x.t.decks.slice(0, DRAWN).flatMap(stack => stack.splice(0, 1))
          : x.t.decks[round + 2]!.splice(0, DRAWN)
      p.hand.push(...cards)
      p.dropped = false
      x.tell('cardsDrawn', { seat, n: cards.length }, [seat], { cards })
      const event = (round <= 2 ? x.t.eventDecks.A : x.t.eventDecks.B).shift()!
      p.events.push(event)
      x.tell('eventDrawn', { seat }, [seat], { event })
    }
    if (round > 1) x.next('cards.pass')
    x.next('market.trade', { left: EVERYONE })
    x.next('deals.begin')
  }),

  'cards.pass': asksAll({
    who: () => EVERYONE,
    covert: true,
    prompt: t => ({ key: 'pact.prompt.pass', args: { side: t.round % 2 === 0 ? 'left' : 'right' } }),
    what: (t, _, seat, lean) => {
      const drawn = drawnBy(t, seat)
      return orElse(by('DWD-6.2', someOf(lean ? drawn : drawn.map(cardOption), PASSED)), drawn.slice(0, PASSED))
    },
    does(x, _, passed) {
      const { rank } = bookOf(x.t)
      const chosen = EVERYONE.map(seat => passed[seat]!.toSorted((a, b) => rank[a] - rank[b]))
      for (const seat of EVERYONE) {
        const to = neighbourIn(x.t.round, seat)
        const cards = chosen[seat]!
        const p = x.t.players[seat]!
        p.hand = p.hand.filter(card => !cards.includes(card))
        p.passed.push({ to, cards })
        x.tell('cardsPassed', { seat, receiver: to }, [seat], { cards })
      }
      for (const seat of EVERYONE) {
        const to = neighbourIn(x.t.round, seat)
        const cards = chosen[seat]!
        const p = x.t.players[to]!
        p.hand.push(...cards)
        p.received.push({ from: seat, cards })
        x.tell('cardsReceived', { seat: to }, [to], { cards })
      }
    },
  }),
}

const cardOption = (id: BuildingId) => ({ id, ref: { kind: 'card', id } })
/** The four just drawn: the cards of this round's deck, which no older card can be of. */
function drawnBy(t: Open, seat: Seat): BuildingId[] {
  const { cards } = bookOf(t)
  return t.players[seat]!.hand.filter(card => cards[card].deck === t.round)
}
