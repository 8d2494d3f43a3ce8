import { canonical, outcome, SALT_PATTERN, sealWith, seedText } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { begin, setupOf } from './toy.ts'

test('equal data has one text, whatever the order of its fields', () => {
  expect(canonical({ b: [1, { d: 'x', c: null }], a: true, u: undefined })).toBe(
    '{"a":true,"b":[1,{"c":null,"d":"x"}]}',
  )
  expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }))
  expect(canonical([2, 1])).not.toBe(canonical([1, 2]))
})

test('every link covers the one before, the entry and the state', () => {
  let hashed: readonly string[] = []
  const { firstLink, nextLink } = sealWith((...texts) => {
    hashed = texts
    return '0123456789abcdef0123456789abcdef'
  })
  const [setup, { state }, entry] = [setupOf('nothing'), begin('nothing'), { at: 0, seat: 0, answer: 1 }]
  expect(firstLink(setup, state)).toBe('0123456789abcdef')
  expect(hashed).toEqual([canonical(setup), canonical(state)])
  expect(nextLink('link', entry, state)).toBe('0123456789abcdef')
  expect(hashed).toEqual(['link', canonical(entry), canonical(state)])
  expect(outcome(null, state)).toBe(`{"standing":null,"state":${canonical(state)}}`)
})

test('a seed comes of the secret and of every salt in order, an empty line for none', () => {
  expect(seedText('s', ['a', '', 'c'])).toBe('cloak-seed-1\ns\na\n\nc')
})

test('a salt is short and plain, and holds no line break', () => {
  const salt = new RegExp(SALT_PATTERN)
  for (const fine of ['a', 'A_9-', 'x'.repeat(64)]) expect(fine).toMatch(salt)
  for (const odd of ['', 'a\n', '\na', 'a\nb', 'a b', 'é', 'x'.repeat(65)]) expect(odd).not.toMatch(salt)
})
