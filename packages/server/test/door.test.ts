import { once } from 'node:events'
import { connect as tcp, type Socket } from 'node:net'
import { setImmediate as breath, setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ask, newIdentity } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { stopClock } from './support/stopped-clock.ts'
import { opened, people } from './support/table.ts'

const left: (() => void)[] = []
let server: Served
afterEach(async () => {
  for (const leave of left.splice(0)) leave()
  await server.end()
})
const portOf = () => Number(new URL(server.address).port)
const figure = async (name: string): Promise<number> =>
  Number(
    new RegExp(`^cloak_${name} (\\d+)$`, 'm').exec((await ask<string>(server.address, 'GET', '/metrics')).said)![1],
  )

/** Somebody who speaks HTTP by hand, and never says goodbye of his own accord. */
function knock(path: string, token: string, ...more: string[]): Socket {
  const socket = tcp({ port: portOf(), host: '127.0.0.1', allowHalfOpen: true })
  left.push(() => socket.destroy())
  socket.on('error', () => {})
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${portOf()}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Authorization: Bearer ${token}`,
    ...more,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}
function dial(token: string, headers: { [name: string]: string } = {}): Promise<WebSocket | null> {
  const socket = new WebSocket(`ws://127.0.0.1:${portOf()}/socket`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  left.push(() => socket.terminate())
  return new Promise(settle => {
    socket.on('open', () => settle(socket))
    socket.on('error', () => settle(null))
  })
}

test('so many connections an address, also when all of them knock at once', async () => {
  server = await served({ CONNECTIONS_PER_ADDRESS: '5' })
  const { token } = await newIdentity(server.address, 'Crowd')
  const crowd = await Promise.all(Array.from({ length: 60 }, () => dial(token)))
  expect(crowd.filter(each => each !== null)).toHaveLength(5)
  // Whoever was turned away holds no place, and who goes gives his back.
  for (const each of crowd) each?.terminate()
  while ((await figure('sockets')) > 0) await pause(10)
  expect(await dial(token)).not.toBeNull()
})

test('whoever comes and goes without end is told to slow down', async () => {
  stopClock()
  server = await served({ REQUESTS_PER_SECOND: '2' })
  const { token } = await newIdentity(server.address, 'Restless')
  let admitted = 0
  for (let i = 0; i < 40; i++) {
    const socket = await dial(token)
    if (socket) admitted++
    socket?.terminate()
  }
  expect(admitted).toBe(8)
})

test.each([
  ['who shows no token', '/socket'],
  ['who asks for another path', '/elsewhere'],
])('%s is turned away, and nothing of the connection stays', async (_, path) => {
  server = await served()
  const socket = knock(path, 'nobody')
  socket.resume()
  await new Promise(settle => socket.once('end', settle))
  const closed = new Promise(settle => socket.once('close', settle))
  // Still talking to somebody who has gone is an error; to somebody who only does not listen it is not.
  const talk = setInterval(() => socket.write('still here'), 20)
  await closed
  clearInterval(talk)
})

test('who counts as an address is what the trusted proxy says last, not what the caller says first', async () => {
  server = await served({ CONNECTIONS_PER_ADDRESS: '2', GUESTS_PER_MINUTE: '3', TRUST_PROXY: '1' })
  const guest = (n: number) =>
    ask(server.address, 'POST', '/api/bots', {
      body: { name: 'Many' },
      headers: { 'x-forwarded-for': `10.0.0.${n}, 192.0.2.7` },
    })
  const said = [await guest(1), await guest(2), await guest(3), await guest(4)]
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  const { token } = said[0]!.said as { token: string }
  const crowd = await Promise.all([1, 2, 3].map(n => dial(token, { 'x-forwarded-for': `10.0.0.${n}, 192.0.2.7` })))
  expect(crowd.filter(each => each !== null)).toHaveLength(2)
})

test('all the addresses of one household count as one', async () => {
  server = await served({ GUESTS_PER_MINUTE: '3', TRUST_PROXY: '1' })
  const guest = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    return (await ask(server.address, 'POST', '/api/bots', { body: { name: 'Many' }, headers })).status
  }
  const house = '2001:db8:1:2'
  expect([await guest(`${house}::1`), await guest(`${house}:a:b:c:d`), await guest(`${house}::9`)]).toEqual([
    200, 200, 200,
  ])
  expect(await guest(`${house}:ffff::1`)).toBe(429)
  expect(await guest('2001:db8:1:3::1')).toBe(200)
  expect(await guest('::ffff:192.0.2.1')).toBe(200)
})

test('a flood of pings is not answered one by one', async () => {
  stopClock()
  server = await served({ COMMANDS_PER_SECOND: '5' })
  const socket = (await dial((await newIdentity(server.address, 'Pinger')).token))!
  let pongs = 0
  socket.on('pong', () => pongs++)
  for (let i = 0; i < 2000; i++) socket.ping('x'.repeat(100))
  socket.send('the last word')
  await once(socket, 'message')
  expect(pongs).toBe(8)
})

test('somebody who never reads is let go, whatever he asks for', async () => {
  server = await served()
  const [host] = await people(server.address, 1)
  const table = await opened(server.address, host!, { game: 'pact', seats: 4 })
  for (const seat of [1, 2, 3]) await host!.send({ kind: 'seat-bot', table, seat, level: 'random' })
  await host!.send({ kind: 'start', table })
  const slow = (await dial((await newIdentity(server.address, 'Slow')).token))!
  expect(await figure('sockets')).toBe(2)
  slow.pause()
  for (let i = 0; i < 4000; i++) {
    slow.send(JSON.stringify({ kind: 'watch', table, id: `w${i}` }))
    // Of several that come at once only the last is shown anything.
    await breath()
  }
  while ((await figure('sockets')) > 1) await pause(50)
  await host!.close()
})
