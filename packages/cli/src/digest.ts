import { createHash } from 'node:crypto'
import { sealWith } from '@cloak/kernel'

const sha256 = (...texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\n')
  return hash.digest('hex')
}

/** SHA-256 over the outcomes of games, in order. */
export function digester(): { add(outcome: string): void; digest(): string } {
  const hash = createHash('sha256')
  return { add: outcome => void hash.update(outcome).update('\n'), digest: () => hash.digest('hex') }
}
export const digestOf = (outcome: string): string => sha256(outcome)

export { outcome } from '@cloak/kernel'
export const { firstLink, nextLink } = sealWith(sha256)
