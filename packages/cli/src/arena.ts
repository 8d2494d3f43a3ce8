import { withMinus } from '@cloak/words'
import { type ArenaRow, arenaRows } from './arena-table.ts'
import { type Bout, bouts, budgetOf, playBout } from './arena-game.ts'
import { playOnThreads } from './arena-pool.ts'
import { oneOfThese, readFlags, wholeNumber } from './flags.ts'
import { type Io, Misuse } from './io.ts'
import { type Plan, planOf } from './plan.ts'
import { progress } from './progress.ts'
import { rounded } from './tally.ts'

const ARENA_FLAGS = {
  game: 'text',
  seats: 'text',
  games: 'text',
  seed: 'text',
  options: 'text',
  house: 'text',
  bots: 'text',
  budget: 'text',
  by: 'text',
  role: 'text',
  workers: 'text',
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
  --house FILE     a host's own values as JSON, for games that have any
  --budget N       how many worlds a searching bot may imagine for a decision (400): the same result every time
  --budget Nms     or how many milliseconds it may think
  --by role        tells apart the roles a bot had, in games that have roles
  --role ROLE      of these games only those in which the first bot of the list has this role
  --workers N      on how many threads (as many as there are cores); the result is the same
  --json           prints the result as JSON

A bot's share of wins is over the seats it had: with four seats 25 % is even. A shared win is shared. The interval is
Wilson's, of 95 %. Ratings are openskill's, from 25 on, after all games in order.
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

export function arena(argv: readonly string[], io: Io): number | Promise<number> {
  const { given, files } = readFlags(argv, ARENA_FLAGS)
  if (given.help) {
    io.out(ARENA_HELP)
    return 0
  }
  if (files.length > 0) throw new Misuse(`arena takes no file ('${files[0]}')`)
  if (given.bots === undefined) throw new Misuse('--bots is needed: who plays, by commas')
  const budget = given.budget ?? '400'
  const pace = budgetOf(budget, io.now)
  if (given.by !== undefined) oneOfThese('by', given.by, ['role'])
  const threads = given.workers === undefined ? io.cores : wholeNumber('workers', given.workers, 1, 256)
  const plan = planOf(given)
  if ((given.by === 'role' || given.role !== undefined) && !plan.entry.role)
    throw new Misuse(`nobody has a role in ${plan.entry.game.id}`)

  const games = bouts(plan, given.role)
  if (games.length === 0) throw new Misuse(`--role: the first bot has the role '${given.role}' in none of these games`)
  const shown = progress(io, 'game', games.length)
  const began = io.now()
  const tell = (played: readonly Bout[]): number => {
    shown.done()
    const result = resultOf(plan, budget, played, given.by === 'role', (io.now() - began) / 1000)
    io.out(given.json ? `${JSON.stringify(result, null, 2)}\n` : inText(result))
    return 0
  }
  if (threads > 1 && games.length > 1) return playOnThreads({ given, budget }, games, threads, shown.at).then(tell)
  return tell(
    games.map((game, i) => {
      const bout = playBout(plan, pace, game)
      shown.at(i + 1)
      return bout
    }),
  )
}

function resultOf(plan: Plan, budget: string, played: readonly Bout[], byRole: boolean, seconds: number): Arena {
  const decisions = played.reduce((sum, bout) => sum + bout.decisions, 0)
  return {
    game: plan.entry.game.id,
    seats: plan.seats,
    games: played.length,
    seed: plan.seed,
    budget,
    bots: arenaRows(played, byRole),
    decisions,
    seconds: rounded(seconds),
    decisionsPerSecond: rounded(decisions / Math.max(seconds, 1e-6)),
  }
}

function inText(r: Arena): string {
  const percent = (x: number): string => `${(100 * x).toFixed(1)} %`
  const nameOf = ({ bot, role }: ArenaRow): string => (role === undefined ? bot : `${bot}, ${role}`)
  const width = Math.max(3, ...r.bots.map(row => nameOf(row).length))
  const cells = (bot: string, ...rest: string[]): string =>
    `  ${bot.padEnd(width)}${rest.map(cell => cell.padStart(11)).join('')}\n`
  const rows = r.bots.map(row =>
    cells(
      nameOf(row),
      String(row.seats),
      percent(row.wins),
      percent(row.least),
      percent(row.most),
      row.place.toFixed(2),
      withMinus(row.score.toFixed(1)),
      row.rating === undefined ? '' : withMinus(row.rating.toFixed(1)),
    ),
  )
  const rated = r.bots.some(({ rating }) => rating !== undefined)
  return `${r.game}: ${r.games} games of ${r.seats} seats, seed ${r.seed}, budget ${r.budget}
${cells('bot', 'seats', 'wins', 'at least', 'at most', 'place', 'score', rated ? 'rating' : '')}${rows.join('')}  ${r.decisions} decisions in ${r.seconds.toFixed(1)} s, ${Math.round(r.decisionsPerSecond)} a second
`
}
