export * from './types.ts'
export * from './ability.ts'
export * from './question.ts'
export type * from './cards.ts'
export * from './edition.ts'
export { citadels } from './citadels.ts'
export {
  buildable,
  buildBy,
  enter,
  handOf,
  lay as layOnSite,
  type Price,
  raise,
  settle,
  tellOfBuild,
  waysToBuild,
  whyNoBuilding,
  whyNotBuild,
} from './build.ts'
export { districtOptions, noteCompletion } from './city.ts'
export { destroy, move, ruin } from './destroy.ts'
export { discard, discardOpen, drawCards, gainCards, gainGold } from './deck.ts'
export { cardOption, copies, handOver, keep, kindOf, kinds, named, putIn, someCards, takeOut, without } from './hand.ts'
export { counted, emptied, hiddenOpenly, lookedAt, moved, returnedDeck, shuffledDeck, tookDeck } from './memory.ts'
export { remembersTruly } from './remembers.ts'
export { DECK, inDraw, inHand, SUNK, underMuseum } from './places.ts'
export { areNeighbours, holderOf, others, revealerOf } from './holder.ts'
export { answerCall } from './call.ts'
export { crown } from './crown.ts'
export { keepDrawn } from './steps/gather.ts'
export { actsOf, closeTurn, openTurn, takeTurn } from './turn.ts'
export { why } from './why.ts'
export { collects, collectsMixed } from './collect.ts'
export { otherCharacters, otherSeats } from './naming.ts'
export { whyNotCity, whyNotDistrict } from './rank-eight.ts'
export { afterAction, atTheEnd, plans, profits, refunded, sails } from './powers/gains.ts'
export { beautifies } from './powers/beautify.ts'
export { conjures } from './powers/conjure.ts'
export { destroys } from './powers/destroy.ts'
export { exchanges } from './powers/exchange.ts'
export { favoured } from './powers/favour.ts'
export { heir } from './powers/heir.ts'
export { kills } from './powers/kill.ts'
export { looks, wizardTakes } from './powers/look.ts'
export { protects } from './powers/protect.ts'
export { robs } from './powers/rob.ts'
export { displays } from './specials/museum.ts'
export { feedsEmptyHand, feedsEmptyStash } from './specials/gifts.ts'
export { forges } from './specials/smithy.ts'
export { laboratoryFor } from './specials/laboratory.ts'
export { basic, type Effects, special } from './specials/special.ts'
export * from './reading/index.ts'
