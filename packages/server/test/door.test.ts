import { type AddressInfo, connect as tcp, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ask, connect, newIdentity } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { opened, people } from './support/table.ts'

const open: { destroy(): unknown }[] = []
let server: Served
afterEach(async () => {
  for (const each of open.splice(0)) each.destroy()
  await server.end()
})
const portOf = () => Number(new URL(server.address).port)
const socketsOpen = async () =>
  Number(/cloak_sockets (\d+)/.exec((await ask<string>(server.address, 'GET', '/metrics')).said)![1])

/** A request typed by hand. */
function typed(lines: readonly string[]): Socket {
  const socket = tcp(portOf(), '127.0.0.1')
  open.push(socket)
  socket.on('error', () => {})
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return socket
}
const knock = (token: string, path = '/socket') =>
  typed([
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${portOf()}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Authorization: Bearer ${token}`,
  ])

test('so many connections an address, also when all of them knock at once', async () => {
  server = await served({ CONNECTIONS_PER_ADDRESS: '5' })
  const { token } = await newIdentity(server.address, 'Crowd')
  const tries = Array.from({ length: 60 }, () => {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf()}/socket`, { headers: { authorization: `Bearer ${token}` } })
    open.push({ destroy: () => socket.terminate() })
    return new Promise<boolean>(settle => {
      socket.on('open', () => settle(true))
      socket.on('error', () => settle(false))
    })
  })
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(5)
})

test('who is turned away is not waited for: nothing of the connection stays', async () => {
  server = await served()
  const gone = Array.from({ length: 20 }, (_, i) => {
    const socket = knock('nobody', i % 2 === 0 ? '/socket' : '/elsewhere')
    socket.resume()
    // Never says goodbye of its own accord.
    socket.allowHalfOpen = true
    return new Promise<void>(settle => socket.on('end', () => settle()))
  })
  await Promise.all(gone)
  const { keepers: _, ...running } = server
  expect(await running.connections()).toBe(0)
})
