import type { Budget } from '@cloak/bots'
import { type ArenaRow, arenaTable } from './arena-table.ts'
import type { Bot } from './bots.ts'
import { readFlags } from './flags.ts'
import { Failure, type Io, Misuse, reasonOf } from './io.ts'
import { type Plan, planOf } from './plan.ts'
import { playGame } from './play.ts'
import { progress } from './progress.ts'
import { rounded } from './tally.ts'

const ARENA_FLAGS = {
  game: 'text',
  seats: 'text',
  games: 'text',
  seed: 'text',
  options: 'text',
  bots: 'text',
  budget: 'text',
  json: 'switch',
  help: 'switch',
} as const

export const ARENA_HELP = `cloak arena --game ID --bots LIST [options]: lets bots play against one another

  --game ID        which game; \`cloak games\` lists them
  --bots LIST      who plays, by commas, round again until every seat is taken
  --seats N        how many play (4 if the game allows it)
  --games N        how many games (100); each deal is played once in every seating, so a multiple of the seats is best
  --seed TEXT      what chance grows from (1)
  --options JSON   the host's options, the same for all games (the game's default)
  --options random other options for each game
  --budget N       how many worlds a searching bot may imagine for a decision (400): the same result every time
  --budget Nms     or how many milliseconds it may think
  --json           prints the result as JSON

A bot's share of wins is over the seats it had: with four seats 25 % is even. A shared win is shared. The interval is
Wilson's, of 95 %.
`

/** What came of it. */
interface Arena {
  game: string
  seats: number
  games: number
  seed: string
  budget: string
  bots: ArenaRow[]
  decisions: number
  seconds: number
  decisionsPerSecond: number
}

export function arena(argv: readonly string[], io: Io): number {
  const { given, files } = readFlags(argv, ARENA_FLAGS)
  if (given.help) {
    io.out(ARENA_HELP)
    return 0
  }
  if (files.length > 0) throw new Misuse(`arena takes no file ('${files[0]}')`)
  if (given.bots === undefined) throw new Misuse('--bots is needed: who plays, by commas')
  const budget = given.budget ?? '400'
  const result = playAll(planOf(given), budget, budgetOf(budget, io), io)
  io.out(given.json ? `${JSON.stringify(result, null, 2)}\n` : inText(result))
  return 0
}

/** A budget for each decision, from its beginning on. */
function budgetOf(text: string, io: Io): () => Budget {
  const [, n, ms] = /^([1-9]\d{0,6})(ms)?$/.exec(text) ?? []
  if (n === undefined)
    throw new Misuse(`--budget must be a number of worlds, or of milliseconds such as 500ms, not '${text}'`)
  const most = Number(n)
  if (!ms) return () => ({ iterations: most })
  return () => {
    const end = io.now() + most
    return { iterations: Infinity, stop: () => io.now() >= end }
  }
}

/** The bot with a new budget for each of its decisions. */
const paced = (bot: Bot, budget: () => Budget): Bot => ({
  ...bot,
  sits(game, seat) {
    const { name, decide } = bot.sits(game, seat)
    return { name, decide: (seen, heard, rng) => decide(seen, heard, rng, budget()) }
  },
})

function playAll(plan: Plan, said: string, budget: () => Budget, io: Io): Arena {
  const { entry, seats, games, seed } = plan
  const company = plan.bots.map(bot => paced(bot, budget))
  const table = arenaTable(company.map(({ name }) => name))
  const shown = progress(io, 'game', games)
  let decisions = 0
  const began = io.now()
  for (let i = 0; i < games; i++) {
    const turned = company.map((_, seat) => company[(seat + i) % seats]!)
    const setup = plan.setup(Math.floor(i / seats))
    const played = named(i, () => playGame(entry.game, setup, turned))
    decisions += played.decisions
    table.add(
      turned.map(({ name }) => name),
      played.standing,
    )
    shown.at(i + 1)
  }
  shown.done()
  const seconds = (io.now() - began) / 1000
  return {
    game: entry.game.id,
    seats,
    games,
    seed,
    budget: said,
    bots: table.rows(),
    decisions,
    seconds: rounded(seconds),
    decisionsPerSecond: rounded(decisions / Math.max(seconds, 1e-6)),
  }
}

function named<R>(i: number, play: () => R): R {
  try {
    return play()
  } catch (error) {
    throw new Failure(`game ${i}: ${reasonOf(error)}`, { cause: error })
  }
}

function inText(r: Arena): string {
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`
  const width = Math.max(3, ...r.bots.map(({ bot }) => bot.length))
  const cells = (bot: string, ...rest: string[]): string =>
    `  ${bot.padEnd(width)}${rest.map(cell => cell.padStart(12)).join('')}\n`
  const rows = r.bots.map(row =>
    cells(
      row.bot,
      String(row.seats),
      percent(row.wins),
      percent(row.least),
      percent(row.most),
      row.place.toFixed(2),
      row.score.toFixed(1),
    ),
  )
  return `${r.game}: ${r.games} games of ${r.seats} seats, seed ${r.seed}, budget ${r.budget}
${cells('bot', 'seats', 'wins', 'at least', 'at most', 'place', 'score')}${rows.join('')}  ${r.decisions} decisions in ${r.seconds.toFixed(1)} s, ${Math.round(r.decisionsPerSecond)} a second
`
}
