import { MAX_DEBT, PHASE, RESOURCES, WORTH } from '../src/data/pieces.ts'
import { askers, finest, inquisitorAt, lossBy, lossToAscetic, repliesAnswer, soulPoints } from '../src/reading/index.ts'
import type { Answer } from '@cloak/kernel'
import type { Stand } from '../src/types.ts'
import { type Sight, soulsOf } from './sight.ts'
import { ratesFor } from './worth.ts'

/** What the questions of an inquisition are likely to cost whoever leaves them unanswered, the dearest first. */
const THIRD_ROUND = [3.6, 3, 1.8, 0.6]
const FIFTH_ROUND = [5.5, 4, 3.5, 2.5, 1.2, 0.5]
const GUEST = 4

const sumOf = (penalties: readonly number[], guests: number, answers: number): number =>
  [...penalties, ...Array<number>(guests).fill(GUEST)]
    .sort((one, other) => other - one)
    .slice(0, answers)
    .reduce((sum, n) => sum + n, 0)

/** What so many fragments are worth to this seat, in the inquisitions to come and in the ritual. */
export function worthOfSouls({ v, p, kind }: Sight, plain: number, marked: number): number {
  const n = plain + marked
  const answers = n + (p.indulgences ?? p.indulgencesSeen)
  const asked = v.phase > PHASE.inquisition
  let worth = -1 * marked * -WORTH.marked
  if (!asked) worth += sumOf(FIFTH_ROUND, v.round > 3 ? p.guests : 0, answers)
  if (v.round <= 3 && !(v.round === 3 && p.answered)) worth += sumOf(THIRD_ROUND, p.guests, answers)
  if (kind !== 'devil') return worth
  const rewarded = v.rituals.length > 0
  return worth + 0.9 * soulPoints(n) + (rewarded ? 0 : n >= 2 ? 3 : n === 1 ? 2.2 : 0)
}
/** What a mortal loses by selling so many, if the fragments that are not here lie evenly with the others. */
export function sellerLoses({ v, p }: Sight, n: number): number {
  const held = Math.max(n, Math.round(3 - ((p.souls?.plain ?? 0) + (p.souls?.marked ?? 0)) / 2.5))
  const loses = (penalties: readonly number[]): number => sumOf(penalties, 0, held) - sumOf(penalties, 0, held - n)
  return loses(FIFTH_ROUND) + (v.round <= 3 ? loses(THIRD_ROUND) : 0)
}
/** What it costs to part with so many, or brings to get them. */
export const worthOfPaying = (s: Sight, plain: number, marked: number): number => {
  const held = s.p.souls ?? { plain: 0, marked: 0 }
  return worthOfSouls(s, held.plain, held.marked) - worthOfSouls(s, held.plain - plain, held.marked - marked)
}

/** What it would cost this seat to leave an inquisitor unanswered. */
function costOf(s: Sight, stand: Stand): number {
  const { p, v, me, goods, book } = s
  const { penalties } = book.house
  const rates = ratesFor(5 - v.round)
  const inquisitor = inquisitorAt(v, stand)
  switch (inquisitor) {
    case 'ascetic': {
      const held = RESOURCES.reduce((sum, r) => sum + goods[r], 0)
      const given = Math.min(held, penalties.ascetic.tokens)
      return given * rates.wood + lossToAscetic(v, given)
    }
    case 'fundamentalist':
    case 'plebeian':
    case 'orator':
    case 'guest':
      return lossBy(v, me, inquisitor)
    case 'bailiff':
      return 0.5 * penalties.bailiff + (p.debt + penalties.bailiff > MAX_DEBT ? 2 : 0)
    case 'libertine':
      return goods.glass > 0 && goods.marble > 0
        ? Math.min(penalties.libertine.points, rates.glass + rates.marble)
        : penalties.libertine.points
    case 'vandal': {
      const [card] = finest(v, me)
      return card ? Math.max(0, book.cards[card].vp) : 0
    }
  }
}

/** An indulgence that is kept is worth two points, and in round 3 it may yet be needed. */
const KEEPING = { now: 2, later: 3.4 }

/** Fragments for the dearest questions, indulgences for those that cost more than keeping them. */
export function answersTo(s: Sight): Answer {
  const { v, p } = s
  const stands = askers(v, s.me)
  const ranked = stands
    .map(stand => ({ stand, cost: costOf(s, stand) }))
    .sort((one, other) => other.cost - one.cost || stands.indexOf(one.stand) - stands.indexOf(other.stand))
  const n = Math.min(soulsOf(p), stands.length)
  const souls = ranked.slice(0, n).map(({ stand }) => stand)
  const keeping = v.round === 5 ? KEEPING.now : KEEPING.later
  const spent = ranked
    .slice(n)
    .filter(({ cost }) => cost > keeping)
    .slice(0, p.indulgences ?? p.indulgencesSeen)
    .map(({ stand }) => stand)
  return repliesAnswer(souls, spent)
}
