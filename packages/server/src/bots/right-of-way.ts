const [CLEAR, TAKEN] = [0, 1]
/** One word that the event loop and the threads of bots share. */
export type Way = Int32Array<SharedArrayBuffer>

/** People go first: while a command of theirs is under way, whoever thinks for bots waits, and the cores are free for it. */
export interface RightOfWay {
  readonly way: Way
  take(): void
  /** As often as it was taken. */
  leave(): void
}

export function rightOfWay(): RightOfWay {
  const way = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let underWay = 0
  return {
    way,
    take() {
      if (++underWay === 1) Atomics.store(way, 0, TAKEN)
    },
    leave() {
      if (--underWay > 0) return
      Atomics.store(way, 0, CLEAR)
      Atomics.notify(way, 0)
    },
  }
}

/**
 * Is the time to think over? Whoever asks gives way to people first. The time that takes is given back at the end, and is no
 * more in all than the time to think: a server that is never at rest has bots that are slower, and none that do not answer.
 */
export function timeToThink(milliseconds: number, way: Way): () => boolean {
  let end = performance.now() + milliseconds
  let patience = milliseconds
  return () => {
    const now = performance.now()
    if (now >= end) return true
    if (patience <= 0 || Atomics.load(way, 0) === CLEAR) return false
    Atomics.wait(way, 0, TAKEN, patience)
    // Whoever may go on has not yet got a core: that is not waiting for people, and not given back.
    const waited = Math.min(patience, performance.now() - now)
    patience -= waited
    end += waited
    return false
  }
}
