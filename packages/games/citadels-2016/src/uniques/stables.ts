import { special } from '@cloak/citadels-core'

/** CIT-7.26 */
export const stables = special('stables', 2, { uncounted: true })
