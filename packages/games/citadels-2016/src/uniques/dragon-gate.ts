import { special } from '@cloak/citadels-core'

/** CIT-7.4 */
export const dragonGate = special('dragon-gate', 6, { points: () => 2 })
