import { playOut, Rng, start } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { scene } from '@cloak/kit'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultInHouse, type HouseValues, isHouse, pact, STANDARD, withHouseValues } from '@cloak/pact'
import { OFF } from './table.ts'

const at = (json: unknown) => {
  const why = faultInHouse(json)
  return why && `${why.path} ${why.key.replace('pact.why.house-', '')}`
}

describe('what is wrong with a host’s values is found and placed', () => {
  test.each([
    [null, ' not-a-table'],
    [{ prices: {} }, 'prices unknown'],
    [{ track: { min: -7 } }, 'track.max missing'],
    [{ track: { min: -2, max: 7 } }, 'track.min not-a-number'],
    [{ track: { min: -9, max: 7 } }, 'arrows too-few-arrows'],
    [{ arrows: [0, 1, 'two'] }, 'arrows.2 not-a-number'],
    [{ arrows: [0, 1, 1] }, 'arrows too-few-arrows'],
    [{ wheel: STANDARD.wheel.slice(1) }, 'wheel wrong-length'],
    [
      { wheel: STANDARD.wheel.with(2, STANDARD.wheel[2]!.with(1, ['wood', 'glass', 'stone', 'glass'])) },
      'wheel.2.1.1 luxury-needs-two',
    ],
    [
      { wheel: STANDARD.wheel.with(0, STANDARD.wheel[0]!.with(3, ['wood', 'gold', 'stone', 'grain'] as never)) },
      'wheel.0.3.1 not-one-of',
    ],
    [{ stock: [{}, {}, {}, { gold: 1 }] }, 'stock.3.gold unknown'],
    [{ stock: [{ coin: -1 }, {}, {}, {}] }, 'stock.0.coin not-a-number'],
    [{ preferences: { like: 2, neutral: 1, avoid: 0 } }, 'preferences.avoid not-a-number'],
    [{ jesters: { devil: 0, cultist: 4 } }, 'jesters.mortal missing'],
    [{ flags: { ...STANDARD.flags, sellPlus1: 2 } }, 'flags.buyBasic2 money-from-nothing'],
    [{ penalties: { ascetic: { tokens: 0, points: 2 } } }, 'penalties.ascetic.tokens not-a-number'],
    [{ penalties: { jailer: 2 } }, 'penalties.jailer unknown'],
    [{ buildings: { castle: { vp: 3 } } }, 'buildings.castle unknown'],
    [{ buildings: { mill: { cost: { Wo: 1, Si: 1 } } } }, 'buildings.mill.cost.Si unknown'],
    [{ buildings: { mill: { types: ['R', 'S'] } } }, 'buildings.mill.types odd-types'],
    [{ buildings: { mill: { timing: 'dawn' } } }, 'buildings.mill.timing not-one-of'],
    [{ buildings: { mill: { effects: [{ op: 'pay', res: 'coin', n: 1 }] } } }, 'buildings.mill.effects.0 not-here'],
    [
      { buildings: { mill: { effects: [{ op: 'gain', res: 'gold', n: 1 }] } } },
      'buildings.mill.effects.0.res not-one-of',
    ],
    [
      { buildings: { mill: { effects: [{ op: 'per', count: 'R', div: 1, do: [{ op: 'gain', res: 'coin' }] }] } } },
      'buildings.mill.effects.0.do.0.n missing',
    ],
    [
      { buildings: { mill: { effects: [{ op: 'if', cond: 'allOthersHigher', do: [] }] } } },
      'buildings.mill.effects.0.cond looks-at-others',
    ],
    [{ buildings: { brewery: { timing: 'production' } } }, 'buildings.brewery.effects.0 not-here'],
    [{ buildings: { mill: { deck: 2 } } }, 'buildings wrong-count'],
    [{ buildings: { mill: { stack: 'B' } } }, 'buildings wrong-count'],
    [{ buildings: { stable: { deck: 1 } } }, 'buildings.stable.stack stack-of-deck-one'],
    [{ events: { forest: { deck: 'B' } } }, 'events wrong-count'],
    [{ events: { forest: { left: { gain: [], rep: 2 } } } }, 'events.forest.left.rep not-a-number'],
    [
      { events: { forest: { right: { cost: [{ op: 'gain', res: 'coin', n: 1 }], gain: [], rep: 1 } } } },
      'events.forest.right.cost.0 not-here',
    ],
  ])('[DWD-0.2, DWD-17.5] %j', (json, fault) => {
    expect(at(json)).toBe(fault)
    expect(isHouse(json)).toBe(false)
  })

  test('[DWD-0.2] nothing is wrong with nothing, with the rules text’s own values, nor with a few good ones', () => {
    expect(faultInHouse({})).toBeNull()
    const { buildings, events, ...rest } = STANDARD
    const strip = (cards: object) =>
      Object.fromEntries(Object.entries(cards).map(([id, { no: _, ...card }]) => [id, card]))
    expect(
      faultInHouse(JSON.parse(JSON.stringify({ ...rest, buildings: strip(buildings), events: strip(events) }))),
    ).toBeNull()
    expect(faultInHouse(MINE)).toBeNull()
  })
  test('[DWD-0.2] values with a fault make no game', () => {
    expect(() => withHouseValues(pact, { arrows: [0] })).toThrow('house-too-few-arrows at arrows')
  })
})

const MINE: HouseValues = {
  track: { min: -5, max: 5 },
  arrows: [0, 1, 1, 1, 2, 2],
  stock: [{ coin: 3 }, { coin: 3 }, { coin: 3 }, { coin: 3 }],
  penalties: { bailiff: 3 },
  buildings: {
    mill: { cost: { St: 1 }, vp: 4, effects: [{ op: 'gainBasic', n: 2 }] },
    stable: { deck: 1, stack: 'A' },
    sawmill: { deck: 2 },
  },
  events: { forest: { left: { gain: [{ op: 'gain', res: 'coin', n: 9 }], rep: -1 } } },
}

describe('a game with a host’s values', () => {
  const mine = withHouseValues(pact, MINE)
  const setup = (seed: string) => ({ game: mine.id, rules: 1, seats: 4, options: OFF, seed })

  test('[DWD-0.2] is a game of its own, the same wherever it is made', () => {
    expect(mine.id).toMatch(/^pact\+[0-9a-f]{8}$/)
    expect(withHouseValues(pact, MINE).id).toBe(mine.id)
    expect(withHouseValues(pact, { ...MINE, arrows: [0, 1, 1, 1, 2, 3] }).id).not.toBe(mine.id)
  })
  test('[DWD-0.2] plays by them: no rule has changed, only numbers', () => {
    const t = opened(start(mine, setup('mine')).state).table
    expect(t.players.map(p => p.ledger.coin)).toEqual([5, 5, 5, 5]) // 3 and the first production
    expect(t.decks[0]!.concat(t.players.flatMap(p => p.hand))).toContain('stable')
    const s = scene(mine, { seats: 4, options: OFF }).table(table => {
      table.round = 2
      table.players[0]!.reputation = 5
      table.players[0]!.built = [{ card: 'mill', round: 1, under: null }]
    })
    s.at('reputation.reward').expect(table => table.players[0]!.reputation === 3)
    s.at('production.effects', { turn: 'first' }).asks(0).prompts('pact.prompt.gain-basics', { n: 2 })
    for (const seat of [0, null]) s.sees(seat, v => v.house?.track.max === 5)
  })
  test('[DWD-0.2] comes to its end', () => {
    for (let n = 0; n < 20; n++) {
      const { state } = start(mine, setup(`end ${n}`))
      playOut(mine, state, Rng.from(`end ${n}`))
      expect(state.script).toEqual([])
      for (const p of opened(state).table.players) expect(Math.abs(p.reputation)).toBeLessThanOrEqual(5)
    }
  })
  test('[DWD-0.2] the example of the guide passes', () => {
    const guide = readFileSync(new URL('../../../../docs/guide/house-values-pact.md', import.meta.url), 'utf8')
    const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json!) as unknown)
    expect(examples.length).toBeGreaterThan(1)
    for (const json of examples) expect(faultInHouse(json)).toBeNull()
  })
})
