import { botNamed, botNames, levels } from '@cloak/bots'
import { faultIn, Rng, see } from '@cloak/kernel'
import { describe, expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import { playing, toy } from './toy.ts'

const BUDGET = { iterations: 30 }

describe.each(botNames)('%s', name => {
  const bot = botNamed(name)!(toy, 1)
  const seen = see(toy, playing([3, 7], 'name'), { at: 1 })
  test('knows its name', () => expect(bot.name).toBe(name))
  test('gives a legal answer, also in a game it has no knack for', () => {
    for (const seed of ['a', 'b', 'c'])
      expect(faultIn(seen.mine!.decision, bot.decide(seen, [], Rng.from(seed), BUDGET))).toBeNull()
  })
  test('gives the same answer for the same seed', () => {
    const once = bot.decide(seen, [], Rng.from('s'), BUDGET)
    expect(bot.decide(seen, [], Rng.from('s'), BUDGET)).toEqual(once)
  })
})

test('nobody else is known', () => {
  expect(botNamed('grandmaster')).toBeUndefined()
  expect(botNamed('toString')).toBeUndefined()
})

test('every level has its words and a pause people can bear', () => {
  for (const [name, level] of Object.entries(levels)) {
    expect(level.name).toBe(name)
    expect(en).toHaveProperty([level.title])
    expect(en).toHaveProperty([level.about])
    expect(level.pause[0]).toBeLessThan(level.pause[1])
    expect(level.pause[1]).toBeLessThan(5000)
  }
})

test('the squire is distracted now and then, and looks ahead otherwise', () => {
  const seen = see(toy, playing([9, 5]), { at: 0 })
  const said = Array.from({ length: 60 }, (_, i) =>
    levels.squire.sits(toy, 0).decide(seen, [], Rng.from(`s${i}`), BUDGET),
  )
  const wrong = said.filter(answer => answer === 'low').length
  expect(wrong).toBeGreaterThan(0)
  expect(wrong).toBeLessThan(20)
})
