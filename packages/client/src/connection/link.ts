import type { Command, Failure, Notice } from '@cloak/protocol'
import type { Why } from '@cloak/kernel'

type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never
/** A command before it is given its id. */
export type Wish = WithoutId<Command>
export type Reply =
  | { kind: 'done'; table?: string | undefined }
  | { kind: 'refused'; why: Why }
  | { kind: 'error'; error: Failure }
export type LinkState = 'connecting' | 'open' | 'lost'

export interface Link {
  /** Sends until it is acknowledged, over as many connections as it takes. */
  send(wish: Wish): Promise<Reply>
  close(): void
}
interface Ears {
  state(state: LinkState): void
  notice(notice: Notice): void
  /** What to ask for anew on every connection. */
  onOpen(): Wish
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
const ALIVE_EVERY = 15_000
const AGAIN_AFTER = 800
const AGAIN: readonly Failure['code'][] = ['unavailable', 'too-many', 'paused']

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), n => n.toString(16).padStart(2, '0')).join('')

/** A connection that mends itself. */
export function link(ears: Ears): Link {
  const waiting = new Map<string, { command: Command; settle(reply: Reply): void }>()
  let socket: WebSocket | null = null
  let pause = FIRST_PAUSE
  let timer = 0
  let heard = 0
  let closed = false

  const put = (command: Command): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command))
  }
  function acknowledge(id: string | undefined, reply: Reply): void {
    const found = id === undefined ? undefined : waiting.get(id)
    if (!found || id === undefined) return
    if (reply.kind === 'error' && AGAIN.includes(reply.error.code)) {
      setTimeout(() => waiting.has(id) && put(found.command), AGAIN_AFTER)
      return
    }
    waiting.delete(id)
    found.settle(reply)
  }
  function connect(): void {
    if (closed) return
    const own = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`)
    socket = own
    own.addEventListener('open', () => {
      pause = FIRST_PAUSE
      heard = Date.now()
      ears.state('open')
      put({ id: newId(), ...ears.onOpen() })
      for (const { command } of waiting.values()) put(command)
    })
    own.addEventListener('message', ({ data }) => {
      if (socket !== own) return
      heard = Date.now()
      const notice = JSON.parse(String(data)) as Notice
      if (notice.kind === 'done') acknowledge(notice.id, { kind: 'done', table: notice.table })
      else if (notice.kind === 'refused') acknowledge(notice.id, { kind: 'refused', why: notice.why })
      else if (notice.kind === 'error') acknowledge(notice.id, { kind: 'error', error: notice.error })
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
    ears.state('lost')
    timer = window.setTimeout(connect, pause)
    pause = Math.min(LONGEST_PAUSE, pause * 2)
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
    close() {
      closed = true
      clearTimeout(timer)
      clearInterval(alive)
      window.removeEventListener('online', connectNow)
      window.removeEventListener('offline', lose)
      socket?.close()
    },
  }
}
