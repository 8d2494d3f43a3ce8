import type { Answer, Draft, Seen, Why } from '@cloak/kernel'
import type { About, Clocks, Failure, Happened, Notice } from '@cloak/protocol'
import { create } from 'zustand'
import { firstDraft } from '../ask/first-draft.ts'
import { beSomebody } from '../connection/api.ts'
import { type Link, link, type LinkState, type Reply, type Wish } from '../connection/link.ts'
import { keepDraft, keptDraft } from './drafts.ts'
import { remember } from './mine.ts'

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
  draft: Draft
  /** An answer is on its way. */
  sending: boolean
  /** Why the last thing could not be done. */
  why: Why | null
  error: Failure | null
  /** The last question answered here that may be taken back. */
  undoable: number | null
}
const NOTHING: OpenTable = {
  id: null,
  link: 'connecting',
  person: null,
  about: null,
  seat: null,
  seen: null,
  clocks: null,
  skew: 0,
  told: [],
  draft: undefined,
  sending: false,
  why: null,
  error: null,
  undoable: null,
}
export const useTable = create<OpenTable>(() => NOTHING)
const { getState: now, setState: set } = useTable

let wire: Link | null = null

/** Opens a table and keeps it up to date until it is closed by what this returns. */
export function openTable(id: string): () => void {
  set({ ...NOTHING, id })
  let stale = false
  let own: Link | null = null
  beSomebody().then(
    ({ id: person }) => {
      if (stale) return
      set({ person })
      own = wire = link({
        state: state => !stale && set({ link: state }),
        notice: notice => !stale && take(notice),
        onOpen: () => ({ kind: 'watch', table: id, after: now().told.at(-1)?.n ?? 0 }),
      })
    },
    () => !stale && set({ link: 'lost' }),
  )
  return () => {
    stale = true
    own?.close()
    if (wire === own) wire = null
  }
}

function take(notice: Notice): void {
  if (notice.kind === 'error') {
    if (notice.error.code === 'not-found') set({ error: notice.error })
    return
  }
  const { id, told, seen, draft, about } = now()
  if (notice.kind !== 'now' || notice.table !== id) return
  const last = told.at(-1)?.n ?? 0
  const fresh = notice.told.filter(({ n }) => n > last)
  const isAnother = notice.seen?.at !== seen?.at || (notice.seen?.mine === null) !== (seen?.mine === null)
  if (notice.about && !about) remember({ id, game: notice.about.game })
  set({
    ...(notice.about && { about: notice.about }),
    seat: notice.seat,
    seen: notice.seen,
    clocks: notice.clocks,
    ...(notice.clocks && { skew: notice.clocks.now - Date.now() }),
    told: fresh.length > 0 ? [...told, ...fresh] : told,
    draft:
      isAnother && notice.seen?.mine ? (keptDraft(id, notice.seen.at) ?? firstDraft(notice.seen.mine.decision)) : draft,
    ...(isAnother && { why: null, sending: false }),
  })
}

/** Asks something of the open table. */
export async function command(wish: Wish): Promise<Reply | null> {
  if (!wire) return null
  const reply = await wire.send(wish)
  if (reply.kind === 'refused') set({ why: reply.why })
  if (reply.kind === 'error') set({ error: reply.error })
  return reply
}

export function setDraft(draft: Draft): void {
  const { id, seen } = now()
  if (id === null || !seen) return
  keepDraft(id, seen.at, draft)
  set({ draft, why: null })
}
export const setWhy = (why: Why | null): void => set({ why })

/** Gives the answer to the open question. */
export async function give(answer: Answer): Promise<void> {
  const { id, seen } = now()
  if (id === null || !seen?.mine) return
  const { at } = seen
  const { free } = seen.mine
  set({ sending: true, why: null })
  const reply = await command({ kind: 'answer', table: id, at, answer })
  if (now().id !== id) return
  // A given answer stays on its way until the table has moved on: nothing else can be answered before.
  if (reply?.kind !== 'done') return set({ sending: false })
  keepDraft(id, at, undefined)
  set({ undoable: free ? at : null })
}

/** Takes back the own answer to the question numbered `at`. */
export async function undo(at: number): Promise<void> {
  const { id } = now()
  if (id === null) return
  set({ undoable: null })
  await command({ kind: 'undo', table: id, at })
}
