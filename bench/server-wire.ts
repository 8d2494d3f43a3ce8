import { connect } from 'node:net'

const TEXT = 0x81
const PING = 0x89
/** Masked with nothing, since a client must mask: the bytes stay as they are. */
const MASK = [0, 0, 0, 0]
const PONG = Buffer.from([0x8a, 0x80, ...MASK])
const GOODBYE = Buffer.from([0x88, 0x80, ...MASK])
const NOTHING = Buffer.alloc(0)

export interface Wire {
  send(text: string): void
  close(): void
}

/** All sockets are read into this, one after the other: each is done with what it read before the next one reads. */
const shared = Buffer.alloc(256 * 1024)

/**
 * A WebSocket client of the server that is measured. It takes as little of the processor as it can, because it takes it from
 * the server: frames are read where they lie, with no stream between.
 */
export function wire(address: string, token: string, heard: (text: string) => void): Promise<Wire> {
  const { hostname, port, host } = new URL(address)
  return new Promise((settle, fail) => {
    let rest: Buffer = NOTHING
    let isOpen = false
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: shared,
        callback(read, into) {
          const got = Buffer.from(into.buffer, into.byteOffset, read)
          const all = rest.length > 0 ? Buffer.concat([rest, got]) : got
          let at = isOpen ? 0 : welcomed(all)
          at = each(all, at)
          rest = at < all.length ? Buffer.from(all.subarray(at)) : NOTHING
          return true
        },
      },
    })
    socket.on('error', fail)
    socket.write(
      `GET /socket HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    )

    /** Where the answer to the request ends. */
    function welcomed(all: Buffer): number {
      const end = all.indexOf('\r\n\r\n')
      if (end < 0) return all.length
      const [status] = all.toString('latin1', 0, end).split('\r\n')
      if (!status!.includes(' 101 ')) fail(new Error(status))
      isOpen = true
      settle({
        send: text => void socket.write(masked(text)),
        close: () => void socket.end(GOODBYE),
      })
      return end + 4
    }
    /** Reads whole frames from there on; where they end. */
    function each(all: Buffer, from: number): number {
      let at = from
      while (all.length >= at + 2) {
        const short = all[at + 1]!
        const head = short < 126 ? 2 : short === 126 ? 4 : 10
        if (all.length < at + head) break
        const size = short < 126 ? short : short === 126 ? all.readUInt16BE(at + 2) : all.readUInt32BE(at + 6)
        if (all.length < at + head + size) break
        if (all[at] === TEXT) heard(all.toString('utf8', at + head, at + head + size))
        else if (all[at] === PING) socket.write(PONG)
        at += head + size
      }
      return at
    }
  })
}

function masked(text: string): Buffer {
  const size = Buffer.byteLength(text)
  const head = size < 126 ? [TEXT, 0x80 | size] : [TEXT, 0x80 | 126, size >> 8, size & 0xff]
  const out = Buffer.allocUnsafe(head.length + MASK.length + size)
  out.set(head)
  out.set(MASK, head.length)
  out.write(text, head.length + MASK.length)
  return out
}
