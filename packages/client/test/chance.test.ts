import { expect, test } from 'vitest'
import { type Chance, chanceFrom, nextChance } from '../e2e/chance.ts'

const sequenceOf = (chance: Chance): unknown[] =>
  Array.from({ length: 20 }, () => {
    const { draws } = chance
    chance.chosen()
    return draws
  })

test('the same seed gives the same choices, another gives others', () => {
  expect(sequenceOf(chanceFrom('a'))).toEqual(sequenceOf(chanceFrom('a')))
  expect(sequenceOf(chanceFrom('a'))).not.toEqual(sequenceOf(chanceFrom('b')))
})

test('the numbers are from 0 up to 1, and stay until a choice was made', () => {
  const chance = chanceFrom('a')
  const first = chance.draws
  expect(chance.draws).toBe(first)
  chance.chosen()
  expect(chance.draws).not.toEqual(first)
  for (const draw of sequenceOf(chance).flat()) {
    expect(draw).toBeGreaterThanOrEqual(0)
    expect(draw).toBeLessThan(1)
  }
})

test('every player of a test has choices of their own', () => {
  expect(sequenceOf(nextChance())).not.toEqual(sequenceOf(nextChance()))
})
