import type { Heard } from '@cloak/kernel'
import { momentsOf, sameTime, type Watched } from './moments.ts'

/** Two looks at one thing: where one knows nothing, the other may. */
export function both(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other
  if (typeof one !== 'object' || typeof other !== 'object' || other === null) return one
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return one
    return one.length === other.length ? one.map((each, i) => both(each, other[i])) : one
  }
  const [a, b] = [one as { [k: string]: unknown }, other as { [k: string]: unknown }]
  return Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map(k => [k, both(a[k], b[k])]))
}

/** A game with the eyes of everybody at once: what an onlooker saw, and into every hand besides. */
export function allEyes(onlooker: Watched, seats: readonly Watched[]): Watched {
  const theirs = seats.map(replay => ({
    moments: momentsOf(replay),
    heard: replay.steps.flatMap(({ heard }) => heard ?? []),
  }))
  let told = 0
  const known = (heard: Heard): Heard => {
    const i = told++
    const knower = theirs.find(each => each.heard[i]?.event === heard.event && each.heard[i].some)
    return knower?.heard[i] ?? heard
  }
  const steps = onlooker.steps.map(step => {
    const heard = step.heard?.map(known)
    const { seen } = step
    if (seen === null) return step
    const view = theirs.reduce<unknown>(
      (view, { moments }) => both(view, moments[sameTime(moments, seen.at)]?.seen.view),
      seen.view,
    )
    return { ...step, ...(heard && { heard }), seen: { ...seen, view: view as object } }
  })
  return { ...onlooker, steps }
}
