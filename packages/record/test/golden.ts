import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, type AnyTypes, gameNamed } from '@cloak/games'
import { enter, type Entry, type Setup, start, type State } from '@cloak/kernel'
import { type ClaimedGame, type GameFile, readGame } from '@cloak/record'

/** Files as `cloak simulate --save` wrote them, and as a server gave them out, before this package existed. */
export const GOLDEN = join(import.meta.dirname, 'golden')
export const goldenPaths = (folder: 'simulated' | 'served'): string[] =>
  readdirSync(join(GOLDEN, folder)).map(name => join(GOLDEN, folder, name))

/** A golden file, as text, as it is read, and with its types. */
export function golden(path: string): { text: string; claimed: ClaimedGame; file: GameFile; game: AnyGame } {
  const text = readFileSync(path, 'utf8')
  const claimed = readGame(text)
  if ('fault' in claimed) throw new Error(`${path}: ${claimed.fault.kind}`)
  const file = JSON.parse(text) as GameFile
  return { text, claimed, file, game: gameNamed(file.setup.game)!.game }
}

/** Every state of a game, with the entry that led to it. */
export function* played(
  game: AnyGame,
  setup: Setup,
  log: readonly Entry[],
): Generator<{ entry: Entry | null; state: State<AnyTypes['table']> }> {
  const { state } = start(game, setup)
  yield { entry: null, state }
  let course: Parameters<typeof enter<AnyTypes>>[1] = { state, before: null }
  for (const entry of log) {
    const next = enter(game, course, entry)
    if (!('state' in next)) throw new Error(next.rule)
    course = next
    yield { entry, state: next.state }
  }
}
