import { special } from '@cloak/citadels-core'

/** CIT-7.14 */
export const library = special('library', 6, { gathers: { keep: 'all' } })
