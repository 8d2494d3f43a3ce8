import type { Seen } from '@cloak/kernel'
import type { NoticeOf } from './notices.ts'

/**
 * How one piece of plain data became another:
 * `[value]` puts a value in its place, whole;
 * `0` takes a field away;
 * an object changes the fields it names, each by a difference of its own; `{}` changes nothing.
 * Of an array the fields are the indices; `length`, a number, cuts it off there.
 */
export type Difference = readonly [unknown] | number | FieldsChanged
interface FieldsChanged {
  readonly [field: string]: Difference
}
interface Fields {
  readonly [field: string]: unknown
}

const NOTHING: FieldsChanged = Object.freeze({})
const REMOVED = 0

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
  let changed: { [field: string]: Difference } | undefined
  let replaced = after - common
  for (let i = 0; i < common; i++) {
    if (from[i] === to[i]) continue
    const here = between(from[i], to[i])
    if (here === undefined) continue
    if (Array.isArray(here)) replaced++
    ;(changed ??= {})[i] = here
  }
  // Where most of it is another, the whole is shorter.
  if (replaced * 2 > after) return [to]
  for (let i = common; i < after; i++) (changed ??= {})[i] = [to[i]]
  if (after < before) (changed ??= {})['length'] = after
  return changed
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
    if (Array.isArray(here)) replaced++
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
  if (Array.isArray(change)) return change[0]
  if (typeof from !== 'object' || from === null) return from
  return Array.isArray(from)
    ? patchedArray(from, change as FieldsChanged)
    : patchedObject(from as Fields, change as FieldsChanged)
}

function patchedArray(from: readonly unknown[], change: FieldsChanged): readonly unknown[] {
  const out = from.slice()
  for (const field in change) {
    const here = change[field]!
    if (field === 'length') out.length = here as number
    else out[Number(field)] = patched(from[Number(field)], here)
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
