import type { Rng, Seat } from '@cloak/kernel'
import { bookOf } from '../data/book.ts'
import { CHESTS, GOODS, KINDS } from '../data/pieces.ts'
import { SCHEDULES } from '../routing.ts'
import type { Souls, View } from '../types.ts'
import { evidenceIn } from './evidence.ts'
import { type Frame, type History, imagineDeals } from './history.ts'
import { openlyPossible, type Roles } from './roles.ts'
import { type SoulWalk, soulWalk } from './souls.ts'
import { unheardOf, withMeans } from './unheard-of.ts'
import { type Account, schedulesFor, type Witness, witnessOf } from './witness.ts'

/** All that is hidden about roles and deals, made up so that nothing contradicts it. */
export interface Guess {
  witness: Witness
  roles: Roles
  schedule: number
  history: History
}

/** Roles, and schedules that have gone the same way so far. */
interface Story {
  roles: Roles
  schedules: readonly number[]
  walk: SoulWalk | null
}
interface Clues {
  frame: Frame
  /** Those that nothing contradicts, as far as has been looked. */
  stories: Story[]
  /** Those that have been told to the end. */
  told: Story[]
}
/** What a view says of roles and schedules does not change while one looks at it, and a search looks often. */
const known = new WeakMap<View, Map<Seat | null, Clues>>()
function cluesOf(view: View, at: Seat | null): Clues {
  const here = known.get(view) ?? new Map<Seat | null, Clues>()
  known.set(view, here)
  const found = here.get(at)
  if (found) return found
  const clues = cluesIn(view, at)
  here.set(at, clues)
  return clues
}

function cluesIn(view: View, at: Seat | null): Clues {
  const witness = witnessOf(view, at)
  const opened = view.rituals.find(r => r.round === 3)?.chests
  const frame: Frame = {
    witness,
    evidence: evidenceIn(view),
    variants: view.variants,
    jesters: bookOf(view).house.jesters,
    ritual: opened
      ? KINDS.map(kind => {
          const { coin, resources, reward } = opened[kind]
          return { paid: GOODS.map(g => (g === 'coin' ? coin : resources[g])), reward: GOODS.map(g => reward[g]) }
        })
      : null,
  }
  // Whoever plays has sent a chest in every round: a position without is none that a game leads to.
  const own = (accounts: readonly Account[]) => at === null || accounts.some(({ as }) => as === 'owner')
  const whole = witness.journeys.every(({ sent, accounts }) => frame.evidence.moments > sent && own(accounts))
  const roles = whole && remembersItsSouls(view, at) ? openlyPossible(view, at) : []
  const pasts = byPast(schedulesFor(witness), witness)
  const stories = roles.flatMap(dealt => pasts.map((schedules): Story => ({ roles: dealt, schedules, walk: null })))
  return { frame, stories, told: [] }
}

/** So many things are tried in one story before another is looked at; then more. */
const PATIENCE = 30
const STORIES = 12
const ENOUGH = 200_000
/** Somebody who only watches has seen no chest at all, so there is much to try, and nothing depends on it. */
const ENOUGH_TO_WATCH = 60

export function guess(view: View, at: Seat | null, rng: Rng): Guess {
  const clues = cluesOf(view, at)
  const { frame, stories, told } = clues
  const enough = at === null ? ENOUGH_TO_WATCH : ENOUGH
  let tried = 0
  for (let n = 0; stories.length > 0 && tried < enough; n++) {
    // What has been told once can be told again, when others take too long.
    const again = n >= STORIES && told.length > 0 && n % 2 === 0
    const i = rng.below(again ? told.length : stories.length)
    const story = again ? told[i]! : stories[i]!
    const schedule = rng.pick(story.schedules)
    const walk = (story.walk ??= soulWalk(view, frame.witness, story.roles, schedule))
    const most = PATIENCE * 2 ** Math.floor(n / STORIES)
    const patience = { left: most }
    const care = n % 3 === 2 ? 'thorough' : 'quick'
    const history = walk.canGoOn(0, walk.start)
      ? imagineDeals(frame, story.roles, schedule, walk, patience, care, rng)
      : null
    tried += most - Math.max(0, patience.left)
    if (history) {
      if (!told.includes(story)) told.push(story)
      return { witness: frame.witness, roles: story.roles, schedule, history }
    }
    if (patience.left > 0 && care === 'thorough') stories.splice(stories.indexOf(story), 1)
  }
  return carelessly(view, clues, rng) ?? unheardOf(view, at, frame.witness, rng)
}

/** Roles, schedule and fragments that agree with what was seen, and goods as they come. */
function carelessly(view: View, { frame, stories }: Clues, rng: Rng): Guess | null {
  for (const { roles, schedules, walk: known } of rng.shuffle([...stories])) {
    const schedule = rng.pick(schedules)
    const walk = known ?? soulWalk(view, frame.witness, roles, schedule)
    if (!walk.canGoOn(0, walk.start)) continue
    const history = imagineDeals(frame, roles, schedule, walk, { left: MANY }, 'none', rng)
    if (history) return { witness: frame.witness, roles, schedule, history: withMeans(view, history) }
  }
  return null
}
const MANY = 1000

function byPast(schedules: readonly number[], { journeys }: Witness): number[][] {
  const groups = new Map<string, number[]>()
  for (const k of schedules) {
    const past = PASTS[k]![journeys.length]!
    const group = groups.get(past)
    if (group) group.push(k)
    else groups.set(past, [k])
  }
  return [...groups.values()]
}
/** By schedule and number of rounds: how chests have gone until then. */
const PASTS = SCHEDULES.map(rounds =>
  [0, 1, 2, 3, 4, 5].map(n =>
    rounds
      .slice(0, n)
      .map(({ first, second }) => `${first.join('')}${second.join('')}`)
      .join(),
  ),
)

/** Whether a seat's fragments are those it began with, less what it remembers paying, and what it got. */
function remembersItsSouls(view: View, at: Seat | null): boolean {
  const me = at === null ? null : view.players[at]!
  if (!me?.souls || !me.kind) return true
  const { plain, marked } = CHESTS[me.kind]
  const sum = (list: readonly Souls[] | undefined, sort: 'plain' | 'marked') =>
    (list ?? []).reduce((n, s) => n + s[sort], 0)
  const got = me.deals?.map(d => d.got)
  const paid = me.sights?.map(s => s.paid)
  return (
    me.souls.plain === plain + sum(got, 'plain') - sum(paid, 'plain') &&
    me.souls.marked === marked + sum(got, 'marked') - sum(paid, 'marked')
  )
}
