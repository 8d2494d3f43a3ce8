import { Misuse, plain } from '@cloak/cli/io'
import { backup } from './commands/backup.ts'
import { check } from './commands/check.ts'
import { health } from './commands/health.ts'
import { serve } from './commands/serve.ts'
import { verify } from './commands/verify.ts'
import { VERSION } from './version.ts'
import type { Command, World } from './world.ts'

const COMMANDS: { readonly [name: string]: Command } = { serve, backup, check, verify, health }

export const HELP = `cloak-and-crown [COMMAND]

  cloak-and-crown [serve]       serves the games until it is stopped
  cloak-and-crown backup FILE   copies the database to a new file, beside a running server too
  cloak-and-crown check [FILE]  checks the database, or a backup, and replays every journal in it
  cloak-and-crown verify FILE…  plays saved games again, and says whether they hold
  cloak-and-crown health        asks the server on this machine whether it is ready
  cloak-and-crown --version     prints the version
  cloak-and-crown --help        prints this text

Settings are environment variables: \`cloak-and-crown serve --help\` lists them. Exits 0 if all is well, 1 if something is
wrong or cannot be done, and 2 if the command is not understood.
`

/** Runs a command; the exit code. A server goes on after that, until a signal ends the process. */
export async function run(argv: readonly string[], world: World): Promise<number> {
  const [name = 'serve', ...rest] = argv
  if (name === '--help' || name === 'help') {
    world.out(HELP)
    return 0
  }
  if (name === '--version') {
    world.out(`cloak-and-crown ${VERSION} (Node ${process.version}, ${process.platform}-${process.arch})\n`)
    return 0
  }
  try {
    if (!Object.hasOwn(COMMANDS, name)) throw new Misuse(unknown(name))
    return await COMMANDS[name]!(rest, world)
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    world.err(`cloak-and-crown: ${plain(error.message)}\n`)
    return 2
  }
}

const unknown = (name: string): string =>
  name.startsWith('-')
    ? `there is no flag ${name}; see cloak-and-crown --help`
    : `there is no command '${name}'; there are ${Object.keys(COMMANDS).join(', ')}`
