import { readSync } from 'node:fs'

/** Milliseconds from one look at the way to the next, for whoever waits. */
const LOOK = 0.25
const nothing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

/** Is the way of people taken, by the sign that a process was given? */
export function signAt(file: number): () => boolean {
  const byte = new Uint8Array(1)
  return () => readSync(file, byte, 0, 1, 0) === 1 && byte[0] === 1
}

/**
 * Is the time to think over? Whoever asks gives way to people first. The time that takes is given back at the end, and is no
 * more in all than the time to think: a server that is never at rest has bots that are slower, and none that do not answer.
 */
export function timeToThink(milliseconds: number, isTaken: () => boolean): () => boolean {
  let end = performance.now() + milliseconds
  let patience = milliseconds
  return () => {
    let now = performance.now()
    if (now >= end) return true
    while (patience > 0 && isTaken()) {
      Atomics.wait(nothing, 0, 0, Math.min(LOOK, patience))
      const then = now
      now = performance.now()
      // Whoever may go on has not yet got a core: that is not waiting for people, and not given back.
      const waited = Math.min(patience, now - then)
      patience -= waited
      end += waited
    }
    return false
  }
}
