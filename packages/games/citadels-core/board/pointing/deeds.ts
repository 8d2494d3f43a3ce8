import type { View } from '../../src/types.ts'
import { type Action, isOpen } from '@cloak/kernel'
import { incomeOf } from './preview.ts'

/** What could still be done before the end of the turn; an income of nothing is nothing to be reminded of. */
export function leftUndone(actions: readonly Action[], view: View): string[] {
  const isWorth = (what: string): boolean => what !== 'end' && (what !== 'collect' || incomeOf(view)?.n !== 0)
  return actions
    .filter(({ do: what, barred, with: inner }) => isWorth(what) && !barred && (inner === null || isOpen(inner)))
    .map(action => action.do)
}
