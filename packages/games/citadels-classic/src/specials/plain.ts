import {
  displays,
  type DistrictCard,
  feedsEmptyHand,
  feedsEmptyStash,
  forges,
  laboratoryFor,
  special,
} from '@cloak/citadels-core'

/** CLA-7.2 */
export const keep: DistrictCard = special('keep', 3, { immune: true }, 2)
/** CLA-7.3: one gold here. */
export const laboratory: DistrictCard = special('laboratory', 5, laboratoryFor(1))
/** CLA-7.4 */
export const smithy: DistrictCard = special('smithy', 5, forges)
/** CLA-7.6 */
export const observatory: DistrictCard = special('observatory', 5, { gathers: { draw: 1 } })
/** CLA-7.7 */
export const schoolOfMagic: DistrictCard = special('school-of-magic', 6, { anyIncome: true })
/** CLA-7.8: one more than usual. */
export const library: DistrictCard = special('library', 6, { gathers: { keep: 1 } })
/** CLA-7.9 */
export const greatWall: DistrictCard = special('great-wall', 6, { surcharge: 1 })
/** CLA-7.10 */
export const university: DistrictCard = special('university', 6, { points: () => 2 })
/** CLA-7.11 */
export const dragonGate: DistrictCard = special('dragon-gate', 6, { points: () => 2 })
/** CLA-7.14 */
export const museum: DistrictCard = special('museum', 4, displays)
/** CLA-7.15 */
export const imperialTreasury: DistrictCard = special('imperial-treasury', 4, {
  points: ({ t, seat }) => t.players[seat]!.gold,
})
/** CLA-7.16 */
export const mapRoom: DistrictCard = special('map-room', 5, { points: ({ t, seat }) => t.players[seat]!.hand.length })
/** CLA-7.17: the others only. */
export const wishingWell: DistrictCard = special('wishing-well', 5, { points: ({ of }) => of.unique - 1 })
/** CLA-7.18: one duplicate at a time. */
export const quarry: DistrictCard = special('quarry', 5, { duplicates: 1 })
/** CLA-7.19 */
export const poorHouse: DistrictCard = special('poor-house', 5, feedsEmptyStash)
/** CLA-7.21 */
export const factory: DistrictCard = special('factory', 6, { discount: 1 })
/** CLA-7.22 */
export const park: DistrictCard = special('park', 6, feedsEmptyHand)
