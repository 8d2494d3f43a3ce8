import type { Msg, Standing } from '@cloak/kernel'
import { bookOf } from './data/book.ts'
import { courtiersHeld } from './counts.ts'
import { MAJORS, WORTH } from './data/pieces.ts'
import { pointsOfDebt } from './debt.ts'
import type { Open, OpenPlayer } from './types.ts'

/** A player's final score, item by item (DWD-14.1), and the fifths that break a tie (DWD-14.2). */
export function scoreOf(t: Open, p: OpenPlayer): { items: [item: string, points: number][]; fifths: number } {
  const { cards } = bookOf(t)
  const { wood, stone, grain, glass, marble, coin } = p.goods
  const tokens = wood + stone + grain + coin
  const majors = MAJORS.filter(j => p.majors[j]).length
  return {
    items: [
      ['track', p.score],
      ['buildings', p.built.reduce((sum, b) => sum + cards[b.card].vp, 0)],
      ['effects', p.bonus],
      ['debt', -pointsOfDebt(p.debt)],
      ['majors', p.kind === 'devil' ? 0 : WORTH.major * majors],
      ['angels', WORTH.angel * p.angel],
      ['devils', WORTH.devil * p.devil],
      ['indulgences', WORTH.indulgence * p.indulgences],
      ['courtiers', WORTH.courtier * courtiersHeld(p)],
      ['marked', WORTH.marked * p.souls.marked],
      ['luxury', WORTH.luxury * (glass + marble)],
      ['goods', Math.floor(tokens / WORTH.tokens)],
    ],
    fifths: tokens % WORTH.tokens,
  }
}

export function standing(t: Open): Standing[] {
  const results = t.players.map(p => {
    const { items, fifths } = scoreOf(t, p)
    return { score: items.reduce((sum, [, points]) => sum + points, 0), fifths, items }
  })
  // DWD-14.3: whoever is level to the last fifth shares the place.
  return results.map(({ score, fifths, items }) => ({
    place: 1 + results.filter(other => other.score > score || (other.score === score && other.fifths > fifths)).length,
    score,
    why: [
      ...items
        .filter(([, points]) => points !== 0)
        .map(([item, points]): Msg => ({ key: `pact.score.${item}`, args: { points: points || 0 } })),
      { key: 'pact.score.fifths', args: { points: fifths } },
    ],
  }))
}
