import { special } from '@cloak/citadels-core'

/** CIT-7.22 */
export const quarry = special('quarry', 5, { duplicates: Infinity })
