import type { Decision, Draft } from '@cloak/kernel'
import type { Reply } from '../../src/types.ts'
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

export function repliesIn(draft: Draft, stands: readonly string[]): Replies {
  const { do: what, with: to } = fieldsOf(draft)
  const given = new Map<string, Reply>(stands.map(stand => [stand, 'nothing']))
  if (what === 'both') {
    const { do: numbers, with: order } = fieldsOf(to)
    const souls = typeof numbers === 'string' ? Number(numbers.split('-')[0]) : 0
    listOf(order).forEach((stand, i) => given.set(String(stand), i < souls ? 'soul' : 'indulgence'))
  } else for (const stand of listOf(to)) given.set(String(stand), what === 'souls' ? 'soul' : 'indulgence')
  return Object.fromEntries(given)
}

/** Fragments for some, indulgences for some, or both, as the menu has it. */
export function repliesAnswer(replies: Replies, stands: readonly string[]): Draft {
  const souls = stands.filter(stand => replies[stand] === 'soul')
  const pardons = stands.filter(stand => replies[stand] === 'indulgence')
  if (pardons.length === 0) return { do: 'souls', with: souls }
  if (souls.length === 0) return { do: 'indulgences', with: pardons }
  return { do: 'both', with: { do: `${souls.length}-${pardons.length}`, with: [...souls, ...pardons] } }
}
