import type { Rng, Seat } from '@cloak/kernel'
import { CARDS } from './box.ts'
import type { Open, View } from './types.ts'

/** A table this view could have come from: the cards that it does not show are dealt at random. */
export function imagine({ round, players }: View, _at: Seat | null, rng: Rng): Open {
  const known = players.map(({ card, shown }) => card ?? shown[round - 1] ?? null)
  const rest = rng.shuffle(CARDS.filter(card => !known.includes(card)))
  return {
    round,
    players: players.map(({ shown, points }, seat) => ({ card: known[seat] ?? rest.pop()!, shown: shown.slice(), points })),
  }
}
