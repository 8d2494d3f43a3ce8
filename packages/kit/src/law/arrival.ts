import { answer, copy, type Entry, type Game, type GameTypes, type State, type Told } from '@cloak/kernel'
import { difference } from '../compare.ts'
import { brief, showDifference, showWhy } from '../show.ts'
import type { Law } from './law.ts'

/** Arrival: whoever answers first, what follows is the same. */
export const arrival: Law = (game, played) => {
  for (let from = 0; from < played.log.length;) {
    let to = from
    while (to < played.log.length && played.log[to]!.at === played.log[from]!.at) to++
    const closed = played.states[to] && played.states[to]!.at > played.log[from]!.at
    if (closed && to - from > 1) {
      const entries = played.log.slice(from, to)
      const what = faultInOrder(game, played.states[from]!, entries, entries.toReversed())
      if (what) return { entry: to, what }
      const what2 = faultInOrder(game, played.states[from]!, entries, [...entries.slice(1), entries[0]!])
      if (what2) return { entry: to, what: what2 }
    }
    from = to
  }
  return null
}

function faultInOrder<G extends GameTypes>(
  game: Game<G>,
  state: State<G['table']>,
  one: Entry[],
  other: Entry[],
): string | null {
  const first = inTurn(game, copy(state), one)
  const second = inTurn(game, copy(state), other)
  const who = `answers arriving from ${brief(one.map(e => e.seat))} and from ${brief(other.map(e => e.seat))}`
  if (typeof first === 'string' || typeof second === 'string')
    return first === second ? null : `${who}: ${brief(first)}, ${brief(second)}`
  const found = difference(first, second)
  return found && `${who} do not come to the same, ${showDifference(found, 'one way', 'the other')}`
}

function inTurn<G extends GameTypes>(
  game: Game<G>,
  from: State<G['table']>,
  entries: Entry[],
): { state: State<G['table']>; told: Told[] } | string {
  let state = from
  const told: Told[] = []
  for (const entry of entries) {
    const next = answer(game, state, entry.at, entry.seat, 'answer' in entry ? entry.answer : null)
    if (!('state' in next)) return `seat ${entry.seat} is refused: ${showWhy(next)}`
    state = next.state
    told.push(...next.told)
  }
  return { state, told }
}
