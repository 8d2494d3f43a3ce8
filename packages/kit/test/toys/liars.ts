import {
  type FaceUp,
  form,
  type Game,
  inOrder,
  menu,
  oneOf,
  orElse,
  type Seat,
  type Secret,
  shown,
  sizeOf,
  steps,
  type Why,
} from '@cloak/kernel'

/** A two-minute bluff: lay a card face down, say what it is, and be believed or doubted. */
export type Card = 'fool' | 'knight' | 'queen' | 'king'
export const CARDS: readonly Card[] = ['fool', 'knight', 'queen', 'king']
const WORTH = { fool: 0, knight: 1, queen: 2, king: 3 } as const
const COPIES = 4
const COINS = 4

interface Player {
  hand: Secret<Card[]>
  /** What this seat has laid and nobody doubted: it remembers, the others never saw. */
  buried: Secret<Card[]>
  coins: number
}
interface Table {
  players: Player[]
  deck: Secret<Card[]>
  grave: Card[]
  bank: number
  claim: { seat: Seat; as: Card; card: Secret<Card> } | null
  turns: number[]
  left: number
}
interface View {
  players: { hand: Card[] | null; handSize: number; buried: Card[] | null; buriedSize: number; coins: number }[]
  deck: number
  grave: Card[]
  bank: number
  claim: { seat: Seat; as: Card; card: Card | null } | null
  turns: number[]
  left: number
}
export interface Liars {
  table: Table
  view: View
  steps: { turn: { seat: Seat }; arrange: { seat: Seat }; claim: { seat: Seat }; doubt: {} }
  events: {
    drew: { all: { seat: Seat }; some: { card: Card } }
    passed: { all: { seat: Seat } }
    claimed: { all: { seat: Seat; as: Card } }
    believed: { all: { seat: Seat; as: Card } }
    revealed: { all: { seat: Seat; as: Card; card: Card; doubters: Seat[] } }
  }
  options: object
}
export type LiarsTable = FaceUp<Table>

const { does, asks, asksAll } = steps<Liars>()
const others = (t: LiarsTable, seat: Seat): Seat[] => t.players.map((_, s) => s).filter(s => s !== seat)
const kinds = (hand: readonly Card[]): Card[] => CARDS.filter(card => hand.includes(card))
const why = (rule: string, key: string): Why => ({ rule, key: `liars.why.${key}` })

export const liars: Game<Liars> = {
  id: 'liars',
  rules: 1,
  seats: [2, 3, 4],
  options: () => orElse(form({}), {}),
  lay({ seats }, x) {
    const deck = x.rng.shuffle(CARDS.flatMap(card => Array<Card>(COPIES).fill(card)))
    x.next('turn', { seat: x.rng.below(seats) })
    const players = Array.from({ length: seats }, () => ({ hand: deck.splice(0, 2), buried: [], coins: COINS }))
    return { players, deck, grave: [], bank: 12, claim: null, turns: Array<number>(seats).fill(0), left: 2 * seats }
  },
  steps: {
    turn: does((x, { seat }) => {
      x.t.turns[seat]!++
      x.t.left--
      const card = x.t.deck.pop()
      if (card) {
        x.t.players[seat]!.hand.push(card)
        x.tell('drew', { seat }, [seat], { card })
      }
      x.next('arrange', { seat })
      x.next('claim', { seat })
      x.next('doubt')
      if (x.t.left > 0) x.next('turn', { seat: (seat + 1) % x.t.players.length })
    }),

    arrange: asks({
      who: (_, { seat }) => seat,
      prompt: 'liars.prompt.arrange',
      free: true,
      what: (t, { seat }) => {
        const places = t.players[seat]!.hand.map((_, i) => i)
        return orElse(inOrder(places), places)
      },
      does(x, _, order, seat) {
        const hand = x.t.players[seat]!.hand
        x.t.players[seat]!.hand = order.map(i => hand[i]!)
      },
    }),

    claim: asks({
      who: (_, { seat }) => seat,
      prompt: 'liars.prompt.claim',
      what: (t, { seat }, _, lean) => {
        const poor = t.players[seat]!.coins === 0
        const as =
          lean && poor
            ? CARDS.filter(card => card !== 'king')
            : CARDS.map(card => ({ id: card, barred: poor && card === 'king' ? why('LIE-2', 'poor') : undefined }))
        return orElse(
          menu([
            { do: 'claim', with: form({ card: oneOf(kinds(t.players[seat]!.hand)), as: oneOf<Card>(as) }) },
            { do: 'pass', with: null },
          ]),
          { do: 'pass' },
        )
      },
      does(x, _, deed, seat) {
        if (deed.do === 'pass') return x.tell('passed', { seat })
        const { card, as } = deed.with
        const { hand } = x.t.players[seat]!
        hand.splice(hand.indexOf(card), 1)
        x.t.claim = { seat, as, card }
        x.tell('claimed', { seat, as })
      },
    }),

    doubt: asksAll({
      who: t => (t.claim ? others(t, t.claim.seat) : []),
      prompt: 'liars.prompt.doubt',
      what: (t, _, seat, lean) => {
        const barred = t.players[seat]!.coins === 0 ? why('LIE-3', 'no-stake') : undefined
        return orElse(oneOf(lean && barred ? ['believe'] : [{ id: 'doubt', barred }, 'believe']), 'believe')
      },
      does(x, _, said) {
        if (!x.t.claim) return
        const { seat, as, card } = x.t.claim
        const claimant = x.t.players[seat]!
        const doubters = others(x.t, seat).filter(s => said[s] === 'doubt')
        x.t.claim = null
        if (doubters.length === 0) {
          claimant.buried.push(card)
          const won = Math.min(WORTH[as], x.t.bank)
          x.t.bank -= won
          claimant.coins += won
          return x.tell('believed', { seat, as })
        }
        x.t.grave.push(card)
        x.tell('revealed', { seat, as, card, doubters })
        for (const s of doubters) {
          const [from, to] = card === as ? [x.t.players[s]!, claimant] : [claimant, x.t.players[s]!]
          if (from.coins > 0) {
            from.coins--
            to.coins++
          }
        }
      },
    }),
  },
  view: (t, eye) => ({
    players: t.players.map((p, seat) => ({
      hand: shown(p.hand, eye, seat) ?? null,
      handSize: sizeOf(p.hand),
      buried: shown(p.buried, eye, seat) ?? null,
      buriedSize: sizeOf(p.buried),
      coins: p.coins,
    })),
    deck: sizeOf(t.deck),
    grave: t.grave,
    bank: t.bank,
    claim: t.claim && { seat: t.claim.seat, as: t.claim.as, card: shown(t.claim.card, eye, t.claim.seat) ?? null },
    turns: t.turns,
    left: t.left,
  }),
  standing(t) {
    return t.players.map(({ coins }) => ({
      place: 1 + t.players.filter(p => p.coins > coins).length,
      score: coins,
      why: [{ key: 'liars.score.coins', args: { points: coins } }],
    }))
  },
  imagine(v, _, rng) {
    const unseen = rng.shuffle(hidden(v))
    const some = (n: number) => unseen.splice(0, n)
    return {
      players: v.players.map(p => ({
        hand: p.hand?.slice() ?? some(p.handSize),
        buried: p.buried?.slice() ?? some(p.buriedSize),
        coins: p.coins,
      })),
      deck: some(v.deck),
      grave: v.grave.slice(),
      bank: v.bank,
      claim: v.claim && { seat: v.claim.seat, as: v.claim.as, card: v.claim.card ?? some(1)[0]! },
      turns: v.turns.slice(),
      left: v.left,
    }
  },
  copy: t => ({
    players: t.players.map(p => ({ hand: p.hand.slice(), buried: p.buried.slice(), coins: p.coins })),
    deck: t.deck.slice(),
    grave: t.grave.slice(),
    bank: t.bank,
    claim: t.claim && { seat: t.claim.seat, as: t.claim.as, card: t.claim.card },
    turns: t.turns.slice(),
    left: t.left,
  }),
}

/** All cards that this view does not show. */
function hidden(v: View): Card[] {
  const all = CARDS.flatMap(card => Array<Card>(COPIES).fill(card))
  const seen = [
    ...v.grave,
    ...v.players.flatMap(p => [...(p.hand ?? []), ...(p.buried ?? [])]),
    ...(v.claim?.card ? [v.claim.card] : []),
  ]
  for (const card of seen) all.splice(all.indexOf(card), 1)
  return all
}

/** What is never made nor lost in this game. */
export const keptByLiars = {
  cards: (t: LiarsTable) =>
    t.deck.length +
    t.grave.length +
    (t.claim ? 1 : 0) +
    t.players.reduce((n, p) => n + p.hand.length + p.buried.length, 0),
  coins: (t: LiarsTable) => t.bank + t.players.reduce((n, p) => n + p.coins, 0),
}
