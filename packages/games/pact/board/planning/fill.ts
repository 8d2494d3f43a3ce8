import type { Draft } from '@cloak/kernel'
import { fieldsOf, listOf } from '@cloak/parts/ask/ways.ts'

/** What goes into a chest by night, in the making (DWD-13.4). */
export interface Fill {
  coins: number
  goods: { readonly [good: string]: number }
  plain: number
  marked: number
  devil: number | null
  cultist: number | null
}
export type Guessed = 'devil' | 'cultist'
const EMPTY: Fill = { coins: 0, goods: {}, plain: 0, marked: 0, devil: null, cultist: null }

export const isFill = (draft: Draft): boolean => fieldsOf(draft)['do'] === 'fill'

export function fillIn(draft: Draft): Fill {
  if (!isFill(draft)) return EMPTY
  const { bribe, souls, guesses } = fieldsOf(fieldsOf(draft)['with'])
  const { coins, goods } = fieldsOf(bribe)
  const { plain, marked } = fieldsOf(souls)
  const { do: what, with: on } = fieldsOf(guesses)
  const [first, second] = listOf(on)
  return {
    coins: Number(coins ?? 0),
    goods: Object.fromEntries(Object.entries(fieldsOf(goods)).map(([id, n]) => [id, Number(n ?? 0)])),
    plain: Number(plain ?? 0),
    marked: Number(marked ?? 0),
    devil: what === 'devil' ? Number(on) : what === 'both' ? Number(first) : null,
    cultist: what === 'cultist' ? Number(on) : what === 'both' ? Number(second) : null,
  }
}

export function fillAnswer({ coins, goods, plain, marked, devil, cultist }: Fill): Draft {
  const guesses: Draft =
    devil !== null && cultist !== null
      ? { do: 'both', with: [devil, cultist] }
      : devil !== null
        ? { do: 'devil', with: devil }
        : cultist !== null
          ? { do: 'cultist', with: cultist }
          : { do: 'none' }
  return { do: 'fill', with: { bribe: { coins, goods }, souls: { plain, marked }, guesses } }
}

/** Each colour has one ring: naming somebody anew frees it from the other guess (DWD-13.4). */
export function guessing(fill: Fill, role: Guessed, on: number | null): Fill {
  const other = role === 'devil' ? 'cultist' : 'devil'
  return { ...fill, [role]: on, [other]: on !== null && fill[other] === on ? null : fill[other] }
}
