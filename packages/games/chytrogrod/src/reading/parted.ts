import type { Seat, Standing } from '@cloak/kernel'
import { ITEMS } from '../standing.ts'

/** What parts two players with as many points (CHY-9.3), or that nothing does. */
export type Parted =
  | { by: 'big-deals' | 'unused-goods'; first: Seat; second: Seat; n: number; m: number }
  | { by: 'nothing'; seats: readonly Seat[] }

const item = ({ why }: Standing, key: string, count: 'deals' | 'goods'): number =>
  Number(why.find(said => said.key === key)?.args?.[count] ?? 0)
const bigDeals = (standing: Standing): number => item(standing, ITEMS.bigDeals, 'deals')
const unusedGoods = (standing: Standing): number => item(standing, ITEMS.unusedGoods, 'goods')
const isDisqualified = ({ why }: Standing): boolean => why.some(({ key }) => key === ITEMS.disqualified)

/** Every two neighbours in the ranking who have as many points, and the disqualified, in the order of their places. */
export function partedIn(standing: readonly Standing[]): Parted[] {
  const seats = standing.map((_, seat) => seat).sort((a, b) => standing[a]!.place - standing[b]!.place)
  const ranked = seats.filter(seat => !isDisqualified(standing[seat]!))
  const parted = ranked.slice(1).flatMap((second, i): Parted[] => {
    const first = ranked[i]!
    const [a, b] = [standing[first]!, standing[second]!]
    if (a.score !== b.score || a.place === b.place) return []
    return bigDeals(a) === bigDeals(b)
      ? [{ by: 'unused-goods', first, second, n: unusedGoods(a), m: unusedGoods(b) }]
      : [{ by: 'big-deals', first, second, n: bigDeals(a), m: bigDeals(b) }]
  })
  const out = seats.filter(seat => isDisqualified(standing[seat]!))
  return out.length > 0 ? [...parted, { by: 'nothing', seats: out }] : parted
}
