import { type Advance, enter, type Entry, type Game, type GameTypes, type State, writeLog } from '@cloak/kernel'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { digest } from '../digest.ts'
import { brief, showWhy } from '../show.ts'
import { firstDifference, goldenFolder, named } from './files.ts'
import { heardLine, readEntries, standingLines } from './text.ts'

/**
 * Replays the golden file of a game that begins in a laid position (`golden/<name>.txt`): what is wrong with it, or null,
 * and the state at the beginning and after each entry. With GOLDEN_WRITE set, the file is told anew first.
 */
export function replayGolden<G extends GameTypes>(
  game: Game<G>,
  where: string | URL,
  name: string,
  begin: () => Advance<G['table']>,
): { fault: string | null; states: State<G['table']>[] } {
  const file = join(goldenFolder(where), `${name}.txt`)
  if (!existsSync(file)) return { fault: `${named(file)} is missing`, states: [] }
  const text = readFileSync(file, 'utf8')
  const again = tellFrom(game, name, begin(), readEntries(text))
  if (process.env['GOLDEN_WRITE']) writeGoldenText(file, again.text)
  return { fault: process.env['GOLDEN_WRITE'] ? null : firstDifference(file, text, again.text), states: again.states }
}

function writeGoldenText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The game from this position on: the log, what every eye heard, a digest of each state, and the standing. */
export function tellFrom<G extends GameTypes>(
  game: Game<G>,
  name: string,
  { state, told }: Advance<G['table']>,
  log: readonly Entry[],
): { text: string; states: State<G['table']>[] } {
  const seats = Math.max(...game.seats)
  const states = [state]
  const heard = (list: typeof told) => list.map(t => heardLine(t, seats)).join('')
  let text = `game    ${brief(game.id)}\nfrom    ${brief(name)}\n\nstart  #${digest(state)}\n${heard(told)}`
  let course: Parameters<typeof enter<G>>[1] = { state, before: null }
  for (const [i, entry] of log.entries()) {
    const next = enter(game, course, entry)
    if (!('state' in next)) throw new Error(`entry ${i} is refused: ${showWhy(next)}`)
    course = next
    states.push(next.state)
    text += `\n${writeLog([entry]).trimEnd()}  #${digest(next.state)}\n${heard(next.told)}`
  }
  return { text: text + standingLines(game, course.state), states }
}
