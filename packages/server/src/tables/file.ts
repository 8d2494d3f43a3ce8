import { type Entry, SEED_SCHEME, type Setup, type Standing } from '@cloak/kernel'
import { digestOf, firstLink, nextLink } from '../fair/digest.ts'
import { commitmentTo, type Fairness } from '../fair/seed.ts'
import type { Journal } from '../ports/journal.ts'
import { BrokenJournal, entryOf } from './advance.ts'
import { history } from './load.ts'
import type { AnyCourse, Position } from './room.ts'

/** A game as a file: setup and log are the game, the rest shows that nothing was changed and that nobody chose the seed. */
export interface GameFile {
  format: 'cloak-game'
  version: 1
  setup: Setup
  log: Entry[]
  digests: string[]
  digest: string
  standing: Standing[] | null
  fairness: Fairness
}

/** The file of a game that has ended. */
export async function fileOf(journal: Journal, { room, seq }: Position): Promise<GameFile> {
  const log: Entry[] = []
  const digests: string[] = []
  let last: AnyCourse | null = null
  await history(journal, room.id, seq, (_, { course, room: { setup } }, line) => {
    if (line.kind === 'started') digests.push(firstLink(setup!, course!.state))
    if (line.kind === 'entered') {
      log.push(entryOf(line))
      digests.push(nextLink(digests.at(-1)!, entryOf(line), course!.state))
    }
    last = course
  })
  const { setup, standing, secret, chairs } = room
  const state = (last as AnyCourse | null)?.state
  if (!setup || !state) throw new BrokenJournal(`table ${room.id} has ended without a game`)
  const salts = chairs.map(({ salt }) => salt)
  const fairness: Fairness = { scheme: SEED_SCHEME, commitment: commitmentTo(secret), secret, salts }
  return {
    format: 'cloak-game',
    version: 1,
    setup,
    log,
    digests,
    digest: digestOf(standing, state),
    standing,
    fairness,
  }
}
