import type { Decision, Draft, Key, Option, Ref, Why } from '@cloak/kernel'

/** One thing that can be done by pointing at something on the table. */
export interface Way {
  /** The answer in the making once it is done. */
  draft: Draft
  why: Why | null
  /** It is part of the answer in the making. */
  chosen: boolean
  /** The action of a menu that it belongs to. */
  action: string | null
}

type Fields = { readonly [k: string]: Draft | undefined }
export const isSame = (a: Ref | undefined, b: Ref): boolean => a?.kind === b.kind && String(a.id) === String(b.id)
export const fieldsOf = (draft: Draft): Fields =>
  typeof draft === 'object' && !Array.isArray(draft) ? (draft as Fields) : {}
export const listOf = (draft: Draft): readonly Key[] => (Array.isArray(draft) ? (draft as readonly Key[]) : [])

/** What pointing at this thing would do to the answer in the making. */
export function waysOf(d: Decision, draft: Draft, ref: Ref): Way[] {
  switch (d.kind) {
    case 'oneOf':
      return d.of
        .filter(option => isSame(option.ref, ref))
        .map(({ id, barred }) => ({ draft: id, why: barred ?? null, chosen: draft === id, action: null }))
    case 'someOf':
      return toggled(d.of, draft, ref, d.max)
    case 'inOrder':
      return toggled(d.of, draft, ref, d.slots.length)
    case 'amount':
      return []
    case 'split': {
      const taken = fieldsOf(draft)
      return d.of
        .filter(option => isSame(option.ref, ref))
        .map(({ id, max, barred }) => {
          const n = Number(taken[id] ?? 0)
          return { draft: { ...taken, [id]: n < max ? n + 1 : 0 }, why: barred ?? null, chosen: n > 0, action: null }
        })
    }
    case 'form': {
      const fields = fieldsOf(draft)
      const all = Object.entries(d.fields).map(([field, inner]) => ({
        isFull: fields[field] !== undefined,
        ways: waysOf(inner, fields[field], ref).map(way => ({ ...way, draft: { ...fields, [field]: way.draft } })),
      }))
      const reached = all.filter(({ ways }) => ways.length > 0)
      return (reached.find(({ isFull }) => !isFull) ?? reached.at(-1))?.ways ?? []
    }
    case 'menu': {
      const deed = fieldsOf(draft)
      const ways = d.actions.flatMap(action => {
        const isChosen = deed['do'] === action.do
        const own = { why: action.barred ?? null, action: action.do }
        if (isSame(action.ref, ref)) return [{ ...own, draft: { do: action.do }, chosen: isChosen }]
        if (!action.with) return []
        return waysOf(action.with, isChosen ? deed['with'] : undefined, ref).map(way => ({
          draft: { do: action.do, with: way.draft },
          why: own.why ?? way.why,
          chosen: isChosen && way.chosen,
          action: action.do,
        }))
      })
      const begun = ways.filter(({ action }) => action === deed['do'])
      return begun.some(({ why }) => why === null) ? begun : ways
    }
  }
}

/** The first of its kind that is not chosen joins; when all are, the last leaves. */
function toggled(of: readonly Option[], draft: Draft, ref: Ref, max: number): Way[] {
  const chosen = listOf(draft)
  const fit = of.filter(option => isSame(option.ref, ref))
  const free = fit.find(({ id, barred }) => !barred && !chosen.includes(id))
  const taken = fit.findLast(({ id }) => chosen.includes(id))
  const isChosen = taken !== undefined
  if (free && chosen.length < max) return [{ draft: [...chosen, free.id], why: null, chosen: isChosen, action: null }]
  if (taken) return [{ draft: chosen.filter(id => id !== taken.id), why: null, chosen: true, action: null }]
  const [first] = fit
  if (!first) return []
  // One choice only: pointing at another thing changes it.
  if (!first.barred && max === 1) return [{ draft: [first.id], why: null, chosen: false, action: null }]
  const full = { rule: 'kernel.too-many', key: 'kernel.too-many', args: { max } }
  return [{ draft, why: first.barred ?? full, chosen: false, action: null }]
}
