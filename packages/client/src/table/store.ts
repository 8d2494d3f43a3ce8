import type { Answer } from '@cloak/kernel'
import { firstDraft } from '@cloak/parts/ask/first-draft.ts'
import { keepDraft, keptDraft } from '@cloak/parts/table/drafts.ts'
import { shared } from '@cloak/parts/table/shared.ts'
import { NO_TABLE, sendAnswersBy, useTable } from '@cloak/parts/table/state.ts'
import { type About, type Notice, seenAfter } from '@cloak/protocol'
import { beSomebody } from '../connection/api.ts'
import { type Link, link, type Reply, type Wish } from '../connection/link.ts'
import { keptName } from '../people/names.ts'
import { isSolo } from '../solo/record.ts'
import { remember } from './mine.ts'
import { takePart } from './own-part.ts'

const { getState: now, setState: set } = useTable

let wire: Link | null = null

/** Opens a table and keeps it up to date until it is closed by what this returns. */
export function openTable(id: string): () => void {
  return isSolo(id) ? openAlone(id) : openAtServer(id)
}

function openAtServer(id: string): () => void {
  set({ ...NO_TABLE, id })
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
  set({ ...NO_TABLE, id })
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
  set({ ...NO_TABLE, id: about.id, about, link: 'open' })
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

/** Gives the answer to the open question, once: a second click while it is on its way says nothing. */
async function give(answer: Answer): Promise<void> {
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

sendAnswersBy(give)

/** Takes back the own answer to the question numbered `at`. */
export async function undo(at: number): Promise<void> {
  const { id } = now()
  if (id === null) return
  set({ undoable: null })
  await command({ kind: 'undo', table: id, at })
}
