import { special } from '@cloak/citadels-core'

/** CIT-7.8 */
export const greatWall = special('great-wall', 6, { surcharge: 1 })
