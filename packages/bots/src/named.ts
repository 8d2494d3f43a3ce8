import { baseline } from './baseline.ts'
import type { Sits } from './bot.ts'
import { greedy } from './greedy.ts'
import { baselineNames } from './knacks.ts'
import { levels } from './levels.ts'
import { random } from './random.ts'
import { searcher } from './searcher.ts'

const bots: { readonly [name: string]: Sits } = {
  random,
  greedy,
  search: searcher,
  squire: levels.squire.sits,
  courtier: levels.courtier.sits,
  chancellor: levels.chancellor.sits,
  ...Object.fromEntries(baselineNames.map(name => [name, baseline(name)])),
}

export const botNames: readonly string[] = Object.keys(bots)

/** The bot of this name. */
export const botNamed = (name: string): Sits | undefined => (Object.hasOwn(bots, name) ? bots[name] : undefined)
