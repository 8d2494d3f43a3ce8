import type { CharacterCard } from '../cards.ts'

/** CIT-6.5.1: rank 8 cannot touch the acting player's districts for the rest of the round. */
export const protects: Pick<CharacterCard, 'onTurn'> = {
  onTurn(_, { t, seat }) {
    if (t.rulings['bishopProtectsRound'] || t.players.length > 3) t.protected = seat // CIT-10.3
  },
}
