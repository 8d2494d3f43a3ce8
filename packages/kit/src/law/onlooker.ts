import { isObject } from '../compare.ts'
import { brief } from '../show.ts'
import { firstFault, type Law } from './law.ts'

/**
 * Onlooker: whatever an eye at no seat sees, every seat sees as well; and what it does not see is one seat's own, not
 * two seats'. The second half finds a secret opened to whoever asks, which a faithful `imagine` would copy along.
 */
export const onlooker: Law = (game, played, { shared = {} }) => {
  const places = Object.keys(shared).map(place => place.split('.'))
  const seats = [...Array(played.setup.seats).keys()]
  return firstFault(played, state =>
    faultInSight(
      game.view(state.table, { at: null }),
      seats.map(at => game.view(state.table, { at })),
      places,
      [],
    ),
  )
}

/** Compares what a spectator sees in one place with what each seat sees there. */
function faultInSight(
  open: unknown,
  own: readonly unknown[],
  shared: readonly string[][],
  path: string[],
): string | null {
  if (open !== null && open !== undefined && !isObject(open)) {
    const seat = own.findIndex(x => !Object.is(x, open))
    return seat < 0 ? null : `a spectator sees ${path.join('.')} = ${brief(open)}, and seat ${seat} ${brief(own[seat])}`
  }
  if (!isObject(open) && own.filter(x => x !== null && x !== undefined).length < 2) return null
  if (!isObject(open) && own.filter(isLeaf).length > 1 && !shared.some(place => isUnder(path, place))) {
    const seats = own.flatMap((x, seat) => (isLeaf(x) ? [seat] : []))
    return `seats ${brief(seats)} all see ${path.join('.')}, which a spectator does not; if that is right, name it in "shared"`
  }
  for (const key of keysOf(open, own)) {
    path.push(key)
    const fault = faultInSight(
      isObject(open) ? open[key] : undefined,
      own.map(x => (isObject(x) ? x[key] : undefined)),
      shared,
      path,
    )
    if (fault) return fault
    path.pop()
  }
  return null
}

const isLeaf = (x: unknown): boolean => x !== null && x !== undefined && !isObject(x)

function keysOf(open: unknown, own: readonly unknown[]): Set<string> {
  const keys = new Set<string>()
  for (const x of [open, ...own]) if (isObject(x)) for (const key in x) keys.add(key)
  return keys
}

/** Places are named with `*` for any seat or position: `players.*.ally`. */
const isUnder = (path: readonly string[], place: readonly string[]): boolean =>
  place.every((part, i) => part === '*' || part === path[i])
