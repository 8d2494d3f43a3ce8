import { games } from '@cloak/games'
import { type Decision, faultIn } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { cloak } from './cloak.ts'

interface Listed {
  id: string
  title: string
  rules: number
  seats: number[]
  options: { [seats: string]: Decision }
}

test('every game, as JSON, with options that its own default fits', () => {
  const { code, out, err } = cloak('games', '--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const listed = JSON.parse(out) as Listed[]
  expect(listed.map(({ id }) => id)).toEqual(games.map(({ game }) => game.id))
  for (const { seats, options, title, rules } of listed) {
    expect(title).not.toBe('')
    expect(rules).toBeGreaterThan(0)
    expect(Object.keys(options).map(Number)).toEqual(seats)
    for (const decision of Object.values(options)) expect(faultIn(decision, decision.lapse)).toBeNull()
  }
})

test('every game, in text', () => {
  const { code, out } = cloak('games')
  expect(code).toBe(0)
  for (const { game } of games) {
    expect(out).toContain(`${game.id}: `)
    expect(out).toMatch(new RegExp(`seats +${game.seats.join(', ')}\\n`))
  }
  expect(out).toContain('crown      random | 0 | 1 | 2 | 3')
  expect(out).toContain('custom (cast, uniques)')
})
