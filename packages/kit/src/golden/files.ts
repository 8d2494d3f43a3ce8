import { type Entry, type Game, type GameTypes, replay, type Setup, writeLog } from '@cloak/kernel'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { walk } from '../walk.ts'
import { type GoldenLog, readGolden, writeGolden, writeHeader } from './text.ts'

/** The golden folder of a test (its `import.meta.url`), or of the folder the tests lie in. */
export function goldenFolder(where: string | URL): string {
  const path = String(where).startsWith('file:') ? fileURLToPath(where) : String(where)
  return join(path.endsWith('.ts') ? dirname(path) : path, 'golden')
}

/** A file as it is called from where one stands. */
export const named = (file: string): string => relative(process.cwd(), file)

export const goldenFile = (folder: string, seats: number): string => join(folder, `${seats}.txt`)

/** The logs in `refused/`, by file name. */
export function refusedFiles(folder: string): string[] {
  const inner = join(folder, 'refused')
  return existsSync(inner) ? readdirSync(inner).filter(name => name.endsWith('.txt')).sort().map(name => join(inner, name)) : []
}

/** What is wrong with a golden file, or null. */
export function faultInGolden<G extends GameTypes>(game: Game<G>, file: string, seats: number): string | null {
  if (!existsSync(file)) return `${named(file)} is missing: npm run golden -- --write --game ${game.id}`
  const text = readFileSync(file, 'utf8')
  const { setup, log } = readGolden(text)
  if (setup.seats !== seats) return `${named(file)} is a game of ${setup.seats} seats`
  return firstDifference(file, text, writeGolden(game, setup as Setup<G['options']>, log))
}

/** Where a file and what is told now first differ, or null. */
export function firstDifference(file: string, golden: string, now: string): string | null {
  const [lines, again] = [golden.split('\n'), now.split('\n')]
  const i = again.findIndex((line, n) => line !== lines[n])
  if (i < 0 && lines.length === again.length) return null
  const at = i < 0 ? again.length : i
  return `${named(file)}, line ${at + 1}:\n  golden: ${lines[at]}\n  now:    ${again[at]}`
}

/** What is wrong with a log that must be refused, or null: it must be refused at that entry, by that rule. */
export function faultInRefused<G extends GameTypes>(game: Game<G>, file: string): string | null {
  const { setup, log, refused } = readGolden(readFileSync(file, 'utf8'))
  if (!refused) return `${named(file)}: the header does not say what must be refused`
  const course = replay(game, setup as Setup<G['options']>, log)
  if (!('entry' in course)) return `${named(file)} is not refused`
  const is = `${course.entry} ${course.why.rule}`
  return is === `${refused.entry} ${refused.rule}` ? null : `${named(file)} should be refused at ${refused.entry} by ${refused.rule}; it is at ${is}`
}

/** Writes the golden game of each seat count: the log that is there told anew, or a new game if none is there or it no longer holds. */
export function writeGoldens<G extends GameTypes>(game: Game<G>, folder: string, anew = false): string[] {
  mkdirSync(folder, { recursive: true })
  const done = game.seats.map(seats => {
    const file = goldenFile(folder, seats)
    const kept = anew || !existsSync(file) ? null : stillHolds(game, readGolden(readFileSync(file, 'utf8')))
    const { setup, log } = kept ?? newGame(game, seats)
    writeFileSync(file, writeGolden(game, setup, log))
    return `${named(file)}: ${log.length} entries${kept ? '' : ', a new game'}`
  })
  if (refusedFiles(folder).length === 0) done.push(...writeRefused(game, folder))
  return done
}

function stillHolds<G extends GameTypes>(game: Game<G>, { setup, log }: GoldenLog) {
  const typed = setup as Setup<G['options']>
  return 'entry' in replay(game, typed, log) ? null : { setup: typed, log }
}

const TRIES = 8
const MOST = 3000

/** A random game with the game's own options: the shortest of a few that come to their end. */
function newGame<G extends GameTypes>(game: Game<G>, seats: number): { setup: Setup<G['options']>; log: Entry[] } {
  const options = game.options(seats).lapse as G['options']
  let best: { setup: Setup<G['options']>; log: Entry[] } | null = null
  for (let n = 1; n <= TRIES; n++) {
    let last
    for (last of walk(game, { seats, seed: `golden ${seats}.${n}`, options, most: MOST }));
    if (last && last.state.script.length === 0 && (!best || last.log.length < best.log.length))
      best = { setup: last.setup, log: last.log.slice() }
  }
  if (!best) throw new Error(`no random game of ${game.id} with ${seats} seats ends within ${MOST} answers`)
  return best
}

/** Three cheating logs to begin with: an answer nobody offered, an entry cut out, an answer from the wrong seat. */
function writeRefused<G extends GameTypes>(game: Game<G>, folder: string): string[] {
  const { setup, log } = readGolden(readFileSync(goldenFile(folder, game.seats[0]!), 'utf8'))
  const middle = log.length >> 1
  const entry = log[middle]!
  const cheats: { [name: string]: Entry[] } = {
    'not-offered': log.with(middle, { at: entry.at, seat: entry.seat, answer: 'ace-up-the-sleeve' }),
    'cut-out': log.toSpliced(middle, 1),
    'wrong-seat': log.with(middle, { ...entry, seat: setup.seats }),
  }
  mkdirSync(join(folder, 'refused'), { recursive: true })
  return Object.entries(cheats).map(([name, cheat]) => {
    const course = replay(game, setup as Setup<G['options']>, cheat)
    if (!('entry' in course)) throw new Error(`the cheating log "${name}" is not refused`)
    const file = join(folder, 'refused', `${name}.txt`)
    const refused = { entry: course.entry, rule: course.why.rule }
    writeFileSync(file, `${writeHeader(setup, refused)}\n${writeLog(cheat.slice(0, course.entry + 1))}`)
    return `${named(file)}: refused at ${refused.entry} by ${refused.rule}`
  })
}
