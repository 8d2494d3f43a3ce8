import {
  type Entry,
  type Game,
  type GameTypes,
  hear,
  readLog,
  replay,
  type Setup,
  type State,
  type Told,
  writeLog,
} from '@cloak/kernel'
import { opened } from '@cloak/kernel/inside'
import { digest } from '../digest.ts'
import { brief, showMsg, showWhy } from '../show.ts'
import { eyesOf } from '../worlds.ts'

/** What a golden file tells the kernel; all else in it is what the kernel must tell back. */
export interface GoldenLog {
  setup: Setup
  log: Entry[]
  /** Of a log that must be refused: the first entry that does not hold (-1 is the setup), and the rule. */
  refused: { entry: number; rule: string } | null
}

const HEADER = ['game', 'rules', 'seats', 'options', 'seed'] as const
const ENTRY = /^\d+ \d+ /
const MARK = / {2}#[0-9a-f]{16}$/

/** The setup as lines of text, and what a log must be refused with. */
export function writeHeader(setup: Setup, refused: GoldenLog['refused'] = null): string {
  const lines: string[] = HEADER.map(name => `${name.padEnd(8)}${brief(setup[name])}`)
  if (refused) lines.push(`${'refused'.padEnd(8)}${refused.entry} ${refused.rule}`)
  return `${lines.join('\n')}\n`
}

/** Reads the header and the entries of a golden file, and passes over what was heard. Throws on a file that is none. */
export function readGolden(text: string): GoldenLog {
  const lines = text.split('\n')
  const field = (name: string): string | undefined => lines.find(line => line.startsWith(name.padEnd(8)))?.slice(8)
  const value = (name: string): unknown => {
    const written = field(name)
    if (written === undefined) throw new Error(`the header has no "${name}"`)
    return JSON.parse(written)
  }
  const setup: Setup = {
    game: value('game') as string,
    rules: value('rules') as number,
    seats: value('seats') as number,
    options: value('options') as object,
    seed: value('seed') as string,
  }
  const refused = field('refused')?.split(' ')
  return { setup, log: readEntries(text), refused: refused ? { entry: Number(refused[0]), rule: refused[1]! } : null }
}

/** The entries of a golden file, without what was heard. */
export function readEntries(text: string): Entry[] {
  const lines = text.split('\n').filter(line => ENTRY.test(line))
  const log = readLog(lines.map(line => line.replace(MARK, '')).join('\n'))
  if (!Array.isArray(log)) throw new Error(`entry ${log.line} cannot be read`)
  return log
}

/** A whole golden file: the log, what every eye heard, a digest of each state, and the standing. Throws if the log does not hold. */
export function writeGolden<G extends GameTypes>(game: Game<G>, setup: Setup<G['options']>, log: readonly Entry[]): string {
  const parts = [writeHeader(setup)]
  const course = replay(game, setup, log, (i, state, told) => {
    const name = i < 0 ? 'start' : writeLog([log[i]!]).trimEnd()
    parts.push(`\n${name}  #${digest(state)}\n`, ...told.map(t => heardLine(t, setup.seats)))
  })
  if ('entry' in course) throw new Error(`entry ${course.entry} is refused: ${showWhy(course.why)}`)
  parts.push(standingLines(game, course.state))
  return parts.join('')
}

/** One line for each form in which the event was heard, led by those who heard it so; `-` is a spectator. */
export function heardLine(told: Told, seats: number): string {
  const forms = new Map<string, string[]>()
  for (const eye of eyesOf(seats)) {
    const { event, all, some } = hear(told, eye)
    const form = `${event} ${brief(all)}${some ? ` & ${brief(some)}` : ''}`
    forms.set(form, [...(forms.get(form) ?? []), eye.at === null ? '-' : String(eye.at)])
  }
  return [...forms].map(([form, who]) => `  ${forms.size === 1 ? '' : `${who.join('')}: `}${form}\n`).join('')
}

export function standingLines<G extends GameTypes>(game: Game<G>, state: State<G['table']>): string {
  if (state.script.length > 0) return '\nunfinished\n'
  const lines = game
    .standing(opened(state).table)
    .map(({ place, score, why }, seat) => `  seat ${seat}: place ${place}, score ${score} (${why.map(showMsg).join(', ')})\n`)
  return `\nstanding\n${lines.join('')}`
}
