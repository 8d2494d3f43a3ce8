import type { Journal } from '../../src/ports/journal.ts'
import type { KeeperWorld } from '../../src/tables/keeper.ts'

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
