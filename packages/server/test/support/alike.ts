import type { AnyGame, AnyTypes } from '@cloak/games'
import {
  type Answer,
  awaited,
  type Course,
  decisionFor,
  type Entry,
  enter,
  hear,
  Rng,
  sample,
  type Seat,
  see,
  start,
  type Told,
} from '@cloak/kernel'

type Eye = Seat | null
type At = Course<AnyTypes['table']>
/** One course that a game has taken: how it was dealt, and what was answered. */
export interface World {
  seed: string
  log: readonly Entry[]
}
/** Two of them, and the pairs of eyes that cannot tell them apart. */
export interface Pair {
  worlds: [World, World]
  eyes: readonly Eye[]
}
const DEALS = 80
/** At every so manieth moment it is tried; so many are taken. */
const [EVERY, MOMENTS] = [5, 10]
/** So many answers more at most, after worlds have parted. */
const ON = 5

export const setupOf = (game: AnyGame, seats: number, seed: string) => ({
  game: game.id,
  rules: game.rules,
  seats,
  options: game.options(seats).lapse as object,
  seed,
})
const eyesAt = (seats: number): Eye[] => [...Array(seats).keys(), null]
const heardBy = (told: readonly Told[], at: Eye): string => JSON.stringify(told.map(each => hear(each, { at })))
const seenBy = (game: AnyGame, { state }: At, at: Eye): string => JSON.stringify(see(game, state, { at }))
function entered(game: AnyGame, course: At, entry: Entry): At & { told: Told[] } {
  const next = enter(game, course, entry)
  if (!('state' in next)) throw new Error(next.rule)
  return next
}
/** Everything a pair of eyes sees and hears from here on; what it does not notice is left out. */
function noticed(game: AnyGame, course: At, log: readonly Entry[], at: Eye): string {
  let last = seenBy(game, course, at)
  const all: string[] = []
  for (const entry of log) {
    const next = entered(game, course, entry)
    const seen = seenBy(game, next, at)
    if (next.told.length > 0 || seen !== last) all.push(heardBy(next.told, at), seen)
    course = next
    last = seen
  }
  return all.join('\n')
}

/** Other cards that a pair of eyes cannot tell from these, one pair of deals for each where there are any. */
function otherDeals(game: AnyGame, seats: number): Pair[] {
  const seen = (world: World, at: Eye): string => {
    const { state, told } = start(game, setupOf(game, seats, world.seed))
    return `${heardBy(told, at)} ${seenBy(game, { state, before: null }, at)}`
  }
  const deals = Array.from({ length: DEALS }, (_, i): World => ({ seed: `deal ${i}`, log: [] }))
  return eyesAt(seats).flatMap((at): Pair[] => {
    const first = new Map<string, World>()
    for (const deal of deals) {
      const key = seen(deal, at)
      const same = first.get(key)
      if (same)
        return [{ worlds: [same, deal], eyes: eyesAt(seats).filter(eye => seen(same, eye) === seen(deal, eye)) }]
      first.set(key, deal)
    }
    return []
  })
}

/** Moments of one random game at which a seat might have answered otherwise, or not yet, and some would not know. */
function otherAnswers(game: AnyGame, seats: number): Pair[] {
  const rng = Rng.from(`alike ${game.id}`)
  const seed = 'alike'
  const log: Entry[] = []
  const all: Pair[] = []
  let course: At = { state: start(game, setupOf(game, seats, seed)).state, before: null }
  const alike = (one: readonly Entry[], other: readonly Entry[]): Eye[] =>
    eyesAt(seats).filter(at => noticed(game, course, one, at) === noticed(game, course, other, at))
  const keep = (one: readonly Entry[], other: readonly Entry[], eyes: readonly Eye[]): void => {
    const worlds: Pair['worlds'] = [
      { seed, log: [...log, ...one] },
      { seed, log: [...log, ...other] },
    ]
    if (eyes.length > 0) all.push({ worlds, eyes })
  }
  while (awaited(game, course.state).length > 0) {
    const { state } = course
    const seat = rng.pick(awaited(game, state))
    const decision = decisionFor(game, state, seat)!
    const said = (answer: Answer): Entry => ({ at: state.at, seat, answer })
    let [one, other] = [[said(sample(decision, rng))], [said(sample(decision, rng))]]
    const next = entered(game, course, one[0]!)
    const isTried = log.length % EVERY === 0
    if (isTried && next.state.at === state.at) keep(one, [], alike(one, []))
    let eyes = isTried && JSON.stringify(one) !== JSON.stringify(other) ? alike(one, other) : []
    for (let i = 0; i < ON && eyes.length > 0; i++) {
      const more = answeredInBoth(game, follow(game, course, one), follow(game, course, other), rng)
      const still = more ? alike([...one, more], [...other, more]) : []
      if (!more || still.length === 0) break
      ;[one, other, eyes] = [[...one, more], [...other, more], still]
    }
    keep(one, other, eyes)
    log.push(one[0]!)
    course = next
  }
  return all
}
const follow = (game: AnyGame, from: At, log: readonly Entry[]): At =>
  log.reduce((at: At, entry) => entered(game, at, entry), from)
/** Something that can be answered in both. */
function answeredInBoth(game: AnyGame, one: At, other: At, rng: Rng): Entry | null {
  const also = awaited(game, other.state)
  const seat = awaited(game, one.state).find(each => also.includes(each))
  if (seat === undefined || one.state.at !== other.state.at) return null
  const entry = { at: one.state.at, seat, answer: sample(decisionFor(game, one.state, seat)!, rng) }
  return 'state' in enter(game, other, entry) ? entry : null
}

/** Pairs of worlds of a game, spread over all of it, each alike to at least one pair of eyes. */
export function pairsOf(game: AnyGame, seats: number): Pair[] {
  const all = otherAnswers(game, seats)
  const spread = Array.from(
    { length: Math.min(MOMENTS, all.length) },
    (_, i) => all[Math.floor((i * all.length) / MOMENTS)]!,
  )
  return [...otherDeals(game, seats), ...spread]
}
