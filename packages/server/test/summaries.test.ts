import { expect, test } from 'vitest'
import type { TableSummary } from '../src/ports/records.ts'
import { summaries } from '../src/web/summaries.ts'

const HERE: TableSummary = { game: 'pact', status: 'gathering', seats: 4, taken: 1, host: 'Zofia' }
const never = new Promise<never>(() => {})

/** Records that count how often they are asked, and a clock that stands until it is moved. */
function scene(answer: (table: string) => Promise<TableSummary | null>, late: () => Promise<unknown> = () => never) {
  const asked: string[] = []
  const time = { now: 0 }
  const find = summaries(
    {
      summary(table) {
        asked.push(table)
        return answer(table)
      },
    },
    { now: () => time.now, late },
  )
  return { asked, time, find }
}

test('a table is looked up once in a while, however often it is asked for', async () => {
  const { asked, time, find } = scene(async () => HERE)
  const found = await Promise.all(Array.from({ length: 50 }, () => find('t')))
  expect(found.filter(each => each === HERE)).toHaveLength(50)
  expect(asked).toEqual(['t'])
  time.now = 4999
  await find('t')
  expect(asked).toHaveLength(1)
  time.now = 5001
  await find('t')
  expect(asked).toHaveLength(2)
})

test('that there is no such table is remembered too', async () => {
  const { asked, find } = scene(async () => null)
  expect([await find('gone'), await find('gone')]).toEqual([null, null])
  expect(asked).toHaveLength(1)
})

test('what cannot be an id is not looked up', async () => {
  const { asked, find } = scene(async () => HERE)
  for (const odd of ['', 'a/b', '<script>', 'x'.repeat(65)]) expect(await find(odd)).toBeNull()
  expect(asked).toEqual([])
})

test('when the database fails the table counts as unknown, and is looked up again', async () => {
  let isAway = true
  const { find } = scene(async () => {
    if (isAway) throw new Error('away')
    return HERE
  })
  expect(await find('t')).toBeNull()
  isAway = false
  expect(await find('t')).toEqual(HERE)
})

test('when the database hangs nobody waits for it for long, and no more than a few queries pile up', async () => {
  const { asked, find } = scene(
    () => never,
    async () => {},
  )
  const many = Array.from({ length: 500 }, (_, i) => find(`t${i}`))
  expect(await Promise.all(many)).toEqual(Array(500).fill(null))
  expect(asked).toHaveLength(32)
})

test('of a storm of links only so many summaries are kept', async () => {
  const { asked, find } = scene(async () => HERE)
  for (let i = 0; i < 1100; i++) await find(`t${i}`)
  await find('t1099')
  expect(asked).toHaveLength(1100)
  await find('t0')
  expect(asked).toHaveLength(1101)
})
