import {
  BRIBE_SIZE,
  COMMON,
  COMMON_INQUISITORS,
  type Goods,
  KINDS,
  MARKED_REWARDS,
  RESOURCES,
  SELL,
  SLOTS,
  SOUL_POINTS,
  SOUL_POINTS_FURTHER,
  SOUL_REWARDS,
  SOULS_TO_TURN_UP,
} from './data/pieces.ts'
import { isBasic } from './cost.ts'
import { add, some } from './goods.ts'
import { seatOf } from './seats.ts'
import type { Hands, Ritual } from './types.ts'

type Chests = Ritual['chests']

/** A numbered inquisitor shows his face, if he has not done so yet. */
export function turnUp(h: Hands, slot: number): void {
  if (h.t.up[slot] !== null) return
  const inquisitor = h.t.down[slot]!
  h.t.up[slot] = inquisitor
  h.tell('turnedUp', { stand: SLOTS[slot]!, inquisitor })
}

/** Something from the ritual goes into a chest; everybody sees into whose kind. */
export function reward(h: Hands, chests: Chests, kind: (typeof KINDS)[number], goods: Partial<Goods>): void {
  if (Object.keys(goods).length === 0) return
  add(chests[kind].reward, goods)
  h.tell('rewarded', { kind, goods: some(goods) })
}

/** Every full five coins send the next inquisitor away for good; beyond the third nobody takes any (DWD-13.10). */
export function bribe(h: Hands, chests: Chests): void {
  for (const kind of KINDS) {
    h.t.bribes += chests[kind].coin
    let coins = 0
    for (const r of RESOURCES) coins += chests[kind].resources[r] * (isBasic(r) ? SELL.basic : SELL.luxury)
    if (coins === 0) continue
    h.t.bribes += coins
    h.tell('resourcesSold', { kind, coins })
  }
  for (const stand of COMMON) {
    if (h.t.common[stand] === 'gone' || h.t.bribes < BRIBE_SIZE) continue
    h.t.bribes -= BRIBE_SIZE
    h.t.common[stand] = 'gone'
    h.tell('bribed', { stand, inquisitor: COMMON_INQUISITORS[stand] })
  }
  if (COMMON.every(stand => h.t.common[stand] === 'gone')) h.t.bribes = 0
  h.tell('bribesLie', { n: h.t.bribes })
}

/** What the fragments in the devil's chest bring (DWD-13.11 to 13.14). */
export function openSouls(h: Hands, chests: Chests, last: boolean): void {
  const { souls, marked } = chests.devil
  if (last) return scoreSouls(h, souls)
  SOUL_REWARDS.forEach(({ goods, turnsUp }, least) => {
    if (souls < least) return
    reward(h, chests, 'devil', goods)
    if (turnsUp !== null) turnUp(h, turnsUp)
  })
  MARKED_REWARDS.forEach((goods, least) => {
    if (marked >= least) reward(h, chests, 'cultist', goods)
  })
}

export const soulPoints = (souls: number): number =>
  SOUL_POINTS.slice(0, souls).reduce<number>((sum, n) => sum + n, 0) +
  SOUL_POINTS_FURTHER * Math.max(0, souls - SOUL_POINTS.length)

function scoreSouls(h: Hands, souls: number): void {
  const seat = seatOf(h.t, 'devil')
  const n = soulPoints(souls)
  h.t.players[seat]!.score += n
  h.tell('soulPoints', { seat, souls, n })
  if (souls >= SOULS_TO_TURN_UP[0]) turnUp(h, 0)
  if (souls >= SOULS_TO_TURN_UP[1]) turnUp(h, h.t.secondUp ? 2 : 1)
}
