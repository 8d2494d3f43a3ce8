import { type Chapter, oneOf, orElse, type Seat, steps } from '@cloak/kernel'
import { has } from '../reading/city.ts'
import { discard, drawCards } from '../deck.ts'
import type { Edition } from '../edition.ts'
import { cardOption, keep, kinds, named, someCards } from '../hand.ts'
import { emptied } from '../memory.ts'
import { inDraw } from '../places.ts'
import type { Acting, Card, Citadels, X } from '../types.ts'

const { asks } = steps<Citadels>()

export const GATHER = orElse(oneOf(['gold', 'cards']), 'gold')

/** CIT-4.4, with what the city adds to it. */
export function gather(x: X, e: Edition, p: Acting, choice: 'gold' | 'cards'): void {
  const { t } = x
  const { seat } = p
  const player = t.players[seat]!
  t.turn!.gathered = true
  let [gold, draw, kept] = [2, 2, 1]
  for (const { key, gathers: more } of e.speakers.gathers) {
    if (!more || !has(t, seat, key)) continue
    gold += more.gold ?? 0
    draw += more.draw ?? 0
    kept = more.keep === 'all' ? Infinity : kept + (more.keep ?? 0)
  }
  if (choice === 'gold') {
    player.gold += gold
    return x.tell('gatheredGold', { seat, gold })
  }
  const cards = drawCards(t, seat, draw)
  x.tell('drew', { seat, drawn: cards.length, source: 'gather' }, [seat], { cards })
  if (cards.length <= kept) return keepDrawn(x, seat, [...cards], 'gather')
  if (kept === 1) x.next('gather.keep', p)
  else x.next('gather.keepSome', { seat, as: p.as, keep: kept })
}

/** What was drawn and is kept goes to the hand, the rest under the deck. */
export function keepDrawn(x: X, seat: Seat, kept: Card[], source: string): void {
  const player = x.t.players[seat]!
  keep(x.t, seat, kept)
  discard(x, seat, inDraw(seat), player.drawn)
  player.drawn = []
  emptied(x.t, inDraw(seat))
  x.tell('keptCards', { seat, n: kept.length, source }, [seat], { cards: kept })
}

export const gathering = (e: Edition): Chapter<Citadels, 'gather'> => ({
  // The Witch, the bewitched and the threatened gather before anything else (CIT-4.10).
  'gather.must': asks({
    who: (_, { seat }) => seat,
    prompt: 'citadels.prompt.gather',
    what: () => GATHER,
    does: (x, p, choice) => gather(x, e, p, choice),
  }),

  'gather.keep': asks({
    who: (_, { seat }) => seat,
    prompt: 'citadels.prompt.keep-card',
    what: (t, { seat }) => oneOf(kinds(t.players[seat]!.drawn).map(cardOption)),
    does: (x, { seat }, kept) => keepDrawn(x, seat, [kept], 'gather'),
  }),

  'gather.keepSome': asks({
    who: (_, { seat }) => seat,
    prompt: 'citadels.prompt.keep-cards',
    what: (t, { seat, keep }) => someCards(t.players[seat]!.drawn, keep),
    does: (x, { seat }, kept) => keepDrawn(x, seat, named(kept), 'gather'),
  }),
})
