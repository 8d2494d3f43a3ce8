const KEPT = 'cloak.witness'
const MOST = 50

/** What this browser knows of a table from before its first card, to be held against the finished game. */
export interface Witness {
  /** The server's commitment, as it was shown first. */
  commitment?: string
  /** What this browser offers to the seed, made once the commitment was kept. */
  offered?: string
  /** The server has said that it is in. */
  taken?: boolean
}

const all = (): [string, Witness][] => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, Witness][]

export const witnessOf = (table: string): Witness => all().find(([id]) => id === table)?.[1] ?? {}

function keep(table: string, witness: Witness): void {
  const others = all().filter(([id]) => id !== table)
  localStorage.setItem(KEPT, JSON.stringify([[table, witness], ...others].slice(0, MOST)))
}
/** The first commitment seen is the one that counts. */
export function keepCommitment(table: string, commitment: string): void {
  const known = witnessOf(table)
  if (known.commitment === undefined) keep(table, { ...known, commitment })
}

/** What this browser offers to the seed of a table, always the same; none before it has kept the commitment. */
export function ownSalt(table: string): string | undefined {
  const known = witnessOf(table)
  if (known.offered !== undefined || known.commitment === undefined) return known.offered
  const offered = newSalt()
  keep(table, { ...known, offered })
  return offered
}
export const keepTaken = (table: string): void => keep(table, { ...witnessOf(table), taken: true })

/** Something nobody else can guess. */
const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), n => n.toString(16).padStart(2, '0')).join('')
