import { type Advice, advise as counsel } from '@cloak/bots'
import { awaited, type Decision, see } from '@cloak/kernel'
import type { Speaker } from '@cloak/words'
import { budgetOf } from './arena-game.ts'
import { oneFile, oneOfThese, readFlags, wholeNumber } from './flags.ts'
import { findWith } from './house.ts'
import { type Io, Misuse, plain } from './io.ts'
import { savedAt } from './saved.ts'
import { LANGUAGES, speakerOf } from './speak.ts'

export const ADVISE_HELP = `cloak advise FILE --at N [options]: what the chancellor would answer in a saved game, and why

  --at N           when N questions are answered
  --as SEAT        to whom the question is put (the first who is still to answer)
  --budget N       how many worlds it may imagine (400): the same advice every time
  --budget Nms     or how many milliseconds it may think
  --seed TEXT      what its chance grows from (1)
  --house FILE     the host's own values the game was played with
  --lang en|pl|hu  in English, Polish or Hungarian (en)
  --json           prints the advice as JSON

It is told what the seat saw then, and nothing else.
`
const FLAGS = {
  at: 'text',
  as: 'text',
  budget: 'text',
  seed: 'text',
  house: 'text',
  lang: 'text',
  json: 'switch',
  help: 'switch',
} as const

export function advise(argv: readonly string[], io: Io): number {
  const { given, files } = readFlags(argv, FLAGS)
  if (given.help) {
    io.out(ADVISE_HELP)
    return 0
  }
  const path = oneFile('advise', files)
  if (given.at === undefined) throw new Misuse('--at is needed: how many questions are answered')
  const at = wholeNumber('at', given.at, 0, Number.MAX_SAFE_INTEGER)
  const lang = oneOfThese('lang', given.lang ?? 'en', LANGUAGES)
  const budget = budgetOf(given.budget ?? '400', io.now)
  const { checked, state } = savedAt(path, at, findWith(given.house))
  const { entry, setup } = checked
  const asked = state ? awaited(entry.game, state) : []
  if (!state || asked.length === 0)
    throw new Misuse(`--at must be less than ${checked.state.at}, the questions of this game`)
  const seat = given.as === undefined ? asked[0]! : wholeNumber('as', given.as, 0, setup.seats - 1)
  if (!asked.includes(seat)) throw new Misuse(`--as: nothing is asked of seat ${seat} then, but of ${asked.join(', ')}`)

  const seen = see(entry.game, state, { at: seat })
  const advice = counsel(entry.game, seen, seat, { ...budget(), seed: given.seed ?? '1' })
  if (given.json) io.out(`${JSON.stringify({ at, seat, ...advice }, null, 2)}\n`)
  else {
    const s = speakerOf(entry, lang, setup.seats)
    const prompt = s.say(seen.mine!.prompt)
    io.out(plain(`question ${at}, seat ${seat}: ${prompt}\n${inText(advice, seen.mine!.decision, s)}`, Infinity))
  }
  return 0
}

function inText({ answers, iterations }: Advice, d: Decision, s: Speaker): string {
  const lines = answers.flatMap(({ answer, chance, worlds, reasons }) => [
    `  ${`${(100 * chance).toFixed(0)} %`.padStart(5)}  ${s.sayAnswer(d, answer)}  (${worlds})`,
    ...reasons.map(reason => `           ${s.say(reason)}`),
  ])
  return `${lines.join('\n')}\n  ${iterations} worlds\n`
}
