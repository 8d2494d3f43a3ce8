/** Questions about a view that the rules answer: the board and the bots ask them here and reckon nothing themselves. */
export { buyoutSums, deckOf, offerOf } from '../cards.ts'
export { scoreOf } from '../score.ts'
export { supporterOn } from '../supporter.ts'
export { goodsIn, influenceIn, lackOf, paidOf, tokensIn } from '../tokens.ts'
export { asHeardEvent, type HeardEvent, viewsBetween } from './fold.ts'
export { type Parted, partedIn } from './parted.ts'
export { lackWith, type Unit, unitsOf } from './payment.ts'
