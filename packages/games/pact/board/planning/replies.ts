import type { Decision, Draft } from '@cloak/kernel'
import type { Reply } from '../../src/types.ts'
import { repliesAnswer as answerWith, repliesIn as repliesTo } from '../../src/reading/index.ts'
import { fieldsOf, listOf } from '@cloak/parts/ask/ways.ts'

/** What each inquisitor gets, in the making (DWD-13.32). */
export type Replies = { readonly [stand: string]: Reply }

export const isReply = (draft: Draft): boolean =>
  ['souls', 'indulgences', 'both'].some(deed => fieldsOf(draft)['do'] === deed)

/** The inquisitors who ask, by their places. */
export function standsIn(decision: Decision | null): string[] {
  const souls = decision?.kind === 'menu' ? decision.actions.find(({ do: deed }) => deed === 'souls')?.with : null
  return souls?.kind === 'someOf' ? souls.of.map(({ id }) => String(id)) : []
}

/** What an answer in the making gives each of them. */
export function repliesIn(draft: Draft, stands: readonly string[]): Replies {
  const { do: what, with: to } = fieldsOf(draft)
  const { do: numbers, with: order } = fieldsOf(to)
  const standsOf = (of: Draft): string[] => listOf(of).map(String)
  return what === 'both'
    ? repliesTo({ do: what, with: { do: typeof numbers === 'string' ? numbers : '', with: standsOf(order) } }, stands)
    : repliesTo({ do: what === 'indulgences' ? what : 'souls', with: standsOf(to) }, stands)
}

/** Fragments for some, indulgences for some, or both, as the menu has it. */
export function repliesAnswer(replies: Replies, stands: readonly string[]): Draft {
  const souls = stands.filter(stand => replies[stand] === 'soul')
  const pardons = stands.filter(stand => replies[stand] === 'indulgence')
  return answerWith(souls, pardons)
}
