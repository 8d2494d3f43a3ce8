import { special } from '@cloak/citadels-core'

/** CIT-7.7 */
export const goldMine = special('gold-mine', 6, { gathers: { gold: 1 } })
