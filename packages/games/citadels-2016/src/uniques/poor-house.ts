import { feedsEmptyStash, special } from '@cloak/citadels-core'

/** CIT-7.21 */
export const poorHouse = special('poor-house', 4, feedsEmptyStash)
