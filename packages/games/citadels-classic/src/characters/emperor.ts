import {
  ABOUT_NOTHING,
  ABOUT_SEAT,
  type Acts,
  cardOption,
  type CharacterCard,
  collects,
  crown,
  handOver,
  kinds,
  otherSeats,
  question,
  why,
} from '@cloak/citadels-core'
import { menu, oneOf, type Why } from '@cloak/kernel'

const HAS_IT = why('CLA-6.4', 'has-crown')
const NO_GOLD = why('CLA-6.4', 'no-gold')
const NO_CARDS = why('CLA-6.4', 'no-cards')

const whyNotGold = ({ t, seat }: Acts): Why | undefined => (t.players[seat]!.gold === 0 ? NO_GOLD : undefined)
const whyNotCard = ({ t, seat }: Acts): Why | undefined => (t.players[seat]!.hand.length === 0 ? NO_CARDS : undefined)

const tribute = question('emperor.tribute', 'citadels.prompt.emperor-tribute', ABOUT_SEAT, {
  what: acts =>
    menu([
      { do: 'gold', with: null, barred: whyNotGold(acts) },
      { do: 'card', with: oneOf(kinds(acts.t.players[acts.seat]!.hand).map(cardOption)), barred: whyNotCard(acts) },
    ]),
  does(x, { t, seat }, tribute, emperor) {
    const [from, to] = [t.players[seat]!, t.players[emperor]!]
    if (tribute.do === 'gold') {
      from.gold--
      to.gold++
      return x.tell('paidGold', { by: emperor, seat, gold: 1, source: 'emperor' })
    }
    handOver(t, seat, emperor, tribute.with)
    x.tell('gaveCard', { by: seat, seat: emperor, source: 'emperor' }, [seat, emperor], { card: tribute.with })
  },
})
const crowns = question('emperor.crown', 'citadels.prompt.emperor-crown', ABOUT_NOTHING, {
  what: (acts, _, lean) => oneOf(otherSeats(acts, lean, to => (to === acts.t.crown ? HAS_IT : undefined))),
  does(x, { e, t, seat, as }, to) {
    crown(x, e, to)
    const { gold, hand } = t.players[to]!
    if (gold > 0 || hand.length > 0) tribute.put(x, { seat: to, as: as.key }, seat)
  },
})

/** CLA-6.4: he moves the crown the moment he is called; its receiver chooses what to pay. */
export const emperor: CharacterCard<'emperor'> = {
  key: 'emperor',
  rank: 4,
  limit: 1,
  abilities: [collects('noble', 'gold')],
  onTurn: (x, { seat, as }) => crowns.put(x, { seat, as: as.key }, null),
  asks: [crowns, tribute],
}
