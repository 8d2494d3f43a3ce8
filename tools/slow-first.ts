import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** From slow to quick: tests in a browser, of the server, and all others. */
const rankOf = ({ moduleId }: TestSpecification): number =>
  moduleId.includes('/client/e2e/') ? 0 : moduleId.includes('/packages/server/') ? 1 : 2

/**
 * Starts the slow files first, so that the workers finish at about the same time. On a fresh machine Vitest knows no
 * durations, and the size of a file says little.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => rankOf(a) - rankOf(b))
  }
}
