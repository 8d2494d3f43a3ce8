import type { Standing } from '@cloak/kernel'
import { rounded } from './tally.ts'

/** How one bot did, over all seats it had. */
export interface ArenaRow {
  bot: string
  /** Seats it had, in all games together. */
  seats: number
  /** Its share of wins, with the ends of the 95 % interval. */
  wins: number
  least: number
  most: number
  /** On average. */
  place: number
  score: number
}

const Z = 1.96

/** Wilson's interval: it holds for few games and for shares near 0 and 1 as well. */
export function interval(share: number, n: number): [least: number, most: number] {
  const z2 = (Z * Z) / n
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n))) / (1 + z2)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

export interface ArenaTable {
  /** One game: who sat where, and how it ended. */
  add(bots: readonly string[], standing: readonly Standing[]): void
  rows(): ArenaRow[]
}

export function arenaTable(bots: readonly string[]): ArenaTable {
  const sums = new Map([...new Set(bots)].map(bot => [bot, { seats: 0, wins: 0, place: 0, score: 0 }]))
  return {
    add(seated, standing) {
      const winners = standing.filter(({ place }) => place === 1).length
      standing.forEach(({ place, score }, seat) => {
        const sum = sums.get(seated[seat]!)!
        sum.seats++
        sum.wins += place === 1 ? 1 / winners : 0
        sum.place += place
        sum.score += score
      })
    },
    rows: () =>
      [...sums].map(([bot, { seats, wins, place, score }]) => {
        const [least, most] = interval(wins / seats, seats)
        return {
          bot,
          seats,
          wins: rounded(wins / seats),
          least: rounded(least),
          most: rounded(most),
          place: rounded(place / seats),
          score: rounded(score / seats),
        }
      }),
  }
}
