import type { Answer, Why } from './decision/types.ts'
import { malformed } from './decision/fault.ts'
import type { Entry, Game, GameTypes, Question, Setup, State, Told } from './game.ts'
import { copyState, opened } from './opened.ts'
import { answer, faultInSetup, start } from './play.ts'
import { question } from './question.ts'
import type { Seat } from './secret.ts'

/** A log that does not hold: the first entry that is refused (-1 is the setup itself), and why. */
export interface Broken {
  entry: number
  why: Why
}
/** A game with the one answer that may still be taken back. */
export interface Course<T> {
  state: State<T>
  /** The state before the last free answer, while nothing has happened since. */
  before: { state: State<T>; seat: Seat } | null
  /** The open question, where it is at hand: it can always be worked out again. */
  asked?: Question | null
}

/** One entry further: an answer, or an answer taken back. The old course stays as it was. */
export function enter<G extends GameTypes>(
  game: Game<G>,
  course: Course<G['table']>,
  entry: Entry,
): (Course<G['table']> & { told: Told[] }) | Why {
  if ('undo' in entry) return takeBack(game, course, entry.at, entry.seat)
  const { state, asked } = course
  const free = (asked ?? question(game, state, null))?.free ?? false
  const next = answer(game, state, entry.at, entry.seat, entry.answer, asked)
  if (!('state' in next)) return next
  // A covert question that follows: whether this could still be taken back would tell whether anybody has answered it.
  const final = !free || next.state.at === state.at || next.asked?.covert
  return { ...next, before: final ? null : { state, seat: entry.seat } }
}

/** Takes back one's own answer: while the question is still open to others, or until anything else could have happened unseen. */
function takeBack<G extends GameTypes>(
  game: Game<G>,
  { state, before }: Course<G['table']>,
  at: number,
  seat: Seat,
): (Course<G['table']> & { told: Told[] }) | Why {
  const notFree: Why = { rule: 'kernel.not-free', key: 'kernel.not-free' }
  if (at === state.at && seat in opened(state).given) {
    if (!question(game, state)!.free) return notFree
    const restored = copyState(game, state)
    delete opened(restored).given[seat]
    return { state: restored, before: null, told: [] }
  }
  if (!before || before.seat !== seat || before.state.at !== at) return notFree
  return { state: before.state, before: null, told: [] }
}

/** Plays a log again. It refuses what it cannot reproduce, and is never more permissive than play. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  setup: Setup<G['options']>,
  log: readonly Entry[],
  watch?: (entry: number, state: State<G['table']>, told: Told[]) => void,
): Course<G['table']> | Broken {
  const fault = faultInSetup(game, setup)
  if (fault) return { entry: -1, why: fault }
  const first = start(game, setup)
  watch?.(-1, first.state, first.told)
  let course: Course<G['table']> = { state: first.state, before: null }
  for (const [i, entry] of log.entries()) {
    if (!isEntry(entry)) return { entry: i, why: malformed('') }
    const next = enter(game, course, entry)
    if (!('state' in next)) return { entry: i, why: next }
    watch?.(i, next.state, next.told)
    course = next
  }
  return { state: course.state, before: course.before }
}

/** Is this the shape of an entry? What the answer says is judged by the question. */
export function isEntry(e: unknown): e is Entry {
  if (typeof e !== 'object' || e === null) return false
  const { at, seat, undo } = e as { at?: unknown; seat?: unknown; undo?: unknown }
  return (
    Number.isInteger(at) && Number.isInteger(seat) && ('undo' in e ? undo === true && !('answer' in e) : 'answer' in e)
  )
}

/** A log as text, a line an entry: the question, the seat, the answer. */
export const writeLog = (log: readonly Entry[]): string =>
  log.map(e => `${e.at} ${e.seat} ${'undo' in e ? 'undo' : JSON.stringify(e.answer)}\n`).join('')

/** Reads what `writeLog` wrote; the number of the first line that cannot be read otherwise. */
export function readLog(text: string): Entry[] | { line: number } {
  const log: Entry[] = []
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const parts = /^(\d+) (\d+) (.+)$/.exec(line)
    if (!parts) return { line: i + 1 }
    const [at, seat, said] = [Number(parts[1]), Number(parts[2]), parts[3]!]
    if (said === 'undo') {
      log.push({ at, seat, undo: true })
      continue
    }
    try {
      log.push({ at, seat, answer: JSON.parse(said) as Answer })
    } catch {
      return { line: i + 1 }
    }
  }
  return log
}
