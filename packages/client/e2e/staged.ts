import type { Game, GameTypes, State, Told } from '@cloak/kernel'
import { afterwards, answer, awaited, decisionFor, hear, Rng, sample, see, start } from '@cloak/kernel'
import { type About, difference, type Happened, type Notice } from '@cloak/protocol'
import type { Page } from 'playwright-core'

/** One moment of a game that was played beforehand. */
export interface StagedMoment<G extends GameTypes> {
  state: State<G['table']>
  told: Told[]
}
export interface StagedGame<G extends GameTypes> {
  game: Game<G>
  moments: readonly StagedMoment<G>[]
  seats: number
  options: G['options']
}

/** A random game, played to the end, as a list of moments to show to a browser; with any options, or with the usual ones. */
export function stagedGame<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  seed: string,
  how: 'usual' | 'any' = 'usual',
): StagedGame<G> {
  const rng = Rng.from(`staged ${seed}`)
  const offered = game.options(seats)
  const options = (how === 'any' ? sample(offered, rng) : offered.lapse) as G['options']
  let { state, told } = start(game, { game: game.id, rules: game.rules, seats, options, seed })
  const moments: StagedMoment<G>[] = [{ state, told }]
  for (;;) {
    const [seat] = awaited(game, state)
    if (seat === undefined) return { game, moments, seats, options }
    const next = answer(game, state, state.at, seat, sample(decisionFor(game, state, seat)!, rng))
    if (!('state' in next)) throw new Error(`a sampled answer was refused: ${JSON.stringify(next)}`)
    ;({ state, told } = next)
    moments.push({ state, told })
  }
}

export interface Stage {
  /** Shows the moment of this number: what was seen then, and what happened since the last one shown. */
  show(n: number): void
}
/** The server's part at a table that was played beforehand, for one browser. */
export interface Part extends Stage {
  greet(send: (text: string) => void): void
  take(text: string): void
}

const NAMES = ['Anna of Gniezno', 'Béla', 'Casimir', 'Dorottya', 'Elżbieta', 'Ferenc', 'Gertruda', 'Henryk']

/** Plays the server: `eye` sits at the table, and sees what it is shown. */
export function serverPart<G extends GameTypes>({ game, moments, seats, options }: StagedGame<G>, eye: number): Part {
  let send: (notice: Notice) => void = () => {}
  let shown = 0
  let last = -1
  const aboutAt = (state: State<G['table']>, end = afterwards(state)): About => ({
    id: 'staged',
    game: game.id,
    status: end ? 'over' : 'playing',
    host: 'host',
    listed: false,
    options,
    clock: { kind: 'none' },
    seats: NAMES.slice(0, seats).map(name => ({
      person: 'host',
      name,
      bot: null,
      away: false,
      program: false,
      silenced: false,
      agrees: false,
    })),
    rated: false,
    counsel: false,
    commitment: '',
    paused: false,
    rematch: null,
    standing: end && game.standing(end),
  })
  const seenAt = (n: number) => see(game, moments[n]!.state, { at: eye })
  const now = (n: number, after: number): Notice => ({
    kind: 'now',
    table: 'staged',
    n: n + 1,
    seat: eye,
    told: moments
      .slice(after + 1, n + 1)
      .map(({ told }, i): Happened => ({ n: after + 2 + i, heard: told.map(each => hear(each, { at: eye })) })),
    about: aboutAt(moments[n]!.state),
    change: after < 0 ? [seenAt(n)] : difference(seenAt(after), seenAt(n)),
    clocks: null,
  })
  return {
    greet(write) {
      send = notice => write(JSON.stringify(notice))
      send({ kind: 'welcome', protocol: 1, person: 'host', name: NAMES[eye]! })
    },
    take(text) {
      const { id, kind } = JSON.parse(text) as { id: string; kind: string }
      send({ kind: 'done', id })
      if (kind === 'watch') {
        send(now(shown, -1))
        last = shown
      }
    },
    show(n) {
      shown = n
      if (last < 0) return
      send(now(n, last))
      last = n
    },
  }
}

/** Opens a table whose server is played by the test. */
export async function openStage<G extends GameTypes>(page: Page, staged: StagedGame<G>, eye: number): Promise<Stage> {
  const part = serverPart(staged, eye)
  await page.routeWebSocket(/\/socket$/, socket => {
    part.greet(text => socket.send(text))
    socket.onMessage(text => part.take(String(text)))
  })
  return part
}
