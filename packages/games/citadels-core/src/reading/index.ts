/** What follows from the cards and what lies open, for the rules and for everybody who only looks at a view. */
export { cardAskIn } from './ask.ts'
export { type Cards, cardsOf, type PrintedDistrict } from './cards.ts'
export {
  completedByBell,
  costOf,
  districtAt,
  type DistrictId,
  has,
  isCompleted,
  parseDistrict,
  sizeOf,
  standsIn,
} from './city.ts'
export { castCan, type Deed, payerOfDeed, priceOfDeed, pricesOf } from './deed.ts'
export { type Income, incomeFor, incomeIn, incomeNow, incomeOf } from './income.ts'
export type { Held, OpenPlayer, OpenTable, Position, Viewed } from './position.ts'
export { discountIn, priceOf, surchargeOn } from './price.ts'
export { rankOf } from './rank.ts'
export { mayBeStopped } from './site.ts'
export { TYPES } from '../types.ts'
export { eachPart, type Part, pointsIn, scoreOf } from './score.ts'
