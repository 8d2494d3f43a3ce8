/** `npm run outlook`: what went with winning in Citadels, which the weights of the search are set by. */
import { parseArgs } from 'node:util'
import type { View } from '@cloak/citadels-core'
import { type AnyTypes, gameNamed } from '@cloak/games'
import { Rng, sample, type State } from '@cloak/kernel'
import { CLASSIC, EDITION_2016 } from '../packages/games/citadels-core/knack/almanac.ts'
import { NAMES, holdingsOf } from '../packages/games/citadels-core/knack/outlook.ts'
import { isCitadelsView, sightOf } from '../packages/games/citadels-core/knack/sight.ts'
import { seated } from '../packages/cli/src/bots.ts'
import { playGame } from '../packages/cli/src/play.ts'
import { type Contest, winningWeights } from './outlook/winning-weights.ts'

const HELP = `npm run -s outlook -- [--games N] [--bots LIST] [--budget N]

Plays N games (300) of either edition at each number of seats from two to seven, with options drawn by lot; notes what every
seat has when a round begins; and prints what each thing was worth, by how long the longest city was, and in all.

  --bots LIST   who plays, by commas (greedy)
  --budget N    play-outs of bots that search (40)
`
const EDITIONS = ['citadels-2016', 'citadels-classic']
const SEATS = [2, 3, 4, 5, 6, 7]

/** A round as it begins, and who won in the end. */
interface Round extends Contest {
  longest: number
}

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    bots: { type: 'string', default: 'greedy' },
    budget: { type: 'string', default: '40' },
    help: { type: 'boolean', default: false },
  },
})
const [games, iterations] = [Number(given.games), Number(given.budget)]
if (given.help) console.log(HELP)
else if (!(games > 0) || !(iterations > 0)) {
  console.error(HELP)
  process.exitCode = 2
} else report(EDITIONS.flatMap(edition => SEATS.flatMap(seats => played(edition, seats))))

function citadels(view: object): View {
  if (!isCitadelsView(view)) throw new TypeError('this is not Citadels')
  return view
}

function played(edition: string, seats: number): Round[] {
  const { game } = gameNamed(edition)!
  const almanac = edition === 'citadels-classic' ? CLASSIC : EDITION_2016
  const bots = seated(given.bots, seats)
  const rounds: Round[] = []
  for (let i = 0; i < games; i++) {
    const seed = `outlook ${seats} ${i}`
    const options = sample(game.options(seats), Rng.from(`${seed} options`)) as object
    const begun = new Map<number, Omit<Round, 'won'>>()
    const note = (state: State<AnyTypes['table']>): void => {
      const views = bots.map((_, at) => citadels(game.view(state.table, { at })))
      const { round, completed, players } = views[0]!
      if (round < 2 || completed.length > 0 || begun.has(round)) return
      const held = views.map((view, seat) => {
        const all = holdingsOf(sightOf(view, seat, almanac))
        return NAMES.map(name => all[name])
      })
      begun.set(round, { held, longest: Math.max(...players.map(({ city }) => city.length)) })
    }
    const setup = { game: game.id, rules: game.rules, seats, options, seed }
    const scribe = { began: note, entered: (_: unknown, state: State<AnyTypes['table']>) => note(state) }
    const { standing } = playGame(game, setup, bots, scribe, { iterations })
    const winners = standing.filter(({ place }) => place === 1).length
    const won = standing.map(({ place }) => (place === 1 ? 1 / winners : 0))
    rounds.push(...[...begun.values()].map(each => ({ ...each, won })))
  }
  return rounds
}

function report(rounds: readonly Round[]): void {
  const cells = (first: string, rest: readonly string[]): void =>
    console.log(first.padEnd(16) + rest.map(cell => cell.padStart(10)).join(''))
  cells('longest city', ['rounds', 'heat', ...NAMES.slice(1)])
  const row = (name: string, of: readonly Round[]): void => {
    const [point, ...others] = winningWeights(of)
    cells(name, [of.length.toString(), (1 / point!).toFixed(1), ...others.map(weight => (weight / point!).toFixed(2))])
  }
  for (let longest = 1; longest <= 7; longest++) {
    const of = rounds.filter(round => round.longest === longest)
    if (of.length > 0) row(String(longest), of)
  }
  row('all', rounds)
}
