import { canonical, type Entry, type Setup, type Standing, type State } from '@cloak/kernel'
import type { Hashing } from './hashing.ts'

const LINK_LENGTH = 16
/** Texts to be hashed, each ended by a line break. */
export const lines = (...texts: readonly string[]): string[] => texts.flatMap(text => [text, '\n'])

/** The first link of the hash chain: it covers the setup and the first state. */
export function* firstLink<T>(setup: Setup, state: State<T>): Hashing<string> {
  return (yield lines(canonical(setup), canonical(state))).slice(0, LINK_LENGTH)
}

/** Each further link covers the one before, the log entry and the state after it, so a change shows at its entry. */
export function* nextLink<T>(link: string, entry: Entry, state: State<T>): Hashing<string> {
  return (yield lines(link, canonical(entry), canonical(state))).slice(0, LINK_LENGTH)
}

/** What the digest of a game covers: its standing and its last state. */
export const outcomeText = <T>(standing: readonly Standing[] | null, state: State<T>): string =>
  canonical({ standing, state })

/** The digest of one game. */
export function* digest<T>(standing: readonly Standing[] | null, state: State<T>): Hashing<string> {
  return yield lines(outcomeText(standing, state))
}
