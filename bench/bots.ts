import { botNamed, search } from '@cloak/bots'
import { chytrogrod } from '@cloak/chytrogrod'
import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import { awaited, type Game, type GameTypes, Rng, see, type Setup, start, take } from '@cloak/kernel'
import { pact } from '@cloak/pact'
import { timedGame } from './bots-time.ts'
import { nanoseconds, timed, whole } from './clock.ts'

/** How many play-outs a second the search makes, how quickly the quick player answers, and where the time goes. */
export function bots(seconds: number): void {
  measure(citadels2016, [2, 4, 8], seconds)
  measure(citadelsClassic, [2, 4, 8], seconds)
  measure(chytrogrod, [3, 4, 5], seconds)
  measure(pact, [4], seconds)
}

const WORLDS = 60

function measure<G extends GameTypes>(game: Game<G>, seats: readonly number[], seconds: number): void {
  console.log(`\n${game.id}: positions of a game among greedy players, at the seat that is asked`)
  console.log('seats   play-outs/s   quick answers/s   imagining   copying   views   questions   rules   judgement')
  for (const n of seats) {
    const positions = gameOf(game, n)
    const rng = Rng.from('bench')
    let next = 0
    const position = () => positions[next++ % positions.length]!
    const think = (of: Game<G>): number => {
      const { seen, seat } = position()
      return search(of, seen, seat, rng, { iterations: WORLDS }).iterations
    }
    const { count, seconds: taken } = timed(seconds, () => think(game))
    const quick = nanoseconds(seconds / 4, () => {
      const { seen, seat } = position()
      return botNamed('greedy')!(game, seat).decide(seen, [], rng, { iterations: 1 })
    })
    // A second run with a stop-watch in the rules: slower, so it tells shares and not speeds.
    const watched = timedGame(game)
    const began = performance.now()
    timed(seconds / 2, () => think(watched.game))
    const all = performance.now() - began
    const share = (ms: number): string => `${Math.round((100 * ms) / all)} %`
    const { imagining, copying, views, questions, rules } = watched.spent
    const judgement = all - imagining - copying - views - questions - rules
    const cells = [whole(count / taken).padStart(14), whole(1e9 / quick).padStart(18)]
    const shares = [imagining, copying, views, questions, rules, judgement].map(share)
    const widths = [12, 10, 8, 12, 8, 12]
    console.log(
      `${String(n).padStart(5)}${cells.join('')}${shares.map((each, i) => each.padStart(widths[i]!)).join('')}`,
    )
  }
}

/** Every position of one game in which there is something to think about. */
function gameOf<G extends GameTypes>(game: Game<G>, seats: number) {
  const { state } = start(game, setupOf(game, seats))
  const rng = Rng.from('greedy')
  const positions: { seat: number; seen: ReturnType<typeof see<G>> }[] = []
  for (;;) {
    const [seat] = awaited(game, state)
    if (seat === undefined) return positions
    const seen = structuredClone(see(game, state, { at: seat }))
    const { iterations } = search(game, seen, seat, rng, { iterations: 30 })
    if (iterations > 0) positions.push({ seat, seen })
    take(game, state, seat, botNamed('greedy')!(game, seat).decide(seen, [], rng, { iterations: 1 }))
  }
}

const setupOf = <G extends GameTypes>(game: Game<G>, seats: number): Setup<G['options']> => ({
  game: game.id,
  rules: game.rules,
  seats,
  options: game.options(seats).lapse as G['options'],
  seed: 'bench bots',
})
