import { special } from '@cloak/citadels-core'

/** CIT-7.5 */
export const factory = special('factory', 5, { discount: 1 })
