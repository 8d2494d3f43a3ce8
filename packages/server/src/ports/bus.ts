/** Tells the nodes that a table has advanced. */
export interface Bus {
  /** Are there other nodes, which may have written what this one has not heard of yet? */
  readonly isShared: boolean
  /** Calls back for every table advanced by any node, and with null and `Infinity` when some may have been missed. */
  listen(onAdvanced: (table: string | null, seq: number) => void): Promise<void>
  close(): Promise<void>
}
