import type { Rng } from '@cloak/kernel'
import { ASKS, GOODS, KINDS } from '../data/pieces.ts'
import { goodsFrom } from '../goods.ts'
import type { Ask } from '../types.ts'
import { type Load, read } from './chests.ts'
import { INDULGENCE, LINES, WIDTH } from './evidence.ts'
import { count, type Sums } from './sums.ts'
import type { Trip } from './trips.ts'
import { HOME, type Journey } from './witness.ts'

/** A journey of a chest, now that every number in it is settled. */
export function tripOf(s: Sums, one: Load, { sent }: Journey, owner: number, chest: number, rng: Rng): Trip {
  const { goods, ask, taker, pass, paid } = one.way
  const fixed = { jesters: read(s, one.jesters), left: [read(s, one.left[0]), read(s, one.left[1])] as const }
  if (goods || pass > 0) {
    const of = ask?.of ?? (pass > 0 ? 'coin' : null)
    const counts = one.goods.map(f => read(s, f))
    const asked: Ask | null = of && { of, n: read(s, one.ask) }
    return { goods: goodsFrom(counts), indulgences: counts[INDULGENCE]!, ...fixed, ask: asked, taker, pass, paid }
  }
  const offered = offer(s, sent, owner, rng)
  const made = offered.some(n => n > 0)
  return {
    goods: goodsFrom(offered),
    indulgences: 0,
    ...fixed,
    ask: made ? anAsk(chest, rng) : null,
    taker,
    pass,
    paid,
  }
}

/** What may have lain in a chest that nobody looked into and nobody took: something its owner could spare, or nothing. */
function offer(s: Sums, sent: number, owner: number, rng: Rng): number[] {
  const offered = GOODS.map(() => 0)
  if (rng.below(2) === 0) return offered
  const { least, moments } = s.evidence
  const end = Math.min(sent + HOME, moments)
  for (let line = 0; line < GOODS.length; line++) {
    let spare = Infinity
    for (let m = sent; m < end; m++) {
      const i = m * WIDTH + owner * LINES + line
      spare = Math.min(spare, s.max[i]! - least[i]!)
    }
    if (spare > 0 && rng.below(3) === 0) offered[line] = 1 + rng.below(Math.min(2, spare))
    count(s, owner, line, -offered[line]!, sent, end)
  }
  return offered
}
function anAsk(chest: number, rng: Rng): Ask {
  const { coins, souls } = ASKS[KINDS[chest]!]
  const [of, [least, most]] =
    souls && (!coins || rng.below(2) === 0) ? (['soul', souls] as const) : (['coin', coins!] as const)
  return { of, n: least + rng.below(most - least + 1) }
}
