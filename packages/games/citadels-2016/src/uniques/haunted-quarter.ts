import { special } from '@cloak/citadels-core'

/** CIT-7.9 */
export const hauntedQuarter = special('haunted-quarter', 2, { wild: () => true })
