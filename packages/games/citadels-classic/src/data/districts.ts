import { COMMON, type Districts, ofType } from '@cloak/citadels-core/data/districts'

/** What is printed on the districts of the older edition, for those who look at the cards without playing them. */
export const districts: Districts = {
  ...COMMON,
  ...ofType('military', {
    battlefield: 3,
  }),
  ...ofType('unique', {
    armory: 3,
    'ball-room': 6,
    'bell-tower': 5,
    'dragon-gate': 6,
    factory: 6,
    graveyard: 5,
    'great-wall': 6,
    'haunted-city': 2,
    hospital: 6,
    'imperial-treasury': 4,
    keep: 3,
    laboratory: 5,
    library: 6,
    lighthouse: 3,
    'map-room': 5,
    museum: 4,
    observatory: 5,
    park: 6,
    'poor-house': 5,
    quarry: 5,
    'school-of-magic': 6,
    smithy: 5,
    'throne-room': 6,
    university: 6,
    'wishing-well': 5,
  }),
}
