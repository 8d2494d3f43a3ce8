import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STANDARD } from '@cloak/pact'
import { BUILDING_IDS, type BuildingId, BUILDINGS } from '@cloak/pact/data/buildings/index'
import type { Building, Effect } from '@cloak/pact/data/effects'
import { EVENT_IDS, EVENTS } from '@cloak/pact/data/events/index'
import * as pieces from '@cloak/pact/data/pieces'
import { acted, during, hold } from './table.ts'

const text = readFileSync(new URL('../../../../docs/rules/deal-with-the-devil.md', import.meta.url), 'utf8')
const rows = text.split('\n').map(line => line.split('|').map(cell => cell.trim().replaceAll('`', '')))
const rowOf = (no: string) => rows.find(cells => cells[1] === no)!.slice(1)

/** An effect as the rules text writes it. */
function written(e: Effect): string {
  switch (e.op) {
    case 'gain':
    case 'pay':
      return `${e.op}(${e.res},${e.n})`
    case 'gainBasic':
    case 'payBasic':
    case 'gainLux':
    case 'vp':
      return `${e.op}(${e.n})`
    case 'rep':
    case 'angel':
    case 'devil':
    case 'debt':
      return `${e.op}(${e.n > 0 ? '+' : ''}${e.n})`
    case 'exch':
      return `exch(${e.max}: ${list(e.cost)} -> ${list(e.gain)})`
    case 'per':
      return `per${e.div === 2 ? '2' : ''}(${e.count}, ${list(e.do)})`
    case 'if':
      return `if(${e.cond}){${list(e.do)}}`
    case 'cond':
      return `cond(${e.cond})`
    case 'courtier':
      return 'courtier(any)'
    case 'returnCourtier':
      return `returnCourtier(${e.kind})`
    case 'mod':
      return `mod(${e.flag})`
    default:
      return `${e.op}()`
  }
}
const list = (effects: readonly Effect[]): string => effects.map(written).join('; ') || '—'
const price = (b: Building): string =>
  [...Object.entries(b.cost).map(([letter, n]) => `${letter}${n}`), ...(b.types.includes('S') ? ['Rp4'] : [])].join(' ')
const timing = { none: '—', standing: 'action phase (standing)' } as { [t: string]: string }

test.each(BUILDING_IDS)('[DWD-18.1, DWD-18.2, DWD-18.3, DWD-0.3] %s is as the rules text prints it', id => {
  const b: Building = BUILDINGS[id]
  const [no, , , ...rest] = rowOf(b.no)
  const [type, cost, when, effect, vp] = b.deck === 1 ? rest.slice(1) : rest
  expect({ no, type, cost, when, effect, vp }).toEqual({
    no: b.no,
    type: b.types.join('+'),
    cost: price(b),
    when: timing[b.timing] ?? b.timing,
    effect: list(b.effects),
    vp: String(b.vp),
  })
  if (b.deck === 1) expect(rest[0]).toBe(b.stack)
})

test.each(EVENT_IDS)('[DWD-19.1] %s is as the rules text prints it', id => {
  const { no, left, right } = EVENTS[id]
  const minus = (n: number) => `−${-n}`
  expect(rowOf(no).slice(3, 8)).toEqual([
    list(left.gain),
    minus(left.rep),
    list(right.cost),
    list(right.gain),
    `+${right.rep}`,
  ])
})

test('[DWD-1.1, DWD-1.2] the box: 80 buildings in five decks, 20 events, 11 inquisitors, 32 tiles, 16 courtiers, 8 fragments', () => {
  const count = (deck: number) => BUILDING_IDS.filter(id => BUILDINGS[id].deck === deck).length
  expect([1, 2, 3, 4, 5].map(count)).toEqual([16, 16, 16, 16, 16])
  for (const stack of ['A', 'B', 'C', 'D'])
    expect(BUILDING_IDS.filter(id => (BUILDINGS[id] as Building).stack === stack)).toHaveLength(4)
  expect(EVENT_IDS.filter(id => EVENTS[id].deck === 'A')).toHaveLength(8)
  expect(EVENT_IDS.filter(id => EVENTS[id].deck === 'B')).toHaveLength(12)
  expect(pieces.COMMON.length + pieces.CANDIDATES.length + 4).toBe(11)
  expect(4 * (pieces.MINORS.length + pieces.MAJORS.length)).toBe(32)
  expect(4 * pieces.COURTIERS.length).toBe(16)
  const { devil, cultist, mortal1, mortal2 } = pieces.CHESTS
  expect([devil, cultist, mortal1, mortal2].map(c => c.plain + c.marked)).toEqual([0, 2, 3, 3])
})

test('[DWD-18.4, DWD-18.2] symbols: R 25, U 26, C 25, S 10, six buildings with two, and the same in every deck', () => {
  const count = (type: string, deck?: number) =>
    BUILDING_IDS.filter(
      id => (BUILDINGS[id] as Building).types.some(t => t === type) && (!deck || BUILDINGS[id].deck === deck),
    ).length
  expect(['R', 'U', 'C', 'S'].map(type => count(type))).toEqual([25, 26, 25, 10])
  for (const deck of [1, 2, 3, 4, 5])
    expect(['R', 'U', 'C', 'S'].map(type => count(type, deck))).toEqual([5, deck === 1 ? 6 : 5, 5, 2])
  expect(BUILDING_IDS.filter(id => BUILDINGS[id].types.length === 2)).toHaveLength(6)
})

test('[DWD-1.4] the constants', () => {
  const p = pieces
  expect([p.ROUNDS, p.BUY, p.SELL, p.MAX_DEBT, p.DEBT_RESET]).toEqual([
    5,
    { basic: 3, luxury: 5 },
    { basic: 1, luxury: 2 },
    10,
    9,
  ])
  expect([p.TOKENS, p.FREE_TOKENS, p.RECRUIT, p.BASE_COINS]).toEqual([4, 2, { space2: 2, space3: 3 }, 2])
  expect([p.WINGS_PER_CONVERSION, p.GUEST_IMMEDIATE_LOSS, p.ANGEL_PRICE, p.BRIBE_SIZE]).toEqual([3, 2, 5, 5])
  expect([p.SCIENCE_REPUTATION, p.FAIL_REPUTATION, p.KNOT, p.REPUTATION_START, p.DEVIL_LEVELS]).toEqual([4, 1, 0, 1, 3])
  expect(STANDARD.track).toEqual({ min: -7, max: 7 })
})

test('[DWD-1.9] the wheel treats all seats alike over the game, and seat 0 gets glass, grain, stone in round 1', () => {
  expect(STANDARD.wheel[0]![0]).toEqual(['glass', 'glass', 'grain', 'stone'])
  for (const seat of [0, 1, 2, 3]) {
    const sum: { [good: string]: number } = {}
    for (const round of STANDARD.wheel) {
      const fields = round[seat]!
      fields.forEach((good, i) => {
        if ((good === 'glass' || good === 'marble') && fields[i - 1] === good) return
        sum[good] = (sum[good] ?? 0) + 1
      })
    }
    expect(sum).toEqual({ glass: 2, marble: 2, wood: 4, stone: 4, grain: 4 })
    expect(STANDARD.wheel[0]![seat]!.filter(g => g === 'glass' || g === 'marble')).toHaveLength(2)
  }
})

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 2],
  [6, 3],
  [7, 3],
])('[DWD-1.5, DWD-11.4] the short memory moves a marker %i spaces from the knot by %i', (distance, spaces) => {
  for (const side of [1, -1]) {
    const s = during(1, 6, t => t.players.forEach(p => (p.reputation = side * distance || 0))).at('reputation.reward')
    s.expect(t => expect(t.players[0]!.reputation).toBe(side * (distance - spaces) || 0))
  }
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(debt => [debt, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5][debt]!]))(
  '[DWD-1.6] a debt of %i costs %i points',
  (debt, points) => {
    during(5, 8, t => (t.players[0]!.debt = debt))
      .at('scoring.effects')
      .standing(([first]) => expect(first!.score).toBe(-points || 0))
  },
)

test('[DWD-1.7] the interest marker begins on quarter 0 and goes round four quarters', () => {
  const s = during(1, 4, t => {
    t.players[0]!.debt = 3
    t.players[1]!.debt = 5
  }).expect(t => t.players.every(p => p.quarter === 0))
  s.at('interest.charge').expect(t => expect(t.players.slice(0, 2).map(p => p.quarter)).toEqual([3, 1]))
})

test('[DWD-1.3] resources, wings and guests are without limit; the eight fragments are not', () => {
  const s = during(1, 1, t => hold(t.players[0]!, { coin: 300 })).at('market.trade', { left: [0] })
  s.answers(0, { do: 'trade', with: { do: 'buy', with: { do: 'marble', with: 60 } } }).expect(
    t => t.players[0]!.goods.marble === 60,
  )
  s.expect(t => expect(t.players.reduce((n, p) => n + p.souls.plain + p.souls.marked, 0)).toBe(8))
})

test('[DWD-0.5, DWD-6.2] left is the next seat clockwise: cards go there in even rounds, to the right in odd ones', () => {
  for (const [round, to] of [
    [2, 1],
    [3, 3],
  ] as const) {
    const s = during(round, 2).at('cards.draw')
    for (const seat of [0, 1, 2, 3]) s.to(seat).decides(d => d.kind === 'someOf' && d.of.length === 4)
    s.sees(0, v => expect(v.players[0]!.hand).toHaveLength(4))
    let passed: readonly string[] = []
    for (const seat of [0, 1, 2, 3])
      s.sees(seat, v => {
        const two = v.players[seat]!.hand!.slice(0, 2)
        if (seat === 0) passed = two
      }).lapses(seat)
    s.expect(t => passed.every(card => t.players[to]!.hand.includes(card as BuildingId)))
    s.heard(to, 'cardsReceived', { seat: to }).unheard((to + 2) % 4, passed[0]!)
  }
})

test('[DWD-0.4, DWD-22.1, DWD-22.21, DWD-22.20] reputation moves space by space, and wings convert on the way', () => {
  const s = during(2, 4, t => {
    const p = t.players[0]!
    hold(p, { wood: 2, grain: 1, marble: 1 })
    p.hand = ['cultists-hideout']
    Object.assign(p, { reputation: -3, devil: 1 })
  })
  // −4 nothing, −5 second wing, −6 third wing: a guest; −7 one more.
  acted(s, { 0: { builds: 'cultists-hideout' } })
    .told('guest', { seat: 0 })
    .expect(t => expect(t.players[0]).toMatchObject({ reputation: -7, devil: 1, guests: 1, score: -2 }))
})

test('[DWD-1.8, DWD-22.40] the score track has no end on either side', () => {
  during(3, 8, t => {
    t.players[0]!.score = -1
    t.players[1]!.score = 120
    t.players[0]!.answered = { A: 'soul', '1': 'nothing' }
    t.up[0] = 'orator'
    t.snapshot = [0, 1, 2, 3]
  })
    .at('inquisitors.penalty', { seat: 0 })
    .expect(t => expect(t.players.map(p => p.score)).toEqual([-5, 120, 0, 0]))
})
