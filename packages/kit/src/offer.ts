import type { Decision, Key, Option, Why } from '@cloak/kernel'

/** One thing that can be named in a decision: an option, a heap or an action, with what stands above it. */
export interface Offer {
  path: readonly Key[]
  id: Key
  barred: Why | null
}

/** All that a decision offers, however deep. What stands under a barred action is barred with it. */
export function* offersOf(d: Decision, path: readonly Key[] = [], above: Why | null = null): Generator<Offer> {
  const offer = (o: Option): Offer => ({ path, id: o.id, barred: o.barred ?? above })
  switch (d.kind) {
    case 'oneOf':
    case 'someOf':
    case 'inOrder':
      for (const o of d.of) yield offer(o)
      return
    case 'split':
      for (const o of d.of) if (o.max > 0 || o.barred) yield offer(o)
      return
    case 'amount':
      return
    case 'form':
      for (const [field, f] of Object.entries(d.fields)) yield* offersOf(f, [...path, field], above)
      return
    case 'menu':
      for (const a of d.actions) {
        const barred = a.barred ?? above
        yield { path, id: a.do, barred }
        if (a.with) yield* offersOf(a.with, [...path, a.do], barred)
      }
  }
}

/** An option by its id; or, where an id stands in two places, by the way there: `['build', 'tavern']`. */
export type Name = Key | readonly Key[]

/** Is this the offer meant? Of the way there, only as much as is needed must be given. */
export function isCalled(offer: Offer, name: Name): boolean {
  if (!Array.isArray(name)) return offer.id === name
  if (name.at(-1) !== offer.id) return false
  let from = 0
  for (const part of name.slice(0, -1)) {
    const i = offer.path.indexOf(part, from)
    if (i < 0) return false
    from = i + 1
  }
  return true
}
