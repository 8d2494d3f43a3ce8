import { special, TYPES } from '@cloak/citadels-core'

/** CIT-7.3 */
export const capitol = special('capitol', 5, {
  points: ({ of }) => (TYPES.some(type => of[type] >= 3) ? 3 : 0),
})
