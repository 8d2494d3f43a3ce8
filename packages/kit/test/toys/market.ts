import {
  amount,
  type FaceUp,
  form,
  type Game,
  oneOf,
  orElse,
  type Rng,
  type Seat,
  type Secret,
  shown,
  split,
  steps,
} from '@cloak/kernel'

/** Secret bids by those who hold a seal (nobody knows who does), and a gift of goods to a neighbour. */
export type Good = 'wood' | 'stone'
export type Goods = { [G in Good]: number }
const PURSE = 6

interface Player {
  coins: Secret<number>
  goods: Secret<Goods>
  /** How many goods in all: a full cart is seen by everybody. */
  load: number
  seal: Secret<boolean>
  plan: Secret<{ next: Good; price: number } | null>
}
interface Table {
  players: Player[]
  lot: Good
  bank: number
  sold: Goods
  round: number
  rounds: number
}
interface View {
  players: {
    coins: number | null
    goods: Goods | null
    load: number
    seal: boolean | null
    plan: { next: Good; price: number } | null
  }[]
  lot: Good
  bank: number
  sold: Goods
  round: number
  rounds: number
}
export interface Market {
  table: Table
  view: View
  steps: { round: {}; plan: {}; bid: {}; gift: { from: Seat; to: Seat }; close: {} }
  events: {
    opened: { all: { lot: Good } }
    sold: { all: { good: Good; price: number }; some: { paid: number; load: Good } }
    gave: { all: { from: Seat; to: Seat; n: number }; some: { goods: Partial<Goods> } }
    closed: { all: {} }
  }
  options: { rounds: number }
}
export type MarketTable = FaceUp<Table>

const { does, asks, asksAll } = steps<Market>()
const seatsOf = (t: { players: readonly unknown[] }): Seat[] => t.players.map((_, seat) => seat)
const GOODS: readonly Good[] = ['wood', 'stone']

export const market: Game<Market> = {
  id: 'market',
  rules: 1,
  seats: [3, 4],
  options: () => orElse(form({ rounds: amount(1, 4) }), { rounds: 2 }),
  lay({ seats, options }, x) {
    x.next('round')
    const player = () => ({ coins: PURSE, goods: { wood: 1, stone: 1 }, load: 2, seal: false, plan: null })
    return {
      players: Array.from({ length: seats }, player),
      lot: 'wood',
      bank: 0,
      sold: { wood: 0, stone: 0 },
      round: 0,
      rounds: options.rounds,
    }
  },
  steps: {
    round: does(x => {
      x.t.lot = x.rng.pick(GOODS)
      const holders = seatsOf(x.t).filter(() => x.rng.below(2) === 0)
      if (holders.length < 2) holders.splice(0, 1, 0, 1)
      x.t.players.forEach((p, seat) => (p.seal = holders.includes(seat)))
      const from = x.t.round++ % x.t.players.length
      x.tell('opened', { lot: x.t.lot })
      x.next('plan')
      x.next('bid')
      x.next('gift', { from, to: (from + 1) % x.t.players.length })
      x.next(x.t.round < x.t.rounds ? 'round' : 'close')
    }),

    plan: asksAll({
      who: seatsOf,
      prompt: 'market.prompt.plan',
      free: true,
      what: (t, _, seat) =>
        orElse(form({ next: oneOf(GOODS), price: amount(0, t.players[seat]!.coins) }), { next: 'wood', price: 0 }),
      does(x, _, plans) {
        for (const seat of seatsOf(x.t)) x.t.players[seat]!.plan = plans[seat]!
      },
    }),

    bid: asksAll({
      who: t => seatsOf(t).filter(seat => t.players[seat]!.seal),
      prompt: 'market.prompt.bid',
      covert: true,
      what: (t, _, seat) => orElse(amount(0, t.players[seat]!.coins), 0),
      does(x, _, bids) {
        const bidders = seatsOf(x.t).filter(seat => bids[seat] !== undefined)
        const winner = bidders.reduce((best, seat) => (bids[seat]! > bids[best]! ? seat : best))
        const price = bids[winner]!
        const good = x.t.lot
        x.t.players[winner]!.coins -= price
        x.t.players[winner]!.goods[good]++
        x.t.players[winner]!.load++
        x.t.bank += price
        x.t.sold[good]++
        x.tell('sold', { good, price }, [winner], { paid: price, load: good })
      },
    }),

    gift: asks({
      who: (_, { from }) => from,
      prompt: (_, { to }) => ({ key: 'market.prompt.gift', args: { seat: to } }),
      what: (t, { from }) => orElse(split(t.players[from]!.goods, 0, 2), {}),
      does(x, { from, to }, goods) {
        let n = 0
        for (const good of GOODS) {
          const given = goods[good] ?? 0
          x.t.players[from]!.goods[good] -= given
          x.t.players[to]!.goods[good] += given
          n += given
        }
        x.t.players[from]!.load -= n
        x.t.players[to]!.load += n
        x.tell('gave', { from, to, n }, [from, to], { goods })
      },
    }),

    close: does(x => x.tell('closed', {})),
  },
  view: (t, eye) => ({
    players: t.players.map((p, seat) => ({
      coins: shown(p.coins, eye, seat) ?? null,
      goods: shown(p.goods, eye, seat) ?? null,
      load: p.load,
      seal: shown(p.seal, eye, seat) ?? null,
      plan: shown(p.plan, eye, seat) ?? null,
    })),
    lot: t.lot,
    bank: t.bank,
    sold: t.sold,
    round: t.round,
    rounds: t.rounds,
  }),
  standing(t) {
    const scores = t.players.map(p => p.coins + 2 * (p.goods.wood + p.goods.stone))
    return scores.map(score => ({
      place: 1 + scores.filter(other => other > score).length,
      score,
      why: [{ key: 'market.score.all', args: { points: score } }],
    }))
  },
  imagine(v, at, rng) {
    const n = v.players.length
    const goods: Goods = { wood: n + v.sold.wood, stone: n + v.sold.stone }
    let coins = n * PURSE - v.bank
    const me = at === null ? undefined : v.players[at]
    if (me) {
      coins -= me.coins!
      for (const good of GOODS) goods[good] -= me.goods![good]
    }
    const heap = rng.shuffle(GOODS.flatMap(good => Array<Good>(goods[good]).fill(good)))
    const strangers = seatsOf(v).filter(seat => seat !== at)
    const purses = deal(coins, strangers, rng)
    const sealed = new Set(rng.shuffle(strangers.slice()).slice(0, 1 + rng.below(strangers.length)))
    return {
      players: v.players.map((p, seat) => {
        if (seat === at)
          return { coins: p.coins!, goods: { ...p.goods! }, load: p.load, seal: p.seal!, plan: p.plan && { ...p.plan } }
        const cart = heap.splice(0, p.load)
        return {
          coins: purses[seat]!,
          goods: { wood: cart.filter(g => g === 'wood').length, stone: cart.filter(g => g === 'stone').length },
          load: p.load,
          seal: sealed.has(seat),
          plan: null,
        }
      }),
      lot: v.lot,
      bank: v.bank,
      sold: { ...v.sold },
      round: v.round,
      rounds: v.rounds,
    }
  },
}

/** Coins dealt at random among these seats, nobody above the purse they all began with. */
function deal(coins: number, seats: readonly Seat[], rng: Rng): { [seat: Seat]: number } {
  const purses: { [seat: Seat]: number } = Object.fromEntries(seats.map(seat => [seat, 0]))
  for (let left = coins; left > 0; left--) purses[rng.pick(seats.filter(seat => purses[seat]! < PURSE))]!++
  return purses
}

export const keptByMarket = {
  coins: (t: MarketTable) => t.bank + t.players.reduce((n, p) => n + p.coins, 0),
  wood: (t: MarketTable) => t.players.reduce((n, p) => n + p.goods.wood, -t.sold.wood),
  stone: (t: MarketTable) => t.players.reduce((n, p) => n + p.goods.stone, -t.sold.stone),
  load: (t: MarketTable) => t.players.reduce((n, p) => n + p.load - p.goods.wood - p.goods.stone, 0),
}
