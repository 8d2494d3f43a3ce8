import { citadelsClassic } from '@cloak/citadels-classic'
import {
  answer,
  awaited,
  canon,
  decisionFor,
  type Entry,
  faultIn,
  type Game,
  type GameTypes,
  Rng,
  sample,
  start,
} from '@cloak/kernel'
import { expect, test } from 'vitest'
import { study } from '../src/solo/counsel-study.ts'

const setup = {
  game: 'citadels-classic',
  rules: citadelsClassic.rules,
  seats: 3,
  options: citadelsClassic.options(3).lapse,
  seed: 'study',
}

/** The first answers of a game. */
function beginning<G extends GameTypes>(game: Game<G>, answers: number): Entry[] {
  const rng = Rng.from('study')
  let { state } = start(game, { ...setup, options: setup.options as G['options'] })
  return Array.from({ length: answers }, () => {
    const seat = awaited(game, state)[0]!
    const given = sample(decisionFor(game, state, seat)!, rng)
    const entry = { at: state.at, seat, answer: given }
    const next = answer(game, state, state.at, seat, given)
    if (!('state' in next)) throw new Error(next.rule)
    ;({ state } = next)
    return entry
  })
}

test('a study has a point for every question, and with each answer that swung it what was asked', () => {
  const log = beginning(citadelsClassic, 6)
  const shares: number[] = []
  const found = study(citadelsClassic, { setup, log }, share => shares.push(share))!
  expect(found.points.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4, 5, 6])
  for (const { chances } of found.points) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(found.swings.length).toBeGreaterThan(0)
  for (const { at, said } of found.swings) {
    const given = log.find(entry => entry.at === at)!
    expect(said.map(({ seat }) => seat)).toEqual([given.seat])
    for (const { decision, answer } of said) {
      expect(faultIn(decision, answer)).toBeNull()
      expect('answer' in given && canon(decision, given.answer)).toBe(canon(decision, answer))
    }
  }
})

test('a game of other rules, or with an answer that was never possible, is not studied', () => {
  const log = beginning(citadelsClassic, 2)
  const deaf = (): void => {}
  expect(study(citadelsClassic, { setup: { ...setup, rules: setup.rules + 1 }, log }, deaf)).toBeNull()
  const forged: Entry[] = [{ at: 0, seat: log[0]!.seat, answer: 'nobody' }, log[1]!]
  expect(study(citadelsClassic, { setup, log: forged }, deaf)).toBeNull()
})
