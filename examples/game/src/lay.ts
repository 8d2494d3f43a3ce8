import type { Game } from '@cloak/kernel'
import { newCard } from './cards.ts'
import { allCards, CARDS_EACH, FIRST_SEALS, FIRST_SEALS_OF_BEGINNER, HOURS, SEALS } from './data/box.ts'
import { takeSeals } from './seals.ts'
import type { Dawn, Open } from './types.ts'

/** Lays the table (DAW-2). */
export const lay: Game<Dawn>['lay'] = ({ seats, options }, x) => {
  const deck = x.rng.shuffle(allCards())
  const first = x.rng.below(seats)
  const t: Open = {
    goal: options.goal,
    hours: HOURS[options.night],
    hour: 1,
    first,
    players: Array.from({ length: seats }, () => ({
      cards: deck.splice(-CARDS_EACH).map(newCard),
      seals: 0,
      out: null,
    })),
    chest: SEALS,
    deck,
    drawn: null,
    end: null,
  }
  for (let seat = 0; seat < seats; seat++)
    takeSeals(t, seat, seats === 2 && seat === first ? FIRST_SEALS_OF_BEGINNER : FIRST_SEALS)
  x.next('turn.begin', { seat: first })
  return t
}
