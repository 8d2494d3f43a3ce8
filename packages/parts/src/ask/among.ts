import type { Decision, Draft, Ref } from '@cloak/kernel'
import { fieldsOf, type Way } from './ways.ts'

/** Ways to do one and the same thing that differ in one choice only. */
export interface Among {
  action: string
  /** What each way is known by, in the order of the ways. */
  refs: readonly Ref[]
}

/**
 * Several ways that are one action, each with another thing chosen first (which of the own districts the Diplomat gives
 * for the one pointed at): the action is then said once, and each way is called by its thing alone.
 */
export function among(decision: Decision, ways: readonly Way[]): Among | null {
  const action = ways[0]?.action ?? null
  if (ways.length < 2 || action === null || decision.kind !== 'menu' || ways.some(way => way.action !== action))
    return null
  const inner = decision.actions.find(each => each.do === action)?.with
  if (inner?.kind !== 'menu') return null
  const chosen = ways.map(({ draft }) => firstOf(draft))
  if (new Set(chosen).size < chosen.length) return null
  const refs = chosen.flatMap(id => inner.actions.find(each => each.do === id)?.ref ?? [])
  return refs.length === ways.length ? { action, refs } : null
}
const firstOf = (draft: Draft): Draft | undefined => fieldsOf(fieldsOf(draft)['with'])['do']
