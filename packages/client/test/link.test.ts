import type { Command, ErrorCode, Failure } from '@cloak/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { link } from '../src/connection/link.ts'

/** The server's end of one connection. */
function fakeSocket() {
  const ears = new Map<string, (event: { data?: string }) => void>()
  const sent: Command[] = []
  const own = {
    readyState: 0,
    sent,
    of: (kind: Command['kind']) => sent.filter(command => command.kind === kind),
    addEventListener: (kind: string, ear: (event: { data?: string }) => void) => void ears.set(kind, ear),
    send: (text: string) => void sent.push(JSON.parse(text) as Command),
    open() {
      own.readyState = 1
      ears.get('open')!({})
    },
    close() {
      own.readyState = 3
      ears.get('close')!({})
    },
    say: (notice: object) => ears.get('message')!({ data: JSON.stringify(notice) }),
    refuse: ({ id }: Command, code: ErrorCode) => own.say({ kind: 'error', id, error: { code, message: '' } }),
  }
  return own
}
type FakeSocket = ReturnType<typeof fakeSocket>
let sockets: FakeSocket[] = []
const NOW = { kind: 'now', table: 't', n: 0, seat: 0, told: [], change: [], clocks: null }

beforeEach(() => {
  sockets = []
  vi.useFakeTimers()
  function connect() {
    const socket = fakeSocket()
    sockets.push(socket)
    return socket
  }
  vi.stubGlobal('WebSocket', Object.assign(connect, { CONNECTING: 0, OPEN: 1 }))
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('window', { setTimeout, setInterval, addEventListener: () => {}, removeEventListener: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function opened() {
  const missed: Failure['code'][] = []
  const held: (ErrorCode | null)[] = []
  const own = link({
    state: () => {},
    notice: () => {},
    onOpen: () => ({ kind: 'watch', table: 't', after: 0 }),
    missed: ({ code }) => missed.push(code),
    held: code => held.push(code),
  })
  const socket = sockets[0]!
  socket.open()
  return { own, socket, missed, held }
}
/** After how many milliseconds each of the next commands of this kind is sent, if every one is refused so. */
function pausesOf(socket: FakeSocket, kind: Command['kind'], code: ErrorCode, times: number): number[] {
  const count = () => socket.of(kind).length
  return Array.from({ length: times }, () => {
    const before = count()
    socket.refuse(socket.of(kind).at(-1)!, code)
    let waited = 0
    for (; count() === before && waited < 60_000; waited += 100) vi.advanceTimersByTime(100)
    return waited
  })
}

test('a table that cannot be shown now is asked for again, after ever longer pauses and then soon again', () => {
  const { own, socket, missed } = opened()
  expect(pausesOf(socket, 'watch', 'unavailable', 6)).toEqual([800, 1600, 3200, 6400, 8000, 8000])
  expect(missed).toEqual(Array(6).fill('unavailable'))
  expect(new Set(socket.of('watch').map(({ id }) => id)).size).toBe(7)
  socket.say(NOW)
  expect(pausesOf(socket, 'watch', 'too-many', 1)).toEqual([800])
  own.close()
})

test('it is asked for at once when the reader wants it, and not twice while it is on its way', () => {
  const { own, socket } = opened()
  own.again!()
  expect(socket.of('watch')).toHaveLength(1)
  socket.refuse(socket.of('watch')[0]!, 'unavailable')
  own.again!()
  own.again!()
  expect(socket.of('watch')).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(socket.of('watch')).toHaveLength(2)
  own.close()
})

test.each(['fault', 'paused', 'not-found', 'forbidden'] as const)(
  'a table that will not be shown (%s) is not asked for again on this connection',
  code => {
    const { own, socket, missed } = opened()
    socket.refuse(socket.of('watch')[0]!, code)
    vi.advanceTimersByTime(14_000)
    expect(missed).toEqual([code])
    expect(socket.of('watch')).toHaveLength(1)
    socket.close()
    vi.advanceTimersByTime(400)
    sockets[1]!.open()
    expect(sockets[1]!.of('watch')).toHaveLength(1)
    own.close()
  },
)

test('a server that lets nobody watch is not connected to again and again without pause', () => {
  const { own } = opened()
  for (const pause of [400, 800, 1600]) {
    sockets.at(-1)!.close()
    const before = sockets.length
    vi.advanceTimersByTime(pause - 1)
    expect(sockets).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(before + 1)
    sockets.at(-1)!.open()
  }
  own.close()
})

test('what is refused for its haste is sent again one at a time, and the reader hears of it until it is through', async () => {
  const { own, socket, held } = opened()
  const replies = [0, 1, 2].map(seat => own.send({ kind: 'remove', table: 't', seat }))
  const [first, second, third] = socket.of('remove')
  for (const each of [first, second, third]) socket.refuse(each!, 'too-many')
  vi.advanceTimersByTime(800)
  expect(socket.of('remove').slice(3)).toEqual([first])
  socket.refuse(first!, 'too-many')
  vi.advanceTimersByTime(1500)
  expect(socket.of('remove')).toHaveLength(4)
  vi.advanceTimersByTime(100)
  expect(socket.of('remove').slice(4)).toEqual([first])
  for (const each of [first, second, third]) {
    expect(socket.sent.at(-1)).toEqual(each)
    expect(held.at(-1)).toBe('too-many')
    socket.say({ kind: 'done', id: each!.id })
  }
  expect(held.at(-1)).toBe(null)
  for (const reply of replies) expect(await reply).toMatchObject({ kind: 'done' })
  own.close()
})

test('on a new connection too what was refused for its haste goes one at a time', () => {
  const { own, socket } = opened()
  for (const seat of [0, 1, 2]) void own.send({ kind: 'remove', table: 't', seat })
  for (const each of socket.of('remove')) socket.refuse(each, 'too-many')
  void own.send({ kind: 'start', table: 't' })
  socket.close()
  vi.advanceTimersByTime(400)
  sockets[1]!.open()
  expect(sockets[1]!.sent.map(({ kind }) => kind)).toEqual(['watch', 'start', 'remove'])
  own.close()
})

test('a server that keeps asking to slow down is not asked for ever: whoever asked is told', async () => {
  const { own, socket, held } = opened()
  const reply = own.send({ kind: 'rematch', table: 't' })
  expect(pausesOf(socket, 'rematch', 'too-many', 6)).toEqual([800, 1600, 3200, 6400, 8000, 8000])
  socket.refuse(socket.of('rematch').at(-1)!, 'too-many')
  expect(await reply).toMatchObject({ kind: 'error', error: { code: 'too-many' } })
  expect(held.at(-1)).toBe(null)
  own.close()
})

test('a line said too fast comes back to who said it; one the server could not keep is sent again', async () => {
  const { own, socket, held } = opened()
  const said = own.send({ kind: 'say', table: 't', text: 'I am no thief.' })
  const claimed = own.send({ kind: 'claim', table: 't', claim: { key: 'talk.not-me' } })
  for (const each of [...socket.of('say'), ...socket.of('claim')]) socket.refuse(each, 'too-many')
  for (const reply of [said, claimed]) expect(await reply).toMatchObject({ kind: 'error', error: { code: 'too-many' } })
  expect(held).toEqual([])
  void own.send({ kind: 'say', table: 't', text: 'Nor a liar.' })
  expect(pausesOf(socket, 'say', 'unavailable', 2)).toEqual([800, 1600])
  own.close()
})
