import type { Answer, Draft, Seen, Why } from '@cloak/kernel'
import {
  type About,
  type Clocks,
  type ErrorCode,
  type Failure,
  type Happened,
  type Notice,
  seenAfter,
} from '@cloak/protocol'
import { create } from 'zustand'
import { firstDraft } from '../ask/first-draft.ts'
import { beSomebody } from '../connection/api.ts'
import { type Link, link, type LinkState, type Reply, type Wish } from '../connection/link.ts'
import { keptName } from '../people/names.ts'
import { isSolo } from '../solo/record.ts'
import { keepDraft, keptDraft } from './drafts.ts'
import { remember } from './mine.ts'
import { takePart } from './own-part.ts'
import { shared } from './shared.ts'

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
  /** How many look on without a seat. */
  watching: number
  draft: Draft
  /** An answer is on its way. */
  sending: boolean
  /** Why the last thing could not be done. */
  why: Why | null
  error: Failure | null
  /** Why the table is not shown as it is now, though the server is there. */
  missed: Failure | null
  /** Why what was asked of the table waits to be sent again. */
  held: ErrorCode | null
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
  watching: 0,
  draft: undefined,
  sending: false,
  why: null,
  error: null,
  missed: null,
  held: null,
  undoable: null,
}
export const useTable = create<OpenTable>(() => NOTHING)
const { getState: now, setState: set } = useTable

let wire: Link | null = null

/** Opens a table and keeps it up to date until it is closed by what this returns. */
export function openTable(id: string): () => void {
  return isSolo(id) ? openAlone(id) : openAtServer(id)
}

function openAtServer(id: string): () => void {
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
        missed: missed => !stale && set({ missed }),
        held: held => !stale && set({ held }),
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

/** Opens a table that is kept on this device: rules and bots are loaded now, and none of it before. */
function openAlone(id: string): () => void {
  set({ ...NOTHING, id })
  let stale = false
  let own: Link | null = null
  void import('../solo/solo.ts').then(({ soloLink }) => {
    if (stale) return
    own = wire = soloLink(id, keptName(), notice => !stale && take(notice))
    if (own) set({ link: 'open', person: 'me' })
    else set({ error: { code: 'not-found', message: id } })
  })
  return () => {
    stale = true
    own?.close()
    if (wire === own) wire = null
  }
}

/** Opens a table that is kept in this page itself. */
export function openHere(about: About, keep: (notice: (notice: Notice) => void) => Link): () => void {
  set({ ...NOTHING, id: about.id, about, link: 'open' })
  let stale = false
  const own = (wire = keep(notice => !stale && take(notice)))
  return () => {
    stale = true
    own.close()
    if (wire === own) wire = null
  }
}

function take(notice: Notice): void {
  if (notice.kind === 'error') {
    if (notice.error.code === 'not-found') set({ error: notice.error })
    return
  }
  const { id, told, seen, draft, about } = now()
  if (notice.kind === 'watching' && notice.table === id) return set({ watching: notice.count })
  if (notice.kind !== 'now' || notice.table !== id) return
  const last = told.at(-1)?.n ?? 0
  const fresh = notice.told.filter(({ n }) => n > last)
  const sees = seenAfter(seen, notice)
  const isAnother = sees?.at !== seen?.at || (sees?.mine === null) !== (seen?.mine === null)
  if (notice.about && !about && !isSolo(id)) remember({ id, game: notice.about.game })
  const shown = notice.about ?? about
  // Before anything is drawn that could be pressed: the salt goes ahead of whatever begins the game.
  if (shown && wire) takePart(shown, notice.seat, wire)
  set({
    // What has not changed stays the same object, and is not drawn again.
    ...(notice.about && { about: shared(about, notice.about) }),
    seat: notice.seat,
    seen: sees,
    clocks: notice.clocks,
    ...(notice.clocks && { skew: notice.clocks.now - Date.now() }),
    told: fresh.length > 0 ? [...told, ...fresh] : told,
    draft: isAnother && sees?.mine ? (keptDraft(id, sees.at) ?? firstDraft(sees.mine.decision)) : draft,
    ...(isAnother && { why: null, sending: false }),
    missed: null,
  })
}

/** Does not wait until the server is asked again. */
export const askAgain = (): void => wire?.again?.()

/** Asks something of the open table; what comes of it is the asker's to tell. */
export const ask = async (wish: Wish): Promise<Reply | null> => wire?.send(wish) ?? null

/** Asks something of the open table, and tells why it cannot be done. */
export async function command(wish: Wish): Promise<Reply | null> {
  const reply = await ask(wish)
  if (!reply) return null
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

/** Gives the answer to the open question, once: a second click while it is on its way says nothing. */
export async function give(answer: Answer): Promise<void> {
  const { id, seen, sending } = now()
  if (id === null || !seen?.mine || sending) return
  const { at } = seen
  const { free } = seen.mine
  set({ sending: true, why: null })
  const reply = await command({ kind: 'answer', table: id, at, answer })
  if (now().id !== id) return
  // What was granted is over with the next notice; until then it cannot be sent again.
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
