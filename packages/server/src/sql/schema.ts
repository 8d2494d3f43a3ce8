import type { Status } from '@cloak/protocol'

/** The columns, as both databases give them back: times and counts are numbers, truths are 0 and 1. */
export interface Schema {
  people: {
    id: string
    name: string
    bot: number
    login: string | null
    password: string | null
  }
  sessions: { hash: string; person: string }
  passkeys: {
    id: string
    person: string
    name: string
    key: string
    counter: number
    /** A list, as JSON. */
    transports: string
    made: number
    used: number | null
  }
  challenges: { challenge: string; person: string | null; until: number }
  mutes: { person: string; other: string }
  tables: {
    id: string
    game: string
    host: string
    listed: number
    status: Status
    seats: number
    taken: number
    opened: number
    wakes: number | null
    rated: number
    stays: number
  }
  /** Who sits at a table, and its host. */
  players: { person: string; table: string }
  /** The primary key (table, seq) is the lock. */
  journal: { table: string; seq: number; line: string }
  snapshots: { table: string; seq: number; stamp: string; body: string }
  outcomes: {
    table: string
    seat: number
    who: string
    game: string
    place: number
    score: number
    of: number
    ended: number
  }
  skills: { who: string; game: string; mu: number; sigma: number; games: number }
  nodes: { id: string; beat: number }
  downtimes: { since: number; until: number }
}
