import { forges, special } from '@cloak/citadels-core'

/** CIT-7.25 */
export const smithy = special('smithy', 5, forges)
