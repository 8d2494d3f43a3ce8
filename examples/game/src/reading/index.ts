export { cardsLeft, mayHold, unseenOf } from './hidden.ts'
export { type Outcome, outcomeOf } from './outcome.ts'
export { compareRanks, type Rank, rankOf } from './rank.ts'
