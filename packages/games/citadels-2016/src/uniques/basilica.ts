import { costOf, special } from '@cloak/citadels-core'

/** CIT-7.2 */
export const basilica = special('basilica', 4, {
  points: ({ e, t, seat }) => t.players[seat]!.city.filter(built => costOf(e, built) % 2 === 1).length,
})
