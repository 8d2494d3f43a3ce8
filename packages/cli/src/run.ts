import { advise } from './advise.ts'
import { analyse } from './analyse.ts'
import { arena } from './arena.ts'
import { games } from './games.ts'
import { Failure, type Io, Misuse, plain } from './io.ts'
import { show } from './show.ts'
import { simulate } from './simulate.ts'
import { verify } from './verify.ts'
import { VERSION } from './version.ts'

const commands: { readonly [name: string]: (argv: readonly string[], io: Io) => number | Promise<number> } = {
  games,
  simulate,
  arena,
  verify,
  show,
  advise,
  analyse,
}

export const HELP = `cloak COMMAND …

  cloak games [--json]                     every game, its seats and options
  cloak simulate --game ID [options]       plays whole games
  cloak arena --game ID --bots LIST …      lets bots play against one another
  cloak verify FILE… [options]             plays saved games again, and says whether they hold
  cloak show FILE [options]                the chronicle of a saved game, in words
  cloak advise FILE --at N [options]       what the chancellor would answer, and why
  cloak analyse FILE [options]             everybody's chance of winning over a saved game
  cloak --version                          which release this is

\`cloak COMMAND --help\` says more. Exits 0 when all is well, 1 when something does not hold or cannot be done, and 2 when
the command cannot be understood.
`

/** Runs a command; what to exit with. Only what works on several threads makes one wait. */
export function run(argv: readonly string[], io: Io): number | Promise<number> {
  const [name, ...rest] = argv
  if (name === '--help' || name === 'help') {
    io.out(HELP)
    return 0
  }
  if (name === '--version') {
    io.out(`cloak ${VERSION}\n`)
    return 0
  }
  try {
    if (name === undefined) throw new Misuse(`a command is needed: ${Object.keys(commands).join(', ')}`)
    if (!Object.hasOwn(commands, name))
      throw new Misuse(`there is no command '${name}'; there are: ${Object.keys(commands).join(', ')}`)
    const code = commands[name]!(rest, io)
    return typeof code === 'number' ? code : code.catch((error: unknown) => failed(error, name, io))
  } catch (error) {
    return failed(error, name, io)
  }
}

function failed(error: unknown, name: string | undefined, io: Io): number {
  if (error instanceof Misuse) {
    const known = name !== undefined && Object.hasOwn(commands, name)
    io.err(`cloak: ${plain(error.message)}\nSee: cloak ${known ? `${name} ` : ''}--help\n`)
    return 2
  }
  if (!(error instanceof Failure)) throw error
  io.err(`cloak: ${plain(error.message)}\n`)
  return 1
}
