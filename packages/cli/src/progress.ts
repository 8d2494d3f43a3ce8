import type { Io } from './io.ts'

const EVERY = 200

/** Says how far the work has come, on a terminal only, a few times a second; `done` wipes it away. */
export function progress(io: Io, what: string, total: number): { at(n: number): void; done(): void } {
  let [last, shown] = [io.now(), false]
  return {
    at(n) {
      if (!io.tty || io.now() - last < EVERY) return
      last = io.now()
      shown = true
      io.err(`\r${what} ${n} of ${total} (${Math.floor((100 * n) / total)} %)`)
    },
    done() {
      if (shown) io.err('\r\u001b[K')
    },
  }
}
