import { special } from '@cloak/citadels-core'

/** CIT-7.23 */
export const schoolOfMagic = special('school-of-magic', 6, { anyIncome: true })
