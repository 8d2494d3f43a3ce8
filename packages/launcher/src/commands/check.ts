import { existsSync } from 'node:fs'
import { oneFile, readFlags } from '@cloak/cli/flags'
import type { DatabaseSource } from '@cloak/server'
import type { World } from '../world.ts'
import { withServer } from './with-server.ts'

const HELP = `cloak-and-crown check [FILE]: checks a database and every journal in it

Without FILE it is the database that the settings name, DATABASE_URL or DATA_DIR; its server may be running. FILE is a backup.
The pages of the file are checked, then each table's journal is replayed with the rules. Nothing is changed. Prints a line for
each fault, with the table and the line of its journal. Exits 1 if there are any.
`

export async function check(argv: readonly string[], world: World): Promise<number> {
  const { given, files } = readFlags(argv, { help: 'switch' })
  if (given.help) {
    world.out(HELP)
    return 0
  }
  const file = files.length > 0 ? oneFile('check', files) : null
  return withServer(world, async (server, { DATABASE_URL, DATA_DIR }) => {
    if (file !== null && !existsSync(file)) throw new server.ConfigError(`${file}: there is no such file`)
    const source = ((): DatabaseSource => {
      if (file !== null) return { named: file, file }
      if (DATABASE_URL !== '') return { named: 'DATABASE_URL', url: DATABASE_URL }
      return { named: 'DATA_DIR', file: server.existingDatabase(DATA_DIR) }
    })()
    const { tables, lines, faults } = await server.checkDatabase(source, fault =>
      world.out(`${server.faultInText(fault)}\n`),
    )
    world.out(`${counted(faults, 'fault')} in ${counted(tables, 'table')}, ${counted(lines, 'journal line')}\n`)
    return faults === 0 ? 0 : 1
  })
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
