/** Which node minds a table's clocks and bots. It saves work only: the journal's key is the lock. */
export interface Lease {
  /** True if this node holds it, now or already. */
  hold(table: string): Promise<boolean>
  release(table: string): Promise<void>
  close(): Promise<void>
}
