import { type InstalledGame, games } from '@cloak/games'
import { faultIn, Rng, sample, type Setup } from '@cloak/kernel'
import { type Bot, seated } from './bots.ts'
import { type Given, oneOfThese, wholeNumber } from './flags.ts'
import { findWith } from './house.ts'
import { Misuse, reasonOf } from './io.ts'
import { explained, inEnglish } from './speak.ts'

export const SIMULATE_FLAGS = {
  game: 'text',
  seats: 'text',
  games: 'text',
  seed: 'text',
  options: 'text',
  bots: 'text',
  house: 'text',
  save: 'text',
  json: 'switch',
  help: 'switch',
} as const

/** What is to be played: everything checked before anything is done. */
export interface Plan {
  entry: InstalledGame
  seats: number
  games: number
  seed: string
  bots: readonly Bot[]
  /** The setup of the game of this number, and its name as a file. */
  setup(i: number): Setup
  fileName(i: number): string
}

export function planOf(given: Given<typeof SIMULATE_FLAGS>): Plan {
  const ids = games.map(({ game }) => game.id)
  if (given.game === undefined) throw new Misuse(`--game is needed: one of ${ids.join(', ')}`)
  const entry = findWith(given.house)(oneOfThese('game', given.game, ids))!
  const { game } = entry
  const counts = game.seats.map(String)
  const usual = counts.includes('4') ? '4' : counts[0]!
  const seats = Number(oneOfThese('seats', given.seats ?? usual, counts))
  const number = wholeNumber('games', given.games ?? '100', 1, 100_000_000)
  const seed = given.seed ?? '1'
  const optionsOf = optionsFor(entry, seats, given.options)
  return {
    entry,
    seats,
    games: number,
    seed,
    bots: seated(given.bots ?? 'random', seats),
    setup: i => {
      const own = `${seed}.${i}`
      return { game: game.id, rules: game.rules, seats, options: optionsOf(own), seed: own }
    },
    fileName: i => {
      const padded = String(i).padStart(String(number - 1).length, '0')
      return `${game.id}-${seats}-${seed.replace(/[^\w.-]+/g, '_').slice(0, 80)}-${padded}.json`
    },
  }
}

/** The default, the same for all games, or drawn anew for each. */
function optionsFor(entry: InstalledGame, seats: number, text: string | undefined): (seed: string) => object {
  const decision = entry.game.options(seats)
  if (text === undefined) return () => decision.lapse as object
  if (text === 'random') return seed => sample(decision, Rng.from(`${seed} options`)) as object
  let options: unknown
  try {
    options = JSON.parse(text)
  } catch (error) {
    throw new Misuse(`--options must be JSON, or 'random': ${reasonOf(error)}`)
  }
  const why = faultIn(decision, options, 'options')
  if (why) throw new Misuse(`--options cannot be so: ${explained(why, inEnglish(entry))}`)
  return () => options as object
}
