import { expect, test } from 'vitest'
import { type Hashing, hashLater, hashNow } from '../src/hashing.ts'

function* twice(text: string): Hashing<string> {
  const first = yield [text, '\n']
  return `${first}, ${yield [first]}`
}
const called = (pieces: readonly string[]): string => `<${pieces.join('')}>`

test('work is handed the hash of what it yields, now or later', async () => {
  expect(hashNow(twice('a'), called)).toBe('<a\n>, <<a\n>>')
  expect(await hashLater(twice('a'), async pieces => called(pieces))).toBe('<a\n>, <<a\n>>')
})

test('a hash that fails is not taken for a fault of the work', async () => {
  const broken = new Error('no crypto here')
  const throws = (): string => {
    throw broken
  }
  expect(() => hashNow(twice('a'), throws)).toThrow(broken)
  await expect(hashLater(twice('a'), () => Promise.reject(broken))).rejects.toThrow(broken)
})
