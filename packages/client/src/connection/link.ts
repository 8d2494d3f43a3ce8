import type { Command, ErrorCode, Failure, Notice } from '@cloak/protocol'
import type { Why } from '@cloak/kernel'
import type { LinkState } from '@cloak/parts/table/state.ts'
import { asking } from './asking.ts'
import { held } from './held.ts'
import { pauses } from './pauses.ts'

type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never
/** A command before it is given its id. */
export type Wish = WithoutId<Command>
export type Reply =
  | { kind: 'done'; table?: string | undefined }
  | { kind: 'refused'; why: Why }
  | { kind: 'error'; error: Failure }

export interface Link {
  /** Sends until it is acknowledged, over as many connections as it takes. */
  send(wish: Wish): Promise<Reply>
  /** Asks at once for what would be asked for again later. */
  again?(): void
  close(): void
}
interface Ears {
  state(state: LinkState): void
  notice(notice: Notice): void
  /** What to ask for anew on every connection. */
  onOpen(): Wish
  /** That was not granted; where it may be later, it is asked for again. */
  missed(failure: Failure): void
  /** Why commands wait to be sent again; null once none does. */
  held(code: ErrorCode | null): void
}

const FIRST_PAUSE = 400
const ALIVE_EVERY = 15_000

/** What is said too fast is given back to who said it. */
const isGivenBack = ({ kind }: Command, code: ErrorCode): boolean =>
  (kind === 'say' || kind === 'claim') && code === 'too-many'

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), n => n.toString(16).padStart(2, '0')).join('')

/** A connection that mends itself. */
export function link(ears: Ears): Link {
  const waiting = new Map<string, { command: Command; settle(reply: Reply): void }>()
  const later = held(id => put(waiting.get(id)!.command), ears.held)
  const first = asking(putFirst, ears.missed)
  const pause = pauses(FIRST_PAUSE)
  let socket: WebSocket | null = null
  let timer = 0
  let heard = 0
  let closed = false

  const put = (command: Command): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command))
  }
  function putFirst(): string {
    const id = newId()
    put({ id, ...ears.onOpen() })
    return id
  }
  function acknowledge(id: string | undefined, reply: Reply): void {
    if (id === undefined) return
    if (reply.kind === 'error') first.failed(id, reply.error)
    const found = waiting.get(id)
    if (!found) return
    if (reply.kind === 'error') {
      const { code } = reply.error
      if (!isGivenBack(found.command, code) && later.keep(id, code)) return
    }
    waiting.delete(id)
    later.drop(id)
    found.settle(reply)
  }
  function granted(): void {
    pause.reset()
    first.granted()
  }
  function connect(): void {
    if (closed) return
    const own = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`)
    socket = own
    own.addEventListener('open', () => {
      heard = Date.now()
      ears.state('open')
      first.ask()
      for (const [id, { command }] of waiting) if (!later.has(id)) put(command)
      later.again()
    })
    own.addEventListener('message', ({ data }) => {
      if (socket !== own) return
      heard = Date.now()
      const notice = JSON.parse(String(data)) as Notice
      if (notice.kind === 'done') acknowledge(notice.id, { kind: 'done', table: notice.table })
      else if (notice.kind === 'refused') acknowledge(notice.id, { kind: 'refused', why: notice.why })
      else if (notice.kind === 'error') acknowledge(notice.id, { kind: 'error', error: notice.error })
      else if (notice.kind === 'now') granted()
      ears.notice(notice)
    })
    own.addEventListener('close', () => socket === own && lose())
  }
  /** Gives the connection up. Over a line that is cut its own farewell would take a minute. */
  function lose(): void {
    if (closed || !socket) return
    const own = socket
    socket = null
    own.close()
    first.stop()
    ears.state('lost')
    timer = window.setTimeout(connect, pause.next())
  }
  function connectNow(): void {
    if (closed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(timer)
    connect()
  }
  const alive = window.setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - heard > ALIVE_EVERY * 2.5) lose()
    else put({ id: newId(), kind: 'ping' })
  }, ALIVE_EVERY)
  window.addEventListener('online', connectNow)
  window.addEventListener('offline', lose)
  ears.state('connecting')
  connect()

  return {
    send(wish) {
      const command: Command = { id: newId(), ...wish }
      return new Promise(settle => {
        waiting.set(command.id, { command, settle })
        put(command)
      })
    },
    again: first.again,
    close() {
      closed = true
      first.stop()
      later.close()
      clearTimeout(timer)
      clearInterval(alive)
      window.removeEventListener('online', connectNow)
      window.removeEventListener('offline', lose)
      socket?.close()
    },
  }
}
