import type { Msg, Standing } from '@cloak/kernel'

/** One item of the reckoning: whose, and how much. */
export interface Counted {
  seat: number
  item: number
  points: number
}
const pointsOf = ({ args }: Msg): number => Number(args?.['points'] ?? 0)

/** The items in the order they are counted: the first of every seat, then the second, the winner always last. */
export function countOf(standing: readonly Standing[]): Counted[] {
  const seats = standing.map((_, seat) => seat).sort((a, b) => standing[b]!.place - standing[a]!.place)
  const most = Math.max(0, ...standing.map(({ why }) => why.length))
  return Array.from({ length: most }, (_, item) => item).flatMap(item =>
    seats.flatMap(seat => {
      const said = standing[seat]!.why[item]
      return said ? [{ seat, item, points: pointsOf(said) }] : []
    }),
  )
}

/** What each seat has after so many items; when all are counted, its score. */
export function sumsAfter(standing: readonly Standing[], counted: readonly Counted[], n: number): number[] {
  if (n >= counted.length) return standing.map(({ score }) => score)
  const sums = standing.map(() => 0)
  for (const { seat, points } of counted.slice(0, n)) sums[seat]! += points
  return sums
}
