import { botNamed, search } from '@cloak/bots'
import { chytrogrod } from '@cloak/chytrogrod'
import { citadels2016 } from '@cloak/citadels-2016'
import { citadelsClassic } from '@cloak/citadels-classic'
import { awaited, type Game, type GameTypes, imagine, Rng, see, type Setup, start, take } from '@cloak/kernel'
import { nanoseconds, timed, whole } from './clock.ts'

/** How many worlds a second the search looks at, how quickly the quick player answers, and where the time goes. */
export function bots(seconds: number): void {
  measure(citadels2016, [2, 4, 8], seconds)
  measure(citadelsClassic, [2, 4, 8], seconds)
  measure(chytrogrod, [3, 4, 5], seconds)
}

function measure<G extends GameTypes>(game: Game<G>, seats: readonly number[], seconds: number): void {
  console.log(`\n${game.id}: positions of a game among greedy players, at the seat that is asked`)
  console.log('seats   worlds/s   quick answers/s   one imagining, of a world')
  for (const n of seats) {
    const positions = gameOf(game, n)
    const rng = Rng.from('bench')
    let next = 0
    const position = () => positions[next++ % positions.length]!
    const { count, seconds: taken } = timed(seconds, () => {
      const { seen, seat } = position()
      return search(game, seen, seat, rng, { iterations: 20 }).iterations
    })
    const imagining = nanoseconds(seconds / 4, () => {
      const { seen, seat } = position()
      return imagine(game, seen, seat, rng)
    })
    const quick = nanoseconds(seconds / 4, () => {
      const { seen, seat } = position()
      return botNamed('greedy')!(game, seat).decide(seen, [], rng, { iterations: 1 })
    })
    const share = (imagining * count) / (taken * 1e9)
    console.log(
      `${String(n).padStart(5)}${whole(count / taken).padStart(11)}${whole(1e9 / quick).padStart(18)}${`${Math.round(100 * share)} %`.padStart(28)}`,
    )
  }
}

/** Every position of one game. */
function gameOf<G extends GameTypes>(game: Game<G>, seats: number) {
  const { state } = start(game, setupOf(game, seats))
  const rng = Rng.from('greedy')
  const positions: { seat: number; seen: ReturnType<typeof see<G>> }[] = []
  for (;;) {
    const [seat] = awaited(game, state)
    if (seat === undefined) return positions
    const seen = structuredClone(see(game, state, { at: seat }))
    positions.push({ seat, seen })
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
