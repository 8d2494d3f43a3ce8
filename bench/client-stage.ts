import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { Part } from '../packages/client/e2e/staged.ts'

/** Stands before the server: hands its pages on, and plays its part at the socket. Where it is, and how it is left. */
export async function standBefore(address: string, part: Part): Promise<{ address: string; stop(): void }> {
  const sockets = new WebSocketServer({ noServer: true })
  const server = createServer((asked, answered) => {
    const { method = 'GET', headers, url = '/' } = asked
    const handed = request(new URL(url, address), { method, headers }, got => {
      answered.writeHead(got.statusCode ?? 500, got.headers)
      got.pipe(answered)
    })
    asked.pipe(handed)
  })
  server.on('upgrade', (asked, socket, head) =>
    sockets.handleUpgrade(asked, socket, head, client => {
      part.greet(text => client.send(text))
      client.on('message', data => part.take((data as Buffer).toString()))
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const client of sockets.clients) client.terminate()
      server.close()
      server.closeAllConnections()
    },
  }
}
