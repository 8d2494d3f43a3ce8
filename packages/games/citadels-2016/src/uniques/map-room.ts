import { special } from '@cloak/citadels-core'

/** CIT-7.15 */
export const mapRoom = special('map-room', 5, { points: ({ held }) => held.handSize })
