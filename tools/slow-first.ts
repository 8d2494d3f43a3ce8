import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** From slow to quick: tests in a browser, of the server, those that play many games, and all others. */
const SLOW = [/\/client\/e2e\//, /\/packages\/server\//, /\/(laws|imagine)\.test\.ts$/]
const rankOf = (file: string): number => {
  const rank = SLOW.findIndex(kind => kind.test(file))
  return rank < 0 ? SLOW.length : rank
}

/** Orders files by how slow their kind is; within a kind the order stays. */
export const slowFirst = <F extends { moduleId: string }>(files: readonly F[]): F[] =>
  files.toSorted((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId))

/**
 * Starts the slow files first, so that the workers finish at about the same time. On a fresh machine Vitest knows no
 * durations, and the size of a file says little.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowFirst(await super.sort(files))
  }
}
