import { faultIn } from './fault.ts'
import type { Decision, Key, Option, Why } from './types.ts'

/** An answer in the making: what has been chosen so far, of the same shape as the answer, with holes. */
export type Draft = Key | readonly Key[] | { readonly [k: string]: Draft | undefined } | undefined

/** May this be chosen next? If not, why. `chosen` may always be taken back. */
export interface Hint {
  id: Key
  chosen: boolean
  why: Why | null
}
/** What can still be done with a half-made answer. `done`: it could be given as it is. */
export type Hints =
  | { kind: 'options'; done: boolean; of: Hint[]; missing: number }
  | { kind: 'amount'; done: boolean; min: number; max: number }
  | { kind: 'heaps'; done: boolean; of: (Hint & { taken: number; max: number })[]; missing: number }
  | { kind: 'fields'; done: boolean; fields: { [field: string]: Hints } }
  | { kind: 'actions'; done: boolean; of: Hint[]; with: Hints | null }

/** Which options are still possible given what is chosen so far, and why the others are not. */
export function hints(d: Decision, draft: Draft): Hints {
  const done = faultIn(d, draft) === null
  switch (d.kind) {
    case 'oneOf':
      return { kind: 'options', done, of: d.of.map(o => hint(o, o.id === draft, null)), missing: done ? 0 : 1 }
    case 'someOf':
      return list(d.of, draft, d.min, d.max, done, d.rule)
    case 'inOrder':
      return list(d.of, draft, d.slots.length, d.slots.length, done, d.rule)
    case 'amount':
      return { kind: 'amount', done, min: d.min, max: d.max }
    case 'split': {
      const taken = record(draft)
      const count = (id: string) => (typeof taken[id] === 'number' ? taken[id] : 0)
      const sum = d.of.reduce((n, o) => n + count(o.id), 0)
      const of = d.of.map(o => {
        const n = count(o.id)
        const max = o.barred ? 0 : Math.min(o.max, n + Math.max(0, d.max - sum))
        return { ...hint(o, n > 0, max > n ? null : full(d.max, d.rule)), taken: n, max }
      })
      return { kind: 'heaps', done, of, missing: Math.max(0, d.min - sum) }
    }
    case 'form': {
      const chosen = record(draft)
      const fields = Object.fromEntries(Object.entries(d.fields).map(([k, f]) => [k, hints(f, chosen[k])]))
      return { kind: 'fields', done, fields }
    }
    case 'menu': {
      const deed = record(draft)
      const inner = d.actions.find(a => a.do === deed['do'])?.with
      const of = d.actions.map(a => ({ id: a.do, chosen: a.do === deed['do'], why: a.barred ?? null }))
      return { kind: 'actions', done, of, with: inner ? hints(inner, deed['with']) : null }
    }
  }
}

const hint = (o: Option, chosen: boolean, why: Why | null): Hint => ({ id: o.id, chosen, why: o.barred ?? why })
const full = (max: number, rule = 'kernel.too-many'): Why => ({ rule, key: 'kernel.too-many', args: { max } })

function list(of: readonly Option[], draft: Draft, min: number, max: number, done: boolean, rule?: string): Hints {
  const chosen: readonly Key[] = Array.isArray(draft) ? draft : []
  const why = chosen.length >= max ? full(max, rule) : null
  return {
    kind: 'options',
    done,
    of: of.map(o => (chosen.includes(o.id) ? hint(o, true, null) : hint(o, false, why))),
    missing: Math.max(0, min - chosen.length),
  }
}

function record(draft: Draft): { readonly [k: string]: Draft } {
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as { [k: string]: Draft }) : {}
}
