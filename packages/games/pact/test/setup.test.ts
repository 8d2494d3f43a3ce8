import { playOut, Rng, start } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { scene } from '@cloak/kit'
import { expect, test } from 'vitest'
import { type Open, type Options, pact, STANDARD } from '@cloak/pact'
import { BUILDINGS } from '@cloak/pact/data/buildings/index'
import { dealByWish } from '../src/roles.ts'
import { all, OFF } from './table.ts'

const laid = (seed: string, options: Partial<Options> = {}): Open =>
  opened(start(pact, { game: 'pact', rules: 1, seats: 4, options: { ...OFF, ...options }, seed }).state).table
const seeds = (n: number) => Array.from({ length: n }, (_, i) => `setup ${i}`)

test('[DWD-2.1, DWD-2.10] every deal of the four chests to the four seats comes up, none much oftener than another', () => {
  const counts = new Map<string, number>()
  for (const seed of seeds(2400)) {
    const kinds = laid(seed).players.map(p => p.kind)
    expect([...kinds].sort()).toEqual(['cultist', 'devil', 'mortal1', 'mortal2'])
    counts.set(kinds.join(), (counts.get(kinds.join()) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(Math.min(...counts.values())).toBeGreaterThan(60)
  expect(Math.max(...counts.values())).toBeLessThan(145)
})

test('[DWD-2.1, DWD-2.2, DWD-15.1] a seat is told its own role and nobody else’s', () => {
  const s = scene(pact, { seats: 4 })
  const kinds = opened(s.state).table.players.map(p => p.kind)
  for (const seat of [0, 1, 2, 3]) {
    s.heard(seat, 'roleDealt', { seat, kind: kinds[seat]! })
    s.sees(seat, v =>
      expect(v.players.map(p => p.kind)).toEqual([0, 1, 2, 3].map(other => (other === seat ? kinds[seat] : null))),
    )
  }
  s.sees(null, v => v.players.every(p => p.kind === null && p.souls === null && p.goods === null))
})

test('[DWD-2.3, DWD-2.4, DWD-2.5] chests by role and stock by seat; what a role is worth is seen by its owner alone', () => {
  for (const seed of seeds(12)) {
    const t = laid(seed)
    t.players.forEach((p, seat) => {
      const wheel = p.ledger // the stock of the seat and the first production
      const extra = (good: keyof typeof wheel) => p.goods[good] - wheel[good]
      const chest = {
        wood: extra('wood'),
        stone: extra('stone'),
        grain: extra('grain'),
        glass: extra('glass'),
        marble: extra('marble'),
        coin: extra('coin'),
      }
      switch (p.kind) {
        case 'devil':
          expect(chest).toEqual({ wood: 1, stone: 1, grain: 1, glass: 1, marble: 1, coin: 8 })
          expect(p.souls).toEqual({ plain: 0, marked: 0 })
          break
        case 'cultist':
          expect(chest).toEqual({ wood: 0, stone: 0, grain: 0, glass: 1, marble: 1, coin: 1 })
          expect(p.souls).toEqual({ plain: 0, marked: 2 })
          break
        default:
          expect(chest).toEqual({ wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 })
          expect(p.souls).toEqual({ plain: 3, marked: 0 })
      }
      expect(STANDARD.stock[seat]).toEqual(
        [
          { wood: 1, coin: 1 },
          { stone: 1, coin: 1 },
          { grain: 1, coin: 1 },
          { wood: 1, coin: 2 },
        ][seat],
      )
    })
  }
})

test('[DWD-2.5] everybody begins with a basic that the first wheel does not bring', () => {
  STANDARD.stock.forEach((stock, seat) => {
    const basic = Object.keys(stock).find(good => good !== 'coin')!
    expect(STANDARD.wheel[0]![seat]).not.toContain(basic)
  })
})

test('[DWD-2.7, DWD-4.6] what lies before a player at the beginning', () => {
  const s = scene(pact, { seats: 4 })
  s.expect(t => {
    for (const p of t.players)
      expect(p).toMatchObject({
        fields: [1, 1, 1, 1],
        minors: { m1: 'unclaimed', m2: 'unclaimed', m3: 'unclaimed', m4: 'unclaimed' },
        majors: { J1: false, J2: false, J3: false, J4: false },
        courtiers: { R: 'space2', U: 'space2', C: 'space2', A: 'locked' },
        reputation: 1,
        debt: 0,
        quarter: 0,
        score: 0,
        angel: 0,
        devil: 0,
        guests: 0,
        indulgences: 0,
        tokensLost: 0,
        built: [],
        mob: false,
      })
    expect(t).toMatchObject({ round: 1, phase: 1, bribes: 0, locked: [], known: [null, null, null, null] })
  })
})

test('[DWD-2.8] the Ascetic stands face up, two more are known face down, three of four candidates lie unseen', () => {
  const removed = new Set<string>()
  for (const seed of seeds(60)) {
    const t = laid(seed)
    expect(t.common).toEqual({ A: 'up', B: 'down', C: 'down' })
    expect(t.up).toEqual([null, null, null])
    expect([...t.down].sort()).toEqual(['bailiff', 'libertine', 'orator', 'vandal'])
    removed.add(t.down[3]!)
  }
  expect(removed.size).toBe(4)
  const s = scene(pact, { seats: 4 })
  for (const at of [0, 1, 2, 3, null]) s.sees(at, v => !JSON.stringify(v).includes('bailiff'))
})

test('[DWD-2.9, DWD-6.1] in round 1 everybody gets one card of each stack and one A event', () => {
  const s = scene(pact, { seats: 4 })
  all(s, { do: 'done' }).expect(t => {
    for (const p of t.players) {
      expect(new Set(p.hand.map(card => (BUILDINGS[card] as { stack?: string }).stack))).toEqual(
        new Set(['A', 'B', 'C', 'D']),
      )
      expect(p.events).toHaveLength(1)
    }
    expect(t.decks.map(deck => deck.length)).toEqual([0, 0, 0, 0, 16, 16, 16, 16])
    expect([t.eventDecks.A.length, t.eventDecks.B.length]).toEqual([4, 12])
  })
  s.asks(0, 1, 2, 3).to(0).prompts('pact.prompt.market')
})

test('[DWD-2.12] the same seed lays the same table, another one another; wishes do not move the decks', () => {
  const hidden = (t: Open) => JSON.stringify([t.schedule, t.decks, t.eventDecks, t.down, t.players.map(p => p.kind)])
  expect(hidden(laid('one'))).toBe(hidden(laid('one')))
  expect(hidden(laid('one'))).not.toBe(hidden(laid('two')))
  const cards = (t: Open) => JSON.stringify([t.schedule, t.decks, t.eventDecks, t.down])
  expect(cards(laid('one', { preferences: 'on' }))).toBe(cards(laid('one')))
})

test('[DWD-2.12] after the table is laid nothing is random: no answer moves the generator', () => {
  const { state } = start(pact, { game: 'pact', rules: 1, seats: 4, options: OFF, seed: 'chance' })
  const before = [...opened(state).rng]
  expect(playOut(pact, state, Rng.from('answers'))).toBeGreaterThan(200)
  expect(opened(state).rng).toEqual(before)
})

const neutral = { mortal: 'neutral', cultist: 'neutral', devil: 'neutral' } as const
const wish = (some: object) => ({ mortal: 'neutral', cultist: 'neutral', devil: 'neutral', ...some })
test('[DWD-2.11, DWD-16.5] wishes are asked in secret before the deal, and forgotten after it', () => {
  const s = scene(pact, { seats: 4, options: { ...OFF, preferences: 'on' } })
    .asks(0, 1, 2, 3)
    .to(0)
    .prompts('pact.prompt.prefer')
  s.sees(0, (v, seen) => v.players[0]!.kind === null && v.players[0]!.goods === null && seen.waiting === 'covert')
  s.answers(0, wish({ devil: 'like' }))
    .answers(1, wish({ devil: 'avoid' }))
    .answers(2, wish({}))
    .lapses(3)
  s.expect(t => t.dealt && t.players.every(p => p.kind !== null))
  s.expect(t => !JSON.stringify(t).includes('"like"') && !JSON.stringify(t).includes('"avoid"'))
  expect(JSON.stringify([0, 1, 2, 3, null].map(at => s.history(at)))).not.toContain('like')
})

test('[DWD-2.11] a lone wish to be the devil moves the chance from 25 to about 29 per cent, and no deal is shut out', () => {
  let devil = 0
  const seen = new Set<string>()
  const n = 3000
  for (const seed of seeds(n)) {
    const kinds = dealByWish(
      laid(seed),
      { 0: { ...neutral, devil: 'like' }, 1: neutral, 2: neutral, 3: neutral },
      Rng.from(seed),
    )
    seen.add(kinds.join())
    if (kinds[0] === 'devil') devil++
  }
  expect(seen.size).toBe(24)
  expect(devil / n).toBeGreaterThan(0.27)
  expect(devil / n).toBeLessThan(0.32)
})
