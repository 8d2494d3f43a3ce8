import fc from 'fast-check'

const bytes = (max: number) => fc.uint8Array({ maxLength: max }).map(each => Buffer.from(each))
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const guest = '{"name":"Junk"}'
const end = '\r\n\r\n'

const HOSTS = ['', 'host: a\r\nhost: b\r\n', 'host: a b\r\n', 'host: [::\r\n', 'host: x/y\r\n', 'host: @\r\n']
const TARGETS = ['*', 'http://evil.example/api/me', 'http://', 'api/me', '/\0', '/ ', '#', '/a b', '/\xff']

/** Bytes, and whether more must come before anybody can say what they are: whoever sends them hangs up instead. */
export interface Broken {
  bytes: Buffer
  isCut: boolean
}
/** What HTTP itself has something against: cut off, contradicting itself, or not HTTP at all. */
export function brokenRequests(token: string): fc.Arbitrary<Broken> {
  const host = `\r\nhost: 127.0.0.1${end}`
  const top = 'POST /api/guests HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n'
  const own = `authorization: Bearer ${token}\r\n`
  const tables = `POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n${own}`
  const length = fc.integer({ min: 100, max: 16_000 })
  const knock = (more: string): string =>
    `GET /socket HTTP/1.1\r\nhost: 127.0.0.1\r\n${own}connection: upgrade\r\nupgrade: websocket\r\n${more}${end}`
  const size = fc.integer({ min: 16_500, max: 70_000 })
  const cut = [
    bytes(300),
    fc.string({ unit: 'binary' }).map(text => Buffer.from(`${text}${end}`)),
    fc.nat({ max: top.length }).map(part => latin1(top.slice(0, part))),
    // All that was said is there and right, but more was promised.
    length.map(more => latin1(`${top}content-length: ${more}${end}${guest}`)),
    length.map(more => latin1(`${top}transfer-encoding: chunked${end}${more.toString(16)}\r\n${guest}`)),
    fc.constant(latin1(`${top}transfer-encoding: chunked${end}${guest.length.toString(16)}\r\n${guest}\r\n`)),
    length.map(more => latin1(`${tables}content-length: ${more}${end}{"game":"pact","seats":4}`)),
  ]
  const whole = [
    // It contradicts itself.
    length.map(more => `${top}content-length: ${guest.length}\r\ncontent-length: ${more}${end}${guest}`),
    length.map(more => `${top}content-length: ${more}\r\ntransfer-encoding: chunked${end}0${end}`),
    fc.stringMatching(/^[-+ a-fx0-9.]{1,12}$/).map(odd => `${top}content-length: x${odd}${end}${guest}`),
    fc.stringMatching(/^[g-z]{1,8}$/).map(odd => `${top}transfer-encoding: chunked${end}${odd}\r\n${guest}`),
    fc.constantFrom('gzip', 'chunked, gzip', 'x').map(how => `${top}transfer-encoding: ${how}${end}${guest}`),
    // Lines that are none.
    fc.constantFrom('\0', '\x01', '\x7f\0').map(odd => `${top}cookie: cloak=${odd}\r\ncontent-length: 0${end}`),
    fc.stringMatching(/^[a-z ()<>@,;\\"/[\]{}]{1,20}$/).map(line => `${top}${line}${end}`),
    fc.constantFrom(...HOSTS).map(host => `POST /api/guests HTTP/1.1\r\n${host}content-length: 2${end}{}`),
    fc.constantFrom('HTTP/9.9', 'HTTP/0.9', 'HTTP/1.', 'HTTPS', '').map(version => `GET /api/me ${version}${host}`),
    fc.constantFrom('get', 'JUNK', 'CONNECT', 'G\0T', '').map(method => `${method} /api/me HTTP/1.1${host}`),
    fc.constantFrom(...TARGETS).map(target => `GET ${target} HTTP/1.1${host}`),
    size.map(long => `GET / HTTP/1.1\r\ncookie: ${'c'.repeat(long)}${host}`),
    size.map(long => `GET /api/people/${'p'.repeat(long)} HTTP/1.1${host}`),
    // At the door for sockets.
    fc
      .constantFrom('h2c', 'websocket', 'x')
      .map(to => `GET /api/me HTTP/1.1\r\nconnection: upgrade\r\nupgrade: ${to}${host}`),
    fc.stringMatching(/^[\w=+/ ]{0,30}$/).map(key => knock(`sec-websocket-version: 13\r\nsec-websocket-key: ${key}x`)),
    fc.constantFrom('12', '99', '-1', 'x', '').map(version => knock(`sec-websocket-version: ${version}`)),
    fc.stringMatching(/^[\w-]{1,100}$/).map(bad => knock('').replace(token, bad)),
  ]
  return fc.oneof(
    { weight: 1, arbitrary: fc.oneof(...cut).map(each => ({ bytes: each, isCut: true })) },
    { weight: 3, arbitrary: fc.oneof(...whole).map(each => ({ bytes: latin1(each), isCut: false })) },
  )
}

/** A frame from a client, masked with zeros, which change nothing. */
function frame(first: number, payload: Buffer, { isMasked = true, length = payload.length } = {}): Buffer {
  const mask = isMasked ? 0x80 : 0
  const head =
    length < 126
      ? [first, mask | length]
      : length < 65_536
        ? [first, mask | 126, length >> 8, length & 0xff]
        : [first, mask | 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff]
  return Buffer.concat([Buffer.from(head), Buffer.alloc(isMasked ? 4 : 0), payload])
}

const [WHOLE, TEXT, BINARY, PING, CLOSE] = [0x80, 1, 2, 9, 8]
/** Bytes after which a WebSocket has to be closed, by its own rules. */
export const brokenFrames: fc.Arbitrary<Buffer> = fc.oneof(
  bytes(100).map(payload => frame(WHOLE | TEXT, payload, { isMasked: false })),
  fc
    .tuple(fc.constantFrom(0x10, 0x20, 0x40, 0x70), bytes(100))
    .map(([odd, payload]) => frame(WHOLE | odd | TEXT, payload)),
  fc
    .tuple(fc.constantFrom(3, 4, 5, 6, 7, 11, 12, 13, 14, 15), bytes(100))
    .map(([kind, payload]) => frame(WHOLE | kind, payload)),
  bytes(100).map(payload => frame(WHOLE, payload)),
  bytes(100).map(payload => Buffer.concat([frame(TEXT, Buffer.from('{')), frame(WHOLE | BINARY, payload)])),
  bytes(100).map(payload => frame(PING, payload)),
  fc.integer({ min: 126, max: 300 }).map(size => frame(WHOLE | PING, Buffer.alloc(size))),
  fc.integer({ min: 16_385, max: 2 ** 31 - 1 }).map(length => frame(WHOLE | TEXT, Buffer.from('{'), { length })),
  bytes(50).map(payload => frame(WHOLE | TEXT, Buffer.concat([payload, Buffer.from([0xff, 0xc0, 0x80])]))),
  fc
    .constantFrom(0, 999, 1004, 1005, 1006, 1015, 5000)
    .map(code => frame(WHOLE | CLOSE, Buffer.from([code >> 8, code & 0xff]))),
  fc.constant(frame(WHOLE | CLOSE, Buffer.from([3]))),
)
