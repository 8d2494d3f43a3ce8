import { useRef } from 'react'

type Fields = { readonly [k: string]: unknown }
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null

/** The same value, made of the parts of the one before wherever they are alike: what has not changed stays the same object. */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || !isFields(before) || !isFields(now)) return now
  const isList = Array.isArray(now)
  if (isList !== Array.isArray(before)) return now
  const keys = Object.keys(now)
  const parts = keys.map(key => shared(before[key], now[key]))
  const isAlike = keys.length === Object.keys(before).length && keys.every((key, i) => Object.is(before[key], parts[i]))
  if (isAlike) return before as T
  return (isList ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]))) as T
}

/** What a part of the table shows, kept while it shows the same: a part that is given it need not be drawn again. */
export function useShared<T>(now: T): T {
  const last = useRef(now)
  // Written while drawing, which harms nobody: whichever of two equal values is kept, the table looks the same.
  return (last.current = shared(last.current, now))
}
