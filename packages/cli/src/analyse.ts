import { type Analysis, analyse as study } from '@cloak/bots'
import type { AnyTypes } from '@cloak/games'
import { question, replay, type State } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import type { Checked } from './check.ts'
import { oneFile, oneOfThese, readFlags, wholeNumber } from './flags.ts'
import { findWith } from './house.ts'
import { Failure, type Io, plain } from './io.ts'
import { progress } from './progress.ts'
import { savedGame } from './saved.ts'
import { LANGUAGES, speakerOf } from './speak.ts'
import { rounded } from './tally.ts'

export const ANALYSE_HELP = `cloak analyse FILE [options]: everybody's chance of winning over a saved game

  --play-outs N    how often the game is played on from each point (12)
  --moments N      how many of the moments that swung it are named (6)
  --seed TEXT      what chance grows from (1)
  --house FILE     the host's own values the game was played with
  --lang en|pl|hu  in English, Polish or Hungarian (en)
  --json           prints the analysis as JSON: a point for every question

It looks at the whole table, as everybody may when the game is over.
`
const FLAGS = {
  'play-outs': 'text',
  moments: 'text',
  seed: 'text',
  house: 'text',
  lang: 'text',
  json: 'switch',
  help: 'switch',
} as const
/** So many points are printed; JSON has them all. */
const LINES = 24

export function analyse(argv: readonly string[], io: Io): number {
  const { given, files } = readFlags(argv, FLAGS)
  if (given.help) {
    io.out(ANALYSE_HELP)
    return 0
  }
  const path = oneFile('analyse', files)
  const playOuts = wholeNumber('play-outs', given['play-outs'] ?? '12', 1, 10_000)
  const moments = wholeNumber('moments', given.moments ?? '6', 0, 1000)
  const lang = oneOfThese('lang', given.lang ?? 'en', LANGUAGES)
  const checked = savedGame(path, findWith(given.house))
  if (!checked.standing) throw new Failure(`${path}: this game is not over`)
  const shown = progress(io, 'percent', 100)
  const { entry, setup, log } = checked
  const found = study(entry.game, setup, log, {
    seed: given.seed ?? '1',
    playOuts,
    moments,
    progress: share => shown.at(Math.floor(100 * share)),
  })
  shown.done()
  if ('why' in found) throw new Failure(`${path}: entry ${found.entry} does not hold`)
  io.out(given.json ? `${JSON.stringify(tidy(found), null, 2)}\n` : plain(inText(found, checked, lang), Infinity))
  return 0
}

const tidy = ({ points, moments }: Analysis): Analysis => ({
  points: points.map(point => ({ ...point, chances: point.chances.map(rounded) })),
  moments: moments.map(moment => ({
    ...moment,
    before: moment.before.map(rounded),
    after: moment.after.map(rounded),
    swing: rounded(moment.swing),
  })),
})

function inText({ points, moments }: Analysis, checked: Checked, lang: string): string {
  const { entry, setup } = checked
  const s = speakerOf(entry, lang, setup.seats)
  const percent = (x: number): string => `${(100 * x).toFixed(0)} %`.padStart(7)
  const nameOf = (seat: number): string => s.say({ key: 'ref.seat', args: { id: seat } })
  const every = Math.max(1, Math.ceil(points.length / LINES))
  const chart = points
    .filter((_, i) => i % every === 0 || i === points.length - 1)
    .map(({ at, chances }) => `${String(at).padStart(6)} ${chances.map(percent).join('')}`)
  const words = wordsOf(moments, checked, s)
  const turns = moments.flatMap(({ at, said, byChance, before, after }) => [
    ...(byChance
      ? [`${String(at).padStart(6)}  what the cards bring`]
      : said.map(
          ({ entry: i, seat }, n) =>
            `${n === 0 ? String(at).padStart(6) : '      '}  ${nameOf(seat)}: ${words.get(i) ?? ''}`,
        )),
    `        ${changes(before, after)
      .map(([seat, from, to]) => `${nameOf(seat)} ${percent(from).trim()} → ${percent(to).trim()}`)
      .join(', ')}`,
  ])
  return `chance of winning, by question and seat\n${[...chart, '', 'moments that swung it', ...turns].join('\n')}\n`
}

/** Whose chances changed by two in a hundred or more. */
const changes = (before: readonly number[], after: readonly number[]): [seat: number, from: number, to: number][] =>
  before.flatMap((from, seat) => (Math.abs(after[seat]! - from) >= 0.02 ? [[seat, from, after[seat]!]] : []))

/** What was answered in these moments, by the place in the log. */
function wordsOf(moments: Analysis['moments'], { entry, setup, log }: Checked, s: Speaker): Map<number, string> {
  const wanted = new Set(moments.flatMap(({ said }) => said.map(each => each.entry)))
  const words = new Map<number, string>()
  let before: State<AnyTypes['table']> | null = null
  replay(entry.game, setup, log, (i, state) => {
    const each = log[i]
    const decision = before && each && wanted.has(i) ? question(entry.game, before)?.to[each.seat]?.decision : undefined
    if (decision && each && 'answer' in each) words.set(i, s.sayAnswer(decision, each.answer))
    before = state
  })
  return words
}
