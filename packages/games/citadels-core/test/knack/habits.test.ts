import type { Heard } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { habitsIn } from '../../knack/habits.ts'

const revealed = (seat: number, character: string): Heard => ({ event: 'revealed', all: { seat, character } })

test('nothing heard, nothing leant to', () => {
  expect(habitsIn([]).leaning(0, 'king')).toBe(0)
  expect(habitsIn([{ event: 'roundBegan', all: { round: 1, seat: 0 } }]).leaning(0, 'king')).toBe(0)
})

test('a favourite is believed in, the more the longer it has been one, and of that seat alone', () => {
  const twice = habitsIn([revealed(0, 'king'), revealed(0, 'king')])
  const often = habitsIn(Array.from({ length: 8 }, () => revealed(0, 'king')))
  expect(twice.leaning(0, 'king')).toBeGreaterThan(0)
  expect(often.leaning(0, 'king')).toBeGreaterThan(twice.leaning(0, 'king'))
  expect(often.leaning(0, 'thief')).toBe(0)
  expect(often.leaning(1, 'king')).toBe(0)
})

test('who is now this and now that has no favourite', () => {
  const steady = habitsIn([revealed(0, 'king'), revealed(0, 'king'), revealed(0, 'king'), revealed(0, 'king')])
  const fickle = habitsIn([revealed(0, 'king'), revealed(0, 'thief'), revealed(0, 'bishop'), revealed(0, 'warlord')])
  expect(fickle.leaning(0, 'king')).toBeLessThan(steady.leaning(0, 'king') / 2)
})
