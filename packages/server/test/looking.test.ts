import { Rng } from '@cloak/kernel'
import { expect, test, vi } from 'vitest'
import { wakeKeeper } from '../src/tables/keeper.ts'
import { ask, connect, newIdentity, plays, tableOf } from './support/client.ts'
import { inFile } from './support/file.ts'
import { journalOf, opening, worldOf } from './support/keeper.ts'
import { served } from './support/server.ts'
import { opened, people } from './support/table.ts'

const said = { kind: 'said', seat: 0, text: 'x', time: 2 }

test('whoever looks away while a long game is still gone through for them does not look on', async () => {
  const first = await served()
  const clients = await people(first.address, 3)
  const table = await tableOf(clients, first.address, 'chytrogrod')
  const playing = clients.map((client, i) => plays(client, table, Rng.from(`away ${i}`)))
  await clients[0]!.send({ kind: 'start', table })
  await Promise.all(playing)
  await first.stop()
  const again = await served({}, first.dir)
  const reader = await connect(again.address, await newIdentity(again.address, 'Reader'))
  const looking = reader.send({ kind: 'watch', table })
  await reader.send({ kind: 'unwatch', table })
  expect(await looking).toMatchObject({ kind: 'done' })
  expect((await again.keepers.of(table))!.watchers()).toBe(0)
  await reader.close()
  await again.end()
}, 60_000)

test('whoever cannot be shown a table is told so, and not that it is done; their other commands still reach it', async () => {
  const first = await served()
  const clients = await people(first.address, 2)
  const table = await tableOf(clients, first.address, 'citadels-2016')
  for (let i = 0; i < 6; i++) await clients[0]!.send({ kind: 'say', table, text: `${i}` })
  await first.stop()
  // The snapshot holds, but what happened before it cannot be read any more.
  inFile(first.dir, file => file.prepare(`update journal set line = '{' where "table" = ? and seq = 4`).run(table))
  const again = await served({}, first.dir)
  const host = await connect(again.address, clients[0]!.who)
  expect(await host.send({ kind: 'watch', table }, 'w')).toMatchObject({
    kind: 'error',
    error: { code: 'unavailable' },
  })
  expect(await host.send({ kind: 'start', table })).toMatchObject({ kind: 'done' })
  expect(host.frames.filter(frame => frame.includes('"id":"w"'))).toHaveLength(1)
  await host.close()
  await again.end()
})

test('whoever mutes somebody hears no more of them at any of their windows', async () => {
  const server = await served()
  const clients = await people(server.address, 2)
  const table = await tableOf(clients, server.address, 'citadels-2016')
  const [loud, quiet] = [clients[0]!, clients[1]!]
  const window = await connect(server.address, quiet.who)
  await window.send({ kind: 'watch', table })
  await quiet.send({ kind: 'mute', person: loud.who.id, on: true })
  await loud.send({ kind: 'say', table, text: 'unheard of' })
  await quiet.send({ kind: 'ping' })
  await window.send({ kind: 'ping' })
  for (const { frames } of [quiet, window]) expect(frames.join()).not.toContain('unheard of')
  await window.send({ kind: 'mute', person: loud.who.id, on: false })
  await loud.send({ kind: 'say', table, text: 'heard again' })
  await quiet.send({ kind: 'ping' })
  expect(quiet.frames.join()).toContain('heard again')
  await server.end()
})

test('whoever has changed their name sits down by the new one, on a connection from before', async () => {
  const server = await served()
  const [host, guest] = await people(server.address, 2)
  const table = await opened(server.address, host!)
  const { status } = await ask(server.address, 'PATCH', '/api/me', {
    token: guest!.who.token,
    body: { name: 'Renamed' },
  })
  expect(status).toBe(200)
  await guest!.send({ kind: 'sit', table })
  await guest!.send({ kind: 'watch', table })
  expect(guest!.now!.about!.seats[1]!.name).toBe('Renamed')
  await server.end()
})

test('a table stays in memory while a long game is gone through for somebody who comes', async () => {
  const lines = [JSON.stringify(opening), ...Array<string>(80).fill(JSON.stringify(said))]
  const journal = journalOf(lines)
  const k = (await wakeKeeper('t', worldOf(journal)))!
  let go = (): void => {}
  const read = vi.spyOn(journal, 'read').mockImplementationOnce(async () => {
    await new Promise<void>(settle => (go = settle))
    return journalOf(lines).read('t', 0)
  })
  const heard: string[] = []
  const coming = k.watch({ person: 'h', send: text => heard.push(text), mutes: () => false }, 0)
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  // Commands go on meanwhile, and what they do is shown too.
  await k.command({ id: 'h', name: 'H', bot: false }, { kind: 'say', table: 't', text: 'now', id: 'c' }, () => {})
  expect([k.watchers(), k.busy()]).toEqual([0, true])
  go()
  await coming
  expect([k.watchers(), k.busy()]).toEqual([1, false])
  const { told } = JSON.parse(heard[0]!) as { told: { n: number }[] }
  expect(told.map(({ n }) => n)).toEqual(Array.from({ length: 82 }, (_, i) => i + 1))
})
