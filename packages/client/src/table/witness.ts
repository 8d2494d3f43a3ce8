const KEPT = 'cloak.witness'
const MOST = 50

/** What this browser knows of a table from before its first card, to be held against the finished game. */
export interface Witness {
  /** The server's commitment, as it was shown first. */
  commitment?: string
  /** What this browser last added to the seed. */
  salt?: string
}

const all = (): [string, Witness][] => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, Witness][]

export const witnessOf = (table: string): Witness => all().find(([id]) => id === table)?.[1] ?? {}

function keep(table: string, witness: Witness): void {
  const others = all().filter(([id]) => id !== table)
  localStorage.setItem(KEPT, JSON.stringify([[table, witness], ...others].slice(0, MOST)))
}
/** The first commitment seen is the one that counts. */
export const keepCommitment = (table: string, commitment: string): void =>
  keep(table, { commitment, ...witnessOf(table) })
export const keepSalt = (table: string, salt: string): void => keep(table, { ...witnessOf(table), salt })

/** Something nobody else can guess, to go into the seed. */
export const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), n => n.toString(16).padStart(2, '0')).join('')
