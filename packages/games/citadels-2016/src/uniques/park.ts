import { feedsEmptyHand, special } from '@cloak/citadels-core'

/** CIT-7.20 */
export const park = special('park', 6, feedsEmptyHand)
