import type { Built, Character, Rank, View } from '../../src/types.ts'
import { type Cards, rankOf } from '../../src/reading/index.ts'
import type { Ref, Seen } from '@cloak/kernel'
import { seatRefs } from '../pointing/seat-refs.ts'
import { chooserOf } from '../table.ts'

/** All that is drawn of a seat. */
export interface SeatShown {
  seat: number
  gold: number
  handSize: number
  city: readonly Built[]
  citySize: number
  /** How many cards lie under the Museum. */
  under: number
  revealed: readonly { character: Character; rank: Rank }[]
  isCrowned: boolean
  isProtected: boolean
  isCompleted: boolean
  /** How many characters are in the pack that lies before this seat; null when it lies elsewhere. */
  pack: number | null
  isActing: boolean
  refs: readonly Ref[]
}

export function seatShown(seen: Seen<object>, view: View, seat: number, cards: Cards): SeatShown {
  const { gold, handSize, city, underSize, revealed } = view.players[seat]!
  return {
    seat,
    gold,
    handSize,
    city,
    citySize: view.citySize,
    under: underSize,
    revealed: revealed.map(character => ({ character, rank: rankOf(cards, character) })),
    isCrowned: view.crown === seat,
    isProtected: view.protected === seat,
    isCompleted: view.completed.includes(seat),
    pack: chooserOf(view) === seat ? view.draft.passingSize : null,
    isActing: seen.waiting !== 'covert' && seen.waiting.includes(seat),
    refs: seatRefs(seen, seat),
  }
}
