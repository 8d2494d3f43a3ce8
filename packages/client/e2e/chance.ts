import { basename } from 'node:path'
import { Rng } from '@cloak/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SEED } from './seed.ts'

/** Numbers from 0 up to 1, for one choice in the page. */
export type Draws = readonly [number, number, number]

/** What a player of a page chooses by. */
export interface Chance {
  /** The same numbers until a choice was made: how often a page was looked at in vain changes nothing. */
  readonly draws: Draws
  chosen(): void
}

const FINE = 2 ** 30
export function chanceFrom(seed: string): Chance {
  const rng = Rng.from(seed)
  const draw = (): Draws => [rng.below(FINE) / FINE, rng.below(FINE) / FINE, rng.below(FINE) / FINE]
  let draws = draw()
  return {
    get draws() {
      return draws
    },
    chosen: () => void (draws = draw()),
  }
}

const players = new WeakMap<Page, Chance>()
let last = { test: '', people: 0 }

/** The chance of the next player of this test: it depends on the seed, the file, the test and how many came before. */
export function nextChance(): Chance {
  const { testPath, currentTestName } = expect.getState()
  const test = `${basename(testPath ?? '')} ${currentTestName ?? ''}`
  last = { test, people: last.test === test ? last.people + 1 : 0 }
  return chanceFrom([SEED, test, last.people].join('\n'))
}

/** Gives a page to a player. */
export const playsAt = (page: Page, chance: Chance): void => void players.set(page, chance)

export function chanceAt(page: Page): Chance {
  const chance = players.get(page)
  if (!chance) throw new Error('only a newcomer’s page is played at: it has a seed')
  return chance
}
