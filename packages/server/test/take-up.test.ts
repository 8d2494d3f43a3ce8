import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Rng } from '@cloak/kernel'
import { expect, test, vi } from 'vitest'
import type { Brain } from '../src/bots/brain.ts'
import { readConfig } from '../src/config.ts'
import { metrics } from '../src/http/metrics.ts'
import { logger } from '../src/log.ts'
import type { Bus } from '../src/ports/bus.ts'
import type { Journal } from '../src/ports/journal.ts'
import { openStores } from '../src/sql/database.ts'
import { keepers } from '../src/tables/keepers.ts'
import { ask, plays, tableOf } from './support/client.ts'
import { inFile } from './support/file.ts'
import { EASY, served } from './support/server.ts'
import { people } from './support/table.ts'

const lengthOf = (dir: string, table: string): number =>
  inFile(dir, file => Number(file.prepare('select count(*) as n from journal where "table" = ?').get(table)?.['n']))

test('a table that cannot be read keeps no other from going on after a restart', async () => {
  const first = await served()
  const clock = { kind: 'live', bank: 1, increment: 1 }
  const tables: string[] = []
  for (let i = 0; i < 3; i++) {
    const clients = await people(first.address, 2)
    const table = await tableOf(clients, first.address, 'citadels-2016', { clock })
    await clients[0]!.send({ kind: 'start', table })
    tables.push(table)
  }
  await first.stop()
  inFile(first.dir, file => {
    file.exec('delete from snapshots')
    // Whichever is read first, one of the two that cannot be read comes before the last.
    for (const table of tables.slice(0, 2))
      file.prepare(`update journal set line = '{' where "table" = ? and seq = 1`).run(table)
  })
  const before = lengthOf(first.dir, tables[2]!)
  const again = await served({}, first.dir)
  await expect.poll(() => lengthOf(first.dir, tables[2]!)).toBeGreaterThan(before)
  await again.end()
}, 40_000)

test('a game that ended right before the server went down is filed at the next start, once, with the hour of its end', async () => {
  const first = await served()
  const clients = await people(first.address, 3)
  const table = await tableOf(clients, first.address, 'chytrogrod')
  const playing = clients.map((client, i) => plays(client, table, Rng.from(`filed ${i}`)))
  await clients[0]!.send({ kind: 'start', table })
  await Promise.all(playing)
  const { id } = clients[0]!.who
  const profile = async (address: string) => (await ask<object>(address, 'GET', `/api/people/${id}`)).said
  await expect.poll(() => profile(first.address)).toMatchObject({ results: [{ place: expect.any(Number) as number }] })
  const before = await profile(first.address)
  await first.stop()
  inFile(first.dir, file => file.exec('delete from outcomes; delete from skills'))
  const again = await served({}, first.dir)
  await expect.poll(() => profile(again.address)).toEqual(before)
  await again.stop()
  const third = await served({}, first.dir)
  expect(await profile(third.address)).toEqual(before)
  await third.end()
}, 60_000)

/** All tables of a node whose journal and bus are as the test likes. */
async function nodeWith(change: (journal: Journal) => Journal) {
  const dir = mkdtempSync(join(tmpdir(), 'cloak-node-'))
  const stores = await openStores({ databaseUrl: null, dataDir: dir }, () => {})
  let tell: Parameters<Bus['listen']>[0] = () => {}
  const bus: Bus = { isShared: true, listen: async on => void (tell = on), close: async () => {} }
  const brain: Brain = { decide: async () => 'x', close: async () => {} }
  const config = readConfig({ ...EASY, DATA_DIR: dir })
  const tables = keepers(
    config,
    { ...stores, journal: change(stores.journal), bus },
    brain,
    logger('silent'),
    metrics(),
  )
  await tables.begin()
  const wish = { game: 'citadels-2016', seats: 2, clock: { kind: 'none' as const }, listed: false, sit: true }
  const opened = await tables.open({ id: 'h', name: 'H', bot: false }, wish, 'here')
  if (!('id' in opened)) throw new Error(opened.message)
  const { id } = opened
  /** Another node writes the next line, and says so. */
  const elsewhere = async (seq: number): Promise<void> => {
    await stores.journal.append(id, seq, JSON.stringify({ kind: 'said', seat: 0, text: `${seq}`, time: seq }))
    tell(id, seq)
  }
  const end = async (): Promise<void> => {
    await tables.close()
    await stores.close()
    rmSync(dir, { recursive: true, force: true })
  }
  return { tables, id, elsewhere, end }
}

test('what another node writes while a table is being woken is read as soon as it is awake', async () => {
  let go = (): void => {}
  let hasRead = (): void => {}
  const read = new Promise<void>(settle => (hasRead = settle))
  const held = new Promise<void>(settle => (go = settle))
  let times = 0
  const node = await nodeWith(journal => ({
    ...journal,
    async read(table, after) {
      const lines = await journal.read(table, after)
      if (times++ > 0) return lines
      hasRead()
      await held
      return lines
    },
  }))
  const waking = node.tables.of(node.id)
  await read
  await node.elsewhere(2)
  go()
  const keeper = (await waking)!
  await expect.poll(() => keeper.position.seq).toBe(2)
  await node.end()
})

test('what another node has written and could not be read is read again', async () => {
  let broken = false
  const node = await nodeWith(journal => ({
    ...journal,
    async read(table, after) {
      if (broken) throw new Error('the database is away')
      return journal.read(table, after)
    },
  }))
  const keeper = (await node.tables.of(node.id))!
  broken = true
  const failed = vi.spyOn(keeper, 'catchUp')
  await node.elsewhere(2)
  await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0)
  broken = false
  await expect.poll(() => keeper.position.seq).toBe(2)
  await node.end()
})
