import { type AnyGame, games } from '@cloak/games'
import { Rng, sample } from '@cloak/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, newIdentity } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { searchEye } from './support/search-eye.ts'
import { searchWire, thingOf } from './support/wire.ts'
import { playedWhole, type Sitting } from './support/wire-game.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

const CLOCK = { kind: 'live', bank: 3600, increment: 5 } as const
/** At the largest table of this game two bots play along. */
const WITH_BOTS = 'chytrogrod'

/** A table at which nobody has set anything, and the smallest and the largest, at which a draw has. */
function sittingsOf({ id: game, seats: sizes, options }: AnyGame): Sitting[] {
  const usual = sizes.includes(4) ? 4 : sizes[0]!
  const drawn = [...new Set([sizes[0]!, sizes.at(-1)!])].map((seats, i): Sitting => {
    const seed = `wire ${game} ${seats}`
    const bots = game === WITH_BOTS && i > 0 ? (['random', 'squire'] as const) : []
    const set = sample(options(seats), Rng.from(seed)) as object
    return { game, seats, options: set, seed, bots, ...(i === 0 && { clock: CLOCK }) }
  })
  return [{ game, seats: usual, options: options(usual).lapse as object, seed: `wire ${game}` }, ...drawn]
}
const cases = games.flatMap(({ game }) => sittingsOf(game))

test.each(cases)(
  '$game for $seats: no byte received tells a seat, an onlooker or one who comes back what it may not know',
  async sitting => {
    const { address } = server
    const { table, eyes, file } = await playedWhole([address], sitting)
    for (const eye of eyes) searchEye(eye, file)
    expect(eyes.map(({ asked }) => asked.length)).not.toContain(0)
    // Only in one of the games may anything be taken back.
    expect(file.log.some(entry => 'undo' in entry)).toBe(sitting.game === 'pact')
    expect(file.talk.length).toBeGreaterThan(sitting.seats)
    const late = await connect(address, await newIdentity(address, 'Latecomer'))
    await late.send({ kind: 'watch', table })
    await late.until(() => true)
    searchEye({ at: null, client: late, visits: [], asked: [] }, file)
    // The search itself must find something where there is something to be found.
    const [seated, onlooker] = [eyes[0]!.client, eyes.at(-1)!.client]
    expect(() => searchWire(seated.frames, file, 1)).toThrow(/seat 1/)
    expect(() => searchWire(onlooker.frames, file, 0)).toThrow(/seat 0/)
    const shown = onlooker.frames.filter(frame => frame.startsWith('{"kind":"now"'))
    expect(() => searchWire(shown.slice(1), file, null)).toThrow(/number/)
    expect(() => searchWire([`{"kind":"done","id":${thingOf(sitting.game)}}`], file, null)).toThrow(
      /a thing of the game/,
    )
    for (const { client } of eyes) await client.close()
    await late.close()
  },
  120_000,
)
