import { oneFile, readFlags } from '@cloak/cli/flags'
import type { World } from '../world.ts'
import { withServer } from './with-server.ts'

const HELP = `cloak-and-crown backup FILE: copies the database of DATA_DIR to a new file

The server may be running: the copy is of one moment, and whole. Only you can read it, since it holds the seeds of games in
play. With DATABASE_URL, use pg_dump.
`

export async function backup(argv: readonly string[], world: World): Promise<number> {
  const { given, files } = readFlags(argv, { help: 'switch' })
  if (given.help) {
    world.out(HELP)
    return 0
  }
  const to = oneFile('backup', files)
  return withServer(world, async (server, { DATABASE_URL, DATA_DIR }) => {
    if (DATABASE_URL !== '')
      throw new server.BackupError('DATABASE_URL: a PostgreSQL database is backed up with pg_dump, not with backup')
    const bytes = server.backup(DATA_DIR, to)
    world.out(`${to}: ${bytes} bytes\n`)
    return 0
  })
}
