import type { Seen } from '@cloak/kernel'
import type { NoticeOf } from './notices.ts'

/**
 * How one piece of plain data became another:
 * `[value]`, an array of one, puts a value in its place, whole;
 * `0` takes a field away;
 * an object changes the fields it names, each by a difference of its own; `{}` changes nothing;
 * an array of more than one changes an array, by twos: an index and the difference there; `-1` and a number cut it to that
 * length.
 */
export type Difference = readonly [unknown] | number | FieldsChanged | ItemsChanged
interface FieldsChanged {
  readonly [field: string]: Difference
}
type ItemsChanged = readonly [number, Difference, ...Difference[]]
interface Fields {
  readonly [field: string]: unknown
}

const NOTHING: FieldsChanged = Object.freeze({})
const REMOVED = 0
const CUT = -1
const isWhole = (change: Difference): change is readonly [unknown] => Array.isArray(change) && change.length === 1

/**
 * The difference between two pieces of plain data, as JSON has it: fields that are `undefined` are not there. It is worked
 * out of the two alone, so it tells whoever has both nothing new.
 */
export const difference = (from: unknown, to: unknown): Difference => between(from, to) ?? NOTHING

/** Undefined when there is none: nothing is made for what stayed the same. This runs for every eye at every move. */
function between(from: unknown, to: unknown): Difference | undefined {
  if (from === to) return undefined
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return [to]
  if (Array.isArray(to)) return Array.isArray(from) ? betweenArrays(from, to) : [to]
  return Array.isArray(from) ? [to] : betweenObjects(from as Fields, to as Fields)
}

function betweenArrays(from: readonly unknown[], to: readonly unknown[]): Difference | undefined {
  const before = from.length
  const after = to.length
  const common = before < after ? before : after
  let changed: Difference[] | undefined
  let replaced = after - common
  for (let i = 0; i < common; i++) {
    if (from[i] === to[i]) continue
    const here = between(from[i], to[i])
    if (here === undefined) continue
    if (isWhole(here)) replaced++
    if (changed) changed.push(i, here)
    else changed = [i, here]
  }
  // Where most of it is another, the whole is shorter.
  if (replaced * 2 > after) return [to]
  for (let i = common; i < after; i++) (changed ??= []).push(i, [to[i]])
  if (after < before) (changed ??= []).push(CUT, after)
  return changed as readonly Difference[] as ItemsChanged | undefined
}

function betweenObjects(from: Fields, to: Fields): Difference | undefined {
  let changed: { [field: string]: Difference } | undefined
  let fields = 0
  let replaced = 0
  let hasNew = false
  for (const field in to) {
    const value = to[field]
    if (value === undefined) continue
    fields++
    const old = from[field]
    if (old === value) continue
    // A name that every object has from its prototype is none of the data's.
    if (old === undefined || typeof old === 'function') hasNew = true
    const here = between(old, value)
    if (here === undefined) continue
    if (isWhole(here)) replaced++
    ;(changed ??= {})[field] = here
  }
  if (fields > 0 && replaced === fields) return [to]
  let before = 0
  for (const _ in from) before++
  // As many as before and none of them new: none is gone.
  if (before === fields && !hasNew) return changed
  for (const field in from)
    if (from[field] !== undefined && (!Object.hasOwn(to, field) || to[field] === undefined))
      (changed ??= {})[field] = REMOVED
  return changed
}

/** What a piece of data became. The old one stays as it was, and what has not changed is shared with it. */
export function patched(from: unknown, change: Difference): unknown {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : patchedArray(from as readonly unknown[], change)
  return isFields(from) ? patchedObject(from, change as FieldsChanged) : from
}

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

function patchedArray(from: readonly unknown[], change: readonly unknown[]): readonly unknown[] {
  const out = from.slice()
  for (let i = 0; i < change.length; i += 2) {
    const index = change[i] as number
    if (index === CUT) out.length = change[i + 1] as number
    else out[index] = patched(from[index], change[i + 1] as Difference)
  }
  return out
}

function patchedObject(from: Fields, change: FieldsChanged): Fields {
  const out: { [field: string]: unknown } = { ...from }
  for (const field in change) {
    const here = change[field]!
    if (here === REMOVED) delete out[field]
    else out[field] = patched(from[field], here)
  }
  return out
}

/** What is seen after a notice: all that one pair of eyes may know; null until the game begins. */
export const seenAfter = (seen: Seen<object> | null, { change }: NoticeOf<'now'>): Seen<object> | null =>
  patched(seen, change) as Seen<object> | null
