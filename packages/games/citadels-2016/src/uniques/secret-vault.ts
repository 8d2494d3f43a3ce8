import { special, why } from '@cloak/citadels-core'

const NEVER = why('CIT-7.24', 'never-built')

/** CIT-7.24 */
export const secretVault = special('secret-vault', null, { whyNotBuilt: () => NEVER, pointsInHand: 3 })
