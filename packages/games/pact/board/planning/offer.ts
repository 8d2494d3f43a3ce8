import type { Draft } from '@cloak/kernel'
import { fieldsOf } from '@cloak/parts/ask/ways.ts'

/** What goes into the own chest, in the making (DWD-7.1). */
export interface Offer {
  goods: { readonly [good: string]: number }
  ask: { of: 'coins' | 'souls'; n: number }
  jesters: number
}

export const isOffer = (draft: Draft): boolean => offerIn(draft) !== null

export function offerIn(draft: Draft): Offer | null {
  const deed = fieldsOf(draft)
  const isJester = deed['do'] === 'jesters'
  const plain = fieldsOf(isJester ? fieldsOf(deed['with'])['offer'] : draft)
  if (plain['do'] !== 'offer') return null
  const { goods, ask } = fieldsOf(plain['with'])
  const { do: of, with: n } = fieldsOf(ask)
  if (of !== 'coins' && of !== 'souls') return null
  const heaps = Object.entries(fieldsOf(goods)).flatMap(([good, n]) => (Number(n) > 0 ? [[good, Number(n)]] : []))
  return {
    goods: Object.fromEntries(heaps) as Offer['goods'],
    ask: { of, n: Number(n) },
    jesters: isJester ? Number(fieldsOf(deed['with'])['n']) : 0,
  }
}

/** The offer as the menu has it. */
export function offerAnswer({ goods, ask, jesters }: Offer): Draft {
  const offer = { do: 'offer', with: { goods, ask: { do: ask.of, with: ask.n } } }
  return jesters > 0 ? { do: 'jesters', with: { n: jesters, offer } } : offer
}
