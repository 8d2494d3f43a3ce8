import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { framed } from './frames.ts'

/** More than this waiting to be sent: the reader is too slow, and had better come again. */
const MOST_WAITING = 4 * 1024 * 1024
/** So many are written at a time: nobody waits until a long row of other tables' moves is worked out. */
const MOST_AT_ONCE = 256

/** What goes out on one connection, in order. */
export interface Outbox {
  /** Leaves when the present work is done, in one write with what else there is by then. */
  send(text: string): void
  /** The same, after all that others are sent by then: whoever is told that it is done knows that they have been told what. */
  sendLast(text: string): void
  /** Closes the connection once all of it is sent. */
  close(code: number, reason: string): void
}

/**
 * Those that have something to send. Moves are worked out together, as they were written together, and so are their notices
 * sent: between two moves, whoever reads would be woken for each.
 */
let first: (() => void)[] = []
let last: (() => void)[] = []
function letGoFirst(): void {
  const all = first
  first = []
  for (const write of all) write()
}
function letGo(): void {
  letGoFirst()
  const all = last
  last = []
  for (const write of all) write()
}
function due(write: () => void, isLast: boolean): void {
  if (first.length + last.length === 0) process.nextTick(letGo)
  if (isLast) last.push(write)
  else if (first.push(write) >= MOST_AT_ONCE) letGoFirst()
}

/** Frames are made here and put on the line itself: `ws` writes none of its own between the parts of another. */
export function outbox(socket: WebSocket, line: Duplex): Outbox {
  let held: string[] = []
  function write(): void {
    const texts = held
    held = []
    if (socket.readyState !== socket.OPEN) return
    if (line.writableLength > MOST_WAITING) return socket.terminate()
    line.write(framed(texts), 'latin1')
  }
  return {
    send(text) {
      if (held.push(text) === 1) due(write, false)
    },
    sendLast(text) {
      if (held.push(text) === 1) due(write, true)
    },
    close: (code, reason) => process.nextTick(() => socket.close(code, reason)),
  }
}
