import type { Advance } from '@cloak/kernel'
import { advance, opened } from '@cloak/kernel/inside'
import type { Scene } from '@cloak/kit'
import { type Pact, pact, type Table } from '@cloak/pact'
import type { BuildingId } from '@cloak/pact/data/buildings/index'
import { build, during, hold } from './table.ts'

/** The position of DWD-24.1 at the start of round 3. */
export const beginning = () =>
  during(3, 1, t => {
    const [r, b, g, y] = t.players as [
      (typeof t.players)[0],
      (typeof t.players)[0],
      (typeof t.players)[0],
      (typeof t.players)[0],
    ]
    t.schedule = 0 // round 3 goes by T(M1)
    t.down = ['orator', 'vandal', 'bailiff', 'libertine']
    hold(r, { grain: 1, marble: 1, coin: 4 })
    hold(b, { wood: 1, grain: 1, marble: 1, coin: 2 })
    hold(g, { stone: 1, glass: 1, coin: 3 })
    hold(y, { wood: 1, stone: 1, coin: 1 })
    b.souls = { plain: 1, marked: 1 }
    g.souls = { plain: 0, marked: 1 }
    y.souls = { plain: 2, marked: 0 }
    for (const [p, debt, quarter, reputation, angel, devil] of [
      [r, 2, 1, 1, 1, 0],
      [b, 6, 2, -2, 0, 2],
      [g, 4, 0, 0, 1, 1],
      [y, 8, 2, 2, 2, 0],
    ] as const)
      Object.assign(p, { debt, quarter, reputation, angel, devil })
    build(r, 1, 'mill', 'inn', 'chapel', 'fishponds')
    build(b, 1, 'toll-gate', 'gambling-house')
    build(g, 1, 'quarry', 'glassworks', 'scriptorium')
    build(y, 1, 'sawmill', 'wayside-shrine', 'monastery')
    r.fields = [1, 2, 1, 1]
    r.minors.m4 = 1
    g.fields = [1, 1, 2, 1]
    g.minors.m4 = 2
    const old: BuildingId[] = ['bank', 'warehouse', 'brewery', 'bell-tower']
    old.forEach((card, seat) => (t.players[seat]!.hand = [card]))
    t.decks[5] = [
      ...(['catacombs', 'dam', 'manor-farm', 'foresters-lodge'] as const),
      ...(['fort', 'windmill', 'guildhall', 'pawnshop'] as const),
      ...(['harbour', 'house-of-penitents', 'baptistery', 'laboratory'] as const),
      ...(['monastery-church', 'printing-house', 'tithe-barn', 'knights-hospital'] as const),
    ]
    t.eventDecks.B = [
      'great-fire',
      'comet',
      'recession',
      'usury',
      'crusade',
      'relic-trade',
      'new-world',
      'plebeian-art',
      'jubilee-year',
      'heretics-at-the-stake',
      'peasants-revolt',
      'court-festivities',
    ]
  })

/** A mortal and the devil of DWD-24.2, before the final scoring. */
export const scored = () =>
  during(5, 8, t => {
    const [mortal, devil] = [t.players[0]!, t.players[1]!]
    build(mortal, 4, 'library', 'terraced-fields', 'hunting-palace', 'royal-castle', 'fort', 'market-square')
    Object.assign(mortal, { score: -3, debt: 5, angel: 2, devil: 1, indulgences: 1, indulgencesSeen: 1 })
    mortal.majors = { J1: true, J2: true, J3: false, J4: false }
    mortal.courtiers.R = 'held'
    hold(mortal, { glass: 1, marble: 1, wood: 3, coin: 4 })
    build(devil, 4, 'academy-of-arts', 'aqueduct', 'city-council')
    Object.assign(devil, { score: 9, debt: 2, devil: 2 })
    devil.majors = { J1: true, J2: true, J3: false, J4: false }
    devil.souls = { plain: 3, marked: 2 }
    hold(devil, { glass: 1, coin: 4 })
  })

/** The scene from its table on, with this step first. */
export function from(scene: Scene<Pact>, step: 'production.goods' | 'scoring.effects'): Advance<Table> {
  const { state } = scene
  const told: Advance<Table>['told'] = []
  opened(state).script = [{ step, p: {} }]
  advance(pact, state, told)
  return { state, told }
}
