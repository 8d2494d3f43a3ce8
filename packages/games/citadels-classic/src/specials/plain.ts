import { displays, feedsEmptyHand, feedsEmptyStash, forges, laboratoryFor, special } from '@cloak/citadels-core'

/** CLA-7.2 */
export const keep = special('keep', 3, { immune: true }, 2)
/** CLA-7.3: one gold here. */
export const laboratory = special('laboratory', 5, laboratoryFor(1))
/** CLA-7.4 */
export const smithy = special('smithy', 5, forges)
/** CLA-7.6 */
export const observatory = special('observatory', 5, { gathers: { draw: 1 } })
/** CLA-7.7 */
export const schoolOfMagic = special('school-of-magic', 6, { anyIncome: true })
/** CLA-7.8: one more than usual. */
export const library = special('library', 6, { gathers: { keep: 1 } })
/** CLA-7.9 */
export const greatWall = special('great-wall', 6, { surcharge: 1 })
/** CLA-7.10 */
export const university = special('university', 6, { points: () => 2, printed: 8 })
/** CLA-7.11 */
export const dragonGate = special('dragon-gate', 6, { points: () => 2, printed: 8 })
/** CLA-7.14 */
export const museum = special('museum', 4, displays)
/** CLA-7.15 */
export const imperialTreasury = special('imperial-treasury', 4, {
  points: ({ t, seat }) => t.players[seat]!.gold,
})
/** CLA-7.16 */
export const mapRoom = special('map-room', 5, { points: ({ held }) => held.handSize })
/** CLA-7.17: the others only. */
export const wishingWell = special('wishing-well', 5, { points: ({ of }) => of.unique - 1 })
/** CLA-7.18: one duplicate at a time. */
export const quarry = special('quarry', 5, { duplicates: 1 })
/** CLA-7.19 */
export const poorHouse = special('poor-house', 5, feedsEmptyStash)
/** CLA-7.21 */
export const factory = special('factory', 6, { discount: 1 })
/** CLA-7.22 */
export const park = special('park', 6, feedsEmptyHand)
