import { type Broken, check } from './check.ts'
import { readGame } from './file.ts'
import { readFlags } from './flags.ts'
import { type Find, findWith } from './house.ts'
import { type Io, Misuse, plain } from './io.ts'

export const VERIFY_HELP = `cloak verify FILE…: plays saved games again

  --house FILE  the host's own values the games were played with

Every game is played anew from its setup and entries, and each state, the standing and the digest are compared with what
the file says. Exits 1 if any does not hold, naming the file, the first entry that does not, and why. Entries are
numbered from 0, as in the file.
`

export function verify(argv: readonly string[], io: Io): number {
  const { given, files } = readFlags(argv, { house: 'text', help: 'switch' } as const)
  if (given.help) {
    io.out(VERIFY_HELP)
    return 0
  }
  if (files.length === 0) throw new Misuse('verify needs a file')
  const find = findWith(given.house)
  let broken = 0
  for (const path of files) {
    const fault = faultInFile(path, find)
    if (fault.holds) io.out(plain(`${path}: holds; ${fault.text}\n`))
    else io.err(`${plain(`${path}: ${fault.text}`)}\n`)
    if (!fault.holds) broken++
  }
  return broken > 0 ? 1 : 0
}

function faultInFile(path: string, find: Find): { holds: boolean; text: string } {
  const file = readGame(path)
  if (typeof file === 'string') return { holds: false, text: file }
  const checked = check(file, undefined, find)
  if ('why' in checked) return { holds: false, text: inText(checked, file.log) }
  const { setup, log, standing, digest } = checked
  const over = standing ? '' : ', not over'
  return { holds: true, text: `${setup.game}, ${setup.seats} seats, ${log.length} entries${over}, digest ${digest}` }
}

/** Where a saved game breaks, and why. */
export function inText({ at, why }: Broken, log: readonly unknown[]): string {
  if (at === 'setup') return `the setup does not hold: ${why}`
  if (at === 'end') return `the end, after entry ${log.length - 1}, does not hold: ${why}`
  return `entry ${at}${placeOf(log[at])} does not hold: ${why}`
}

function placeOf(entry: unknown): string {
  const { at, seat } = (typeof entry === 'object' && entry !== null ? entry : {}) as { at?: unknown; seat?: unknown }
  return Number.isInteger(at) && Number.isInteger(seat) ? ` (question ${String(at)}, seat ${String(seat)})` : ''
}
