import type { Seat } from '@cloak/kernel'
import { type Good, type Goods, GOODS } from './data/pieces.ts'
import type { Hands, Open, Source } from './types.ts'

export const noGoods = (): Goods => ({ wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 })
export const copyGoods = (g: Goods): Goods => ({
  wood: g.wood,
  stone: g.stone,
  grain: g.grain,
  glass: g.glass,
  marble: g.marble,
  coin: g.coin,
})
/** Goods from their numbers, in the order of GOODS. */
export const goodsFrom = (n: ArrayLike<number>): Goods => ({
  wood: n[0]!,
  stone: n[1]!,
  grain: n[2]!,
  glass: n[3]!,
  marble: n[4]!,
  coin: n[5]!,
})
export const goodsOf = (some: Partial<Goods>): Goods => ({ ...noGoods(), ...some })
export function add(to: Goods, some: Partial<Goods>, times = 1): void {
  for (const good of GOODS) to[good] += times * (some[good] ?? 0)
}
/** The same for whole stocks, where it must be quick. */
export function addAll(to: Goods, all: Goods, times = 1): void {
  to.wood += times * all.wood
  to.stone += times * all.stone
  to.grain += times * all.grain
  to.glass += times * all.glass
  to.marble += times * all.marble
  to.coin += times * all.coin
}
/** The goods of which there are any, for saying what moved. */
export function some(goods: Partial<Goods>): Partial<Goods> {
  const out: Partial<Goods> = {}
  for (const good of GOODS) if (goods[good]) out[good] = goods[good]
  return out
}
export const isEmpty = (goods: Goods): boolean => GOODS.every(good => goods[good] === 0)

/** Takes goods from the supply, before everybody's eyes. */
export function take(t: Open, seat: Seat, good: Good, n: number): void {
  const p = t.players[seat]!
  p.goods[good] += n
  p.ledger[good] += n
}
/** Returns goods to the supply, before everybody's eyes. */
export function giveUp(t: Open, seat: Seat, good: Good, n: number): void {
  const p = t.players[seat]!
  p.goods[good] -= n
  p.ledger[good] -= n
  const low = p.lows[p.lows.length - 1]!
  if (p.ledger[good] < low[good]) low[good] = p.ledger[good]
}
export function gain(h: Hands, seat: Seat, good: Good, n: number, by: Source): void {
  if (n === 0) return
  take(h.t, seat, good, n)
  h.tell('gained', { seat, good, n, by })
}

/** Goods have moved unseen: what is seen from now on speaks of what is held from now on. */
export function passUnseen(t: Open): void {
  for (const p of t.players) {
    p.lows.push(copyGoods(p.ledger))
    p.pardons.push(p.indulgencesSeen)
  }
}

/**
 * What is borrowed and sold in a pass goes into payments that nobody sees: only what is left at the end of it was held for
 * certain.
 */
export function passClosed(t: Open): void {
  for (const p of t.players) p.lows[p.lows.length - 1] = copyGoods(p.ledger)
}
