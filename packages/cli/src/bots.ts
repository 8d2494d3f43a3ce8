import { botNamed, botNames, type Sits } from '@cloak/bots'
import { Misuse } from './io.ts'

/** Somebody who can be given a seat. */
export interface Bot {
  readonly name: string
  /** Does it choose any legal answer, each time anew? Then the kernel may play for it. */
  readonly random: boolean
  readonly sits: Sits
}

/** The bots of a comma list, taken again from its beginning until every seat has one. */
export function seated(list: string, seats: number): Bot[] {
  const named = list.split(',').map((text): Bot => {
    const name = text.trim()
    const sits = botNamed(name)
    if (!sits) throw new Misuse(`--bots: there is no bot '${name}'; there are: ${botNames.join(', ')}`)
    return { name, random: name === 'random', sits }
  })
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]!)
}
