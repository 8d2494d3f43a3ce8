import { type Failure, failure } from '@cloak/protocol'
import type { Config } from '../config.ts'
import { buckets } from '../people/limits.ts'
import type { Records } from '../ports/records.ts'
import { inTurn } from './in-turn.ts'

/** How fast tables are opened, and how many of one person's are in the public list. */
export interface Openings {
  /** Opens a table, or says why not. */
  open<R>(person: string, address: string, listed: boolean, open: () => Promise<R>): Promise<R | Failure>
  /** Opens one that is wanted at another table: where the list is full it is found by its link. */
  openNext<R>(person: string, listed: boolean, open: (listed: boolean) => Promise<R>): Promise<R | Failure>
}

const hasty = failure('too-many', 'one table after the other')
const crowded = failure('too-many', 'you gather players at as many public tables as one person may', 'listed')

export function openings(config: Config, records: Records, now: () => number): Openings {
  const { TABLES_PER_MINUTE: own, TABLES_PER_ADDRESS: shared, LISTED_PER_ADDRESS: shown } = config
  const [ofPerson, ofAddress] = [buckets(own / 60, own), buckets(shared / 60, shared)]
  const listedOf = buckets(shown / 3600, shown)
  /** Of several that are asked for at once each is counted before the next. */
  const next = inTurn()

  const hasRoom = async (person: string): Promise<boolean> =>
    (await records.gathering(person, now())) < config.LISTED_PER_PERSON

  return {
    async open(person, address, listed, open) {
      if (!ofPerson(person, now()) || !ofAddress(address, now())) return hasty
      if (!listed) return open()
      return next(async () => {
        if (!(await hasRoom(person))) return crowded
        return listedOf(address, now()) ? open() : hasty
      })
    },
    async openNext(person, listed, open) {
      if (!ofPerson(person, now())) return hasty
      return listed ? next(async () => open(await hasRoom(person))) : open(false)
    },
  }
}
