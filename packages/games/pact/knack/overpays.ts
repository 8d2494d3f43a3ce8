import { GOODS, type Goods } from '../src/data/pieces.ts'
import type { Answer } from '@cloak/kernel'
import { costOf, worthOfChest } from './deals.ts'
import type { Sight } from './sight.ts'
import { gainOf } from './soul-offers.ts'

/** Would this seat pay more by its own reckoning than it gets: in goods for a soul, in souls or coins for a chest? */
export function overpays(s: Sight, answer: Answer): boolean {
  if (!isObject(answer)) return false
  const { do: deed, with: terms } = answer
  if (deed === 'accept' || deed === 'acceptSouls') {
    const chest = s.p.sights?.at(-1)
    return !!chest?.ask && worthOfChest(s, chest) < costOf(s, chest.ask).worth
  }
  if (deed !== 'offer' || !isObject(terms) || !isObject(terms['ask'])) return false
  const { do: price, with: n } = terms['ask']
  return price === 'souls' && gainOf(s, Number(n), goodsIn(terms['goods'])) < 0
}

const isObject = (x: Answer | undefined): x is { [field: string]: Answer } => typeof x === 'object' && !Array.isArray(x)

function goodsIn(heaps: Answer | undefined): Partial<Goods> {
  if (!isObject(heaps)) return {}
  return Object.fromEntries(GOODS.map(good => [good, Number(heaps[good] ?? 0)]))
}
