import { games } from '@cloak/games'
import { Rng } from '@cloak/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type Client, connect, newIdentity, plays, tableOf } from './support/client.ts'
import { served, type Served } from './support/server.ts'
import { mayHear, searchWire, thingOf } from './support/wire.ts'

let server: Served
beforeAll(async () => void (server = await served()))
afterAll(() => server.end())

const cases = games.map(({ game }) => ({ game, seats: game.seats.includes(4) ? 4 : game.seats[0]!, name: game.id }))

test.each(cases)(
  '$name: no byte received tells a seat, an onlooker or one who comes back what it may not know',
  async ({ game, seats }) => {
    const { address } = server
    const seated: Client[] = []
    for (let i = 0; i < seats; i++) seated.push(await connect(address, await newIdentity(address, `Player ${i}`)))
    const onlooker = await connect(address, await newIdentity(address, 'Onlooker'))
    const table = await tableOf(seated, address, game.id, { listed: true })
    await onlooker.send({ kind: 'watch', table })
    for (const client of seated) await client.send({ kind: 'salt', table, salt: `salt-of-${client.who.id}` })
    const playing = seated.map((client, i) => plays(client, table, Rng.from(`wire ${game.id} ${i}`)))
    // One device more for the last seat, which comes late and goes again and again, and resumes where it was.
    const again: { frames: readonly string[]; after: number }[] = []
    const watching = (async () => {
      let after = 0
      let over = false
      while (!over) {
        const device = await connect(address, seated.at(-1)!.who)
        await device.send({ kind: 'watch', table, after })
        const now = await device.until(each => each.n > after + 20 || each.about?.status === 'over')
        await device.close()
        again.push({ frames: device.frames, after })
        after = device.now!.n
        over = now.about?.status === 'over'
      }
    })()
    await seated[0]!.send({ kind: 'start', table })
    await Promise.all([...playing, watching, onlooker.until(({ about }) => about?.status === 'over')])
    const { said: file } = await ask<never>(address, 'GET', `/api/tables/${table}/file`)
    for (const [seat, client] of seated.entries())
      expect(searchWire(client.frames, file, seat)).toEqual(mayHear(file, seat))
    expect(searchWire(onlooker.frames, file, null)).toEqual(mayHear(file, null))
    expect(again.length).toBeGreaterThan(1)
    const resumed = again.flatMap(({ frames, after }) => searchWire(frames, file, seats - 1, after))
    expect(resumed).toEqual(mayHear(file, seats - 1))
    const late = await connect(address, await newIdentity(address, 'Latecomer'))
    await late.send({ kind: 'watch', table })
    await late.until(() => true)
    expect(searchWire(late.frames, file, null)).toEqual(mayHear(file, null))
    for (const { frames } of [...seated, onlooker, late]) expect(frames.join('\n')).not.toContain('salt-of')
    // The search itself must find something where there is something to be found.
    expect(() => searchWire(seated[0]!.frames, file, 1)).toThrow(/seat 1/)
    expect(() => searchWire(onlooker.frames, file, 0)).toThrow(/seat 0/)
    const shown = onlooker.frames.filter(frame => frame.startsWith('{"kind":"now"'))
    expect(() => searchWire(shown.slice(1), file, null)).toThrow(/number/)
    expect(() => searchWire([`{"kind":"done","id":${thingOf(game.id)}}`], file, null)).toThrow(/a thing of the game/)
    for (const client of [...seated, onlooker, late]) await client.close()
  },
  120_000,
)
