import { special } from '@cloak/citadels-core'

/** CIT-7.19 */
export const observatory = special('observatory', 4, { gathers: { draw: 1 } })
