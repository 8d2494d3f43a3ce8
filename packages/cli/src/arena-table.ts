import { ordinal, rate, rating } from 'openskill'
import type { Bout } from './arena-game.ts'
import { rounded } from './tally.ts'

/** How one bot did, over all seats it had, or over those in which it had one role. */
export interface ArenaRow {
  bot: string
  /** Only where roles are told apart. */
  role?: string
  /** Seats it had, in all games together. */
  seats: number
  /** Its share of wins, with the ends of the 95 % interval. */
  wins: number
  least: number
  most: number
  /** On average. */
  place: number
  score: number
  /** Its rating after all games, and what it is at least: three deviations less. Of a bot, not of a role. */
  rating?: number
  surely?: number
}

const Z = 1.96

/** Wilson's interval: it holds for few games and for shares near 0 and 1 as well. */
export function interval(share: number, n: number): [least: number, most: number] {
  const z2 = (Z * Z) / n
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n))) / (1 + z2)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** Everybody's ratings after these games, in this order. Seats of one bot share its rating, and what they learn. */
export function ratingsAfter(bouts: readonly Bout[]): Map<string, { mu: number; sigma: number }> {
  const ratings = new Map<string, { mu: number; sigma: number }>()
  for (const { bots, standing } of bouts) {
    const before = bots.map(bot => [ratings.get(bot) ?? rating()])
    const after = rate(before, { rank: standing.map(({ place }) => place) }).flat()
    for (const bot of new Set(bots)) {
      const own = after.filter((_, seat) => bots[seat] === bot)
      const mean = (of: (r: { mu: number; sigma: number }) => number): number =>
        own.reduce((sum, r) => sum + of(r), 0) / own.length
      ratings.set(bot, { mu: mean(r => r.mu), sigma: mean(r => r.sigma) })
    }
  }
  return ratings
}

export function arenaRows(bouts: readonly Bout[], byRole: boolean): ArenaRow[] {
  const sums = new Map<
    string,
    { bot: string; role: string; seats: number; wins: number; place: number; score: number }
  >()
  for (const { bots, roles, standing } of bouts) {
    const winners = standing.filter(({ place }) => place === 1).length
    for (const [seat, { place, score }] of standing.entries()) {
      const bot = bots[seat]!
      const role = byRole ? (roles[seat] ?? '') : ''
      const label = `${bot} ${role}`
      let sum = sums.get(label)
      if (!sum) sums.set(label, (sum = { bot, role, seats: 0, wins: 0, place: 0, score: 0 }))
      sum.seats++
      sum.wins += place === 1 ? 1 / winners : 0
      sum.place += place
      sum.score += score
    }
  }
  const order = [...new Set(bouts[0]?.bots)]
  const ratings = byRole ? null : ratingsAfter(bouts)
  return [...sums.values()]
    .sort((one, other) => order.indexOf(one.bot) - order.indexOf(other.bot) || (one.role < other.role ? -1 : 1))
    .map(({ bot, role, seats, wins, place, score }) => {
      const [least, most] = interval(wins / seats, seats)
      const rated = ratings?.get(bot)
      return {
        bot,
        ...(role === '' ? {} : { role }),
        seats,
        wins: rounded(wins / seats),
        least: rounded(least),
        most: rounded(most),
        place: rounded(place / seats),
        score: rounded(score / seats),
        ...(rated ? { rating: rounded(rated.mu), surely: rounded(ordinal(rated)) } : {}),
      }
    })
}
