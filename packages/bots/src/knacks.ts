import { knacks } from '@cloak/games/knacks'
import type { Knack } from './knack.ts'

/** The knack for this game, if there is one; with a host's own values (`pact+…`) it is played by the same. */
export function knackFor(game: string): Knack | undefined {
  const [id = ''] = game.split('+', 1)
  return Object.hasOwn(knacks, id) ? knacks[id] : undefined
}

/** The names of all published strategies. */
export const baselineNames: readonly string[] = [
  ...new Set(Object.values(knacks).flatMap(({ baselines = {} }) => Object.keys(baselines))),
]
