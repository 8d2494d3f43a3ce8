import type { Status } from '@cloak/protocol'

/** One line of a table's journal; `seq` counts from 1 without gaps. */
export interface Kept {
  seq: number
  line: string
}
/** What is found of a table without reading its journal. */
export interface IndexRow {
  id: string
  game: string
  host: string
  listed: boolean
  status: Status
  seats: number
  taken: number
  opened: number
  rated: boolean
  /** Who sits there, and the host. */
  people: string[]
  /** When a clock or a bot must be seen to though nobody is looking; null if never. */
  wakes: number | null
  /** Until when it is in the list of public tables, if it is one. */
  stays: number
}
/** A state worked out once, so that the journal need not be read from the beginning. A cache and no more. */
export interface Snapshot {
  seq: number
  /** By which code it was made; other code does not read it. */
  stamp: string
  body: string
}

/** The tables' journals: the only truth about a game. */
export interface Journal {
  /** Writes line `seq`, durably when this resolves. False: somebody else has written that line. */
  append(table: string, seq: number, line: string, index?: IndexRow): Promise<boolean>
  /** The lines after `after`, in order. */
  read(table: string, after: number): Promise<Kept[]>
  keep(table: string, snapshot: Snapshot): Promise<void>
  kept(table: string): Promise<Snapshot | null>
}
