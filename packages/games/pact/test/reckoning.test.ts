import { expect, test } from 'vitest'
import { all, build, DONE, during } from './table.ts'

const charged = (debt: number, quarter: number, bank = false) =>
  during(3, 5, t => {
    Object.assign(t.players[0]!, { debt, quarter })
    if (bank) build(t.players[0]!, 1, 'bank')
  }).at('interest.charge')

test('[DWD-10.1] without debt the marker stays', () => {
  charged(0, 3)
    .untold('interest')
    .expect(t => t.players[0]!.quarter === 3)
})
test.each([
  ['T3', 8, 2, 10, 2, 0],
  ['T4', 10, 2, 9, 0, 2],
  ['T6', 2, 1, 2, 3, 0],
  ['T6', 2, 2, 3, 0, 0],
  ['T5', 4, 0, 5, 0, 0],
  ['T5', 4, 1, 5, 1, 0],
  ['T5', 4, 2, 5, 2, 0],
  ['T5', 4, 3, 5, 3, 0],
])(
  '[DWD-10.1, DWD-10.2] %s: debt %i on quarter %i becomes %i on quarter %i, with %i devil wings',
  (_, debt, quarter, to, on, wings) => {
    charged(debt, quarter).expect(t => expect(t.players[0]).toMatchObject({ debt: to, quarter: on, devil: wings }))
  },
)
test('[DWD-10.2] T4: 10, 9, 10, 9, told unit by unit', () => {
  const s = charged(10, 2)
  expect(
    s
      .history(null)
      .filter(h => h.event === 'debt')
      .map(h => (h.all as { to: number }).to),
  ).toEqual([9, 10, 9])
})
test('[DWD-10.3, DWD-22.11] T8: with a Bank a debt of 6 costs nothing, one of 7 all of it', () => {
  charged(6, 3, true)
    .untold('interest')
    .expect(t => t.players[0]!.debt === 6 && t.players[0]!.quarter === 3)
  charged(7, 3, true).expect(t => t.players[0]!.debt === 9 && t.players[0]!.quarter === 2)
})
test('[DWD-22.45] the quarter is kept from round to round, also while there is no debt', () => {
  charged(0, 2).expect(t => t.players[0]!.quarter === 2)
  charged(2, 2).expect(t => t.players[0]!.quarter === 0 && t.players[0]!.debt === 3)
})

const levels = (at: number[], change: NonNullable<Parameters<typeof during>[2]> = () => {}) =>
  during(1, 6, t => {
    at.forEach((level, seat) => (t.players[seat]!.reputation = level))
    change(t)
  }).at('reputation.effects')

test('[DWD-11.3] T11: levels 3, 3, 0, −2: an angel wing to both at the top, a devil wing at the bottom', () => {
  levels([3, 3, 0, -2]).expect(t => {
    expect(t.players.map(p => p.angel)).toEqual([1, 1, 0, 0])
    expect(t.players.map(p => p.devil)).toEqual([0, 0, 0, 1])
  })
})
test('[DWD-11.3, DWD-22.37] T12: all on one level, be it the top: no wings', () => {
  for (const level of [2, 7, -7]) levels([level, level, level, level]).untold('angelWing').untold('devilWing')
})
test('[DWD-11.1, DWD-11.2, DWD-22.2] Bell Tower and Reliquary both look at the levels the phase began with', () => {
  const s = levels([2, 0, 3, 4], t => {
    build(t.players[0]!, 1, 'reliquary')
    build(t.players[1]!, 1, 'bell-tower')
  })
  s.told('gained', { seat: 0, good: 'coin', n: 1, by: 'reliquary' }).told('reputation', { seat: 1, from: 0, to: 2 })
  // Seat 1 is at 2 with seat 0 when the wings are given: both are lowest.
  s.expect(t => expect(t.players.map(p => p.devil)).toEqual([1, 1, 0, 0]))
})
test('[DWD-22.2] Monastery Church counts by the same levels', () => {
  const church = (other: number) => levels([2, other, 1, 4], t => build(t.players[0]!, 1, 'monastery-church'))
  church(1).expect(t => t.players[0]!.angel === 1)
  church(2).expect(t => t.players[0]!.angel === 0)
})
test('[DWD-22.3] to be lowest together with another is not to have all others higher', () => {
  levels([0, 0, 3, 4], t => build(t.players[1]!, 1, 'bell-tower')).untold('reputation', { seat: 1, from: 0, to: 2 })
})
test('[DWD-11.2] a player’s own cards go by their numbers', () => {
  const s = levels([2, 0, 1, 4], t => build(t.players[0]!, 1, 'reliquary', 'wayside-shrine'))
  const own = s
    .history(null)
    .filter(h => ['reputation', 'gained'].includes(h.event) && (h.all as { seat: number }).seat === 0)
  expect(own.map(h => h.event).slice(0, 2)).toEqual(['reputation', 'gained'])
})
test('[DWD-11.3] rewards look at the levels after the buildings have worked', () => {
  levels([3, 2, 1, 0], t => build(t.players[1]!, 1, 'wayside-shrine')).expect(t =>
    expect(t.players.map(p => p.angel)).toEqual([1, 1, 0, 0]),
  )
})
test('[DWD-11.4, DWD-22.38] the short memory gives no wings and stops on the knot', () => {
  levels([7, -7, 1, -1]).expect(t => {
    expect(t.players.map(p => p.reputation)).toEqual([4, -4, 0, 0])
    expect(t.players.map(p => [p.angel, p.devil])).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ])
  })
})
test('[DWD-11.5] a Parsonage shortens the way down by one, and not the way up', () => {
  levels([5, 1, -5, 0], t => t.players.forEach(p => build(p, 1, 'parsonage'))).expect(t =>
    expect(t.players.map(p => p.reputation)).toEqual([4, 1, -3, 0]),
  )
})
test('[DWD-22.36] in one step angel wings come before devil wings', () => {
  // Two levels only: seats 0 and 1 on top, 2 and 3 below.
  const s = levels([2, 2, 1, 1])
  const order = s
    .history(null)
    .map(h => h.event)
    .filter(e => e.endsWith('Wing'))
  expect(order).toEqual(['angelWing', 'angelWing', 'devilWing', 'devilWing'])
})

const vote = (votes: (number | null)[], round = 2, change: NonNullable<Parameters<typeof during>[2]> = () => {}) => {
  const s = during(round, 6, change).at('hunt.begin')
  votes.forEach((on, seat) => s.answers(seat, on === null ? { do: 'abstain' } : { do: 'accuse', with: on }))
  return s
}
test('[DWD-12.1] one accuses another or nobody, never oneself, and nobody with an angry mob', () => {
  const s = during(3, 6, t => (t.players[2]!.mob = true))
    .at('hunt.begin')
    .to(0)
  s.offers(1, 3, 'abstain')
    .offersNot(0)
    .bars(2, 'DWD-12.1')
    .refuses(0, { do: 'accuse', with: 2 }, 'DWD-12.1')
    .to(2)
    .offers(0, 1, 3)
})
test('[DWD-12.2, DWD-15.1] votes are seen together; two or more against one and he is questioned, two such in seat order', () => {
  const s = during(2, 6).at('hunt.begin').answers(0, { do: 'accuse', with: 1 })
  s.sees(1, v => v.players[0]!.vote === null && v.votes.length === 0).sees(0, (_, seen) => seen.waiting === 'covert')
  vote([1, 0, 1, 0])
    .told('voted', { seat: 0, on: 1 })
    .told('voted', { seat: 3, on: 0 })
    .asks(0)
    .answers(0, 'confess')
    .asks(1)
  vote([1, 2, 3, 0])
    .untold('accused')
    .expect(t => t.round === 3)
  vote([3, 3, 3, 0]).told('accused', { seat: 3, votes: 3 }).asks(3)
})
test('[DWD-12.3, DWD-15.1] T21: whoever holds four shows exactly three and takes an angel wing; what is left stays secret', () => {
  const s = vote([null, 2, null, 2], 2, t => (t.players[2]!.souls = { plain: 2, marked: 2 })).asks(2)
  s.answers(2, 'show')
    .told('innocent', { seat: 2 })
    .expect(t => t.players[2]!.angel === 1 && t.players[2]!.souls.plain === 2)
  s.sees(0, v => v.players[2]!.souls === null && v.players[2]!.shown.at(-1)!.n === 3)
})
test('[DWD-12.3] any three will do, the cultist’s and the devil’s too; two will not', () => {
  vote([1, null, 1, null], 2, t => (t.players[1]!.souls = { plain: 1, marked: 2 })).offers('show')
  vote([1, null, 1, null], 2, t => (t.players[1]!.souls = { plain: 0, marked: 2 }))
    .bars('show', 'DWD-12.3')
    .refuses(1, 'show', 'DWD-12.3')
    .offers('confess')
})
test('[DWD-12.4] whoever confesses sinks a space, takes a devil wing and an angry mob, and shows nothing', () => {
  vote([null, 0, 0, null])
    .asks(0)
    .answers(0, 'confess')
    .told('confessed', { seat: 0 })
    .expect(t => expect(t.players[0]).toMatchObject({ reputation: 0, devil: 1, mob: true, shown: [] }))
})
test('[DWD-12.5] innocence in round 2 is no protection in round 3', () => {
  const s = vote([null, 0, 0, null])
    .answers(0, 'show')
    .expect(t => !t.players[0]!.mob)
  all(s, DONE)
  during(3, 6, t => (t.players[0]!.mob = false))
    .at('hunt.begin')
    .to(1)
    .offers(0)
})
