export * from './secret.ts'
export { Rng, seedRng, type RngState } from './rng.ts'
export type * from './decision/types.ts'
export { amount, by, form, inOrder, menu, oneOf, orElse, seatOption, someOf, split } from './decision/make.ts'
export { faultIn, isOpen } from './decision/fault.ts'
export { sample } from './decision/sample.ts'
export { canon, countOf, each } from './decision/each.ts'
export { type Draft, type Hint, type Hints, hints } from './decision/hints.ts'
export { inWords, nameOf } from './decision/words.ts'
export * from './game.ts'
export { steps } from './steps.ts'
export {
  type Advance,
  answer,
  awaited,
  copyState,
  decisionFor,
  faultInSetup,
  playOut,
  question,
  refusal,
  start,
  take,
} from './play.ts'
export { afterwards, type Heard, hear, see, type Seen } from './see.ts'
export { imagine } from './imagine.ts'
export { type Broken, type Course, enter, isEntry, readLog, replay, writeLog } from './replay.ts'
export { canonical, outcome, type Seal, sealWith, SEED_SCHEME, seedText, type Sha256 } from './seal.ts'
export { copy } from './copy.ts'
