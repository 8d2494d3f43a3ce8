import { menu, oneOf, type Seat } from '@cloak/kernel'
import { type Ability, choice, type Offer } from '../ability.ts'
import { buildBy, waysToBuild } from '../build.ts'
import type { Acts } from '../cards.ts'
import { cardOption, handOver, kinds } from '../hand.ts'
import { lookedAt } from '../memory.ts'
import { otherSeats } from '../naming.ts'
import { inHand } from '../places.ts'
import { ABOUT_SEAT, question } from '../question.ts'
import type { Card } from '../types.ts'
import { why } from '../why.ts'

const EMPTY = why('CIT-6.3.2c', 'empty-hand')

const handOf = ({ t }: Acts, from: Seat): Offer => ({ cards: t.players[from]!.hand, from, wizard: true })

/** What he builds at once is outside his limit (CIT-6.3.2a). */
export const wizardTakes = question('wizard.take', 'citadels.prompt.wizard-take', ABOUT_SEAT, {
  what: (acts, from, lean) => {
    const offer = handOf(acts, from)
    return menu([{ do: 'take', with: oneOf(kinds(offer.cards).map(cardOption)) }, ...waysToBuild(acts, offer, lean)])
  },
  does(x, acts, act, from) {
    const { t, seat } = acts
    t.players[seat]!.looked = null
    const card = act.with
    const took = (card: Card): void =>
      x.tell('tookCard', { by: seat, seat: from, source: 'wizard' }, [seat, from], { card })
    if (act.do === 'build' && typeof card === 'string') took(card)
    if (act.do !== 'take' || typeof card !== 'string') return buildBy(x, acts, act, handOf(acts, from))
    handOver(t, from, seat, card)
    took(card)
  },
})

/** CIT-6.3.2: he looks, then must choose (CIT-6.3.2d). */
export const looks: Ability = choice({
  do: 'look',
  what: (acts, lean) =>
    oneOf(otherSeats(acts, lean, other => (acts.t.players[other]!.hand.length === 0 ? EMPTY : undefined))),
  does(x, { t, seat, as }, of) {
    const hand = [...t.players[of]!.hand]
    t.players[seat]!.looked = { of, hand }
    lookedAt(t, seat, inHand(of), hand)
    x.tell('looked', { by: seat, seat: of }, [seat], { hand })
    wizardTakes.put(x, { seat, as: as.key }, of)
  },
})
