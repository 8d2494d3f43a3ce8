import type { T } from '@cloak/citadels-core'
import { awaited, decisionFor, faultInSetup, Rng, sample, type Setup, start, take } from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { describe, expect, test } from 'vitest'
import { citadelsClassic, editionClassic, rulings } from '../src/index.ts'
import { baseSpecials, bonusSpecials } from '../src/specials/index.ts'
import { holds, kept } from './invariants.ts'

const SEATS = [2, 3, 4, 5, 6, 7, 8]

/** LONG=1 plays ten thousand games for each number of seats. */
const GAMES = process.env['LONG'] ? 10_000 : 24
const BOUND = 4000

const oneIn = (rng: Rng, n: number): boolean => rng.below(n) === 0
const some = (rng: Rng, keys: readonly string[], n: number): string[] => rng.shuffle([...keys]).slice(0, n)

/** Any cast, any number of bonus districts, the short game now and then, some rulings the other way. */
function optionsOf(seats: number, rng: Rng): object {
  const characters = [...editionClassic.characters.values()]
  const cast = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map(rank => {
      const of = characters
        .filter(c => c.rank === rank && !(c.key === 'emperor' && seats === 2) && !(c.key === 'queen' && seats < 5))
        .map(c => c.key)
      return [rank, rank < 9 || seats === 8 ? rng.pick(of) : seats < 4 ? 'none' : rng.pick([...of, 'none'])]
    }),
  )
  const short = oneIn(rng, 4)
  const bonus = bonusSpecials.map(d => d.key).filter(key => !short || key !== 'bell-tower')
  return {
    cast,
    length: { do: short ? 'short' : 'full', with: districts(rng, bonus) },
    crown: 'random',
    overruled: Object.keys(rulings).filter(() => oneIn(rng, 4)),
  }
}

function districts(rng: Rng, bonus: readonly string[]): object {
  const n = rng.below(bonus.length + 1)
  if (n === 0) return { do: 'base' }
  if (n <= 3) return { do: 'add', with: some(rng, bonus, n) }
  const base = baseSpecials.flatMap(d => (d.copies > 1 ? [d.key, `${d.key}#2`] : [d.key]))
  const removed = oneIn(rng, 2) ? { do: 'random' } : { do: 'choose', with: some(rng, base, Math.min(n, 12)) }
  return { do: 'replace', with: { do: String(n), with: { bonus: some(rng, bonus, n), removed } } }
}

/** What never holds false; gold at every answer, all else now and then and at the end. */
function faultIn(t: T, all: boolean): string | null {
  if (t.players.some(p => p.gold < 0)) return 'gold below nothing'
  return all ? (Object.entries(holds).find(([, rule]) => !rule(t))?.[0] ?? null) : null
}

function playOne(setup: Setup): T {
  const { state } = start(citadelsClassic, setup)
  const rng = Rng.from(`answers ${setup.seed}`)
  const { table: t } = opened(state)
  const cards = kept['district cards'](t).join()
  for (let answers = 0; state.script.length > 0; answers++) {
    const [seat] = awaited(citadelsClassic, state)
    take(citadelsClassic, state, seat!, sample(decisionFor(citadelsClassic, state, seat!, true)!, rng))
    const fault = faultIn(t, answers % 50 === 0)
    if (fault || answers > BOUND)
      throw new Error(`${fault ?? 'no end'} after ${answers} answers of ${JSON.stringify(setup)}`)
  }
  expect(faultIn(t, true)).toBeNull()
  expect(kept['district cards'](t).join()).toBe(cards)
  return t
}

describe('random games come to an end, and nothing is made or lost', () => {
  test.each(SEATS)(
    '%i seats',
    seats => {
      for (let i = 0; i < GAMES; i++) {
        const options = optionsOf(seats, Rng.from(`options ${seats}.${i}`))
        const setup = { game: 'citadels-classic', rules: 1, seats, options, seed: `random ${seats}.${i}` }
        expect(faultInSetup(citadelsClassic, setup)).toBeNull()
        const t = playOne(setup)
        expect(t.completed.length).toBeGreaterThan(0)
        const places = citadelsClassic.standing(t).map(({ place }) => place)
        expect(Math.min(...places)).toBe(1)
      }
    },
    3_600_000,
  )
})
