import { canonical } from '@cloak/kernel'
import { expect, test } from 'vitest'

test('equal data has one text, whatever the order of its fields', () => {
  expect(canonical({ b: [1, { d: 'x', c: null }], a: true, u: undefined })).toBe(
    '{"a":true,"b":[1,{"c":null,"d":"x"}]}',
  )
  expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }))
  expect(canonical([2, 1])).not.toBe(canonical([1, 2]))
})
