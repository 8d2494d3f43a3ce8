import { type Difference, difference, patched } from '@cloak/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const read = (x: unknown): unknown => JSON.parse(JSON.stringify(x))
/** Plain data with few names and values, so that two pieces of it have much in common. */
const { piece } = fc.letrec(tie => ({
  piece: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 2, '', 'tavern', 'toString', 'length'),
    fc.array(tie('piece'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'length', 'toString', '0', '1'), tie('piece'), { maxKeys: 6 }),
  ),
}))
const anything = fc.oneof(
  piece,
  fc.jsonValue().filter(x => !JSON.stringify(x).includes('__proto__')),
)

test('a difference, sent as text, makes the old into the new, and the old stays as it was', () => {
  fc.assert(
    fc.property(anything, anything, (from, to) => {
      const before = JSON.stringify(from)
      const change = read(difference(from, to)) as Difference
      expect(patched(from, change)).toEqual(read(to))
      expect(JSON.stringify(from)).toBe(before)
    }),
    { numRuns: 5000 },
  )
})

test('between equals there is none, whoever made them', () => {
  fc.assert(
    fc.property(anything, x => {
      expect(difference(x, read(x))).toEqual({})
    }),
  )
})

test('many differences one after the other lead where the last one does', () => {
  fc.assert(
    fc.property(fc.array(anything, { minLength: 1, maxLength: 8 }), states => {
      let [known, last]: unknown[] = [null, null]
      for (const state of states) {
        known = patched(known, read(difference(last, state)) as Difference)
        last = state
      }
      expect(known).toEqual(read(last))
    }),
  )
})

test('a difference is not much longer than the whole', () => {
  fc.assert(
    fc.property(anything, anything, (from, to) => {
      const gone = typeof from === 'object' && from !== null ? JSON.stringify(from).length : 0
      expect(JSON.stringify(difference(from, to)).length).toBeLessThanOrEqual(3 * JSON.stringify(to).length + gone + 2)
    }),
  )
})

test('what changed is named, and nothing else', () => {
  const from = { gold: 2, city: ['tavern'], hand: ['manor', 'castle', 'palace'], crown: true }
  const to = { gold: 2, city: ['tavern', 'manor'], hand: ['castle', 'palace'], rank: 4 }
  expect(difference(from, to)).toEqual({ city: [1, ['manor']], hand: [['castle', 'palace']], rank: [4], crown: 0 })
  expect(difference([{ a: 1, b: 1 }, { a: 2 }, { a: 3 }], [{ a: 9, b: 1 }, { a: 2 }])).toEqual([0, { a: [9] }, -1, 2])
  expect(difference({ a: 1, b: undefined }, { a: 1 })).toEqual({})
  expect(difference(null, { a: 1 })).toEqual([{ a: 1 }])
})

test('what stayed the same is shared with what was known', () => {
  const from = {
    players: [
      { gold: 1, hand: ['x'] },
      { gold: 2, hand: ['y'] },
    ],
  }
  const after = patched(from, { players: [1, { gold: [3] }] }) as typeof from
  expect(after.players[0]).toBe(from.players[0])
  expect(after.players[1]!.hand).toBe(from.players[1]!.hand)
  expect(after.players[1]).toEqual({ gold: 3, hand: ['y'] })
})
