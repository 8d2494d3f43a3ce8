/** Somebody looking at a table: a connection, with the eyes of whoever it belongs to. */
export interface Watcher {
  readonly person: string
  /** Takes a notice, already written out. */
  send(text: string): void
  /** Does not want to hear this person's talk. */
  mutes(person: string): boolean
}
