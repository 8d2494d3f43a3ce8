import type { Point } from '../solo/counsel.ts'

/** A place in the chart, in hundredths of its width and height, from the top left. */
export interface Place {
  x: number
  y: number
}

export const xOf = (i: number, length: number): number => (100 * i) / Math.max(1, length - 1)
const yOf = (chance: number): number => 100 * (1 - chance)

/** So many neighbours on either side steady a point. */
const REACH = 2

/** The same points, each as the mean of its neighbourhood: a few play-outs make a restless line. The end is certain. */
export function steadied(points: readonly Point[]): Point[] {
  const last = points.length - 1
  return points.map((point, i) => {
    const near = i === last ? [point] : points.slice(Math.max(0, i - REACH), Math.min(last, i + REACH + 1))
    const mean = (seat: number): number => near.reduce((sum, { chances }) => sum + chances[seat]!, 0) / near.length
    return { ...point, chances: point.chances.map((_, seat) => mean(seat)) }
  })
}

/** A seat's chances as a line. */
export const lineOf = (points: readonly Point[], seat: number): string =>
  points.map(({ chances }, i) => `${xOf(i, points.length).toFixed(2)},${yOf(chances[seat]!).toFixed(2)}`).join(' ')

/** Which point belongs to the question: the last that is no later. */
export function pointAt(points: readonly Point[], at: number): number {
  const later = points.findIndex(point => point.at > at)
  return Math.max(0, (later < 0 ? points.length : later) - 1)
}

/** Labels nearer than this to one another, or to an edge, cover something. */
const NEAR = { x: 5, y: 14 } as const

/** Where each seat's arms stand on its line: where the line is farthest from all others, and no other arms are near. */
export function labelPlaces(points: readonly Point[], seats: number): Place[] {
  const places: Place[] = []
  for (let seat = 0; seat < seats; seat++) {
    const open = points
      .map(({ chances }, i) => ({
        x: xOf(i, points.length),
        y: yOf(chances[seat]!),
        apart: Math.min(...chances.map((chance, other) => (other === seat ? 1 : Math.abs(chance - chances[seat]!)))),
      }))
      .filter(({ x }) => x >= NEAR.x && x <= 100 - NEAR.x)
      .sort((one, other) => other.apart - one.apart)
    const isFree = ({ x, y }: Place): boolean =>
      places.every(other => Math.abs(other.x - x) > NEAR.x || Math.abs(other.y - y) > NEAR.y)
    const { x, y } = open.find(isFree) ?? open[0] ?? { x: 50, y: 50 }
    places.push({ x, y })
  }
  return places
}

/** In which row each mark stands, so that none covers another. */
export function rowsOf(xs: readonly number[], least = 4): number[] {
  const ends: number[] = []
  const rows = xs.map(() => 0)
  for (const i of xs.map((_, i) => i).sort((one, other) => xs[one]! - xs[other]!)) {
    const free = ends.findIndex(end => xs[i]! - end >= least)
    const row = free < 0 ? ends.length : free
    ends[row] = xs[i]!
    rows[i] = row
  }
  return rows
}

/** Evenly so many of a list at most, the first and the last among them. */
export function some<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all]
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!)
}
