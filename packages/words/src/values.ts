import type { Key } from '@cloak/kernel'
import { type Form, formsOf } from './inflect.ts'
import { type Below, below } from './minus.ts'
import type { Args, Names } from './names.ts'
import type { Values } from './tell.ts'
import type { Words } from './types.ts'

type Said = string | number | Below
interface Asked {
  path: string
  field: string
  value: unknown
  shape?: Form
}

/**
 * Arguments as the rules gave them, made fit for a message: things by their names, lists as lists, in the form that the
 * message asks for. Each is worked out when it is asked for, and not before.
 */
export function valuesOf(language: string, names: Names, args: Args, kinds: Words['kinds']): Values {
  /** What an argument of this name stands for: `card`, or `card` in a form of the language (`card_az`). */
  function asked(argument: string): Asked | null {
    const plain = find(args, argument)
    if (plain) return plain
    for (const [form, shape] of formsOf(language)) {
      const base = argument.endsWith(`_${form}`) ? find(args, argument.slice(0, -form.length - 1)) : null
      if (base) return { ...base, shape }
    }
    return null
  }

  /** `by_is_seat`: are the two the same? A sentence selects by it. */
  function sameness(argument: string): 'yes' | 'no' | undefined {
    const [one, other, ...more] = argument.split('_is_').map(each => find(args, each))
    if (!one || !other || more.length > 0) return undefined
    return one.value === other.value ? 'yes' : 'no'
  }

  function said(argument: string): Said | undefined {
    const found = asked(argument)
    if (!found) return sameness(argument)
    const { field, path, value, shape } = found
    const kind = kinds[path] ?? kinds[field]
    const all: readonly Said[] = kind === undefined ? [bare(names, value)] : named(names, kind, value)
    const shaped = shape ? all.map((name, i) => shape(String(name), i)) : all
    return shaped.length === 1 ? shaped[0]! : names.listed(shaped.map(String))
  }

  return new Proxy<Values>(
    {},
    {
      has: (_, argument) =>
        typeof argument === 'string' && (asked(argument) !== null || sameness(argument) !== undefined),
      get: (_, argument) => (typeof argument === 'string' ? said(argument) : undefined),
    },
  )
}

const isObject = (x: unknown): x is Args => typeof x === 'object' && x !== null && !Array.isArray(x)

/** A value by its name. `plan_card` is the `card` of `plan`. */
function find(args: Args, path: string, field = path): Asked | null {
  if (Object.hasOwn(args, field)) return { path, field, value: args[field] }
  for (let i = field.indexOf('_'); i > 0; i = field.indexOf('_', i + 1)) {
    const head = field.slice(0, i)
    const inner = Object.hasOwn(args, head) ? args[head] : null
    if (isObject(inner)) return find(inner, path, field.slice(i + 1))
  }
  return null
}

/** The names of what an argument stands for: one thing, several, or so many of each. */
function named(names: Names, kind: string, value: unknown): string[] {
  if (value === null || value === undefined) return [names.nothing(kind)]
  if (!Array.isArray(value) && !isObject(value)) return [names.thing(kind, value as Key)]
  const all = Array.isArray(value) ? value.flatMap(each => named(names, kind, each)) : heaps(names, kind, value)
  return all.length > 0 ? all : [names.nothing(kind)]
}

const heaps = (names: Names, kind: string, of: Args): string[] =>
  Object.entries(of).flatMap(([id, n]) => (typeof n === 'number' && n > 0 ? names.heap(names.thing(kind, id), n) : []))

/** A number, or a word that a message selects by; of things without a name, how many there are. */
function bare(names: Names, value: unknown): Said {
  if (typeof value === 'number' && value < 0) return below(value)
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return 'none'
  return value.some(isObject) ? value.length : names.listed(value.map(String))
}
