import type { Happened } from '@cloak/protocol'
import { create } from 'zustand'
import { useTable } from './state.ts'

/** A drawn table that is still showing what has happened: bar, chronicle and reckoning keep in step with it. */
export interface Telling {
  /** What has been shown so far. */
  told: readonly Happened[]
  /** What is being shown, in a sentence. */
  says: string
  /** Shows the table as it is now. */
  skip(): void
}
export const useTelling = create<{ telling: Telling | null }>(() => ({ telling: null }))
export const setTelling = (telling: Telling | null): void => useTelling.setState({ telling })

/** All that the reader has been shown of what happened. */
export function useToldSoFar(): readonly Happened[] {
  const told = useTable(({ told }) => told)
  return useTelling(({ telling }) => telling?.told) ?? told
}
