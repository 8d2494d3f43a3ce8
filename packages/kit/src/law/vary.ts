import { type Answer, canon, type Decision, faultIn, isOpen, type Rng, sample } from '@cloak/kernel'

/** Another answer, as near as may be to one that was given; `changed` names the parts that are not the same. */
export interface Varied {
  said: Answer
  changed: string
}

/** Changes one part of an answer, and whatever of the rest is not legal here. Null if nothing came out changed. */
export function vary(d: Decision, said: Answer, rng: Rng): Varied | null {
  const changed: string[] = []
  const other = turned(d, said, true, 'answer', changed, rng)
  return changed.length > 0 ? { said: other, changed: changed.join(', ') } : null
}

function turned(d: Decision, said: Answer, hit: boolean, path: string, changed: string[], rng: Rng): Answer {
  if (d.kind === 'form') {
    const fields = said as { [field: string]: Answer }
    const names = Object.keys(d.fields)
    const chosen = hit && names.length > 0 ? rng.pick(names) : null
    const parts = names.map(k => [k, turned(d.fields[k]!, fields[k]!, k === chosen, `${path}.${k}`, changed, rng)])
    return Object.fromEntries(parts) as { [field: string]: Answer }
  }
  if (d.kind === 'menu') {
    const deed = said as { do: string; with?: Answer }
    const action = d.actions.find(a => a.do === deed.do && !a.barred && (!a.with || isOpen(a.with)))
    if (action?.with && !(hit && rng.below(2) === 0))
      return { do: deed.do, with: turned(action.with, deed.with!, hit, `${path}.${deed.do}`, changed, rng) }
    return action && !hit ? said : anew(d, said, path, changed, rng)
  }
  return hit || faultIn(d, said) ? anew(d, said, path, changed, rng) : said
}

function anew(d: Decision, said: Answer, path: string, changed: string[], rng: Rng): Answer {
  const other = sample(d, rng)
  if (faultIn(d, said) || canon(d, other) !== canon(d, said)) changed.push(path)
  return other
}
