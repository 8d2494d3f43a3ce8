import type { View } from '../../src/types.ts'
import { type Cards, incomeNow } from '../../src/reading/index.ts'
import { type Action, isOpen } from '@cloak/kernel'

/** What could still be done before the end of the turn; an income of nothing is nothing to be reminded of. */
export function leftUndone(actions: readonly Action[], cards: Cards, view: View): string[] {
  const income = incomeNow({ e: cards, t: view })
  const isWorth = (what: string): boolean => what !== 'end' && (what !== 'collect' || income?.n !== 0)
  return actions
    .filter(({ do: what, barred, with: inner }) => isWorth(what) && !barred && (inner === null || isOpen(inner)))
    .map(action => action.do)
}
