import type { Logger } from 'pino'
import type { Journal } from '../ports/journal.ts'
import type { Records } from '../ports/records.ts'
import { finish } from './archive.ts'
import { load } from './load.ts'
import type { Position } from './room.ts'

/** Sees to it that every game that is over is filed, by whichever node, even if one went down before it had done so. */
export interface Filing {
  file(position: Position): Promise<void>
  /** Files the games that ended when this server, or another node, was just going down. */
  rest(): Promise<void>
  /** When all that is being filed is filed. */
  done(): Promise<unknown>
}

export function filing(records: Records, journal: Journal, stamp: string, log: Logger): Filing {
  const under = new Set<Promise<void>>()

  /** What cannot be filed now is found again later. */
  function file(position: Position): Promise<void> {
    const filed = finish(records, position)
      .catch((err: unknown) => log.error({ table: position.room.id, err }, 'not filed'))
      .finally(() => under.delete(filed))
    under.add(filed)
    return filed
  }
  async function fileFromJournal(table: string): Promise<void> {
    try {
      const loaded = await load(journal, table, stamp)
      if (loaded) await file(loaded.position)
    } catch (err) {
      log.error({ table, err }, 'not filed')
    }
  }
  return {
    file,
    async rest() {
      for (const table of await records.unfiled()) await fileFromJournal(table)
    },
    done: () => Promise.all(under),
  }
}
