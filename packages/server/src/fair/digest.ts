import { createHash } from 'node:crypto'
import { outcome, sealWith, type Standing, type State } from '@cloak/kernel'

const sha256 = (...texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\n')
  return hash.digest('hex')
}

export const { firstLink, nextLink } = sealWith(sha256)
/** Over how the game stands, and its last state. */
export const digestOf = <T>(standing: readonly Standing[] | null, state: State<T>): string =>
  sha256(outcome(standing, state))
