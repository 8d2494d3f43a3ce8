import { awaited, imagine, playOut, Rng, see, type State } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { describe, expect, test } from 'vitest'
import { begin, playOn, type Toy, toy } from './toy.ts'

const worlds = (state: State<Toy['table']>, at: number | null): State<Toy['table']>[] =>
  Array.from({ length: 30 }, (_, n) => imagine(toy, see(toy, state, { at }), at, Rng.from(`world ${n}`)))

describe('an imagined world', () => {
  const half = playOn(begin('all').state, [2, 4]).state

  test('looks to the eye as the real one does', () => {
    for (const at of [0, 1, 2, null])
      for (const world of worlds(half, at)) expect(see(toy, world, { at })).toEqual(see(toy, half, { at }))
  })

  test('has the same answers in hand, made up: only that they are in is known', () => {
    const made = worlds(half, 0).map(world => opened(world).given)
    for (const given of made) expect(Object.keys(given)).toEqual(['2'])
    expect(new Set(made.map(given => given[2])).size).toBeGreaterThan(1)
  })

  test('has the eye’s own answer as it was given', () => {
    for (const world of worlds(half, 2)) expect(opened(world).given).toEqual({ 2: 4 })
  })

  test('has its own purses for the others, and its own chance', () => {
    const table = worlds(half, 0).map(world => opened(world).table)
    for (const { purses } of table) expect(purses[0]).toBe(5)
    expect(new Set(table.map(t => t.purses[1])).size).toBeGreaterThan(1)
    expect(new Set(worlds(half, 0).map(world => JSON.stringify(world.rng))).size).toBe(30)
  })

  test('can be played on without touching what was seen', () => {
    const before = JSON.stringify(half)
    for (const world of worlds(half, 0)) playOut(toy, world, Rng.from('on'))
    expect(JSON.stringify(half)).toBe(before)
  })

  test('of a covert question: others may be asked there, and somebody still is', () => {
    const { state } = playOn(begin('covert').state, [0, 1])
    for (const at of [0, 1, 2, null])
      for (const world of worlds(state, at)) {
        expect(see(toy, world, { at })).toEqual(see(toy, state, { at }))
        expect(awaited(toy, world)).not.toEqual([])
        playOut(toy, world, Rng.from('on'))
      }
  })
})
