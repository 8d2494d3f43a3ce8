import type { Draft } from '@cloak/kernel'

const keyOf = (table: string, at: number): string => `cloak.draft.${table}.${at}`

/** A half-made answer outlives a reload, but not its question. */
export function keepDraft(table: string, at: number, draft: Draft): void {
  if (draft === undefined) sessionStorage.removeItem(keyOf(table, at))
  else sessionStorage.setItem(keyOf(table, at), JSON.stringify(draft))
}
export function keptDraft(table: string, at: number): Draft {
  const kept = sessionStorage.getItem(keyOf(table, at))
  return kept === null ? undefined : (JSON.parse(kept) as Draft)
}
