import {
  afterwards,
  type Answer,
  type Broken,
  copyState,
  type Entry,
  type Game,
  type GameTypes,
  replay,
  Rng,
  type Seat,
  type Setup,
  type State,
} from '@cloak/kernel'
import { shareOf } from './advisor.ts'
import { playedOut } from './ismcts/play-out.ts'
import { knackFor } from './knacks.ts'

/** How much work an analysis may be: play-outs for each point of the chart (12), and how many moments to name (6). */
export interface Study {
  seed: string
  playOuts?: number
  moments?: number
  /** Asked after every point: is it time to stop? What has been found by then is given. */
  stop?(): boolean
  /** Told how far it has come, from 0 to 1. */
  progress?(share: number): void
}
/** Each seat's chance of winning after so many entries. */
export interface Point {
  /** How many entries of the log are in; 0 is the laid table. */
  entry: number
  /** The question then open. */
  at: number
  chances: number[]
}
/** A question whose answer, or whose several answers, changed much. */
export interface Moment {
  /** The question. */
  at: number
  /** What was answered, and the place of each answer in the log. */
  said: { entry: number; seat: Seat; answer: Answer }[]
  /** Whether the answers were trifles, so that it was what came after them: cards drawn, a harvest. */
  byChance: boolean
  before: number[]
  after: number[]
  /** The greatest change of any seat's chance. */
  swing: number
}
export interface Analysis {
  points: Point[]
  /** The weightiest first. */
  moments: Moment[]
}

const PLAY_OUTS = 12
const MOMENTS = 6
/** What may have been a moment is looked at so many times as closely. */
const CLOSER = 4

/**
 * Each seat's chance of winning over a game that is over, and the moments that swung it. It looks at the whole table, as
 * everybody may afterwards: it is no help to anybody who is still playing.
 */
export function analyse<G extends GameTypes>(
  game: Game<G>,
  setup: Setup<G['options']>,
  log: readonly Entry[],
  { seed, playOuts = PLAY_OUTS, moments = MOMENTS, stop, progress }: Study,
): Analysis | Broken {
  const states: State<G['table']>[] = []
  const course = replay(game, setup, log, (_, state) => void states.push(state))
  if ('why' in course) return course
  // The luck is the same for every point, so that what changes is the position.
  const luck = Array.from({ length: CLOSER * playOuts }, (_, i) => `${seed} ${i}`)
  const closely = new Map<number, number[]>()
  const look = (entry: number): number[] => {
    let chances = closely.get(entry)
    if (!chances) closely.set(entry, (chances = chancesIn(game, states[entry]!, setup.seats, luck)))
    return chances
  }

  const points: Point[] = []
  for (const [entry, state] of states.entries()) {
    const last = states[entry - 1]
    // While a question waits for more answers nothing has happened that anybody could see.
    if (last && last.at === state.at && state.script.length > 0) continue
    points.push({ entry, at: state.at, chances: chancesIn(game, state, setup.seats, luck.slice(0, playOuts)) })
    progress?.(entry / states.length)
    if (stop?.()) break
  }

  const steps = points
    .slice(1)
    .map((point, i) => ({
      entry: point.entry,
      from: points[i]!.entry,
      swing: swingOf(points[i]!.chances, point.chances),
    }))
    .sort((one, other) => other.swing - one.swing)
    .slice(0, 2 * moments)
  const found = steps.flatMap(({ entry, from }): Moment[] => {
    const { at } = log[entry - 1]!
    const said = log
      .slice(from, entry)
      .flatMap((each, i) => ('undo' in each ? [] : { entry: from + i, seat: each.seat, answer: each.answer }))
    if (said.length === 0) return []
    const [before, after] = [look(from), look(entry)]
    const byChance = knackFor(game.id)?.obvious?.(states[from]!.script.at(-1)!) ?? false
    return [{ at, said, byChance, before, after, swing: swingOf(before, after) }]
  })
  return { points, moments: found.sort((one, other) => other.swing - one.swing).slice(0, moments) }
}

function chancesIn<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  seats: number,
  luck: readonly string[],
): number[] {
  const table = afterwards(state)
  if (table) {
    const standing = game.standing(table)
    const winners = standing.filter(({ place }) => place === 1).length
    return standing.map(({ place }) => (place === 1 ? 1 / winners : 0))
  }
  const sums = Array<number>(seats).fill(0)
  for (const seed of luck) {
    const rng = Rng.from(seed)
    // Where it begins it does not rest: it is to see what comes of the position.
    const shares = playedOut(game, copyState(game, state), knackFor(game.id), rng, undefined, state.script.at(-1))
    for (let seat = 0; seat < seats; seat++) sums[seat]! += shareOf(shares, seat) / luck.length
  }
  return sums
}

const swingOf = (before: readonly number[], after: readonly number[]): number =>
  before.reduce((most, chance, seat) => Math.max(most, Math.abs(after[seat]! - chance)), 0)
