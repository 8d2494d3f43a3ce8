import { special } from '@cloak/citadels-core'

/** CIT-7.30 */
export const wishingWell = special('wishing-well', 5, { points: ({ of }) => of.unique })
