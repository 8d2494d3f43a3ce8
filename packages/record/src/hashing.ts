/**
 * Work that needs SHA-256 on its way: it yields the pieces of a text and is handed back the hash of the whole, in hex.
 * Node hashes at once, a browser makes us wait; written like this, the work is the same for both.
 */
export type Hashing<R> = Generator<readonly string[], R, string>

/** Does the work where hashing is synchronous. */
export function hashNow<R>(work: Hashing<R>, sha256: (pieces: readonly string[]) => string): R {
  let step = work.next()
  while (!step.done) step = work.next(sha256(step.value))
  return step.value
}

/** Does the work where hashing is asynchronous. */
export async function hashLater<R>(
  work: Hashing<R>,
  sha256: (pieces: readonly string[]) => Promise<string>,
): Promise<R> {
  let step = work.next()
  while (!step.done) step = work.next(await sha256(step.value))
  return step.value
}
