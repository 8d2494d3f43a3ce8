import { expect, test } from 'vitest'
import { build, during, hold } from './table.ts'

type Change = NonNullable<Parameters<typeof during>[2]>
const scored = (change: Change) => during(5, 8, change).at('scoring.effects')
const item = (s: ReturnType<typeof scored>, name: string, seat = 0) => {
  let points: unknown = 0
  s.standing(all => void (points = all[seat]!.why.find(w => w.key === `pact.score.${name}`)?.args?.['points'] ?? 0))
  return points
}

test('[DWD-14.1] every item, one by one', () => {
  expect(
    item(
      scored(t => (t.players[0]!.score = -3)),
      'track',
    ),
  ).toBe(-3)
  expect(
    item(
      scored(t => build(t.players[0]!, 1, 'cathedral', 'mill')),
      'buildings',
    ),
  ).toBe(9)
  expect(
    item(
      scored(t => (t.players[0]!.debt = 7)),
      'debt',
    ),
  ).toBe(-4)
  expect(
    item(
      scored(t => (t.players[0]!.angel = 2)),
      'angels',
    ),
  ).toBe(2)
  expect(
    item(
      scored(t => (t.players[0]!.devil = 2)),
      'devils',
    ),
  ).toBe(-2)
  expect(
    item(
      scored(t => Object.assign(t.players[0]!, { indulgences: 2, indulgencesSeen: 2 })),
      'indulgences',
    ),
  ).toBe(4)
  expect(
    item(
      scored(t => (t.players[0]!.courtiers = { R: 'held', U: 'space3', C: 'space2', A: 'held' })),
      'courtiers',
    ),
  ).toBe(2)
  expect(
    item(
      scored(t => hold(t.players[0]!, { glass: 2, marble: 1 })),
      'luxury',
    ),
  ).toBe(3)
  expect(
    item(
      scored(t => hold(t.players[0]!, { wood: 4, stone: 3, grain: 2, coin: 1 })),
      'goods',
    ),
  ).toBe(2)
})
test('[DWD-14.1, DWD-22.29] marked fragments cost a point each, whoever holds them', () => {
  const s = scored(t => {
    t.players[1]!.souls = { plain: 2, marked: 1 }
    t.players[2]!.souls = { plain: 0, marked: 1 }
  })
  expect([item(s, 'marked', 1), item(s, 'marked', 2), item(s, 'marked', 0)]).toEqual([-1, -1, 0])
})
test('[DWD-14.1] T16: debt 5 and two majors: −3, and +4 or nothing for the devil', () => {
  const s = scored(t =>
    [0, 1].forEach(seat => {
      t.players[seat]!.debt = 5
      t.players[seat]!.majors = { J1: true, J2: true, J3: false, J4: false }
    }),
  )
  expect([item(s, 'debt', 1), item(s, 'majors', 1), item(s, 'majors', 0)]).toEqual([-3, 0, 4])
})
test('[DWD-14.2] T17: coins 4, wood 2, grain 1: one point and two fifths', () => {
  const s = scored(t => hold(t.players[0]!, { coin: 4, wood: 2, grain: 1 }))
  expect([item(s, 'goods'), item(s, 'fifths')]).toEqual([1, 2])
})
test('[DWD-14.2, DWD-14.3] fifths break a tie; level to the last fifth, the place is shared', () => {
  scored(t => {
    t.players.forEach(p => (p.souls = { plain: 0, marked: 0 }))
    hold(t.players[0]!, { coin: 3 })
    hold(t.players[1]!, { wood: 4 })
    hold(t.players[2]!, { grain: 1, coin: 3 })
  }).standing(all =>
    expect(all.map(p => [p.place, p.score])).toEqual([
      [3, 0],
      [1, 0],
      [1, 0],
      [4, 0],
    ]),
  )
})
test('[DWD-14.4] plain fragments and minor tiles are worth nothing in themselves', () => {
  scored(t => {
    t.players[0]!.minors = { m1: 0, m2: 1, m3: 2, m4: 3 }
    t.players[0]!.souls = { plain: 6, marked: 0 }
  }).standing(([first]) => expect(first!.score).toBe(0))
})

test('[DWD-14.1, DWD-22.9] Trade Route: all of one basic for a point each, before goods are counted', () => {
  const s = scored(t => {
    build(t.players[0]!, 5, 'trade-route')
    hold(t.players[0]!, { wood: 4, stone: 3 })
  })
  s.asks(0)
    .prompts('pact.prompt.trade-route')
    .offers('wood', 'stone', 'grain')
    .offersNot('glass')
    .answers(0, 'stone')
    .over()
  expect([item(s, 'effects'), item(s, 'goods'), item(s, 'fifths')]).toEqual([3, 0, 4])
})
test('[DWD-14.1, DWD-14.5] Treasury: up to four times three coins for a point, out of what is held and nothing else', () => {
  const treasury = (coin: number, ...answers: string[]) => {
    const s = scored(t => {
      build(t.players[0]!, 5, 'treasury')
      hold(t.players[0]!, { coin, wood: 9, marble: 2 })
    })
    for (const a of answers) s.asks(0).answers(0, a)
    return s
  }
  expect(item(treasury(14, 'pay', 'pay', 'pay', 'pay').over(), 'effects')).toBe(4)
  // Neither loan nor sale helps: the market is closed.
  treasury(2).asks(0).bars('pay', 'DWD-9.26').refuses(0, 'pay', 'DWD-9.26').offersNot('loan').answers(0, 'stop').over()
  expect(item(treasury(7, 'pay', 'stop').over(), 'effects')).toBe(1)
})
test.each([
  ['terraced-fields', ['mill', 'toll-gate'], 1], // R3
  ['great-estate', ['mill'], 1],
  ['town-hall', ['inn', 'fort', 'wool-hall'], 2],
  ['cloth-hall', [], 0],
  ['basilica', ['chapel', 'cathedral', 'baptistery'], 2],
  ['library', ['university'], 2],
] as const)('[DWD-17.1, DWD-17.2, DWD-14.1] %s beside %s scores %i', (card, others, points) => {
  const s = scored(t => build(t.players[0]!, 4, card, ...others))
  expect(item(s, 'effects')).toBe(points)
})
test('[DWD-22.13, DWD-17.2] University counts tiles of any origin, not those given up', () => {
  const s = scored(t => {
    build(t.players[0]!, 5, 'university')
    t.players[0]!.minors = { m1: 0, m2: 'gone', m3: 2, m4: 'unclaimed' }
    t.players[0]!.majors.J3 = true
  })
  expect(item(s, 'effects')).toBe(3)
})
test('[DWD-17.2] Botanical Garden counts courtiers held', () => {
  expect(
    item(
      scored(t => {
        build(t.players[0]!, 5, 'botanical-garden')
        t.players[0]!.courtiers = { R: 'held', U: 'space3', C: 'held', A: 'locked' }
      }),
      'effects',
    ),
  ).toBe(2)
})
