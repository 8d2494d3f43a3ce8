import { special } from '@cloak/citadels-core'

/** CIT-7.27 */
export const statue = special('statue', 3, { points: ({ t, seat }) => (t.crown === seat ? 5 : 0) })
