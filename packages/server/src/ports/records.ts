import type { IndexRow } from './journal.ts'

/** A table as it stands in a list. */
export type Listed = Omit<IndexRow, 'people'>

/** What a link to a table tells whoever gets it. */
export interface TableSummary extends Pick<IndexRow, 'game' | 'status' | 'seats' | 'taken'> {
  /** The host's name. */
  host: string
}

/** How a seat did; `who` is a person's id, or `bot:` and its level. */
export interface Outcome {
  table: string
  seat: number
  who: string
  game: string
  place: number
  score: number
  of: number
  ended: number
}
/** A skill is shown so many times its doubt below what it is likely to be: who has played little is not at the top by luck. */
export const CAUTION = 3
export interface Skill {
  who: string
  game: string
  mu: number
  sigma: number
  games: number
}

/** What can be asked about many tables at once. */
export interface Records {
  /** Public tables that gather players or are in play, and have not left the list. */
  listed(now: number): Promise<Listed[]>
  /** One table without its journal being read; null if there is none. */
  summary(table: string): Promise<TableSummary | null>
  /** How many of this host's are in that list and gather players. */
  gathering(host: string, now: number): Promise<number>
  /** Somebody is there: it stays in the list until then. */
  attend(table: string, until: number): Promise<void>
  /** The tables of one person that were not closed, those in play first; `place` once they are over. */
  mine(person: string): Promise<(Listed & { place: number | null })[]>
  playing(): Promise<string[]>
  /** Tables in play whose hour has come, though nobody may be looking. */
  due(now: number): Promise<string[]>
  /** Games that are over and not filed: whoever should have done it went down before. */
  unfiled(): Promise<string[]>
  /** Writes a finished game's outcomes and the ratings that follow from them, once; false if it has been done. */
  finish(outcomes: Outcome[], rate: (before: Skill[]) => Skill[]): Promise<boolean>
  /** How somebody did, the last first. `open` to the reader: the table was public, or the reader has been at it. */
  outcomesOf(who: string, reader: string | null): Promise<(Outcome & { rated: boolean; open: boolean })[]>
  /** The best first, as skills are shown. */
  skills(of: { who?: string; game?: string }): Promise<(Skill & { name: string | null })[]>
}

/** When no server was up, so that clocks can stand still meanwhile. */
export interface Uptime {
  /** Says that this node is alive. */
  beat(node: string, now: number): Promise<void>
  /** Called once at start: if every node was dead, the time between is written down. */
  wake(now: number): Promise<void>
  downtimes(since: number): Promise<{ since: number; until: number }[]>
}
