import { connect, type Socket } from 'node:net'
import type { Broken } from './junk/broken.ts'
import { bytesOf, type Letter } from './junk/requests.ts'

/** All that came back on a connection, as latin1, once it is closed. Whatever happens to it, that is how it ends. */
const read = (socket: Socket, onData: (all: string) => void): Promise<string> =>
  new Promise(settle => {
    let all = ''
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => onData((all += text)))
    socket.on('error', () => {})
    socket.on('close', () => settle(all))
  })

/** How long an answer's body is: so long, in chunks, or all that comes until the end. */
function bodyEnd(all: string, head: string, from: number, hasNone: boolean): number {
  if (hasNone) return from
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (length !== undefined) return from + Number(length)
  if (!/^transfer-encoding: *chunked/im.test(head)) return Infinity
  const last = all.indexOf(all.startsWith('0\r\n\r\n', from) ? '0\r\n\r\n' : '\r\n0\r\n\r\n', from)
  return last < 0 ? Infinity : all.indexOf('0\r\n\r\n', last) + 5
}

/** The statuses of the answers in what came, to requests of these methods. */
function statusesIn(all: string, methods: readonly string[]): number[] {
  const found: number[] = []
  for (let from = 0; found.length < methods.length;) {
    const end = all.indexOf('\r\n\r\n', from)
    if (end < 0) break
    const head = all.slice(from, end)
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])
    if (status === 100) {
      from = end + 4
      continue
    }
    const hasNone = methods[found.length] === 'HEAD' || status === 204 || status === 304
    const next = bodyEnd(all, head, end + 4, hasNone)
    if (next > all.length && next !== Infinity) break
    found.push(status)
    if (next === Infinity) break
    from = next
  }
  return found
}

/** Sends requests one right after the other; their statuses, in order, as many as were answered before the connection closed. */
async function pipelined(port: number, letters: readonly Letter[]): Promise<number[]> {
  const methods = letters.map(({ method }) => method)
  const socket = connect(port, '127.0.0.1')
  socket.write(Buffer.concat(letters.map(bytesOf)))
  const all = await read(socket, text => {
    if (statusesIn(text, methods).length === letters.length) socket.destroy()
  })
  return statusesIn(all, methods)
}

/** The status of the answer to each; whoever closes the connection after an answer has the rest sent again on another. */
export async function answersTo(port: number, letters: readonly Letter[]): Promise<number[]> {
  const found: number[] = []
  while (found.length < letters.length) {
    const more = await pipelined(port, letters.slice(found.length))
    if (more.length === 0)
      throw new Error(`left without an answer: ${bytesOf(letters[found.length]!).toString('latin1')}`)
    found.push(...more)
  }
  return found
}

/** Sends bytes; the status of what is answered, null if the connection was closed without a word. */
export async function answerTo(port: number, { bytes, isCut }: Broken): Promise<number | null> {
  const socket = connect(port, '127.0.0.1')
  if (isCut) socket.end(bytes)
  else socket.write(bytes)
  const all = await read(socket, text => {
    if (text.includes('\r\n\r\n')) socket.destroy()
  })
  return all === '' ? null : Number(/^HTTP\/1\.1 (\d{3}) /.exec(all)?.[1])
}

/** Opens a WebSocket by hand and sends bytes on it; the code it is closed with, null if there was none. */
export async function closedWith(port: number, token: string, bytes: Buffer): Promise<number | null> {
  const socket = connect(port, '127.0.0.1')
  const lines = [
    'GET /socket HTTP/1.1',
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  let isIn = false
  const all = await read(socket, text => {
    if (!isIn && text.includes('"welcome"')) {
      isIn = true
      socket.write(bytes)
    }
    if (closeIn(text) !== null) socket.end()
  })
  return closeIn(all)
}

const CLOSE = 0x88
/** The code in a closing frame, after whatever texts came before it; null as long as there is none. */
function closeIn(all: string): number | null {
  const head = all.indexOf('\r\n\r\n')
  const two = (at: number): number => (all.charCodeAt(at) << 8) | all.charCodeAt(at + 1)
  let at = head < 0 ? all.length : head + 4
  while (at + 4 <= all.length) {
    if (all.charCodeAt(at) === CLOSE) return two(at + 2)
    const short = all.charCodeAt(at + 1)
    at += short === 126 ? 4 + two(at + 2) : 2 + short
  }
  return null
}
