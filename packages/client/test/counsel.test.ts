import type { About } from '@cloak/protocol'
import { expect, test } from 'vitest'
import { bestFirst } from '../src/counsel/best-first.ts'
import { labelPlaces, lineOf, pointAt, rowsOf, some, steadied } from '../src/counsel/chart.ts'
import { mayAsk } from '../src/counsel/may-ask.ts'

const chair = (person: string | null): About['seats'][number] => ({
  person,
  name: '',
  bot: person === null ? 'squire' : null,
  away: false,
  program: false,
  silenced: false,
  agrees: false,
})
const tableOf = (...people: (string | null)[]): About => ({
  id: 't',
  game: 'chytrogrod',
  status: 'playing',
  host: 'anna',
  listed: false,
  rated: false,
  counsel: true,
  options: {},
  clock: { kind: 'none' },
  seats: people.map(chair),
  commitment: '',
  paused: false,
  rematch: null,
  standing: null,
})

test('the chancellor speaks where the server says so, and to who sits at the table', () => {
  const table = tableOf('anna', null, null)
  expect(mayAsk(table, 0)).toBe(true)
  expect(mayAsk(table, null)).toBe(false)
  expect(mayAsk({ ...table, counsel: false }, 0)).toBe(false)
})

const points = [
  { entry: 0, at: 0, chances: [0.5, 0.5] },
  { entry: 2, at: 1, chances: [0.75, 0.25] },
  { entry: 3, at: 3, chances: [0.5, 0.5] },
  { entry: 4, at: 4, chances: [1, 0] },
]

test('a line goes from the laid table to the end, a certain win at the top', () => {
  expect(lineOf(points, 0)).toBe('0.00,50.00 33.33,25.00 66.67,50.00 100.00,0.00')
  expect(lineOf(points, 1).endsWith('100.00,100.00')).toBe(true)
})

test('a restless line is steadied by its neighbours, but never by the end, which is certain', () => {
  const chances = steadied(points).map(point => point.chances[0]!)
  expect(chances.map(chance => Math.round(1000 * chance))).toEqual([583, 583, 583, 1000])
})

test('a question belongs to the last point that is no later', () => {
  expect([0, 1, 2, 3, 4, 9].map(at => pointAt(points, at))).toEqual([0, 1, 1, 2, 3, 3])
})

test('arms stand where their line is by itself, and not over one another', () => {
  expect(labelPlaces(points, 2).map(({ x }) => Math.round(x))).toEqual([33, 33])
  const same = points.map(point => ({ ...point, chances: [0.5, 0.5] }))
  const [one, other] = labelPlaces(same, 2)
  expect(one!.x).not.toBe(other!.x)
})

test('marks that would cover one another stand in rows', () => {
  expect(rowsOf([50, 10, 51, 90, 52])).toEqual([0, 0, 1, 0, 2])
})

test('some of many: evenly, with both ends', () => {
  expect(some([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8])
  expect(some([1, 2], 3)).toEqual([1, 2])
})

test('the likeliest answer is named first, but not one that was given up after a few worlds', () => {
  const answers = [
    { answer: 'chosen', chance: 0.3, worlds: 40 },
    { answer: 'lucky', chance: 0.6, worlds: 4 },
    { answer: 'close', chance: 0.31, worlds: 40 },
  ].map(each => ({ ...each, reasons: [] }))
  expect(bestFirst({ answers, iterations: 84 }).map(({ answer }) => answer)).toEqual(['close', 'chosen', 'lucky'])
})
