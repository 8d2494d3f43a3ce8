import { type Answer, type Decision, type Rng, sample } from '@cloak/kernel'
import { Misuse } from './io.ts'

/** Chooses an answer to what is put to its seat. */
export interface Bot {
  readonly name: string
  /** Does it choose any legal answer, each time anew? Then the kernel may play for it. */
  readonly random: boolean
  choose(decision: Decision, rng: Rng): Answer
}

export const bots: readonly Bot[] = [{ name: 'random', random: true, choose: sample }]

/** The bots of a comma list, taken again from its beginning until every seat has one. */
export function seated(list: string, seats: number): Bot[] {
  const named = list.split(',').map(name => {
    const bot = bots.find(each => each.name === name.trim())
    if (!bot)
      throw new Misuse(`--bots: there is no bot '${name.trim()}'; there are: ${bots.map(b => b.name).join(', ')}`)
    return bot
  })
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]!)
}
