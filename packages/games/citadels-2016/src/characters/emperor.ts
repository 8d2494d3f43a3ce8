import {
  ABOUT_NOTHING,
  type Acts,
  type CharacterCard,
  choice,
  collects,
  crown,
  handOver,
  holderOf,
  otherSeats,
  question,
  why,
  type X,
} from '@cloak/citadels-core'
import { menu, oneOf, type Option, type Seat } from '@cloak/kernel'

const HAS_IT = why('CIT-6.4.2', 'has-crown')
const HIMSELF = why('CIT-6.4.2a', 'not-himself')
const NO_GOLD = why('CIT-6.4.2a', 'no-gold')
const NO_CARDS = why('CIT-6.4.2a', 'no-cards')
const MUST_TAKE = why('CIT-6.4.2b', 'must-take')

const heir = question('emperor.heir', 'citadels.prompt.heir', ABOUT_NOTHING, {
  what: (acts, _, lean) => oneOf(heirs(acts, acts.seat, lean)),
  does: (x, { e }, to) => crown(x, e, to),
})

/** CIT-6.4.2: the crown goes to somebody else, who pays for it. */
export const emperor: CharacterCard<'emperor'> = {
  key: 'emperor',
  rank: 4,
  limit: 1,
  abilities: [
    collects('noble', 'gold'),
    choice({
      do: 'crown',
      must: true,
      what: (acts, lean) =>
        menu(
          heirs(acts, himself(acts), lean).map(({ id, ref, barred }) => ({
            do: String(id),
            ref: ref!,
            barred,
            with: spoils(acts, id),
          })),
        ),
      does: (x, acts, { do: to, with: what }) => {
        crown(x, acts.e, Number(to))
        takeSpoils(x, acts, Number(to), what)
      },
    }),
  ],
  onHeir: (x, holder) => heir.put(x, { seat: holder, as: 'emperor' }, null),
  asks: [heir],
}

/** Under the Witch «himself» is the Witch; overruled, the Emperor's holder, and she may be crowned (CIT-11.1). */
const himself = ({ t, seat }: Acts): Seat => (t.rulings['emperorIsTheWitch'] ? seat : (holderOf(t, 'emperor') ?? seat))

const heirs = (acts: Acts, himself: Seat, lean: boolean): Option<Seat>[] =>
  otherSeats({ ...acts, seat: himself }, lean, to => (to === acts.t.crown ? HAS_IT : undefined))

function spoils({ t, seat }: Acts, from: Seat) {
  const { gold, hand } = t.players[from]!
  const noGold = from === seat ? HIMSELF : gold === 0 ? NO_GOLD : undefined
  const noCard = from === seat ? HIMSELF : hand.length === 0 ? NO_CARDS : undefined
  return oneOf([
    { id: 'gold', barred: noGold },
    { id: 'card', barred: noCard },
    { id: 'nothing', barred: t.rulings['emperorMayDecline'] || (noGold && noCard) ? undefined : MUST_TAKE },
  ])
}

function takeSpoils(x: X, { t, seat }: Acts, from: Seat, what: 'gold' | 'card' | 'nothing'): void {
  const [mine, theirs] = [t.players[seat]!, t.players[from]!]
  if (what === 'gold') {
    theirs.gold--
    mine.gold++
    x.tell('paidGold', { by: seat, seat: from, gold: 1, source: 'emperor' })
  } else if (what === 'card') {
    const card = x.rng.pick(theirs.hand)
    handOver(t, from, seat, card)
    x.tell('tookCard', { by: seat, seat: from, source: 'emperor' }, [seat, from], { card })
  }
}
