import type { Rng } from '../rng.ts'
import { isOpen } from './fault.ts'
import type { Action, Answer, Decision, Key, Option, Split } from './types.ts'

/** A legal answer at random: for rollouts and fuzzing. It never enumerates. */
export function sample(d: Decision, rng: Rng): Answer {
  switch (d.kind) {
    case 'oneOf':
      return pickOpen(d.of, rng)
    case 'someOf': {
      const open = openIds(d.of)
      const n = d.min + rng.below(Math.min(d.max, open.length) - d.min + 1)
      return some(open, n, rng)
    }
    case 'inOrder':
      return some(openIds(d.of), d.slots.length, rng)
    case 'amount':
      return d.min + rng.below(d.max - d.min + 1)
    case 'split':
      return sampleSplit(d, rng)
    case 'form': {
      const answer: { [field: string]: Answer } = {}
      for (const k in d.fields) answer[k] = sample(d.fields[k]!, rng)
      return answer
    }
    case 'menu': {
      const action = pickAction(d.actions, rng)
      return action.with ? { do: action.do, with: sample(action.with, rng) } : { do: action.do }
    }
  }
}

function pickOpen(of: readonly Option[], rng: Rng): Key {
  for (let i = 0; i < of.length; i++) if (of[i]!.barred) return rng.pick(openIds(of))
  return of[rng.below(of.length)]!.id
}

/** Menus have few actions: which of them are open fits into the bits of a number. */
function pickAction(actions: readonly Action[], rng: Rng): Action {
  let open = 0
  let count = 0
  for (let i = 0; i < actions.length; i++) {
    const { barred, with: inner } = actions[i]!
    if (barred || (inner !== null && !isOpen(inner))) continue
    if (i < 31) open |= 1 << i
    count++
  }
  let n = rng.below(count)
  for (let i = 0; i < actions.length; i++) if (isChoosable(actions, i, open) && n-- === 0) return actions[i]!
  throw new RangeError('a menu without an open action')
}

function isChoosable(actions: readonly Action[], i: number, open: number): boolean {
  if (i < 31) return (open & (1 << i)) !== 0
  const { barred, with: inner } = actions[i]!
  return !barred && (inner === null || isOpen(inner))
}

function openIds(of: readonly Option[]): Key[] {
  const ids: Key[] = []
  for (let i = 0; i < of.length; i++) if (!of[i]!.barred) ids.push(of[i]!.id)
  return ids
}

/** The first n of a shuffle, without shuffling the rest. */
function some(ids: Key[], n: number, rng: Rng): Key[] {
  for (let i = 0; i < n; i++) {
    const j = i + rng.below(ids.length - i)
    const t = ids[i]!
    ids[i] = ids[j]!
    ids[j] = t
  }
  ids.length = n
  return ids
}

/** Unit by unit, each unit equally likely to be taken. */
function sampleSplit(d: Split, rng: Rng): Answer {
  let units = 0
  for (const o of d.of) if (!o.barred) units += o.max
  let n = d.min + rng.below(Math.min(d.max, units) - d.min + 1)
  const answer: { [id: string]: number } = {}
  for (const o of d.of) {
    if (o.barred) continue
    let taken = 0
    for (let i = 0; i < o.max && n > 0; i++, units--)
      if (rng.below(units) < n) {
        taken++
        n--
      }
    if (taken > 0) answer[o.id] = taken
  }
  return answer
}
