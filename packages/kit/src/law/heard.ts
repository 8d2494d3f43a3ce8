import { type Game, type GameTypes, see } from '@cloak/kernel'
import { wordsIn } from '../compare.ts'
import { brief } from '../show.ts'
import { elsewhere, heardApart, looksAlike, otherwise, type Turn } from './ears.ts'
import type { Fault, Given, Law, Played } from './law.ts'

/**
 * Heard ⊆ seen. Every piece named in the private part of an event is in that eye's view, before or after, or in what
 * it was asked. And whoever sees two worlds alike, before and after an answer, has heard the same in both: neither the
 * public part of an event nor the number of events tells what no view shows.
 */
export const heard: Law = <G extends GameTypes>(game: Game<G>, played: Played<G>, given: Given<G>): Fault | null => {
  const secrets = new Map<string, Secrecy>()
  for (let n = 1; n < played.states.length; n++) {
    const entry = played.log[n - 1]!
    if (!('answer' in entry)) continue
    const [before, after, told] = [played.states[n - 1]!, played.states[n]!, played.told[n]!]
    const turn: Turn<G> = { before, after, told, entry, setup: played.setup, n }
    const what = faultInPieces(game, turn, given) ?? faultInWorld(game, turn, given)
    if (what) return { entry: n, what }
    noteAnswers(game, turn, given, secrets)
  }
  const found = [...secrets.values()].filter(s => s.alike > s.apart).flatMap(s => s.fault ?? [])
  return found.toSorted((a, b) => a.entry - b.entry)[0] ?? null
}

function faultInPieces<G extends GameTypes>(game: Game<G>, turn: Turn<G>, { heardOnly = {} }: Given<G>): string | null {
  const secrets = turn.told.filter(t => t.some && !(t.event in heardOnly))
  if (secrets.length === 0) return null
  for (let at = 0; at < turn.setup.seats; at++) {
    const mine = secrets.filter(t => t.to?.includes(at))
    if (mine.length === 0) continue
    const seen = wordsIn([see(game, turn.before, { at }), see(game, turn.after, { at })])
    for (const { event, some } of mine)
      for (const word of wordsOnly(some))
        if (!seen.has(word))
          return `seat ${at} hears of ${brief(word)} in "${event}" ${brief(some)}, and sees it neither before nor after`
  }
  return null
}

/** The strings that a private part names; its field names are everybody's. */
function wordsOnly(x: unknown, into = new Set<string>()): Set<string> {
  if (typeof x === 'string') into.add(x)
  else if (typeof x === 'object' && x !== null) for (const inner of Object.values(x)) wordsOnly(inner, into)
  return into
}

/** The same answer in a world where other things are hidden. */
function faultInWorld<G extends GameTypes>(game: Game<G>, turn: Turn<G>, given: Given<G>): string | null {
  const there = elsewhere(game, turn)
  return there && looksAlike(game, turn, there) ? heardApart(turn, there, given) : null
}

/** Of one part of the answers to one step: in how many turns another looked the same to others, and in how many not. */
interface Secrecy {
  alike: number
  apart: number
  /** The first that looked the same and sounded otherwise. */
  fault: Fault | null
}
/** How often an answer that was heard and not seen is tried again, to know whether that is its way. */
const AGAIN = 10

/**
 * Another answer in such a world. Where it mostly looks the same the answer is a secret, and may not be heard either;
 * where it mostly does not, it was given aloud, and one that happened to change nothing was heard all the same.
 */
function noteAnswers<G extends GameTypes>(
  game: Game<G>,
  turn: Turn<G>,
  given: Given<G>,
  secrets: Map<string, Secrecy>,
): void {
  // An answer in hand is nobody's business until the question is closed.
  if (turn.after.at === turn.before.at) return
  const { step } = turn.before.script.at(-1)!
  const here = new Map<string, Secrecy>()
  for (let time = 0, times = 1; time < times; time++) {
    const there = otherwise(game, turn, time)
    if (!there) continue
    const note = noteOf(here, `${step} ${there.changed}`)
    const alike = looksAlike(game, turn, there)
    note[alike ? 'alike' : 'apart']++
    const what = alike && !note.fault ? heardApart(turn, there, given) : null
    if (!what) continue
    times = AGAIN
    const why = `to the others another ${there.changed} to "${step}" mostly looks the same: it is a secret`
    note.fault = { entry: turn.n, what: `${what}\n${why}` }
  }
  for (const [name, { alike, apart, fault }] of here) {
    const note = noteOf(secrets, name)
    note[alike > apart ? 'alike' : 'apart']++
    if (alike > apart) note.fault ??= fault
  }
}

function noteOf(notes: Map<string, Secrecy>, name: string): Secrecy {
  const note = notes.get(name) ?? { alike: 0, apart: 0, fault: null }
  notes.set(name, note)
  return note
}
