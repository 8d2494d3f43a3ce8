import { expect, test } from 'vitest'
import { slowFirst } from '../slow-first.ts'
import { slowestOf } from '../slowest.ts'

test('tests in a browser are started first, then those of the server and of laws; the rest of the order stays', () => {
  const files = [
    'kernel/test/b',
    'games/pact/test/laws',
    'server/test/d',
    'client/test/c',
    'client/e2e/y',
    'server/test/a',
    'client/e2e/x',
  ]
  expect(slowFirst(files.map(file => ({ moduleId: `/clone/packages/${file}.test.ts` }))).map(fileOf)).toEqual([
    'client/e2e/y',
    'client/e2e/x',
    'server/test/d',
    'server/test/a',
    'games/pact/test/laws',
    'kernel/test/b',
    'client/test/c',
  ])
})
const fileOf = ({ moduleId }: { moduleId: string }): string =>
  moduleId.slice('/clone/packages/'.length, -'.test.ts'.length)

test('the ten slowest files are told, the slowest first', () => {
  const lines = slowestOf(Array.from({ length: 12 }, (_, i) => ({ file: `${i}.test.ts`, seconds: i * 10 })))
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('  110.0 s  11.test.ts')
  expect(lines.at(-1)).toBe('   20.0 s  2.test.ts')
})
