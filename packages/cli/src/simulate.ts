import { outcomeText } from '@cloak/record'
import { digester } from '@cloak/record/node'
import { withMinus } from '@cloak/words'
import { readFlags } from './flags.ts'
import { Failure, type Io, Misuse, reasonOf } from './io.ts'
import { type Plan, planOf, SIMULATE_FLAGS } from './plan.ts'
import { playGame } from './play.ts'
import { progress } from './progress.ts'
import { folder, recordGame } from './save.ts'
import { rounded, type Spread, tally } from './tally.ts'

export const SIMULATE_HELP = `cloak simulate --game ID [options]: plays whole games

  --game ID        which game; \`cloak games\` lists them
  --seats N        how many play (4 if the game allows it)
  --games N        how many games (100)
  --seed TEXT      what chance grows from (1); game i is dealt from it and i
  --options JSON   the host's options, the same for all games (the game's default)
  --options random other options for each game
  --bots LIST      who plays, by commas, from seat 0 on and round again (random)
  --house FILE     a host's own values as JSON, for games that have any (see docs/guide/house-values.md)
  --save DIR       writes every game to a file there, over any of the same name, for \`cloak verify\` and \`cloak show\`
  --json           prints the result as JSON

The digest is a SHA-256 over the standings and last states of all games, in order: the same arguments give the same
digest on any machine, with --save or without.
`

/** What came of it. */
export interface Result {
  game: string
  rules: number
  seats: number
  games: number
  seed: string
  bots: string[]
  decisions: number
  seconds: number
  gamesPerSecond: number
  decisionsPerSecond: number
  rounds: Spread
  scores: Spread
  wins: number[]
  digest: string
}

export function simulate(argv: readonly string[], io: Io): number {
  const { given, files } = readFlags(argv, SIMULATE_FLAGS)
  if (given.help) {
    io.out(SIMULATE_HELP)
    return 0
  }
  if (files.length > 0) throw new Misuse(`simulate takes no file ('${files[0]}')`)
  const result = playAll(planOf(given), given.save, io)
  io.out(given.json ? `${JSON.stringify(result, null, 2)}\n` : inText(result))
  return 0
}

function playAll(plan: Plan, save: string | undefined, io: Io): Result {
  const { entry, seats, seed, bots } = plan
  const { game, round } = entry
  const shelf = save === undefined ? null : folder(save)
  const shown = progress(io, 'game', plan.games)
  const [rounds, scores, total] = [tally(), tally(), digester()]
  const wins = Array<number>(seats).fill(0)
  let decisions = 0
  const began = io.now()
  for (let i = 0; i < plan.games; i++) {
    const setup = plan.setup(i)
    const {
      state,
      standing,
      decisions: n,
    } = named(i, () => {
      if (!shelf) return playGame(game, setup, bots)
      const { file, ...played } = recordGame(game, setup, bots)
      shelf.save(file, plan.fileName(i))
      return played
    })
    decisions += n
    rounds.add(round(game.view(state.table, { at: null })))
    standing.forEach(({ place, score }, seat) => {
      scores.add(score)
      if (place === 1) wins[seat]!++
    })
    total.add(outcomeText(standing, state))
    shown.at(i + 1)
  }
  shown.done()
  const seconds = (io.now() - began) / 1000
  const perSecond = (n: number): number => rounded(n / Math.max(seconds, 1e-6))
  return {
    game: game.id,
    rules: game.rules,
    seats,
    games: plan.games,
    seed,
    bots: bots.map(bot => bot.name),
    decisions,
    seconds: rounded(seconds),
    gamesPerSecond: perSecond(plan.games),
    decisionsPerSecond: perSecond(decisions),
    rounds: rounds.spread(),
    scores: scores.spread(),
    wins,
    digest: total.digest(),
  }
}

/** A fault in the rules says in which game it lies. */
function named<R>(i: number, play: () => R): R {
  try {
    return play()
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`game ${i}: ${reasonOf(error)}`, { cause: error })
  }
}

function inText(r: Result): string {
  const n = (x: number, digits = 0): string => withMinus(x.toLocaleString('en', { maximumFractionDigits: digits }))
  const spread = ({ mean, min, max }: Spread): string => `${n(mean, 1)} on average, ${n(min)} to ${n(max)}`
  return `${r.game}, rules ${r.rules}: ${n(r.games)} games of ${r.seats} seats, seed ${r.seed}, bots ${r.bots.join(',')}
  time      ${n(r.seconds, 2)} s: ${n(r.gamesPerSecond)} games and ${n(r.decisionsPerSecond)} decisions a second
  decisions ${n(r.decisions)}, ${n(r.decisions / r.games, 1)} a game
  rounds    ${spread(r.rounds)}
  scores    ${spread(r.scores)}
  wins      ${r.wins.map((wins, seat) => `seat ${seat}: ${n(wins)}`).join(', ')}
  digest    ${r.digest}
`
}
