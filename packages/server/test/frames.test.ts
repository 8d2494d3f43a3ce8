import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed } from '../src/socket/frames.ts'

test('frames of every length arrive as they were written, several in one piece too', async () => {
  const texts = ['', 'x'.repeat(125), 'x'.repeat(126), 'ł'.repeat(63), 'ő'.repeat(32_767), '👑'.repeat(16_384)]
  texts.push('y'.repeat(65_535), 'y'.repeat(65_536), 'z'.repeat(200_000), 'the last')
  const http = createServer()
  const door = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, raw, head) =>
    door.handleUpgrade(request, raw, head, socket => {
      for (const text of texts) raw.write(framed([text]), 'latin1')
      socket.ping()
      raw.write(framed(texts), 'latin1')
      socket.close(1000)
    }),
  )
  await new Promise<void>(settle => http.listen(0, '127.0.0.1', settle))
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const got: string[] = []
  let pings = 0
  client.on('message', (data, isBinary) => got.push(isBinary ? 'binary' : (data as Buffer).toString()))
  client.on('ping', () => pings++)
  const code = await new Promise(settle => client.on('close', settle))
  http.close()
  expect(code).toBe(1000)
  expect(got).toEqual([...texts, ...texts])
  expect(pings).toBe(1)
})
