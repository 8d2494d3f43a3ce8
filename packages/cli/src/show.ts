import type { AnyTypes, InstalledGame } from '@cloak/games'
import { type Decision, hear, type Msg, question, type Seat, see, type State, type Told } from '@cloak/kernel'
import { type Missing, type Speaker, withMinus } from '@cloak/words'
import { offered } from './asked.ts'
import type { Checked } from './check.ts'
import { oneFile, oneOfThese, readFlags, wholeNumber } from './flags.ts'
import { type Find, findWith } from './house.ts'
import { type Io, Misuse, plain } from './io.ts'
import { LANGUAGES, speakerOf } from './speak.ts'
import { savedGame } from './saved.ts'

export const SHOW_HELP = `cloak show FILE [options]: the chronicle of a saved game, in words

  --as SEAT        as this seat heard it; seats are numbered from 0
  --as public      as an onlooker heard it (the default)
  --as all         everything, of a game that is over
  --at N           stops when N questions are answered, and shows what that eye sees asked
  --house FILE     the host's own values the game was played with
  --lang en|pl|hu  in English, Polish or Hungarian (en)

Each line begins with the number of the question whose answer led to it.
`
const FLAGS = { as: 'text', at: 'text', house: 'text', lang: 'text', help: 'switch' } as const

type Table = AnyTypes['table']
/** Somebody at a seat, an onlooker, or one who is told everything afterwards. */
type Listener = Seat | 'public' | 'all'
const eyeOf = (who: Listener) => ({ at: typeof who === 'number' ? who : null })

export function show(argv: readonly string[], io: Io): number {
  const { given, files } = readFlags(argv, FLAGS)
  if (given.help) {
    io.out(SHOW_HELP)
    return 0
  }
  const path = oneFile('show', files)
  const lang = oneOfThese('lang', given.lang ?? 'en', LANGUAGES)
  const at = given.at === undefined ? Infinity : wholeNumber('at', given.at, 0, Number.MAX_SAFE_INTEGER)
  const as = given.as ?? 'public'
  if (!/^(public|all|\d+)$/.test(as)) throw new Misuse(`--as must be a seat's number, public or all, not '${as}'`)

  const { checked, lines, state } = chronicleOf(path, at, findWith(given.house))
  const who = listenerOf(as, checked)
  if (state.at < at && at !== Infinity)
    throw new Misuse(`--at must be at most ${checked.state.at}, the number of questions in this game`)
  const missing = new Map<string, Missing>()
  const s = speakerOf(checked.entry, lang, checked.setup.seats, m => missing.set(`${m.locale} ${m.key}`, m))
  const told = lines.map(line => chronicled(line, who, s))
  const text = [header(checked, who, s), '', ...told, '', ...ending(checked, state, who, s), '']
  io.out(plain(text.join('\n'), Infinity))
  for (const { locale, key, lacks } of missing.values()) io.err(`(${locale}: '${key}' lacks its ${lacks})\n`)
  return 0
}

/** What was told, and the question whose answer led to it; null while the table is laid. */
interface Line {
  at: number | null
  told: Told
}

/** What was told until so many questions were answered, and the state then. The whole game must hold. */
function chronicleOf(path: string, most: number, find: Find): { checked: Checked; lines: Line[]; state: State<Table> } {
  const lines: Line[] = []
  let last: State<Table> | null = null
  const checked = savedGame(path, find, (_, state, told) => {
    if (last && last.at >= most) return
    const at = last ? last.at : null
    lines.push(...told.map(each => ({ at, told: each })))
    last = state
  })
  return { checked, lines, state: last ?? checked.state }
}

function listenerOf(as: string, { setup, standing }: Checked): Listener {
  if (as === 'public') return 'public'
  if (as !== 'all') return wholeNumber('as', as, 0, setup.seats - 1)
  if (!standing) throw new Misuse('--as all is for games that are over; this one is not')
  return 'all'
}

function header({ entry, setup }: Checked, who: Listener, s: Speaker): string {
  const title = s.say({ key: entry.title })
  const as = who === 'all' ? 'everything' : who === 'public' ? 'as an onlooker heard it' : `as seat ${who} heard it`
  return `${title} (${setup.game}), ${setup.seats} seats, seed ${setup.seed}: ${as}`
}

function chronicled({ at, told }: Line, who: Listener, s: Speaker): string {
  const heard = who === 'all' ? told : hear(told, eyeOf(who))
  return `${String(at ?? '').padStart(4)}  ${s.sayHeard(heard)}`
}

/** The standing when the game is over; what is asked while it is not. */
function ending({ entry, standing }: Checked, state: State<Table>, who: Listener, s: Speaker): string[] {
  const top = state.script.at(-1)
  if (top) return [`question ${state.at}`, ...asked(entry, state, who, top.step, s)]
  const placed = standing!.map((each, seat) => ({ ...each, seat })).sort((one, other) => one.place - other.place)
  return placed.flatMap(({ place, score, why, seat }) => [
    `  ${place}. ${seatName(seat, s)}: ${withMinus(score)}`,
    ...why.map(item => `      ${s.sayScore(item)}`),
  ])
}
const seatName = (seat: Seat, s: Speaker): string => s.say({ key: 'ref.seat', args: { id: seat } })

function asked({ game }: InstalledGame, state: State<Table>, who: Listener, step: string, s: Speaker): string[] {
  const seen = see(game, state, eyeOf(who))
  const waiting = `  ${s.sayWaiting(step, seen.waiting)}`
  if (who !== 'all') return [waiting, ...(seen.mine ? put(seen.mine, s) : [])]
  const to = Object.entries(question(game, state)!.to)
  return [waiting, ...to.flatMap(([seat, mine]) => [`  ${seatName(Number(seat), s)}`, ...put(mine, s)])]
}

const put = ({ prompt, decision }: { prompt: Msg; decision: Decision }, s: Speaker): string[] => [
  `  ${s.say(prompt)}`,
  ...offered(decision, s).map(line => `    ${line}`),
]
