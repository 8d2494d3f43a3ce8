import { special } from '@cloak/citadels-core'

/** CIT-7.11 */
export const ivoryTower = special('ivory-tower', 5, { points: ({ of }) => (of.unique === 1 ? 5 : 0) })
