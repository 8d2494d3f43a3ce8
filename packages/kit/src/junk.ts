import { type Decision, type Option, type Rng, sample } from '@cloak/kernel'

const RUBBISH: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  'no such thing',
  -1,
  0,
  -0,
  0.5,
  1e9,
  NaN,
  Infinity,
  [],
  {},
  [null],
  [[]],
  { do: 'no such deed' },
  { with: 0 },
  'constructor',
  '__proto__',
  { length: 0 },
]

/** An answer that nobody asked for: rubbish, or a legal one with something wrong in it. By chance it may be legal. */
export function junk(d: Decision, rng: Rng): unknown {
  if (rng.below(3) === 0) return rubbish(rng)
  switch (d.kind) {
    case 'oneOf':
      return rng.below(2) === 0 ? anyId(d.of, rng) : [anyId(d.of, rng)]
    case 'someOf':
    case 'inOrder':
      return Array.from({ length: rng.below(d.of.length + 2) }, () => anyId(d.of, rng))
    case 'amount':
      return rng.pick([d.min - 1, d.max + 1, d.min + 0.5, String(d.min), -0, d.min, d.max])
    case 'split': {
      const taken: { [id: string]: unknown } = {}
      for (const o of d.of)
        if (rng.below(2) === 0) taken[o.id] = rng.below(8) === 0 ? rubbish(rng) : rng.below(o.max + 2)
      if (rng.below(8) === 0) taken['no such heap'] = 1
      return taken
    }
    case 'form': {
      const fields: { [field: string]: unknown } = {}
      for (const [field, f] of Object.entries(d.fields)) {
        const roll = rng.below(8)
        if (roll > 0) fields[field] = roll < 4 ? junk(f, rng) : legalOr(f, rng)
      }
      if (rng.below(8) === 0) fields['no such field'] = 1
      return fields
    }
    case 'menu': {
      if (d.actions.length === 0) return rubbish(rng)
      const action = rng.pick(d.actions)
      if (action.with) return { do: action.do, with: junk(action.with, rng) }
      return rng.below(2) === 0 ? { do: action.do, with: rubbish(rng) } : { do: action.do }
    }
  }
}

const rubbish = (rng: Rng): unknown => rng.pick(RUBBISH)
const anyId = (of: readonly Option[], rng: Rng): unknown =>
  of.length > 0 && rng.below(5) > 0 ? rng.pick(of).id : rubbish(rng)

function legalOr(d: Decision, rng: Rng): unknown {
  try {
    return sample(d, rng)
  } catch {
    return rubbish(rng)
  }
}
