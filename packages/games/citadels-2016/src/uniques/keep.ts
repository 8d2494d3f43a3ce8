import { special } from '@cloak/citadels-core'

/** CIT-7.12 */
export const keep = special('keep', 3, { immune: true })
