import type { Citadels, DistrictCard } from '@cloak/citadels-core'
import { type Cards, cardsOf } from '@cloak/citadels-core/reading'
import type { Game } from '@cloak/kernel'
import { beforeAll, expect, test } from 'vitest'
import { type Course, courseOf, type Reading, readingsIn } from './readings.ts'

interface Law {
  game: Game<Citadels>
  cards: Cards
  /** How many random games are played for each number of seats. */
  runs: number
  /** What has to be read, and how often at least. */
  least: { readonly [of: string]: number }
  /** Cards with one wrong fact: what the readings then say wrongly. */
  planted: readonly { name: string; of: readonly string[]; card: string; wrong: Partial<DistrictCard> }[]
}

const isTrue = ({ says, does }: Reading): boolean => JSON.stringify(says) === JSON.stringify(does)

/** Registers the law of readings: what is read off a view is what the rules then do. */
export function readingLaw({ game, cards, runs, least, planted }: Law): void {
  const courses: Course[] = []
  beforeAll(() => {
    for (const seats of game.seats)
      for (let run = 0; run < runs; run++) courses.push(courseOf(game, { seats, seed: `reading ${seats} ${run}` }))
  })
  const read = (by: Cards): Reading[] => courses.flatMap(course => [...readingsIn(course, by)])

  test('what is read off a view is what the rules then do', () => {
    const found: { [of: string]: number } = {}
    for (const reading of read(cards)) {
      if (!isTrue(reading)) expect(reading).toEqual({ ...reading, says: reading.does })
      found[reading.of] = (found[reading.of] ?? 0) + 1
    }
    const few = Object.entries(least).filter(([of, n]) => !((found[of] ?? 0) >= n))
    expect({ few, found }).toEqual({ few: [], found })
  })

  test.each(planted)('the law finds $name', ({ of, card, wrong }) => {
    const { characters, districts } = cards
    const faulty = cardsOf(
      [...characters.values()],
      [...districts.values()].map(d => (d.key === card ? { ...d, ...wrong } : d)),
    )
    const faults = new Set(read(faulty).flatMap(each => (isTrue(each) ? [] : [each.of])))
    expect([...faults]).toEqual(expect.arrayContaining([...of]))
  })
}
