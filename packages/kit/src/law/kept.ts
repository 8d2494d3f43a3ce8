import { opened } from '@cloak/kernel/inside'
import { difference } from '../compare.ts'
import { brief } from '../show.ts'
import { firstFault, type Law } from './law.ts'

/** Kept: what the game says is never made nor lost stays what it was, and what it says always holds, holds. */
export const kept: Law = (_, played, given) => {
  const first = played.states[0]
  if (!first) return null
  const begun = Object.entries(given.kept ?? {}).map(
    ([name, count]) => [name, count, count(opened(first).table)] as const,
  )
  return firstFault(played, state => {
    const { table } = opened(state)
    for (const [name, count, was] of begun) {
      const now = count(table)
      if (difference(was, now)) return `${name}: ${brief(was)} at the beginning, ${brief(now)} now`
    }
    for (const [name, holds] of Object.entries(given.holds ?? {}))
      if (!holds(table)) return `it should hold at all times: ${name}`
    return null
  })
}
