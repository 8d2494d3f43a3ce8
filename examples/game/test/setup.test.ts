import { scene, walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { COPIES, ROLES } from '../src/data/box.ts'
import { dawn } from '../src/index.ts'
import { kept } from './invariants.ts'
import { hidden, purse, seals, table, THREE } from './help.ts'

const seeds = Array.from({ length: 40 }, (_, i) => `setup ${i}`)

describe('the box', () => {
  test('[DAW-1.1] two to six players', () => {
    expect(dawn.seats).toEqual([2, 3, 4, 5, 6])
  })

  test('[DAW-1.2] fifteen cards, three of each of five roles', () => {
    expect([...ROLES]).toEqual(['forger', 'magpie', 'lamplighter', 'herbalist', 'castellan'])
    scene(dawn, { seats: 6 }).expect(t => expect(kept.cards(t)).toEqual([COPIES, COPIES, COPIES, COPIES, COPIES]))
  })

  test('[DAW-1.3] 48 seals in all; of an emptier chest a player takes what there is', () => {
    table(THREE)
      .expect(t => expect(kept.seals(t)).toBe(48))
      .table(t => {
        purse(t, 2, 42)
        expect(t.chest).toBe(2)
      })
      .at('turn.begin', { seat: 0 })
      .answers(0, { do: 'forge' })
      .answers(1, 'believe')
      .answers(2, 'believe')
      .told('forged', { seat: 0, seals: 2 })
      .expect(t => expect([t.chest, ...seals(t)]).toEqual([0, 4, 2, 42]))
  })

  test('[DAW-1.4] the host sets the goal between 6 and 10, and six or nine hours', () => {
    const night = (options: { goal: number; night: 'short' | 'long' }) => scene(dawn, { seats: 3, options })
    night({ goal: 6, night: 'short' }).sees(null, v => expect([v.goal, v.hours]).toEqual([6, 6]))
    night({ goal: 10, night: 'long' }).sees(null, v => expect([v.goal, v.hours]).toEqual([10, 9]))
    expect(dawn.options(3)).toMatchObject({ lapse: { goal: 8, night: 'long' } })
  })
})

describe('setting up', () => {
  test('[DAW-2.1] everybody has two cards face down, and sees their own; the rest is the deck', () => {
    scene(dawn, { seats: 4 })
      .expect(t => {
        for (let seat = 0; seat < 4; seat++) expect(hidden(t, seat)).toHaveLength(2)
        expect(t.deck).toHaveLength(7)
      })
      .sees(1, v => {
        expect(v.players[1]!.cards.every(({ role }) => role !== null)).toBe(true)
        expect(v.players[0]!.cards.every(({ role }) => role === null)).toBe(true)
        expect(v.deck).toBe(7)
      })
  })

  test('[DAW-2.2] two seals each; with two players the one who begins has one', () => {
    scene(dawn, { seats: 3 }).expect(t => expect(seals(t)).toEqual([2, 2, 2]))
    for (const seed of seeds.slice(0, 8))
      scene(dawn, { seats: 2, seed }).expect(t => {
        expect(seals(t)[t.first]).toBe(1)
        expect(seals(t)[1 - t.first]).toBe(2)
      })
  })

  test('[DAW-2.3] anybody may be the first, in the first hour', () => {
    const firsts = new Set<number>()
    for (const seed of seeds) {
      const [begin] = walk(dawn, { seats: 4, seed })
      const seen = dawn.view(begin!.state.table, { at: null })
      expect(seen.hour).toBe(1)
      expect(begin!.state.script.at(-1)).toMatchObject({ step: 'turn.act', p: { seat: seen.first } })
      firsts.add(seen.first)
    }
    expect(firsts).toEqual(new Set([0, 1, 2, 3]))
  })
})
