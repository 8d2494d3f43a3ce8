import { laboratoryFor, special } from '@cloak/citadels-core'

/** CIT-7.13 */
export const laboratory = special('laboratory', 5, laboratoryFor(2))
