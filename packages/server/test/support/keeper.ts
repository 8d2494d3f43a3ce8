import { gameNamed } from '@cloak/games'
import type { Journal } from '../../src/ports/journal.ts'
import type { KeeperWorld } from '../../src/tables/keeper.ts'
import type { LineOf } from '../../src/tables/line.ts'

const { game } = gameNamed('citadels-2016')!
/** A table for two, at which its host sits. */
export const opening: LineOf<'opened'> = {
  kind: 'opened',
  time: 1,
  host: 'h',
  game: game.id,
  seats: 2,
  options: game.options(2).lapse as object,
  clock: { kind: 'none' },
  listed: false,
  secret: 's',
  sits: { person: 'h', name: 'H', salt: '' },
  bots: [],
}

/** What is around the keeper of one table, when nothing is but its journal. */
export const worldOf = (journal: Journal, more: Partial<KeeperWorld> = {}): KeeperWorld => ({
  journal,
  isShared: false,
  stamp: 's',
  now: () => 5,
  downs: () => [],
  asKnown: async asker => asker,
  again: async () => 'again',
  forgo: async () => {},
  changed: () => {},
  fault: () => {},
  entered: () => {},
  ...more,
})

/** A journal in a list, to which others may write too. */
export const journalOf = (lines: string[]): Journal => ({
  async append(_, seq, line) {
    if (lines.length >= seq) return false
    lines.push(line)
    return true
  },
  read: async (_, after) => lines.slice(after).map((line, i) => ({ seq: after + i + 1, line })),
  keep: async () => {},
  kept: async () => null,
})
