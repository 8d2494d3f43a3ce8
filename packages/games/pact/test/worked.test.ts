import { opened } from '@cloak/kernel/inside'
import { replayGolden } from '@cloak/kit'
import { expect, test } from 'vitest'
import { pact } from '@cloak/pact'
import type { Goods } from '@cloak/pact/data/pieces'
import {
  accept,
  acceptFor,
  all,
  both,
  DONE,
  during,
  fill,
  look,
  NO_OFFER,
  NONE,
  offer,
  plan,
  repay,
  souls,
} from './table.ts'
import { beginning, from, scored } from './worked.ts'

const [red, blue, green, yellow] = [0, 1, 2, 3] as const

const goods = (some: Partial<Goods>): Goods => ({ ...NONE, ...some })

test('[DWD-24.1, DWD-8.4, DWD-7.4, DWD-7.8] round 3, complete, with the printed numbers', () => {
  const s = beginning().at('production.goods').asks(red, blue, green, yellow)
  s.answers(red, repay(2)).answers(blue, DONE).answers(green, repay(3)).answers(yellow, DONE)
  all(s, DONE, [red, green]).expect(t => {
    expect(t.players.map(p => p.goods)).toEqual([
      goods({ wood: 1, stone: 2, grain: 2, glass: 1, marble: 1, coin: 5 }),
      goods({ wood: 2, stone: 1, grain: 1, glass: 1, marble: 1, coin: 8 }),
      goods({ wood: 1, stone: 4, grain: 2, glass: 1, coin: 3 }),
      goods({ wood: 3, stone: 1, grain: 1, marble: 1, coin: 4 }),
    ])
    expect(t.players.map(p => p.reputation)).toEqual([1, -3, 0, 3])
    expect(t.players.map(p => p.debt)).toEqual([0, 6, 1, 8])
  })

  // Cards: nobody has more than one old card; two are passed to the right.
  s.answers(red, ['dam', 'manor-farm']).answers(blue, ['windmill', 'guildhall'])
  s.answers(green, ['house-of-penitents', 'baptistery']).answers(yellow, ['printing-house', 'tithe-barn'])
  s.expect(t => expect(t.players[yellow]!.hand).toContain('dam'))
  all(s, DONE)

  // Deals, by T(M1).
  s.answers(red, offer({ marble: 1 }, { coins: 4 }))
    .answers(blue, offer({ glass: 1, wood: 2, coin: 3 }, { souls: 1 }))
    .answers(green, offer({ stone: 2 }, { coins: 4 }))
    .answers(yellow, NO_OFFER)
  s.sees(green, v => v.players[green]!.sights!.at(-1)!.kind === 'devil')
    .sees(red, v => v.players[red]!.sights!.at(-1)!.kind === 'cultist')
    .sees(yellow, v => v.players[yellow]!.sights!.at(-1)!.kind === 'mortal1')
    .sees(blue, v => v.players[blue]!.sights!.at(-1)!.state === 'empty')
  s.answers(green, acceptFor({ marked: 1 }))
    .answers(red, accept())
    .answers(yellow, accept())
    .answers(blue, look())
  const seen = (seat: number) => s.state && s.sees(seat, v => v.players[seat]!.sights!.at(-1)!.state === 'closed')
  seen(red)
  seen(yellow)
  seen(blue)
  s.sees(red, v =>
    expect(v.players[red]!.sights!.at(-1)).toMatchObject({ kind: 'devil', ask: { of: 'soul', n: 1 } }),
  ).sees(green, v => v.players[green]!.sights!.at(-1)!.state === 'empty')
  all(s, look()).expect(t => {
    expect(t.players.map(p => p.goods)).toEqual([
      goods({ wood: 1, stone: 4, grain: 2, glass: 1, coin: 5 }),
      goods({ stone: 1, grain: 1, marble: 1, coin: 5 }),
      goods({ wood: 3, stone: 2, grain: 2, glass: 2, coin: 10 }),
      goods({ wood: 3, stone: 1, grain: 1, marble: 2 }),
    ])
    expect(t.players.map(p => p.souls)).toEqual([
      { plain: 3, marked: 0 },
      { plain: 1, marked: 2 },
      { plain: 0, marked: 0 },
      { plain: 2, marked: 0 },
    ])
  })

  // Actions.
  s.answers(red, plan({ old: ['fishponds'], builds: 'catacombs', recruit: 'C', event: 'right' }))
    .answers(blue, plan({ event: 'left', builds: 'fort' }))
    .answers(green, plan({ old: ['glassworks'], builds: 'harbour*', event: 'right' }))
    .answers(yellow, plan({ builds: 'monastery-church' }))
  all(s, { do: 'ready' }).asks(red, blue, green, yellow)
  s.answers(red, 'm3:C').answers(blue, { marble: 1 }).answers(green, 'grain').answers(yellow, DEFAULT)
  s.asks(red, blue, yellow).answers(red, 2).answers(blue, 'm3').answers(yellow, 1)
  s.asks(blue).answers(blue, 1).asks(blue).answers(blue, 2)
  s.expect(t => {
    expect(t.players.map(p => p.goods)).toEqual([
      goods({ grain: 2, coin: 9 }),
      goods({ grain: 1, marble: 1, coin: 4 }),
      goods({ stone: 2, glass: 2, coin: 15 }),
      goods({ wood: 2, marble: 1 }),
    ])
    expect(t.players.map(p => p.fields)).toEqual([
      [1, 2, 2, 1],
      [1, 2, 2, 1],
      [1, 1, 2, 1],
      [1, 2, 1, 1],
    ])
    expect(t.players[red]!.courtiers.C).toBe('space3')
    expect(t.players[blue]).toMatchObject({ reputation: -6, devil: 1, guests: 1, score: -2, minors: { m3: 1, m2: 2 } })
    expect(t.players.map(p => p.reputation)).toEqual([5, -6, -1, 3])
    expect(t.players[yellow]!.debt).toBe(10)
  })
  all(s, DONE)

  // Interest, then the reputation phase.
  s.expect(t => {
    expect(t.players.map(p => p.debt)).toEqual([0, 8, 1, 9])
    expect(t.players.map(p => p.quarter)).toEqual([1, 0, 1, 0])
    expect(t.players[yellow]!.devil).toBe(2)
  })
  all(s, DONE).expect(t => {
    expect(t.snapshot).toEqual([5, -6, -1, 3])
    expect(t.players[yellow]).toMatchObject({ angel: 0, indulgences: 1 })
    expect(t.players[red]!.angel).toBe(2)
    expect(t.players[blue]!.devil).toBe(2)
    expect(t.players.map(p => p.reputation)).toEqual([3, -3, 0, 2])
  })

  // Witch hunt.
  const accuse = (on: number) => ({ do: 'accuse', with: on })
  s.answers(red, accuse(blue)).answers(green, accuse(blue)).answers(blue, accuse(yellow)).answers(yellow, accuse(green))
  s.asks(blue)
    .answers(blue, 'show')
    .expect(t => t.players[blue]!.angel === 1)

  // Inquisition.
  s.answers(green, repay(1)).answers(red, { do: 'wings', with: 1 }).answers(blue, DONE).answers(yellow, DONE)
  all(s, DONE, [red, green])
  s.expect(t => expect(t.players[red]).toMatchObject({ angel: 0, indulgences: 1, goods: { coin: 4 } }))
  s.answers(blue, fill({ souls: { plain: 1 } }))
    .answers(green, fill({ coins: 3, guesses: { do: 'devil', with: blue } }))
    .answers(red, fill({ coins: 1, guesses: { do: 'both', with: [green, yellow] } }))
    .answers(yellow, fill({ guesses: { do: 'devil', with: green } }))
  s.expect(t => {
    expect(t.bribes).toBe(4)
    expect(t.up).toEqual(['orator', 'vandal', null])
    expect(t.rituals[0]!.chests.devil.reward).toEqual(goods({ glass: 1, marble: 1, wood: 1, stone: 1, coin: 2 }))
    expect(t.rituals[0]!.chests.cultist.reward).toEqual(goods({ grain: 1, coin: 4 }))
    expect(t.asked).toEqual([{ role: 'devil', on: green, yes: false }])
    expect(t.locked).toHaveLength(4)
  })
  s.answers(red, souls('A', '1', '2'))
    .answers(blue, souls('1', '2', 'guest#1'))
    .answers(green, souls())
    .answers(yellow, both(2, 'A', '1', '2'))
  s.asks(blue).answers(blue, { do: 'discard', with: { wood: 1, stone: 1, grain: 1 } })
  s.asks(green).answers(green, { do: 'discard', with: { stone: 2, grain: 1 } })
  s.asks(green).offers('harbour', 'scriptorium').offersNot('quarry').answers(green, 'scriptorium')
  s.expect(t => {
    expect(t.players.map(p => p.score)).toEqual([0, -2, -4, 0])
    expect(t.players[red]!.indulgences).toBe(1)
    expect(t.players[yellow]!.indulgences).toBe(0)
    expect(t.common).toEqual({ A: 'up', B: 'up', C: 'up' })
    expect(t.players[blue]!.guests).toBe(0)
  })
})
const DEFAULT = { do: 'default' }

test('[DWD-24.1] the worked round, as a golden game, replays to the printed numbers', () => {
  const { fault, states } = replayGolden(pact, import.meta.url, 'worked-round-3', () =>
    from(beginning(), 'production.goods'),
  )
  expect(fault).toBeNull()
  /** The first time that the table stands before this step. */
  const before = (step: string) => opened(states.find(({ script }) => script.at(-1)?.step === step)!).table
  expect(before('cards.pass').players.map(p => p.goods)).toEqual([
    goods({ wood: 1, stone: 2, grain: 2, glass: 1, marble: 1, coin: 5 }),
    goods({ wood: 2, stone: 1, grain: 1, glass: 1, marble: 1, coin: 8 }),
    goods({ wood: 1, stone: 4, grain: 2, glass: 1, coin: 3 }),
    goods({ wood: 3, stone: 1, grain: 1, marble: 1, coin: 4 }),
  ])
  expect(before('plan.make').players.map(p => p.goods)).toEqual([
    goods({ wood: 1, stone: 4, grain: 2, glass: 1, coin: 5 }),
    goods({ stone: 1, grain: 1, marble: 1, coin: 5 }),
    goods({ wood: 3, stone: 2, grain: 2, glass: 2, coin: 10 }),
    goods({ wood: 3, stone: 1, grain: 1, marble: 2 }),
  ])
  const hunted = before('hunt.vote')
  expect(hunted.players.map(p => p.debt)).toEqual([0, 8, 1, 9])
  expect(hunted.players.map(p => p.quarter)).toEqual([1, 0, 1, 0])
  expect(hunted.players.map(p => p.reputation)).toEqual([3, -3, 0, 2])
  const end = opened(states.at(-1)!).table
  expect(end.players.map(p => p.score)).toEqual([0, -2, -4, 0])
  expect(end.bribes).toBe(4)
})
test('[DWD-24.2, DWD-14.1] the worked scoring, as a golden game, ends with the printed totals', () => {
  const { fault, states } = replayGolden(pact, import.meta.url, 'worked-scoring', () =>
    from(scored(), 'scoring.effects'),
  )
  expect(fault).toBeNull()
  const [mortal, devil] = pact.standing(opened(states[0]!).table)
  expect([mortal!.score, devil!.score]).toEqual([31, 24])
})

test('[DWD-24.1, DWD-13.28] the guesses locked in the worked round score as printed in round 5', () => {
  const s = during(5, 8, t => {
    t.locked = [
      { by: 'mortal1', role: 'devil', on: green },
      { by: 'mortal1', role: 'cultist', on: yellow },
      { by: 'cultist', role: 'devil', on: blue },
      { by: 'mortal2', role: 'devil', on: green },
    ]
  })
  all(s.at('ritual.fill', { left: [0, 1, 2, 3] }), fill()).expect(t =>
    expect(t.players.map(p => p.score)).toEqual([0, 2, 3, 0]),
  )
})

test('[DWD-24.2, DWD-14.1, DWD-14.2] final scoring, a mortal and the devil', () => {
  scored()
    .at('scoring.effects')
    .over()
    .standing(([mortal, devil]) => {
      const items = (why: { key: string; args?: object }[]) => why.map(({ key, args }) => [key, args])
      expect(mortal!.score).toBe(31)
      expect(items(mortal!.why)).toEqual([
        ['pact.score.track', { points: -3 }],
        ['pact.score.buildings', { points: 24 }],
        ['pact.score.effects', { points: 2 }],
        ['pact.score.debt', { points: -3 }],
        ['pact.score.majors', { points: 4 }],
        ['pact.score.angels', { points: 2 }],
        ['pact.score.devils', { points: -1 }],
        ['pact.score.indulgences', { points: 2 }],
        ['pact.score.courtiers', { points: 1 }],
        ['pact.score.luxury', { points: 2 }],
        ['pact.score.goods', { points: 1 }],
        ['pact.score.fifths', { points: 2 }],
      ])
      expect(devil!.score).toBe(24)
      expect(items(devil!.why)).toContainEqual(['pact.score.fifths', { points: 4 }])
      expect(items(devil!.why)).toContainEqual(['pact.score.marked', { points: -2 }])
      expect(items(devil!.why).some(([key]) => key === 'pact.score.majors')).toBe(false)
    })
})
