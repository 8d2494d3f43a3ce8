import { type AnyGame, type AnyTypes, games } from '@cloak/games'
import { answer, awaited, decisionFor, imagine, Rng, sample, type Seat, see, start, type State } from '@cloak/kernel'
import type { Notice } from '@cloak/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Keeper } from '../src/tables/keeper.ts'
import { type Client, connect, newIdentity, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { people } from './support/table.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

type World = State<AnyTypes['table']>
const CLOCK = { kind: 'live', bank: 3600, increment: 5 } as const
const SAMPLES = 16

/** Moments of one random game, spread over all of it. */
function moments(game: AnyGame, seats: number): World[] {
  const rng = Rng.from(`two worlds ${game.id}`)
  const options = game.options(seats).lapse as object
  let { state } = start(game, { game: game.id, rules: game.rules, seats, options, seed: 'two worlds' })
  const all: World[] = []
  while (awaited(game, state).length > 0) {
    all.push(state)
    const seat = rng.pick(awaited(game, state))
    const next = answer(game, state, state.at, seat, sample(decisionFor(game, state, seat)!, rng))
    if (!('state' in next)) throw new Error(next.rule)
    ;({ state } = next)
  }
  return Array.from({ length: SAMPLES }, (_, i) => all[Math.floor((i * all.length) / SAMPLES)]!)
}

/** The table stands in this world from now on, and everybody's notices are counted from `from`. */
function turnTo({ position }: Keeper, world: World, from: number): void {
  position.course = { state: world, before: null }
  position.counts.fill(from)
  position.room.bank.fill(CLOCK.bank * 1000)
  position.room.since = Date.now()
}

/** What a notice tells, but for the hour, which is nobody's secret. */
function told(frame: string, from: number): string {
  const notice = JSON.parse(frame) as Notice
  if (notice.kind !== 'now') return frame
  const { clocks, ...rest } = notice
  const hours = clocks && { bank: clocks.bank.map(ms => String(ms).length), due: clocks.due === null }
  const counted = rest.told.map(each => ({ ...each, n: each.n - from }))
  return JSON.stringify({ ...rest, n: rest.n - from, told: counted, clocks: hours })
}

/**
 * One pair of eyes at a table in one world: it looks, says what is wrong, tries to take back, and answers; the others
 * answer what they are asked there. Nobody closes the question, since what follows may well differ.
 */
async function visit(
  keeper: Keeper,
  { world, both, from }: { world: World; both: readonly Seat[]; from: number },
  clients: readonly Client[],
  eye: Client,
): Promise<string[]> {
  const game = games.find(each => each.game.id === keeper.position.room.game)!.game
  const table = keeper.id
  turnTo(keeper, world, from)
  const first = eye.frames.length
  await eye.send({ kind: 'watch', table, after: from }, 'look')
  await eye.send({ kind: 'answer', table, at: world.at, answer: { no: ['such'] } }, `wrong-${from}`)
  await eye.send({ kind: 'answer', table, at: world.at + 1, answer: 1 }, `early-${from}`)
  await eye.send({ kind: 'undo', table, at: world.at }, `undo-${from}`)
  const rng = Rng.from(`visit ${world.at}`)
  for (const seat of both.slice(0, -1)) {
    const said = sample(decisionFor(game, world, seat)!, clients[seat] === eye ? Rng.from('own') : rng)
    const reply = await clients[seat]!.send(
      { kind: 'answer', table, at: world.at, answer: said },
      `say-${seat}-${from}`,
    )
    expect(reply.kind).toBe('done')
  }
  await eye.send({ kind: 'ping' }, 'here')
  await eye.send({ kind: 'unwatch', table }, 'away')
  return eye.frames.slice(first).map(frame => told(frame.replaceAll(`-${from}"`, '"'), from))
}

const cases = games.map(({ game }) => ({ game, seats: game.seats.includes(4) ? 4 : game.seats[0]!, name: game.id }))

test.each(cases)(
  '$name: what no eye may know changes neither the number nor the order nor a byte of what it is sent',
  async ({ game, seats }) => {
    const { address } = server
    const seated = await people(address, seats)
    const onlooker = await newIdentity(address, 'Onlooker')
    const table = await tableOf(seated, address, game.id, { clock: CLOCK })
    await seated[0]!.send({ kind: 'start', table })
    for (const client of seated) await client.send({ kind: 'unwatch', table })
    const keeper = (await server.keepers.of(table))!
    let from = 10_000
    let others = 0
    for (const [i, here] of moments(game, seats).entries()) {
      // Whoever sits nowhere is told so each time, and after too many mistakes turned out.
      const passing = await connect(address, onlooker)
      for (const eye of [...seated, passing]) {
        const at = eye === passing ? null : seated.indexOf(eye)
        const there = imagine(game, see(game, here, { at }), at, Rng.from(`${i} ${at}`))
        const asked = awaited(game, there)
        const both = awaited(game, here).filter(seat => asked.includes(seat))
        others += both.length
        const [one, other] = [
          await visit(keeper, { world: here, both, from: (from += 100) }, seated, eye),
          await visit(keeper, { world: there, both, from: (from += 100) }, seated, eye),
        ]
        expect(other).toEqual(one)
      }
      await passing.close()
    }
    expect(others).toBeGreaterThan(SAMPLES)
    // Another world for somebody else is not the same world for this one, and the comparison finds it.
    const here = moments(game, seats)[SAMPLES / 2]
    const there = imagine(game, see(game, here!, { at: 1 }), 1, Rng.from('not mine'))
    const one = await visit(keeper, { world: here!, both: [], from: (from += 100) }, seated, seated[0]!)
    expect(await visit(keeper, { world: there, both: [], from: (from += 100) }, seated, seated[0]!)).not.toEqual(one)
    for (const client of seated) await client.close()
  },
  120_000,
)
