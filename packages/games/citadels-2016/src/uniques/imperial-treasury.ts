import { special } from '@cloak/citadels-core'

/** CIT-7.10 */
export const imperialTreasury = special('imperial-treasury', 5, { points: ({ t, seat }) => t.players[seat]!.gold })
