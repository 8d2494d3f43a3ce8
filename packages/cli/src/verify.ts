import { faultInCommitment, type Origin, originOf } from '@cloak/record'
import { type Broken, check } from './check.ts'
import { commitmentFaultInText } from './faults.ts'
import { readGameFile } from './file.ts'
import { readFlags, sha256Hex } from './flags.ts'
import { type Find, findWith } from './house.ts'
import { type Io, Misuse, plain } from './io.ts'
import { originInText } from './origin.ts'

const helpOf = (program: string): string => `${program} verify FILE… [options]: plays saved games again

  --commitment HEX  the commitment that was shown before the first card
  --house FILE      the host's own values the games were played with
  --json            prints the verdicts as JSON

Every game is played anew from its setup and entries, and each state, the standing and the digest are compared with what
the file says. Exits 1 if any does not hold, naming the file, the first entry that does not, and why. Entries are
numbered from 0, as in the file.

A file from a server says where its seed came from: a secret, committed to before the first card, and a salt from each
seat that sent one. They must make the seed, and the secret must fit the commitment. For each file that holds, the seed is

  proven    if it fits the commitment given, too; a file with another or none does not hold
  claimed   if no commitment is given: compare the file's own with the one shown before the game
  unproven  if the file does not say where it came from, as those of \`cloak simulate\`
`
const FLAGS = { commitment: 'text', house: 'text', json: 'switch', help: 'switch' } as const

/** What is said of one file. */
type Verdict = { file: string } & (
  | { holds: true; game: string; seats: number; entries: number; over: boolean; digest: string; seed: Origin }
  /** `at` is null for what is no saved game at all. */
  | { holds: false; at: Broken['at'] | null; why: string }
)

/** Verifies the files that the arguments name; the exit code. `program` is what the help calls it. */
export function verify(argv: readonly string[], io: Pick<Io, 'out' | 'err'>, program = 'cloak'): number {
  const { given, files } = readFlags(argv, FLAGS)
  if (given.help) {
    io.out(helpOf(program))
    return 0
  }
  if (files.length === 0) throw new Misuse('verify needs a file')
  const shown = given.commitment === undefined ? null : sha256Hex('commitment', given.commitment)
  const find = findWith(given.house)
  const verdicts: Verdict[] = []
  for (const file of files) {
    const verdict = verdictOn(file, find, shown)
    verdicts.push(verdict)
    if (given.json) continue
    if (verdict.holds) io.out(verdictInText(verdict))
    else io.err(verdictInText(verdict))
  }
  if (given.json) io.out(plain(`${JSON.stringify(verdicts, null, 2)}\n`, Infinity))
  return verdicts.every(({ holds }) => holds) ? 0 : 1
}

function verdictOn(file: string, find: Find, shown: string | null): Verdict {
  const read = readGameFile(file)
  if (typeof read === 'string') return { file, holds: false, at: null, why: read }
  const broken = (fault: Broken): Verdict => ({ file, holds: false, at: fault.at, why: inText(fault, read.log) })
  const checked = check(read, undefined, find)
  if ('why' in checked) return broken(checked)
  const { setup, fairness, log, standing, digest } = checked
  const departs = faultInCommitment(fairness, shown)
  if (departs) return broken({ at: 'setup', why: commitmentFaultInText(departs) })
  const { game, seats } = setup
  const seed = originOf(fairness, shown)
  return { file, holds: true, game, seats, entries: log.length, over: standing !== null, digest, seed }
}

function verdictInText(verdict: Verdict): string {
  if (!verdict.holds) return `${plain(`${verdict.file}: ${verdict.why}`)}\n`
  const { file, game, seats, entries, over, digest, seed } = verdict
  const played = `${game}, ${seats} seats, ${entries} entries${over ? '' : ', not over'}, digest ${digest}`
  return `${plain(`${file}: holds; ${played}`)}\n  ${originInText(seed, seats)}\n`
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
