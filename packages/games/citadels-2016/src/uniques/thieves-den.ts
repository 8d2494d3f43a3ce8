import {
  type Acts,
  type Card,
  discard,
  inHand,
  named,
  type Offer,
  priceOf,
  raise,
  someCards,
  special,
  takeOut,
  without,
  way,
  why,
  whyNotBuild,
} from '@cloak/citadels-core'
import { by, type Why } from '@cloak/kernel'

const TOO_DEAR = why('CIT-7.29', 'too-dear-in-cards')

/** CIT-7.29. Paid in cards, at least one of them; all in gold is the ordinary way. */
export const thievesDen = special('thieves-den', 6, {
  way: way({
    do: 'thieves-den',
    pays: 'itself',
    whyNot,
    what: (acts, offer) => by('CIT-7.29', someCards(otherCards(acts, offer), fewest(acts), priceOf(acts, card(acts)))),
    does(x, acts, counts, offer) {
      const { t, seat } = acts
      const gold = priceOf(acts, card(acts))
      const cards = named(counts)
      takeOut(t, seat, ...cards)
      x.tell('discardedFor', { seat, n: cards.length, source: 'thieves-den' }, [seat], { cards })
      discard(x, seat, inHand(seat), cards)
      t.players[seat]!.gold -= gold - cards.length
      raise(x, acts, 'thieves-den', offer, { paid: true, gold: gold - cards.length })
    },
  }),
})

const card = ({ e }: Acts) => e.districts.get('thieves-den')!

/** What gold cannot cover. */
const fewest = (acts: Acts): number => Math.max(1, priceOf(acts, card(acts)) - acts.t.players[acts.seat]!.gold)

/** The hand without the card being built, which may come out of another hand (CIT-6.3.2e). */
function otherCards({ t, seat }: Acts, offer: Offer): readonly Card[] {
  const { hand } = t.players[seat]!
  return offer.from === seat ? without(hand, 'thieves-den') : hand
}

function whyNot(acts: Acts, offer: Offer): Why | undefined {
  const barred = whyNotBuild(acts, card(acts), offer)
  if (barred) return barred
  return otherCards(acts, offer).length < fewest(acts) ? TOO_DEAR : undefined
}
