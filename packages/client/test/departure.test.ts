import type { About } from '@cloak/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@cloak/parts/language/language.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { aboutSolo } from '../src/solo/about.ts'
import { Departure } from '../src/table/Departure.tsx'

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {}, fonts: { load: async () => [] } })
  return speak('en')
})

const NAMES = ['Ada', 'Béla', 'Cyryl'] as const
const record = {
  id: 'departure',
  game: 'citadels-2016',
  rules: 1,
  seats: 3,
  options: {},
  seed: '',
  entries: [],
  level: 'squire',
  over: false,
} as const
const about = aboutSolo(record, 'Ada', { status: 'playing', rematch: null, standing: null })
type Member = Partial<About['seats'][number]>
/** What the first of three people reads, each of whom may have left or agreed to stop. */
function read(...members: [Member, Member, Member]): string {
  const here = { bot: null, program: false, away: false, silenced: false, agrees: false }
  const seats = members.map((member, i) => ({ ...here, person: `p${i}`, name: NAMES[i]!, ...member }))
  return renderToStaticMarkup(createElement(Departure, { about: { ...about, seats }, seat: 0, names: NAMES }))
}

test('whoever agreed to stop before the last other person left may end the game, or play on', () => {
  const left = read({ agrees: true }, { away: true, bot: 'squire' }, { person: null, bot: 'squire' })
  expect(left).toContain('Everybody present would stop here.')
  expect(left).toContain('End the game')
  expect(left).toContain('Play on after all')
  expect(left).not.toContain('Not yet agreed')
})

test('whoever left is told that all the others agree, and that one word more ends the game', () => {
  const left = read({ away: true, bot: 'squire' }, { agrees: true }, { agrees: true })
  expect(left).toContain('Everybody present would stop here.')
  expect(left).toContain('End the game')
  expect(left).not.toContain('Propose to stop')
})

test('while somebody present has not agreed, they are named, and nobody can end the game', () => {
  const proposed = read({ agrees: true }, {}, { away: true, bot: 'squire' })
  expect(proposed).toContain('Not yet agreed: Béla.')
  expect(proposed).not.toContain('End the game')
  const quiet = read({}, {}, {})
  expect(quiet).toContain('Propose to stop')
  expect(quiet).not.toContain('role="status"')
})
