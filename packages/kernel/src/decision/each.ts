import type { Answer, Decision, Key, Option, Split } from './types.ts'

/** Every legal answer, each once, in a fixed order, lazily. */
export function* each(d: Decision): Generator<Answer, void, undefined> {
  switch (d.kind) {
    case 'oneOf':
      yield* open(d.of)
      return
    case 'someOf':
      for (let n = d.min; n <= d.max; n++) yield* combinations(open(d.of), n, 0)
      return
    case 'inOrder':
      yield* arrangements(open(d.of), d.slots.length)
      return
    case 'amount':
      for (let n = d.min; n <= d.max; n++) yield n
      return
    case 'split':
      yield* splits(d, 0, 0)
      return
    case 'form':
      yield* products(Object.entries(d.fields), 0)
      return
    case 'menu':
      for (const a of d.actions) {
        if (a.barred) continue
        if (!a.with) yield { do: a.do }
        else for (const answer of each(a.with)) yield { do: a.do, with: answer }
      }
  }
}

/** How many legal answers there are, worked out without making them. */
export function countOf(d: Decision): number {
  switch (d.kind) {
    case 'oneOf':
      return open(d.of).length
    case 'someOf': {
      const n = open(d.of).length
      let sum = 0
      for (let k = d.min; k <= Math.min(d.max, n); k++) sum += choose(n, k)
      return sum
    }
    case 'inOrder': {
      const n = open(d.of).length
      let product = 1
      for (let i = 0; i < d.slots.length; i++) product *= Math.max(0, n - i)
      return product
    }
    case 'amount':
      return Math.max(0, d.max - d.min + 1)
    case 'split': {
      let ways = [1]
      for (const o of d.of) if (!o.barred) ways = withHeap(ways, o.max)
      let sum = 0
      for (let n = d.min; n <= d.max && n < ways.length; n++) sum += ways[n]!
      return sum
    }
    case 'form':
      return Object.values(d.fields).reduce((product, f) => product * countOf(f), 1)
    case 'menu':
      return d.actions.reduce((sum, a) => sum + (a.barred ? 0 : a.with ? countOf(a.with) : 1), 0)
  }
}

/** Equal answers, equal strings: the edge label in a search tree. The answer must be a legal one. */
export function canon(d: Decision, a: Answer): string {
  switch (d.kind) {
    case 'oneOf':
    case 'amount':
    case 'inOrder':
      return JSON.stringify(a)
    case 'someOf': {
      const chosen = new Set(a as Key[])
      return JSON.stringify(d.of.filter(o => chosen.has(o.id)).map(o => o.id))
    }
    case 'split': {
      const taken = a as { [id: string]: number }
      return `{${d.of
        .filter(o => taken[o.id])
        .map(o => `${JSON.stringify(o.id)}:${taken[o.id]}`)
        .join()}}`
    }
    case 'form': {
      const fields = a as { [field: string]: Answer }
      return `{${Object.entries(d.fields)
        .map(([k, f]) => `${JSON.stringify(k)}:${canon(f, fields[k]!)}`)
        .join()}}`
    }
    case 'menu': {
      const deed = a as { do: string; with?: Answer }
      const inner = d.actions.find(o => o.do === deed.do)?.with
      return inner ? `${JSON.stringify(deed.do)}:${canon(inner, deed.with!)}` : JSON.stringify(deed.do)
    }
  }
}

const open = (of: readonly Option[]): Key[] => of.filter(o => !o.barred).map(o => o.id)

function* combinations(ids: Key[], n: number, from: number): Generator<Key[]> {
  if (n === 0) return void (yield [])
  for (let i = from; i <= ids.length - n; i++)
    for (const rest of combinations(ids, n - 1, i + 1)) yield [ids[i]!, ...rest]
}

function* arrangements(ids: Key[], n: number): Generator<Key[]> {
  if (n === 0) return void (yield [])
  for (const id of ids)
    for (const rest of arrangements(
      ids.filter(other => other !== id),
      n - 1,
    ))
      yield [id, ...rest]
}

function* splits(d: Split, heap: number, sum: number): Generator<{ [id: string]: number }> {
  const o = d.of[heap]
  if (!o) return void (sum >= d.min && (yield {}))
  const most = o.barred ? 0 : Math.min(o.max, d.max - sum)
  for (let n = 0; n <= most; n++)
    for (const rest of splits(d, heap + 1, sum + n)) yield n > 0 ? { [o.id]: n, ...rest } : rest
}

function* products(fields: [string, Decision][], from: number): Generator<{ [field: string]: Answer }> {
  const field = fields[from]
  if (!field) return void (yield {})
  for (const answer of each(field[1]))
    for (const rest of products(fields, from + 1)) yield { [field[0]]: answer, ...rest }
}

function choose(n: number, k: number): number {
  let c = 1
  for (let i = 1; i <= k; i++) c = (c * (n - k + i)) / i
  return Math.round(c)
}

function withHeap(ways: number[], max: number): number[] {
  const out = Array<number>(ways.length + max).fill(0)
  ways.forEach((w, n) => {
    for (let k = 0; k <= max; k++) out[n + k]! += w
  })
  return out
}
