import type { Rng, Seat } from '@cloak/kernel'
import { CHESTS, KINDS } from '../data/pieces.ts'
import { copyGoods } from '../goods.ts'
import { DEALS } from '../roles.ts'
import { SCHEDULES } from '../routing.ts'
import type { Souls, View } from '../types.ts'
import { type Evidence, evidenceFor } from './evidence.ts'
import { type History, imagineDeals } from './history.ts'
import { openlyPossible, type Roles } from './roles.ts'
import { soulWalk } from './souls.ts'
import { blank } from './trips.ts'
import { schedulesFor, type Witness, witnessOf } from './witness.ts'

/** All that is hidden about roles and deals, made up so that nothing contradicts it. */
export interface Guess {
  witness: Witness
  roles: Roles
  schedule: number
  history: History
}

interface Clues {
  witness: Witness
  /** What the roles looked at so far would mean, worked out once. */
  evidence: Map<Roles, Evidence>
  roles: Roles[]
  /** Those that agree so far, together with those that have gone the same way so far. */
  schedules: number[][]
}
/** What a view says of roles and schedules does not change while one looks at it, and a search looks often. */
const known = new WeakMap<View, Map<Seat | null, Clues>>()
function cluesOf(view: View, at: Seat | null): Clues {
  const here = known.get(view) ?? new Map<Seat | null, Clues>()
  known.set(view, here)
  const found = here.get(at)
  if (found) return found
  const witness = witnessOf(view, at)
  const whole = witness.journeys.every(({ moment }) => view.players.every(p => p.before.length >= moment))
  const roles = whole && remembersItsSouls(view, at) ? openlyPossible(view, at) : []
  const clues: Clues = { witness, evidence: new Map(), roles, schedules: byPast(schedulesFor(witness), witness) }
  here.set(at, clues)
  return clues
}

/** So many roles and schedules are looked at, and at each so many times at a round of deals, before the best will do. */
const ATTEMPTS = 8
const PATIENCE = 100

export function guess(view: View, at: Seat | null, rng: Rng): Guess {
  const { witness, evidence, roles, schedules } = cluesOf(view, at)
  const many = roles.length * schedules.length
  const start = rng.below(many)
  let attempts = 0
  let last: (() => Guess | null) | null = null
  // A step prime to any number of pairs up to 24 · 48 walks through all of them.
  for (let n = 0; n < many && attempts < ATTEMPTS; n++) {
    const i = (start + n * 1153) % many
    const dealt = roles[i % roles.length]!
    const schedule = rng.pick(schedules[Math.floor(i / roles.length)]!)
    const walk = soulWalk(view, witness, dealt, schedule)
    if (!walk.canGoOn(0, walk.start)) continue
    attempts++
    const seen = evidence.get(dealt) ?? evidenceFor(view, dealt, witness.journeys)
    evidence.set(dealt, seen)
    const explain = (lenient: boolean): Guess | null => {
      const history = imagineDeals(witness, seen, schedule, walk, PATIENCE, lenient, rng)
      return history && { witness, roles: dealt, schedule, history }
    }
    const made = explain(false)
    if (made) return made
    last = () => explain(true)
  }
  return last?.() ?? unheardOf(view, at, witness, rng)
}

function byPast(schedules: readonly number[], { journeys }: Witness): number[][] {
  const groups = new Map<string, number[]>()
  for (const k of schedules) {
    const past = SCHEDULES[k]!.slice(0, journeys.length)
      .map(({ first, second }) => `${first.join('')}${second.join('')}`)
      .join()
    groups.set(past, [...(groups.get(past) ?? []), k])
  }
  return [...groups.values()]
}

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

/** A position that no game leads to, as tests lay them: whatever the view itself says, and nothing else. */
function unheardOf(view: View, at: Seat | null, witness: Witness, rng: Rng): Guess {
  const fitting = DEALS.filter(deal => view.players.every((p, seat) => p.kind === null || p.kind === deal[seat]))
  const roles = rng.pick(fitting.length > 0 ? fitting : DEALS)
  const own = at === null ? null : view.players[at]!.souls
  const souls = KINDS.map(() => ({ plain: 0, marked: 0 }))
  const rest = { plain: Math.max(0, 6 - (own?.plain ?? 0)), marked: Math.max(0, 2 - (own?.marked ?? 0)) }
  souls[KINDS.findIndex(kind => at === null || roles[at] !== kind)] = rest
  return {
    witness,
    roles,
    schedule: rng.below(48),
    history: {
      rounds: witness.journeys.map(() => KINDS.map(blank)),
      offsets: KINDS.map(kind => copyGoods(CHESTS[kind].goods)),
      souls,
      indulgences: [0, 0, 0, 0],
    },
  }
}
