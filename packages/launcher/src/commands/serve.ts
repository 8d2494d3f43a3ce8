import { Misuse } from '@cloak/cli/io'
import type { World } from '../world.ts'

/** Serves the games. Resolves when it listens; a signal ends the process. */
export async function serve(argv: readonly string[], { env, out, client }: World): Promise<number> {
  const [first] = argv
  if (first === '--help') {
    out(await help())
    return 0
  }
  if (first !== undefined) throw new Misuse(`serve takes no '${first}': settings are environment variables`)
  const { runServer } = await import('@cloak/server')
  await runServer(env, client)
  return 0
}

async function help(): Promise<string> {
  const { SETTINGS } = await import('@cloak/server/config')
  const rows = Object.entries(SETTINGS).map(([name, { unless, says }]) => [name, unless || '–', says] as const)
  const width = (column: 0 | 1): number => Math.max(...rows.map(row => row[column].length))
  const lines = rows.map(([name, unless, says]) => `  ${name.padEnd(width(0))}  ${unless.padEnd(width(1))}  ${says}`)
  return `cloak-and-crown serve: serves the games until it is stopped

Every setting is an environment variable. Its default comes second:

${lines.join('\n')}
`
}
