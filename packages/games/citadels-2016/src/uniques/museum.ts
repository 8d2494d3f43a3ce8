import { displays, special } from '@cloak/citadels-core'

/** CIT-7.17 */
export const museum = special('museum', 4, displays)
