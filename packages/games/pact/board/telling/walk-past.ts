import { PHASE } from '../../src/data/pieces.ts'
import { useEffect, useState } from 'react'
import { give, useTable } from '@cloak/parts/table/state.ts'
import type { PactTable } from '../table.ts'

const KEPT = 'cloak.pact.every-market'

/**
 * Days on which nothing at the market can matter: after the interest nothing looks at what is held until the next
 * question, and whoever owes nothing has nothing to repay before the deals, where the market is open again.
 */
export function isIdleDay({ seen, view, me }: Pick<PactTable, 'seen' | 'view' | 'me'>): boolean {
  if (!me || seen.script.at(-1)?.step !== 'market.trade') return false
  return view.phase === PHASE.interest || (view.phase === PHASE.cards && me.debt === 0)
}

export interface Stops {
  /** Whether the reader wants to be asked on every market day. */
  every: boolean
  /** The market is being walked past just now. */
  isPassing: boolean
  toggle(): void
}
/** Walks past the market on idle days, unless the reader wants to stop at every one. A lesson stops where it says so. */
export function useWalkPast(table: PactTable): Stops {
  const [every, setEvery] = useState(() => localStorage.getItem(KEPT) === 'yes')
  const isPlayed = useTable(({ about, id }) => about?.status === 'playing' && !id?.startsWith('learn-'))
  const { seen } = table
  const isPassed = isPlayed && !every && seen.mine !== null && isIdleDay(table)
  useEffect(() => {
    if (isPassed) void give({ do: 'done' })
  }, [isPassed, seen.at])
  return {
    every,
    isPassing: isPassed,
    toggle() {
      localStorage.setItem(KEPT, every ? 'no' : 'yes')
      setEvery(!every)
    },
  }
}
