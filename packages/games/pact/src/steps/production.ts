import { type Chapter, steps } from '@cloak/kernel'
import { bookOf } from '../data/book.ts'
import type { BuildingId } from '../data/buildings/index.ts'
import type { Timing } from '../data/effects.ts'
import { BASE_COINS, GOODS, PHASE } from '../data/pieces.ts'
import { entrust } from '../errands/lane.ts'
import { noGoods, some, take } from '../goods.ts'
import { EVERYONE } from '../seats.ts'
import type { Open, Pact, X } from '../types.ts'

const { does } = steps<Pact>()
const LATE: readonly BuildingId[] = ['monastery', 'gambling-house']

export const production: Chapter<Pact, 'production'> = {
  'production.goods': does(x => {
    x.t.phase = PHASE.production
    for (const seat of EVERYONE) {
      const goods = produce(x.t, seat)
      for (const good of GOODS) take(x.t, seat, good, goods[good])
      x.tell('produced', { seat, goods: some(goods) })
    }
    // DWD-5.5, 22.4: every Monastery before every Gambling House, and both after all others.
    x.next('production.effects', { turn: 'first' })
    for (const turn of ['monastery', 'gambling-house'] as const) x.next('production.effects', { turn })
    x.next('market.trade', { left: EVERYONE })
    x.next('cards.begin')
  }),

  'production.effects': does((x, { turn }) => {
    effectsOf(x, 'production', card => (turn === 'first' ? !LATE.includes(card) : card === turn))
    x.next('errands.do')
  }),
}

/** What the wheel gives a seat (DWD-5.1 to 5.4). */
export function produce(t: Open, seat: number) {
  const wheel = bookOf(t).house.wheel[t.round - 1]![seat]!
  const { fields } = t.players[seat]!
  const goods = noGoods()
  for (let i = 0; i < wheel.length; i++) {
    const good = wheel[i]!
    if (good === 'glass' || good === 'marble') {
      // A luxury covers two fields, and is worth the lesser of them.
      goods[good] += Math.min(fields[i]!, fields[i + 1]!)
      i++
    } else goods[good] += fields[i]!
  }
  goods.coin = BASE_COINS + (fields[1] === 2 ? 1 : 0) + (fields[2] === 2 ? 1 : 0)
  return goods
}

/** The buildings that work in a phase, each player's in the order of their numbers. */
export function effectsOf(x: X, timing: Timing, filter: (card: BuildingId) => boolean = () => true): void {
  const { cards, rank } = bookOf(x.t)
  for (const seat of EVERYONE) {
    const working = x.t.players[seat]!.built.map(b => b.card)
      .filter(card => cards[card].timing === timing && filter(card))
      .sort((a, b) => rank[a] - rank[b])
    if (working.length === 0) continue
    entrust(x, seat, lane => {
      for (const card of working) lane.next('run', { seat, list: cards[card].effects, by: card })
    })
  }
}
