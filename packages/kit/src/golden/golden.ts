import type { Game, GameTypes } from '@cloak/kernel'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultInGolden, faultInRefused, goldenFile, goldenFolder, refusedFiles } from './files.ts'

/**
 * Registers the golden tests of a game: one file for each seat count in `golden/` beside the test, which must replay
 * byte for byte, and the logs in `golden/refused/`, which must be refused where and by what their header says.
 */
export function golden<G extends GameTypes>(game: Game<G>, where: string | URL): void {
  const folder = goldenFolder(where)
  describe(`golden games of ${game.id}`, () => {
    test.each([...game.seats])('%i seats', seats => expect(faultInGolden(game, goldenFile(folder, seats), seats)).toBeNull())
    const refused = refusedFiles(folder)
    test('some log is refused', () => expect(refused).not.toEqual([]))
    test.each(refused.map(file => [basename(file), file]))('refused: %s', (_, file) => expect(faultInRefused(game, file)).toBeNull())
  })
}
