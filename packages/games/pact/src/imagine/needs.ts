import type { Rng } from '@cloak/kernel'
import { GOODS } from '../data/pieces.ts'
import { EVERYONE } from '../seats.ts'
import { COIN, INDULGENCE, JESTER, leftIn, LINES, WIDTH } from './evidence.ts'
import type { Sums } from './sums.ts'
import type { Way } from './trips.ts'

/** What a seat can have needed in a round: to be given something, to be paid, to be rid of something, to be rid of coins. */
const GIVEN = 1 << 0
const PAID = 1 << 4
const RID = 1 << 8
const SPENT = 1 << 12

/** What seats needed in these moments to have held as much, or as little, as everybody saw; a bit for each need and seat. */
export function needsIn({ evidence: { least, most, cases }, max, min }: Sums, from: number, until: number): number {
  let needs = 0
  for (let i = from * WIDTH; i < until * WIDTH; i++) {
    const line = i % LINES
    if (line >= JESTER) continue
    const seat = Math.floor((i % WIDTH) / LINES)
    if (max[i]! < least[i]!) needs |= (line === COIN ? PAID : GIVEN) << seat
    if (min[i]! > most[i]!) needs |= (line === COIN ? SPENT : RID) << seat
  }
  for (let m = from; m < until; m++)
    for (const seat of EVERYONE)
      for (const seen of cases[m * EVERYONE.length + seat] ?? []) {
        const at = m * WIDTH + seat * LINES
        if (seen.could ? leftIn(seen, max, at, LINES, 0) < 0 : leftIn(seen, min, at, LINES, 0) >= 0)
          needs |= (seen.could ? PAID : SPENT) << seat
      }
  return needs
}

/** What such a round brings: whoever takes a chest is given something, and its owner is rid of it; coins go the other way. */
export function metBy(ways: readonly Way[], seats: readonly number[]): number {
  let met = 0
  for (let chest = 0; chest < ways.length; chest++) {
    const { taker, ask } = ways[chest]!
    if (taker === null) continue
    met |= (GIVEN | PAID) << seats[taker]!
    met |= (RID | SPENT) << seats[chest]!
    if (ask?.of === 'soul') continue
    met |= PAID << seats[chest]!
    met |= SPENT << seats[taker]!
  }
  return met
}

/** The lines of a chest that are worth thinking of: what its taker was short of or its owner had too much of, and two more. */
export function linesFor(
  { evidence: { least, most, moments }, max, min }: Sums,
  owner: number,
  taker: number,
  from: number,
  rng: Rng,
): number {
  let lines = (1 << rng.below(GOODS.length)) | (1 << rng.below(GOODS.length))
  for (let m = from; m < moments; m++)
    for (let line = 0; line <= INDULGENCE; line++) {
      const [his, own] = [m * WIDTH + taker * LINES + line, m * WIDTH + owner * LINES + line]
      if (max[his]! < least[his]! || min[own]! > most[own]!) lines |= 1 << line
    }
  return lines
}
