import { question, Rng, sample } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { scene, walk } from '@cloak/kit'
import { describe, expect, test } from 'vitest'
import { ROLES } from '../src/data/box.ts'
import { type Deed, dawn } from '../src/index.ts'
import { cardsLeft, compareRanks, mayHold, outcomeOf, rankOf, unseenOf } from '../src/reading/index.ts'
import { isIn, othersFrom } from '../src/seats.ts'
import { lost, table, THREE } from './help.ts'

type Said = { do: Deed; with?: number }

describe('what a deed would do is what the rules then do', () => {
  test.each([2, 4, 6])('%i seats', seats => {
    const rng = Rng.from('readings')
    let compared = 0
    for (let n = 0; n < 10; n++)
      for (const { state } of walk(dawn, { seats, seed: `reading ${n}` })) {
        const top = state.script.at(-1)
        if (top?.step !== 'turn.act') continue
        const { seat } = top.p as { seat: number }
        const said = sample(question(dawn, state)!.to[seat]!.decision, rng) as Said
        const target = said.with ?? null
        const before = opened(state).table
        const read = outcomeOf(dawn.view(state.table, { at: seat }), said.do, target)

        const then = scene(dawn, { seats }).table(t => Object.assign(t, structuredClone(before)))
        then.script({ step: 'turn.act', p: { seat } }).answers(seat, said)
        if (said.do !== 'press' && said.do !== 'denounce')
          for (const other of othersFrom(before, seat)) then.answers(other, 'believe')
        if (target !== null && before.players[target]!.cards.every(({ face }) => face === null))
          if (read.cards > 0 || said.do === 'shine') then.lapses(target)
        then.expect(after => {
          const lostBy = (whose: number) => before.players[whose]!.seals - after.players[whose]!.seals
          expect(0 - lostBy(seat)).toBe(read.gain)
          if (target === null || !isIn(after, target)) return
          expect(lostBy(target)).toBe(read.seals)
          const down = (t: typeof after) => t.players[target]!.cards.filter(({ face }) => face === null).length
          expect(down(before) - down(after)).toBe(read.cards)
        })
        compared++
      }
    expect(compared).toBeGreaterThan(20)
  })
})

test('how many cards of a role are unseen, and who may hold one', () => {
  table(THREE)
    .table(t => {
      lost(t, 2, 1)
      t.players[1]!.cards[0]!.isNot = 'castellan'
      lost(t, 1, 1)
    })
    .sees(0, v => {
      expect(ROLES.map(role => unseenOf(v, role))).toEqual([1, 2, 3, 2, 3])
      expect([mayHold(v, 0, 'forger'), mayHold(v, 0, 'castellan')]).toEqual([true, false])
      expect([mayHold(v, 1, 'forger'), mayHold(v, 1, 'castellan')]).toEqual([true, false])
      expect([0, 1, 2].map(seat => cardsLeft(v, seat))).toEqual([2, 1, 1])
    })
})

test('the ranks that a view shows are the places that the game gives', () => {
  for (const { state } of walk(dawn, { seats: 4, seed: 'ranks' })) {
    const view = dawn.view(state.table, { at: null })
    const places = dawn.standing(opened(state).table).map(({ place }) => place)
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 4; b++)
        expect(Math.sign(compareRanks(rankOf(view, a), rankOf(view, b)))).toBe(Math.sign(places[a]! - places[b]!))
  }
})
