import { type Answer, awaited, decisionFor, imagine, playOut, Rng, see, start, type State, take } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { type Open, type Options, pact, possibleRoles, type Sight, type Table, type View } from '@cloak/pact'
import { CHESTS, type Kind, KINDS } from '@cloak/pact/data/pieces'
import { DEALS, endow } from '../src/roles.ts'
import { SCHEDULES } from '../src/routing.ts'
import { faultInMemories } from './consistent.ts'
import { neighbourly, type Player, random, sensible } from './players.ts'
import { acceptFor, decline, fill, look, NO_OFFER, OFF, offer, souls } from './table.ts'

const setup = (seed: string) => ({ game: 'pact', rules: 1, seats: 4, options: OFF, seed })
const text = (roles: readonly (readonly Kind[])[]) => new Set(roles.map(r => r.join()))

describe('role assignments left possible, against every world there is', () => {
  /** Round 1 with these roles and schedule; each role offers what it is told, nobody accepts. */
  function world(
    roles: readonly Kind[],
    k: number,
    offers: { [K in Kind]: 'glass' | 'marble' | null },
  ): State<Table> | null {
    const { state } = start(pact, setup('small'))
    const t = opened(state).table
    t.schedule = k
    t.players.forEach(p => (p.ledger = { ...p.ledger }))
    endow(t, roles)
    t.phase = 3
    opened(state).script = [
      { step: 'plan.begin', p: {} },
      { step: 'deals.offer', p: { left: [0, 1, 2, 3] } },
    ]
    for (const seat of [0, 1, 2, 3]) {
      const { kind, goods } = t.players[seat]!
      const good = offers[kind]
      if (good && goods[good] < 1) return null
      take(pact, state, seat, good ? offer({ [good]: 1 }, kind === 'devil' ? { souls: 1 } : { coins: 3 }) : NO_OFFER)
    }
    for (let pass = 0; pass < 2; pass++)
      for (const seat of [0, 1, 2, 3])
        take(pact, state, seat, opened(state).table.players[seat]!.sights.at(-1)!.state === 'open' ? decline() : look())
    return state
  }
  const choices = [null, 'glass', 'marble'] as const

  test('[DWD-15.4, DWD-8.7] after the deals of round 1: kinds that came, and goods only some seats can have had', () => {
    // Every world: 24 deals of roles, the two ways chests go in round 1, and three offers for each role.
    const worlds = new Map<string, { view: View; at: number; roles: Set<string> }>()
    const patterns = [0, SCHEDULES.findIndex(s => s[0]!.first[0] !== SCHEDULES[0]![0]!.first[0])]
    for (const roles of DEALS)
      for (const k of patterns)
        for (const devil of choices)
          for (const cultist of choices)
            for (const mortal1 of choices)
              for (const mortal2 of choices) {
                const state = world(roles, k, { devil, cultist, mortal1, mortal2 })
                if (!state) continue
                for (const at of [0, 3]) {
                  const { view } = see(pact, state, { at })
                  const key = `${at} ${JSON.stringify([view.players[at]!.kind, view.players[at]!.sights, view.players[at]!.deals])}`
                  const known = worlds.get(key) ?? { view, at, roles: new Set<string>() }
                  known.roles.add(roles.join())
                  worlds.set(key, known)
                }
              }
    expect(worlds.size).toBeGreaterThan(300)
    const sizes = new Set<number>()
    for (const { view, at, roles } of worlds.values()) {
      expect(text(possibleRoles(view, at))).toEqual(roles)
      sizes.add(roles.size)
    }
    // Some of it tells much, some nothing beyond one's own role.
    expect(sizes).toEqual(new Set([2, 4, 6]))
  }, 60_000)

  interface Move {
    by: number
    pass: number
    plain: number
    marked: number
  }
  type Held = [plain: number, marked: number][]

  /** Every way fragments may travel in a round, of what is held: into the devil's chest and the cultist's. No thought, only counting. */
  function* moves(held: Held, k: number, round: number): Generator<[Move | null, Move | null]> {
    const { first, second } = SCHEDULES[k]![round - 1]!
    const into = (chest: number, most: number): (Move | null)[] => {
      const all: (Move | null)[] = [null]
      for (const [pass, by] of [first[chest]!, second[chest]!].entries())
        for (let plain = 0; plain <= held[by]![0]; plain++)
          for (let marked = 0; marked <= held[by]![1]; marked++)
            if (plain + marked >= 1 && plain + marked <= most) all.push({ by, pass: pass + 1, plain, marked })
      return all
    }
    for (const d of into(0, 2)) for (const c of into(1, 1)) yield [d, c]
  }
  /** What a role would have seen of these moves must be what it did see. */
  function seenAlike(view: View, at: number, round: number, k: number, [d, c]: [Move | null, Move | null]): boolean {
    const me = view.players[at]!
    const own = KINDS.indexOf(me.kind!)
    const { first, second } = SCHEDULES[k]![round - 1]!
    for (const [chest, move] of [d, c].entries()) {
      const kind = KINDS[chest]!
      if (chest === own) {
        const deal = me.deals!.find(x => x.round === round)!
        const asked = deal.ask?.of === 'soul' ? deal.ask.n : 0
        if (deal.taken && asked > 0 ? !move || move.plain !== deal.got.plain || move.marked !== deal.got.marked : move)
          return false
        continue
      }
      for (const [pass, by] of [first[chest]!, second[chest]!].entries()) {
        if (by !== own) continue
        const sight = me.sights!.find(x => x.round === round && x.pass === pass + 1)!
        if (sight.kind !== kind) return false
        const n = sight.ask?.of === 'soul' ? sight.ask.n : 0
        const mine = move && move.by === own && move.pass === pass + 1
        const before = move && move.pass <= pass
        if (move && move.plain + move.marked !== n) return false
        if ((sight.state === 'closed' && n > 0) !== Boolean(before)) return false
        if (Boolean(sight.taken && n > 0) !== Boolean(mine)) return false
        if (mine && (move.plain !== sight.paid.plain || move.marked !== sight.paid.marked)) return false
      }
    }
    for (const chest of [0, 1, 2, 3])
      for (const [pass, by] of [first[chest]!, second[chest]!].entries())
        if (by === own && me.sights!.find(x => x.round === round && x.pass === pass + 1)!.kind !== KINDS[chest])
          return false
    return true
  }

  /** Roles by brute force: any schedule, any moves, then held against what was seen and shown. */
  function bruteForce(view: View, at: number, rounds: number): Set<string> {
    const found = new Set<string>()
    const me = view.players[at]!
    for (const roles of DEALS) {
      if (roles[at] !== me.kind) continue
      if (view.rituals.some(r => KINDS.some(kind => r.chests[kind].guesses.some(g => roles[g.on] === kind)))) continue
      if (view.asked.some(q => (roles[q.on] === q.role) !== q.yes)) continue
      // Chests of round 1 hold a coin or nothing, which every role has: goods tell nothing here.
      const follow = (k: number, round: number, held: Held): boolean => {
        if (round > rounds) return true
        for (const move of moves(held, k, round)) {
          const after = held.map(h => [...h]) as Held
          for (const [chest, m] of move.entries())
            if (m) {
              after[m.by]![0] -= m.plain
              after[m.by]![1] -= m.marked
              after[chest]![0] += m.plain
              after[chest]![1] += m.marked
            }
          // One person paying in both passes cannot pay with what has only come home afterwards.
          const spent = [0, 1, 2, 3].map(by =>
            move.reduce((sum, m) => (m?.by === by ? [sum[0]! + m.plain, sum[1]! + m.marked] : sum), [0, 0]),
          )
          if (spent.some(([p, m], by) => p! > held[by]![0] || m! > held[by]![1])) continue
          if (!seenAlike(view, at, round, k, move)) continue
          const shown = view.players.every((p, seat) =>
            p.shown.every(
              ({ round: then, n }) =>
                then !== round || after[KINDS.indexOf(roles[seat]!)]!.reduce((a, b) => a + b) >= n,
            ),
          )
          const ritual = view.rituals.find(r => r.round === round)?.chests.devil
          if (!shown || (ritual && (after[0]![1] !== ritual.marked || after[0]![0] < ritual.souls - ritual.marked)))
            continue
          if (follow(k, round + 1, after)) return true
        }
        return false
      }
      const start = KINDS.map(kind => [CHESTS[kind].plain, CHESTS[kind].marked]) as Held
      if (SCHEDULES.some((_, k) => follow(k, 1, start))) found.add(roles.join())
    }
    return found
  }

  /** A game in which devil and cultist ask for souls and everybody deals at random, up to round 3's inquisitors. */
  function soulGame(seed: string): State<Table> {
    const rng = Rng.from(seed)
    const { state } = start(pact, setup(seed))
    for (;;) {
      const { step } = state.script.at(-1)!
      const t = opened(state).table
      if (t.round === 4) return state
      for (const seat of awaited(pact, state)) {
        const p = t.players[seat]!
        const d = decisionFor(pact, state, seat)!
        const soulful = p.kind === 'devil' || p.kind === 'cultist'
        let said: Answer = d.lapse!
        if (step === 'deals.offer' && soulful && p.goods.coin > 0)
          said = offer({ coin: 1 }, { souls: p.kind === 'devil' ? 1 + rng.below(2) : 1 })
        if (step === 'deals.reply') {
          const { ask, state: lies } = p.sights.at(-1)!
          const n = ask?.n ?? 0
          if (lies === 'open' && p.souls.plain + p.souls.marked >= n && rng.below(3) > 0)
            said = acceptFor(p.souls.plain >= n ? { plain: n } : { plain: p.souls.plain, marked: n - p.souls.plain })
        }
        if (step === 'hunt.vote') said = { do: 'accuse', with: (seat + 1 + rng.below(3)) % 4 }
        if (step === 'ritual.fill' && p.kind === 'devil') said = fill({ souls: { plain: p.souls.plain } })
        if (step === 'ritual.fill' && p.kind !== 'devil' && rng.below(2) === 0)
          said = fill({ guesses: { do: 'devil', with: (seat + 1) % 4 } })
        if (step === 'inquisitors.answer')
          said = souls(
            ...['A', '1', '2'].filter(
              (_, i) => i < p.souls.plain + p.souls.marked && i < 1 + t.up.filter(u => u).length,
            ),
          )
        take(pact, state, seat, said)
      }
    }
  }
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[DWD-15.4] game %i: after round 3, with hunts, the ritual and fragments shown',
    n => {
      const state = soulGame(`souls ${n}`)
      const real = opened(state)
        .table.players.map(p => p.kind)
        .join()
      for (const at of [0, 1, 2, 3]) {
        const { view } = see(pact, state, { at })
        const possible = text(possibleRoles(view, at))
        expect(possible).toEqual(bruteForce(view, at, 3))
        expect(possible).toContain(real)
        left.push(possible.size)
      }
    },
    60_000,
  )
  const left: number[] = []
  test('[DWD-15.4] and in some of these games much is left open, in others little', () => {
    expect(left).toHaveLength(32)
    expect(Math.max(...left)).toBeGreaterThan(3)
    expect(Math.min(...left)).toBe(1)
  })
})

test('[DWD-15.4] a ring in a chest proves that its owner is somebody else, and an answer of the app is believed', () => {
  const { state } = start(pact, setup('rings'))
  const t = opened(state).table
  const opening = () => ({
    coin: 0,
    resources: { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0 },
    souls: 0,
    marked: 0,
    guesses: [] as { role: 'devil'; on: number }[],
    reward: { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 },
  })
  const others = [0, 1, 2, 3].filter(seat => seat !== 0)
  const kind = t.players[0]!.kind === 'mortal1' ? 'mortal2' : 'mortal1'
  const before = possibleRoles(see(pact, state, { at: 0 }).view, 0)
  t.rituals = [{ round: 3, chests: { devil: opening(), cultist: opening(), mortal1: opening(), mortal2: opening() } }]
  t.rituals[0]!.chests[kind].guesses = [{ role: 'devil', on: others[0]! }]
  const after = possibleRoles(see(pact, state, { at: 0 }).view, 0)
  expect(after).toEqual(before.filter(roles => roles[others[0]!] !== kind))
  t.asked = [{ role: 'devil', on: others[1]!, yes: true }]
  for (const roles of possibleRoles(see(pact, state, { at: 0 }).view, 0)) expect(roles[others[1]!]).toBe('devil')
})

/** A world whose memories agree with one another and with what lies about. */
function faultIn(t: Open): string | null {
  const sum = (
    t.players.map(p => p.souls).concat(t.chests.map(c => c.paid)) as { plain: number; marked: number }[]
  ).reduce((a, s) => ({ plain: a.plain + s.plain, marked: a.marked + s.marked }))
  if (sum.plain !== 6 || sum.marked !== 2) return `fragments ${JSON.stringify(sum)}`
  for (const [seat, p] of t.players.entries()) {
    const { plain, marked } = CHESTS[p.kind]
    const count = (sort: 'plain' | 'marked') =>
      p.deals.reduce((n, d) => n + d.got[sort], 0) - p.sights.reduce((n, s) => n + s.paid[sort], 0)
    if (p.souls.plain !== plain + count('plain') || p.souls.marked !== marked + count('marked'))
      return `seat ${seat} remembers other fragments`
    if (p.kind.startsWith('mortal') && (p.souls.marked > 0 || p.souls.plain > 3)) return `seat ${seat} is no mortal`
    for (const deal of p.deals) {
      const takers = t.players.filter(other =>
        other.sights.some(s => s.round === deal.round && s.kind === p.kind && s.taken),
      )
      if (takers.length > 1 || (deal.taken !== null && deal.taken !== (takers.length === 1)))
        return `the chest of seat ${seat} in round ${deal.round} was taken by ${takers.length}`
    }
    for (const s of p.sights) {
      const { first, second } = SCHEDULES[t.schedule]![s.round - 1]!
      if ((s.pass === 1 ? first : second)[KINDS.indexOf(s.kind)] !== KINDS.indexOf(p.kind))
        return `seat ${seat} got a chest it cannot have got`
    }
  }
  return null
}
test.each(['one', 'two', 'three'])(
  '[DWD-15.4, DWD-23.1] game %s: every imagined world hangs together, keeps the fragments, and has possible roles',
  seed => {
    const rng = Rng.from(seed)
    let worlds = 0
    for (const { state } of walk(pact, { seats: 4, seed, options: OFF })) {
      expect(faultIn(opened(state).table)).toBeNull()
      if (rng.below(4) > 0 || state.script.length === 0) continue
      const at = rng.below(4)
      const seen = see(pact, state, { at })
      const world = imagine(pact, seen, at, rng)
      const t = opened(world).table
      expect(faultIn(t)).toBeNull()
      const possible = text(possibleRoles(seen.view, at))
      expect(possible).toContain(t.players.map(p => p.kind).join())
      expect(possible).toContain(
        opened(state)
          .table.players.map(p => p.kind)
          .join(),
      )
      worlds++
    }
    expect(worlds).toBeGreaterThan(60)
  },
)
test('[DWD-23.1] an imagined world can be played to its end', () => {
  const rng = Rng.from('onwards')
  for (const { state } of walk(pact, { seats: 4, seed: 'onwards' })) {
    if (rng.below(15) > 0 || state.script.length === 0) continue
    const at = rng.pick([0, 1, 2, 3, null])
    const world = imagine(pact, see(pact, state, { at }), at, rng)
    playOut(pact, world, rng)
    for (const p of opened(world).table.players) expect(Math.min(...Object.values(p.goods))).toBeGreaterThanOrEqual(0)
  }
})
test('[DWD-15.1, DWD-6.2] cards one has passed on lie with whom one passed them to', () => {
  const rng = Rng.from('passed')
  for (const { state } of walk(pact, { seats: 4, seed: 'passed', options: OFF, most: 180 })) {
    const seen = see(pact, state, { at: 1 })
    const last = seen.view.players[1]!.passed!.at(-1)
    if (!last || seen.view.phase > 4 || seen.view.phase < 3) continue
    const world = opened(imagine(pact, seen, 1, rng)).table
    const shown = seen.view.players.flatMap(p => p.built.map(b => b.card))
    for (const card of last.cards) if (!shown.includes(card)) expect(world.players[last.to]!.hand).toContain(card)
  }
})
const kinds = (sights: readonly Sight[]) => sights.map(s => s.kind)
test('[DWD-8.7] the same view always leaves the same roles, and imagined worlds reach all of them', () => {
  const state = (() => {
    for (const { state } of walk(pact, { seats: 4, seed: 'reach', options: OFF }))
      if (opened(state).table.round === 2) return state
    throw new Error('no round 2')
  })()
  const seen = see(pact, state, { at: 2 })
  expect(kinds(seen.view.players[2]!.sights!)).toHaveLength(2)
  const possible = text(possibleRoles(seen.view, 2))
  const drawn = new Set<string>()
  const rng = Rng.from('reach')
  for (let n = 0; n < 300; n++)
    drawn.add(
      opened(imagine(pact, seen, 2, rng))
        .table.players.map(p => p.kind)
        .join(),
    )
  expect(drawn).toEqual(possible)
})

describe('every imagined world agrees with all that was ever said aloud', () => {
  const ON: Options = { jesters: 'on', indulgences: 'on', resources: 'on', learning: 'on', preferences: 'on' }
  const tables: [name: string, player: Player, options: Options][] = [
    ['neighbourly', neighbourly, OFF],
    ['neighbourly, with all variants', neighbourly, ON],
    ['sensible', sensible, OFF],
    ['sensible, with all variants', sensible, ON],
    ['random', random, OFF],
    ['random, with all variants', random, ON],
  ]
  test.each(tables)(
    '[DWD-15.4, DWD-15.1, DWD-3.4] among %s players, for every seat',
    (name, player, options) => {
      let worlds = 0
      for (const seed of [`${name} 1`, `${name} 2`]) {
        const rng = Rng.from(seed)
        const { state, told } = start(pact, { ...setup(seed), options })
        while (state.script.length > 0) {
          const { step } = state.script.at(-1)!
          for (const seat of awaited(pact, state)) {
            const { table } = opened(state)
            if (table.dealt && rng.below(6) === 0) {
              expect(faultInMemories(table, told)).toBeNull()
              const seen = see(pact, state, { at: seat })
              const world = imagine(pact, seen, seat, rng)
              expect(see(pact, world, { at: seat })).toEqual(seen)
              expect(faultInMemories(opened(world).table, told)).toBeNull()
              worlds++
            }
            const d = decisionFor(pact, state, seat, true)!
            take(pact, state, seat, table.dealt ? player(table, seat, step, d, rng) : d.lapse!, told)
          }
        }
      }
      expect(worlds).toBeGreaterThan(50)
    },
    60_000,
  )
})
