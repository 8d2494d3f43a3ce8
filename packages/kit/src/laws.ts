import type { Game, GameTypes } from '@cloak/kernel'
import { writeLog } from '@cloak/kernel'
import fc from 'fast-check'
import { beforeAll, describe, test } from 'vitest'
import { again } from './law/again.ts'
import { answerable } from './law/answerable.ts'
import { arrival } from './law/arrival.ts'
import { ends, faultInTurns } from './law/ends.ts'
import { free } from './law/free.ts'
import { glance } from './law/glance.ts'
import { heard } from './law/heard.ts'
import { kept } from './law/kept.ts'
import { type Fault, type Given, type Law, play, type Played } from './law/law.ts'
import { onlooker } from './law/onlooker.ts'
import { plain } from './law/plain.ts'
import { pure } from './law/pure.ts'
import { refusals } from './law/refusals.ts'
import { twoWorlds } from './law/two-worlds.ts'
import { brief } from './show.ts'

/** The laws every game must pass, by name. The fourteenth, the canaries, is the laws' own test. */
export const LAWS = {
  plain,
  'same again': again,
  arrival,
  pure,
  ends,
  answerable,
  kept,
  'two worlds': twoWorlds,
  'heard ⊆ seen': heard,
  onlooker,
  glance,
  free,
  'refusals are harmless': refusals,
} as const satisfies { [name: string]: Law }
export type LawName = keyof typeof LAWS

export interface LawsOptions<G extends GameTypes> extends Given<G> {
  /** All seat counts of the game unless given. */
  seats?: readonly number[]
  /** Drawn from all the game allows, anew for each game, unless given. */
  options?: G['options'] | ((seats: number, seed: string) => G['options'])
  /** How many games for each seat count; the environment's LAWS_RUNS comes first. */
  runs?: number
}

/** Every law on one random game: what each finds, or null. A law that throws has found something. */
export function judge<G extends GameTypes>(
  game: Game<G>,
  played: Played<G>,
  given: Given<G>,
): { [L in LawName]: Fault | null } {
  const verdicts = {} as { [L in LawName]: Fault | null }
  for (const [name, law] of Object.entries(LAWS) as [LawName, Law][]) {
    try {
      verdicts[name] = law(game, played, given)
    } catch (error) {
      verdicts[name] = {
        entry: played.log.length,
        what: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }
    }
  }
  return verdicts
}

/**
 * Registers a test for each law and seat count. LAWS_RUNS sets the number of games, LAWS_SEED plays one seed alone.
 */
export function laws<G extends GameTypes>(game: Game<G>, given: LawsOptions<G>): void {
  const runs = Number(process.env['LAWS_RUNS'] ?? given.runs ?? 8)
  describe.each([...(given.seats ?? game.seats)])(`the laws of ${game.id}, %i seats`, seats => {
    const broken = new Map<LawName, string>()
    beforeAll(
      () => {
        const games: Pick<Played<G>, 'log' | 'setup'>[] = []
        for (const seed of seedsOf(runs)) {
          const { options } = given
          const chosen = typeof options === 'function' ? options(seats, seed) : options
          const played = play(game, {
            seats,
            seed,
            most: given.bound,
            ...(chosen === undefined ? {} : { options: chosen }),
          })
          games.push({ log: played.log, setup: played.setup })
          for (const [name, fault] of Object.entries(judge(game, played, given)) as [LawName, Fault | null][])
            if (fault && !broken.has(name)) broken.set(name, report(name, game.id, played, fault))
        }
        const skipped = runs > 1 ? faultInTurns(games) : null
        if (skipped && !broken.has('ends')) broken.set('ends', skipped)
      },
      120_000 + runs * 120_000,
    )
    test.each(Object.keys(LAWS) as LawName[])('%s', name => {
      const found = broken.get(name)
      if (found) throw new LawBroken(found)
    })
  })
}

class LawBroken extends Error {
  override name = 'LawBroken'
  constructor(message: string) {
    super(message)
    this.stack = `${this.name}: ${message}`
  }
}

function seedsOf(runs: number): string[] {
  const one = process.env['LAWS_SEED']
  return one
    ? [one]
    : fc.sample(
        fc.integer({ min: 0 }).map(n => `law-${n}`),
        { numRuns: runs, seed: 1 },
      )
}

const SHOWN = 12

/** The fault, the setup, and the end of the shortest log at which it shows. */
function report<G extends GameTypes>(name: LawName, id: string, played: Played<G>, { entry, what }: Fault): string {
  const log = played.log.slice(0, entry)
  const tail = writeLog(log.slice(-SHOWN)).trimEnd()
  return [
    `law «${name}» is broken in ${id}, after ${entry} of ${played.log.length} entries`,
    what,
    '',
    `setup: ${brief(played.setup)}`,
    `again: LAWS_SEED=${played.setup.seed}`,
    `log:${log.length > SHOWN ? ` (${log.length - SHOWN} entries) …` : ''}`,
    tail,
  ].join('\n')
}
