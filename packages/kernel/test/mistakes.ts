/**
 * Mistakes that must not compile. Nothing here is run: the type checker fails on every line below that it would let
 * pass, because an error was expected there and did not come.
 */
import {
  amount,
  type AnswerOf,
  type Chapter,
  type Eye,
  form,
  type Game,
  inOrder,
  menu,
  oneOf,
  orElse,
  type Play,
  type Seat,
  type Secret,
  shown,
  sizeOf,
  someOf,
  split,
  start,
  steps,
} from '@cloak/kernel'

type Card = 'tavern' | 'castle'
interface Slip {
  table: {
    players: { hand: Secret<Card[]>; gold: number; signed: Secret<Card | null>; goods: Secret<{ wood: number }> }[]
    deck: Secret<Card[]>
  }
  view: { players: { hand: Card[] | null; handSize: number; gold: number; signed: Card | null }[]; deck: number }
  steps: { 'turn.call': { rank: number }; 'turn.act': { seat: Seat }; 'turn.end': {}; 'build.stand': {} }
  events: { built: { all: { seat: Seat; card: Card } }; drew: { all: { seat: Seat }; some: { cards: Card[] } } }
  options: { rounds: number }
}
declare const slip: Game<Slip>
const { does, asks, asksAll } = steps<Slip>()

export const views: Game<Slip>['view'][] = [
  (t, eye) => ({
    players: t.players.map((p, seat) => ({
      hand: shown(p.hand, eye, seat) ?? null,
      handSize: sizeOf(p.hand),
      gold: p.gold,
      signed: shown(p.signed, eye, seat) ?? null,
    })),
    deck: sizeOf(t.deck),
  }),
  // @ts-expect-error a hand put in a view
  t => ({ players: t.players.map(p => ({ hand: p.hand, handSize: 0, gold: p.gold, signed: null })), deck: 0 }),
  // @ts-expect-error a signed warrant put in a view
  t => ({ players: t.players.map(p => ({ hand: null, handSize: 0, gold: p.gold, signed: p.signed })), deck: 0 }),
  // @ts-expect-error a deck sent instead of its size
  t => ({ players: [], deck: t.deck }),
  // @ts-expect-error the length of a secret pile, read as if it were open
  t => ({ players: [], deck: t.deck.length }),
]

export function opening(p: Slip['table']['players'][number], eye: Eye, seat: Seat): void {
  const hand: Card[] | undefined = shown(p.hand, eye, seat)
  // @ts-expect-error a secret opened for an eye without saying whose it is
  shown(p.hand, eye)
  // @ts-expect-error a hand that may be closed, taken for an open one
  shown(p.hand, eye, seat).slice()
  // @ts-expect-error something opened that is no secret
  shown(p.gold, eye, seat)
  // @ts-expect-error the size of something that is no pile
  sizeOf(p.signed)
  return void hand
}

export function scheduling(x: Play<Slip>): void {
  x.next('turn.call', { rank: 1 })
  x.next('turn.end')
  // @ts-expect-error a misspelt step
  x.next('turn.cal', { rank: 1 })
  // @ts-expect-error a missing step parameter
  x.next('turn.call')
  // @ts-expect-error a step parameter of the wrong name
  x.next('turn.call', { seat: 1 })
  // @ts-expect-error a parameter for a step that takes none
  x.next('turn.end', { seat: 1 })
}

export function telling(x: Play<Slip>): void {
  x.tell('built', { seat: 0, card: 'tavern' })
  x.tell('drew', { seat: 0 }, [0], { cards: ['castle'] })
  // @ts-expect-error a missing event field
  x.tell('built', { seat: 0 })
  // @ts-expect-error an event that does not exist
  x.tell('build', { seat: 0, card: 'tavern' })
  // @ts-expect-error a private part left out, so that nobody would hear it
  x.tell('drew', { seat: 0 })
  // @ts-expect-error a private part where there is none
  x.tell('built', { seat: 0, card: 'tavern' }, [0], { cards: [] })
  // @ts-expect-error a private field told to everybody
  x.tell('drew', { seat: 0, cards: ['castle'] }, [0], { cards: ['castle'] })
}

export const turn: Chapter<Slip, 'turn'> = {
  'turn.call': does((x, { rank }) => x.next('turn.act', { seat: rank })),
  'turn.act': asks({
    who: (_, { seat }) => seat,
    prompt: 'slip.prompt.act',
    what: t =>
      menu([
        { do: 'build', with: oneOf(t.players[0]!.hand) },
        { do: 'end', with: null },
      ]),
    does(x, _, deed) {
      if (deed.do === 'build') x.t.players[0]!.hand.push(deed.with)
      // @ts-expect-error an action that is not on the menu
      if (deed.do === 'fly') return
      // @ts-expect-error a card of an action that has none
      if (deed.do === 'end') x.t.players[0]!.hand.push(deed.with)
      // @ts-expect-error an impossible answer compared
      if (deed.do === 'build' && deed.with === 'cathedral') return
    },
  }),
  'turn.end': asksAll({
    who: t => t.players.map((_, seat) => seat),
    prompt: 'slip.prompt.end',
    what: () =>
      form({ price: amount(0, 3), goods: split({ wood: 2 }), order: inOrder(['a', 'b']), some: someOf([1, 2], 1) }),
    does(_x, _p, answers) {
      const said = answers[0]!
      const taken: number | undefined = said.goods.wood
      const order: ('a' | 'b')[] = said.order
      const some: (1 | 2)[] = said.some
      // @ts-expect-error an amount is a number, not a word
      const price: string = said.price
      // @ts-expect-error a heap that is not there
      const iron = said.goods.iron
      // @ts-expect-error a field that was not asked
      const tip = said.tip
      return void [taken, order, some, price, iron, tip]
    },
  }),
}

// @ts-expect-error a chapter with a step left out
export const half: Chapter<Slip, 'turn'> = { 'turn.call': turn['turn.call'], 'turn.act': turn['turn.act'] }
// @ts-expect-error a chapter with another chapter's step
export const build: Chapter<Slip, 'build'> = { 'build.stand': does(() => {}), 'turn.end': turn['turn.end'] }

export const lapses = [
  orElse(oneOf(['yes', 'no']), 'no'),
  // @ts-expect-error a lapse that is no option
  orElse(oneOf(['yes', 'no']), 'perhaps'),
  // @ts-expect-error a lapse of another kind
  orElse(amount(0, 3), 'none'),
  // @ts-expect-error a lapse with a field missing
  orElse(form({ price: amount(0, 3), what: oneOf(['a']) }), { price: 1 }),
  // @ts-expect-error a lapse to an action that needs more
  orElse(menu([{ do: 'build', with: oneOf(['tavern']) }]), { do: 'build' }),
]

export const answer: AnswerOf<ReturnType<typeof form<{ a: ReturnType<typeof amount> }>>> = { a: 1 }

export function outside(): void {
  const { state } = start(slip, { game: 'slip', rules: 1, seats: 3, options: { rounds: 3 }, seed: 's' })
  // @ts-expect-error options of another game
  start(slip, { game: 'slip', rules: 1, seats: 3, options: { turns: 3 }, seed: 's' })
  // @ts-expect-error the deck read off a state
  const top: Card | undefined = state.table.deck[0]
  // @ts-expect-error a hand read off a state
  const [card] = state.table.players[0]!.hand
  // @ts-expect-error chance read off a state
  const word: number = state.rng[0]
  // @ts-expect-error an answer in hand read off a state
  const given = state.given[0]
  return void [top, card, word, given]
}
