import type { View } from '@cloak/citadels-core'
import { type Action, isOpen } from '@cloak/kernel'
import { incomeOf } from './preview.ts'

/** What is done with a district of one's own: pointing at the house begins it. */
export const HOUSE_DEEDS: readonly string[] = [
  'armory',
  'framework',
  'laboratory',
  'museum',
  'necropolis',
  'smithy',
  'thieves-den',
]
/** What belongs to the bank, the hand, the city or the end of the turn; the rest is the character's own. */
export const isPower = (what: string): boolean =>
  !['gather', 'build', 'end'].includes(what) && !HOUSE_DEEDS.includes(what)

/** What could still be done before the end of the turn; an income of nothing is nothing to be reminded of. */
export function leftUndone(actions: readonly Action[], view: View): string[] {
  const isWorth = (what: string): boolean => what !== 'end' && (what !== 'collect' || incomeOf(view)?.n !== 0)
  return actions
    .filter(({ do: what, barred, with: inner }) => isWorth(what) && !barred && (inner === null || isOpen(inner)))
    .map(action => action.do)
}
