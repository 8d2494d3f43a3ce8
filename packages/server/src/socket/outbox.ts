import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { framed } from './frames.ts'

/** More than this waiting to be sent: the reader is too slow, and had better come again. */
const MOST_WAITING = 4 * 1024 * 1024

/** What goes out on one connection, in order. */
export interface Outbox {
  send(text: string): void
  /** Waits until the present work is done, and is then sent in one write with what came after it. */
  sendWithMore(text: string): void
}

/** Frames are made here and put on the line itself: `ws` writes none of its own between the parts of another. */
export function outbox(socket: WebSocket, line: Duplex): Outbox {
  let held: string[] = []
  function write(texts: readonly string[]): void {
    if (socket.readyState !== socket.OPEN) return
    if (line.writableLength > MOST_WAITING) return socket.terminate()
    line.write(framed(texts), 'latin1')
  }
  function letGo(): void {
    const texts = held
    held = []
    write(texts)
  }
  return {
    send(text) {
      if (held.length > 0) held.push(text)
      else write([text])
    },
    sendWithMore(text) {
      if (held.push(text) === 1) process.nextTick(letGo)
    },
  }
}
