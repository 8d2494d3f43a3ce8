import { type Game, Rng, type Setup } from '@cloak/kernel'
import { bookOf, PILES } from './data/book.ts'
import type { House } from './data/house.ts'
import { CANDIDATES, REPUTATION_START, SEATS } from './data/pieces.ts'
import { copyGoods, goodsOf, noGoods } from './goods.ts'
import { DEALS, endow } from './roles.ts'
import { SCHEDULES } from './routing.ts'
import type { Open, OpenPlayer, Options, Pact } from './types.ts'

type Laying = Parameters<Game<Pact>['lay']>[1]

/** Lays the table (DWD-2); wishes, if they are asked, come before the roles. */
export const layWith =
  (house: House | null) =>
  ({ options }: Setup<Options>, x: Laying): Open => {
    const book = bookOf({ house })
    // DWD-2.12: one seed, split into streams in this order, so that no deal depends on another.
    const stream = () => new Rng(x.rng.fork())
    const roles = DEALS[stream().below(DEALS.length)]!
    const schedule = stream().below(SCHEDULES.length)
    const decks = Array.from({ length: PILES }, (_, i) => stream().shuffle([...book.decks[i]!]))
    const [A, B] = [stream().shuffle([...book.eventDecks.A]), stream().shuffle([...book.eventDecks.B])]
    const down = stream().shuffle([...CANDIDATES])
    const t: Open = {
      house,
      variants: {
        jesters: options.jesters === 'on',
        indulgences: options.indulgences === 'on',
        resources: options.resources === 'on',
        learning: options.learning === 'on',
        preferences: options.preferences === 'on',
      },
      dealt: false,
      round: 0,
      phase: 0,
      pass: 0,
      players: Array.from({ length: SEATS }, (_, seat) => player(book.house, seat)),
      schedule,
      chests: [],
      decks,
      eventDecks: { A, B },
      snapshot: [],
      common: { A: 'up', B: 'down', C: 'down' },
      up: [null, null, null],
      down,
      secondUp: false,
      bribes: 0,
      votes: [],
      rituals: [],
      locked: [],
      asked: [],
      known: [null, null, null, null],
    }
    endow(t, roles)
    x.next('setup.prefer')
    return t
  }

function player(house: House, seat: number): OpenPlayer {
  const stock = goodsOf(house.stock[seat]!)
  return {
    kind: 'mortal1',
    goods: noGoods(),
    souls: { plain: 0, marked: 0 },
    indulgences: 0,
    jesters: 0,
    hand: [],
    events: [],
    discards: [],
    passed: [],
    received: [],
    deals: [],
    sights: [],
    draft: null,
    vote: null,
    fill: null,
    replies: null,
    built: [],
    lost: [],
    bared: [],
    baredEvents: [],
    played: [],
    dropped: false,
    plan: null,
    turn: { performed: 0, recruited: false, owing: false },
    todo: [],
    tokensLost: 0,
    tokensLeaving: 0,
    reputation: REPUTATION_START,
    debt: 0,
    quarter: 0,
    angel: 0,
    devil: 0,
    guests: 0,
    score: 0,
    bonus: 0,
    fields: [1, 1, 1, 1],
    minors: { m1: 'unclaimed', m2: 'unclaimed', m3: 'unclaimed', m4: 'unclaimed' },
    majors: { J1: false, J2: false, J3: false, J4: false },
    courtiers: { R: 'space2', U: 'space2', C: 'space2', A: 'locked' },
    mob: false,
    wanted: [],
    answered: null,
    presented: 0,
    shown: [],
    ledger: stock,
    indulgencesSeen: 0,
    lows: [copyGoods(stock)],
    pardons: [0],
    bare: [],
    proofs: [],
  }
}
