import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { addressOf } from '../people/address.ts'
import { buckets } from '../people/limits.ts'
import { isOwnOrigin, shownIn, whoShows } from '../people/who.ts'
import { mutes } from './mutes.ts'
import { session, type SessionWorld } from './session.ts'

const ALIVE = 30_000
export const SOCKET_PATH = '/socket'

/** The door for sockets: who may come in, and are they still there. */
export function sockets(
  server: Server,
  around: Omit<SessionWorld, 'talk' | 'waver' | 'look'>,
): { size(): number; close(): void } {
  const { config, accounts, metrics, log } = around
  const rate = config.COMMANDS_PER_SECOND
  const looks = buckets(rate / 10, rate * 2)
  // After a restart all of a club come back at once.
  const looksFrom = buckets(rate / 2.5, config.CONNECTIONS_PER_ADDRESS * 4)
  const world: SessionWorld = {
    ...around,
    talk: buckets(0.5, 6),
    // Whoever fills a large table with bots and thinks better of some must not notice it.
    waver: buckets(rate / 80, rate * 2),
    look: (person, address, now) => looks(person, now) && looksFrom(address, now),
  }
  const lists = mutes(accounts)
  const door = new WebSocketServer({
    noServer: true,
    maxPayload: config.MAX_MESSAGE,
    perMessageDeflate: false,
    // Unread pongs would pile up without end: a session answers pings in measure.
    autoPong: false,
  })
  const from = new Map<string, number>()
  const knocks = buckets(config.REQUESTS_PER_SECOND, config.REQUESTS_PER_SECOND * 4)
  const silent = new Set<WebSocket>()

  const turnAway = (raw: Duplex, status: string): void => {
    metrics.count('errors')
    // Whoever never says goodbye would keep the connection for ever.
    raw.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => raw.destroy())
  }
  const addressIn = ({ headers, socket }: IncomingMessage): string =>
    addressOf(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), config.TRUST_PROXY === '1')
  /** Holds a place for the address while the connection lasts; false if it has no more. Many may knock before one is let in. */
  function takePlace(address: string, raw: Duplex): boolean {
    const held = from.get(address) ?? 0
    if (held >= config.CONNECTIONS_PER_ADDRESS || !knocks(address, Date.now())) return false
    from.set(address, held + 1)
    raw.once('close', () => {
      const left = from.get(address)! - 1
      if (left > 0) from.set(address, left)
      else from.delete(address)
    })
    return true
  }

  async function admit(request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> {
    const { headers, url } = request
    if (url?.split('?')[0] !== SOCKET_PATH) return turnAway(raw, '404 Not Found')
    const shown = shownIn(headers.authorization, headers.cookie)
    if (shown.by === 'cookie' && !isOwnOrigin(headers.origin, headers.host, config.ALLOWED_ORIGINS))
      return turnAway(raw, '403 Forbidden')
    const address = addressIn(request)
    if (!takePlace(address, raw)) return turnAway(raw, '429 Too Many Requests')
    const person = await whoShows(accounts, shown)
    if (!person) return turnAway(raw, '401 Unauthorized')
    const muted = await lists.take(person.id)
    const leave = (): void => lists.leave(person.id)
    if (raw.destroyed) return leave()
    raw.once('close', leave)
    door.handleUpgrade(request, raw, head, socket => {
      metrics.count('connections')
      socket.on('pong', () => silent.delete(socket))
      socket.on('error', err => log.debug({ err }, 'socket closed'))
      socket.on('close', () => silent.delete(socket))
      session(socket, raw, { person, address, muted }, world)
    })
  }
  server.on('upgrade', (request, raw, head) => {
    raw.on('error', () => raw.destroy())
    admit(request, raw, head).catch((err: unknown) => {
      log.error({ err }, 'connection failed')
      turnAway(raw, '503 Service Unavailable')
    })
  })

  // Whoever takes this for a proxy is told that it is none; Node would hang up without a word.
  server.on('connect', (_, raw) => {
    raw.on('error', () => raw.destroy())
    turnAway(raw, '405 Method Not Allowed')
  })

  const heartbeat = setInterval(() => {
    for (const socket of door.clients) {
      if (silent.has(socket)) socket.terminate()
      else {
        silent.add(socket)
        socket.ping()
      }
    }
  }, ALIVE)
  return {
    size: () => door.clients.size,
    close() {
      clearInterval(heartbeat)
      for (const socket of door.clients) socket.close(1001, 'the server is going down')
      door.close()
    },
  }
}
