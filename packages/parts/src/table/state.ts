import type { Answer, Draft, Seen, Why } from '@cloak/kernel'
import type { About, Clocks, ErrorCode, Failure, Happened } from '@cloak/protocol'
import { create } from 'zustand'
import { keepDraft } from './drafts.ts'

export type LinkState = 'connecting' | 'open' | 'lost'

/** The one table that is open. */
export interface OpenTable {
  id: string | null
  link: LinkState
  person: string | null
  about: About | null
  seat: number | null
  seen: Seen<object> | null
  clocks: Clocks | null
  /** The server's time less ours, in milliseconds. */
  skew: number
  told: readonly Happened[]
  /** How many spectators there are. */
  watching: number
  draft: Draft
  /** An answer is on its way. */
  sending: boolean
  /** Why the last thing could not be done. */
  why: Why | null
  error: Failure | null
  /** Why the table is not shown as it is now, though the server answers. */
  missed: Failure | null
  /** Why commands wait to be sent again. */
  held: ErrorCode | null
  /** The last question answered here whose answer may be taken back. */
  undoable: number | null
}
export const NO_TABLE: OpenTable = {
  id: null,
  link: 'connecting',
  person: null,
  about: null,
  seat: null,
  seen: null,
  clocks: null,
  skew: 0,
  told: [],
  watching: 0,
  draft: undefined,
  sending: false,
  why: null,
  error: null,
  missed: null,
  held: null,
  undoable: null,
}
export const useTable = create<OpenTable>(() => NO_TABLE)

export function setDraft(draft: Draft): void {
  const { id, seen } = useTable.getState()
  if (id === null || !seen) return
  keepDraft(id, seen.at, draft)
  useTable.setState({ draft, why: null })
}
export const setWhy = (why: Why | null): void => useTable.setState({ why })

let send: (answer: Answer) => Promise<void> = async () => {}

/** The page that holds the connection says how an answer is sent. */
export const sendAnswersBy = (by: (answer: Answer) => Promise<void>): void => void (send = by)

/** Gives the answer to the open question. */
export const give = (answer: Answer): Promise<void> => send(answer)
