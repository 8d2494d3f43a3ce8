import { special, why } from '@cloak/citadels-core'

const TOO_LATE = why('CIT-7.16', 'monument-too-late')

/** CIT-7.16 */
export const monument = special('monument', 4, {
  size: 2,
  whyNotBuilt: (t, seat) => (t.players[seat]!.city.length >= 5 ? TOO_LATE : undefined),
})
