import { copy, type Secret, shown, sizeOf } from '@cloak/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const hidden = <T>(value: unknown) => value as Secret<T>

describe('a secret', () => {
  const hand = hidden<string[]>(['tavern', 'castle'])

  test('opens for the eye that sits with it, and for no other', () => {
    expect(shown(hand, { at: 1 }, 1)).toEqual(['tavern', 'castle'])
    expect(shown(hand, { at: 0 }, 1)).toBeUndefined()
    expect(shown(hand, { at: null }, 1)).toBeUndefined()
  })

  test('of nobody opens for nobody', () => {
    for (const at of [0, 1, null]) expect(shown(hand, { at }, -1)).toBeUndefined()
  })

  test('opens even if what it hides is nothing', () => {
    expect(shown(hidden<null>(null), { at: 1 }, 1)).toBeNull()
    expect(shown(hidden<number>(0), { at: 1 }, 1)).toBe(0)
  })

  test('has a size that anybody can count', () => {
    expect(sizeOf(hand)).toBe(2)
    expect(sizeOf(hidden<string[]>([]))).toBe(0)
  })
})

/** JSON, but for a key that no game has. */
const plain = fc.jsonValue().filter(value => !JSON.stringify(value).includes('__proto__'))

describe('a copy of plain data', () => {
  test('is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, value => {
        const copied = copy(value)
        expect(copied).toStrictEqual(value)
        shareNothing(copied, value)
      }),
    )
  })
})

function shareNothing(one: unknown, other: unknown): void {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return
  expect(one).not.toBe(other)
  for (const key of Object.keys(one)) shareNothing(one[key as never], other[key as never])
}
