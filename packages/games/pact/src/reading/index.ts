/** Questions about a view that the rules answer: the board and the bots ask them here and reckon nothing themselves. */
export {
  isMinor,
  isOpen,
  MAJOR_COURTIER,
  MAJOR_REWARDS,
  missingFor,
  reachIn,
  type Symbols,
  symbolsIn,
} from '../achievements.ts'
export { repliesAnswer, repliesIn } from '../answer.ts'
export { buyingPrice, creditOf, flagged, freeTokens, type Prices, pricesFor, sellingPrice, wingPrice } from '../cost.ts'
export { achievementsOf, courtiersHeld } from '../counts.ts'
export { available, isAvailable, recruitPrice } from '../courtiers.ts'
export { soulPoints } from '../dark.ts'
export { interestOn, pointsOfDebt } from '../debt.ts'
export { askers, inquisitorAt } from '../inquisitors.ts'
export { finest, lossBy, lossToAscetic } from '../loss.ts'
export { mixIn } from '../mix.ts'
export { oldOf, planAnswer, planOf, tokensIn, tokensOf, tuckedOf } from '../plan.ts'
export { walked } from '../track.ts'
export { type Account, accountOf, copyAccount } from './account.ts'
export { act, build, carryOut, recruit, settleGrain, takeLeft, takeRight } from './carry-out.ts'
export { type Forecast, forecast } from './forecast.ts'
