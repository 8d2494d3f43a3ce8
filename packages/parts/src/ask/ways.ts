import {
  type Action,
  type Answer,
  type Decision,
  type Draft,
  faultIn,
  type Key,
  type Option,
  type Ref,
  type Why,
} from '@cloak/kernel'
import { firstOrLapse } from './first-draft.ts'

/** One thing that can be done by pointing at something on the table. */
export interface Way {
  /** The answer in the making once it is done. */
  draft: Draft
  why: Why | null
  /** It is part of the answer in the making. */
  chosen: boolean
  /** The action of a menu that it belongs to. */
  action: string | null
  /** A choice of one thing, not one among several that are still to be chosen. */
  single: boolean
  /** What the thing was chosen for. */
  slot: Ref | null
}

type Fields = { readonly [k: string]: Draft | undefined }
const isSame = (a: Ref | undefined, b: Ref): boolean => a?.kind === b.kind && String(a.id) === String(b.id)
export const fieldsOf = (draft: Draft): Fields =>
  typeof draft === 'object' && !Array.isArray(draft) ? (draft as Fields) : {}
export const listOf = (draft: Draft): readonly Key[] => (Array.isArray(draft) ? (draft as readonly Key[]) : [])

/**
 * What is meant by an option that is no thing: its way through the menus. `answerRef('gather', 'gold')` is the gold of
 * the action «gather», so that a table can say that its bank stands for it.
 */
export const answerRef = (...path: readonly Key[]): Ref => ({ kind: 'answer', id: path.join('/') })
const isMeant = (own: Ref | undefined, path: readonly Key[], ref: Ref): boolean =>
  ref.kind === 'answer' ? path.join('/') === ref.id : isSame(own, ref)

function numberMeant(path: readonly Key[], { kind, id }: Ref): number | null {
  const n = String(id).slice(path.join('/').length + 1)
  return kind === 'answer' && /^\d+$/.test(n) && [...path, n].join('/') === id ? Number(n) : null
}

/** What pointing at this thing would do to the answer in the making. */
export function waysOf(d: Decision, draft: Draft, ref: Ref, path: readonly Key[] = []): Way[] {
  switch (d.kind) {
    case 'oneOf':
      return d.of
        .filter(option => isMeant(option.ref, [...path, option.id], ref))
        .map(({ id, barred }) => ({ ...ONE, draft: id, why: barred ?? null, chosen: draft === id }))
    case 'someOf':
      return toggled(fitting(d.of, path, ref), draft, d.max, null)
    case 'inOrder':
      return toggled(fitting(d.of, path, ref), draft, d.slots.length, d.slots)
    case 'amount': {
      // A number is no thing, but a table may offer each at some thing: `answerRef('collect', 2)`.
      const n = numberMeant(path, ref)
      return n === null || n < d.min || n > d.max ? [] : [{ ...ONE, draft: n, why: null, chosen: draft === n }]
    }
    case 'split': {
      const taken = fieldsOf(draft)
      return fitting(d.of, path, ref).map(({ id, max, barred }) => {
        const n = Number(taken[id] ?? 0)
        const next = { ...taken, [id]: n < max ? n + 1 : 0 }
        return { ...SEVERAL, draft: next, why: barred ?? null, chosen: n > 0 }
      })
    }
    case 'form': {
      const fields = fieldsOf(draft)
      const all = Object.entries(d.fields).map(([field, inner]) => ({
        isFull: fields[field] !== undefined,
        ways: waysOf(inner, fields[field], ref, [...path, field]).map(way => ({
          ...way,
          draft: { ...fields, [field]: way.draft },
        })),
      }))
      const reached = all.filter(({ ways }) => ways.length > 0)
      return (reached.find(({ isFull }) => !isFull) ?? reached.at(-1))?.ways ?? []
    }
    case 'menu':
      return waysOfMenu(d.actions, fieldsOf(draft), ref, path)
  }
}

/** What pointing at something does that stands for all of these: what two of its names mean alike is meant once. */
export function waysOfAll(d: Decision, draft: Draft, refs: readonly Ref[]): Way[] {
  const [only] = refs
  if (refs.length === 1 && only) return waysOf(d, draft, only)
  const found = new Map<string, Way>()
  for (const way of refs.flatMap(ref => waysOf(d, draft, ref))) {
    const meaning = JSON.stringify([way.action, way.draft, way.why?.key])
    if (!found.has(meaning)) found.set(meaning, way)
  }
  return [...found.values()]
}

/** Could the answer be given as it is? */
export const isWhole = (d: Decision, draft: Draft): draft is Answer => faultIn(d, draft) === null

const ONE = { action: null, single: true, slot: null } as const
const SEVERAL = { action: null, single: false, slot: null } as const

function waysOfMenu(actions: readonly Action[], deed: Fields, ref: Ref, path: readonly Key[]): Way[] {
  const ways = actions.flatMap((action): Way[] => {
    const isChosen = deed['do'] === action.do
    const here = [...path, action.do]
    const barred = action.barred ?? null
    if (isMeant(action.ref, here, ref)) {
      // What has been chosen for it already stays chosen.
      const isKept = isChosen && action.with !== null && isWhole(action.with, deed['with'])
      const inner = isKept ? deed['with'] : action.with ? firstOrLapse(action.with) : undefined
      const draft = inner === undefined ? { do: action.do } : { do: action.do, with: inner }
      return [{ ...ONE, draft, why: barred, chosen: isChosen, action: action.do }]
    }
    if (!action.with) return []
    return waysOf(action.with, isChosen ? deed['with'] : undefined, ref, here).map(way => ({
      ...way,
      draft: { do: action.do, with: way.draft },
      why: barred ?? way.why,
      chosen: isChosen && way.chosen,
      action: action.do,
    }))
  })
  // Once an action is begun, what is pointed at is meant for it, if it can be; within an action, even if it cannot.
  const begun = ways.filter(({ action }) => action === deed['do'])
  const isMeantFor = begun.some(({ why }) => why === null) || (path.length > 0 && begun.length > 0)
  return isMeantFor ? begun : ways
}

const fitting = <O extends Option>(of: readonly O[], path: readonly Key[], ref: Ref): O[] =>
  of.filter(option => isMeant(option.ref, [...path, option.id], ref))

/** The first of its kind that is not chosen joins; when all are, the last leaves. */
function toggled(fit: readonly Option[], draft: Draft, max: number, slots: readonly Ref[] | null): Way[] {
  const chosen = listOf(draft)
  const free = fit.find(({ id, barred }) => !barred && !chosen.includes(id))
  const taken = fit.findLast(({ id }) => chosen.includes(id))
  const isChosen = taken !== undefined
  const slot = (taken && slots?.[chosen.indexOf(taken.id)]) ?? null
  if (free && chosen.length < max)
    return [{ ...SEVERAL, draft: [...chosen, free.id], why: null, chosen: isChosen, slot }]
  if (taken) return [{ ...SEVERAL, draft: chosen.filter(id => id !== taken.id), why: null, chosen: true, slot }]
  const [first] = fit
  if (!first) return []
  // One choice only: pointing at another thing changes it.
  if (!first.barred && max === 1) return [{ ...ONE, draft: [first.id], why: null, chosen: false }]
  const full = { rule: 'kernel.too-many', key: 'kernel.too-many', args: { max } }
  return [{ ...SEVERAL, draft, why: first.barred ?? full, chosen: false }]
}
