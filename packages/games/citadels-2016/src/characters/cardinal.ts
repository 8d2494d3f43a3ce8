import {
  type About,
  ABOUT_COUNT,
  type Acts,
  buildable,
  type Card,
  type CharacterCard,
  collects,
  discard,
  handOver,
  inHand,
  layOnSite,
  named,
  type Offer,
  otherSeats,
  priceOf,
  question,
  settle,
  someCards,
  takeOut,
  way,
  why,
  type X,
} from '@cloak/citadels-core'
import { menu, oneOf, type OneOf, type Seat, type Why } from '@cloak/kernel'

const HAS_GOLD = why('CIT-6.5.3a', 'gold-suffices')
const FEW_CARDS = why('CIT-6.5.3c', 'few-cards')
const TOO_POOR = why('CIT-6.5.3b', 'supplier-too-poor')
const NOBODY = why('CIT-6.5.3b', 'nobody-can-supply')
const ONCE = why('CIT-6.5.3d', 'used-already')
const DEN = 'thieves-den'

/** Who lends, and how much. */
interface Loan {
  lender: Seat
  gold: number
}
/** No price reaches 16. */
const ABOUT_LOAN: About<Loan> = {
  write: ({ lender, gold }) => lender * 16 + gold,
  read: n => ({ lender: n >> 4, gold: n & 15 }),
}

const discards = question('cardinal.discard', 'citadels.prompt.den-cards', ABOUT_COUNT, {
  args: n => ({ n }),
  what: ({ t, seat }, n) => someCards(t.players[seat]!.hand, n),
  does(x, { t, seat }, chosen) {
    const cards = named(chosen)
    takeOut(t, seat, ...cards)
    x.tell('discardedFor', { seat, n: cards.length, source: DEN }, [seat], { cards })
    discard(x, seat, inHand(seat), cards)
  },
})
const gives = question('cardinal.give', 'citadels.prompt.cardinal-give', ABOUT_LOAN, {
  args: ({ lender, gold }) => ({ seat: lender, n: gold }),
  what: ({ t, seat }, { gold }) => someCards(t.players[seat]!.hand, gold),
  does(x, acts, chosen, { lender }) {
    const { t, seat } = acts
    for (const card of named(chosen)) {
      handOver(t, seat, lender, card)
      x.tell('gaveCard', { by: seat, seat: lender, source: 'cardinal' }, [seat, lender], { card })
    }
    settle(x, acts)
  },
})

/** CIT-6.5.3: the missing gold from one other player, a card of the Cardinal's choice for each piece. */
export const cardinal: CharacterCard<'cardinal'> = {
  key: 'cardinal',
  rank: 5,
  limit: 1,
  abilities: [collects('religious', 'cards')],
  ways: [
    way({
      do: 'cardinal',
      pays: 'any',
      whyNot: whyNotAgain,
      what: (acts, offer, lean) =>
        menu(
          buildable(acts, offer, lean, d => whyNotLend(acts, missing(acts, d.key, 0), 0)).map(
            ({ id, ref, barred }) => ({
              do: id,
              ref: ref!,
              barred,
              with: lenders(acts, missing(acts, id, 0), lean),
            }),
          ),
        ),
      does: (x, acts, { do: card, with: lender }, offer) => exchange(x, acts, card, offer, lender, 0),
    }),
    // CIT-11.38: the Thieves' Den, some of it in cards; the answer says how many, and who lends the rest.
    way({
      do: 'cardinal-den',
      pays: 'any',
      whyNot: (acts, offer) => whyNotAgain(acts) ?? (offer.cards.includes(DEN) ? undefined : why('CIT-7.29', 'no-den')),
      what(acts, offer, lean) {
        const price = priceOf(acts, acts.e.districts.get(DEN)!)
        const shares = Array.from({ length: price - 1 }, (_, i) => i + 1)
        const barred = buildable(acts, { ...offer, cards: [DEN] }, false)[0]!.barred
        return menu(
          shares
            .map(k => ({
              do: String(k),
              barred: barred ?? whyNotLend(acts, missing(acts, DEN, k), k),
              with: lenders(acts, missing(acts, DEN, k), lean),
            }))
            .filter(share => !lean || !share.barred),
        )
      },
      does: (x, acts, { do: cards, with: lender }, offer) => exchange(x, acts, DEN, offer, lender, Number(cards)),
    }),
  ],
  asks: [discards, gives],
}

/** CIT-6.5.3d */
function whyNotAgain({ t }: Acts): Why | undefined {
  return t.turn!.used.includes('cardinal') ? ONCE : undefined
}

/** CIT-6.5.3a: exactly what is missing, after what is paid in cards. */
const missing = (acts: Acts, card: Card, inCards: number): number =>
  priceOf(acts, acts.e.districts.get(card)!) - inCards - acts.t.players[acts.seat]!.gold

/** CIT-6.5.3c: the card being built pays for nothing. */
function whyNotLend({ t, seat }: Acts, gold: number, inCards: number): Why | undefined {
  if (gold <= 0) return HAS_GOLD
  if (t.players[seat]!.hand.length < gold + inCards + 1) return FEW_CARDS
  return t.players.some((p, other) => other !== seat && p.gold >= gold) ? undefined : NOBODY
}

const lenders = (acts: Acts, gold: number, lean: boolean): OneOf<Seat> =>
  oneOf(otherSeats(acts, lean, other => (acts.t.players[other]!.gold < gold ? TOO_POOR : undefined)))

function exchange(x: X, acts: Acts, card: Card, offer: Offer, lender: Seat, inCards: number): void {
  const { t, seat, as } = acts
  const gold = missing(acts, card, inCards)
  t.turn!.used = [...t.turn!.used, 'cardinal']
  t.players[lender]!.gold -= gold
  x.tell('paidGold', { by: seat, seat: lender, gold, source: 'cardinal' })
  layOnSite(acts, card, offer, { paid: true, gold: t.players[seat]!.gold + gold })
  t.players[seat]!.gold = 0 // CIT-11.37
  if (inCards > 0) discards.put(x, { seat, as: as.key }, inCards)
  gives.put(x, { seat, as: as.key }, { lender, gold })
}
