import { expect, test, vi } from 'vitest'
import { begin } from '../src/tables/begin.ts'
import { type Keeper, keeper, type KeeperWorld, type Reply, wakeKeeper } from '../src/tables/keeper.ts'
import type { Line } from '../src/tables/line.ts'
import { load } from '../src/tables/load.ts'
import { journalOf, opening, worldOf } from './support/keeper.ts'

const sat: Line = { kind: 'sat', seat: 1, person: 'p', name: 'P', salt: '', time: 2 }
const FUTURE = JSON.stringify({ kind: 'of-a-later-release', time: 3 })

const ask = (k: Keeper, wish: object): Promise<Reply> =>
  new Promise(settle => void k.command({ id: 'h', name: 'H', bot: false }, { table: 't', ...wish } as never, settle))

test('where another node has written what this one cannot follow, nothing is written after it, and the table says so', async () => {
  const lines = [JSON.stringify(opening)]
  const fault = vi.fn<KeeperWorld['fault']>()
  const k = keeper(begin('t', opening), worldOf(journalOf(lines), { fault }))
  const heard: string[] = []
  await k.watch({ person: 'h', send: text => heard.push(text), mutes: () => false }, 0)
  lines.push(FUTURE)
  const paused = { failure: { code: 'paused' } }
  expect(await ask(k, { kind: 'say', text: 'a', id: '1' })).toMatchObject(paused)
  expect(await ask(k, { kind: 'say', text: 'b', id: '2' })).toMatchObject(paused)
  expect(lines).toHaveLength(2)
  expect(k.position.seq).toBe(1)
  expect(k.paused).toBe(true)
  expect(fault).toHaveBeenCalledOnce()
  expect(heard.at(-1)).toContain('"paused":true')
})

test('a journal that cannot be followed to its end gives the table as it was up to there, standing still', async () => {
  const lines = [opening, sat].map(line => JSON.stringify(line))
  const journal = journalOf([...lines, FUTURE, ...lines])
  const fault = vi.fn<KeeperWorld['fault']>()
  const k = (await wakeKeeper('t', worldOf(journal, { fault })))!
  expect(k.paused).toBe(true)
  expect(fault).toHaveBeenCalledOnce()
  expect(k.position.seq).toBe(2)
  expect(k.position.room.chairs[1]!.person).toBe('p')
  const heard: string[] = []
  await k.watch({ person: 'h', send: text => heard.push(text), mutes: () => false }, 0)
  expect(heard[0]).toContain('"paused":true')
  await expect(load(journalOf(['{']), 't', 's')).rejects.toThrow(SyntaxError)
})

test('nobody is refused because their node has not heard yet what another has written', async () => {
  const lines = [JSON.stringify(opening)]
  const k = keeper(begin('t', opening), worldOf(journalOf(lines), { isShared: true }))
  expect(await ask(k, { kind: 'start', id: '1' })).toMatchObject({ failure: { message: 'a seat is still free' } })
  lines.push(JSON.stringify(sat))
  expect(await ask(k, { kind: 'start', id: '2' })).toEqual({ done: true })
  expect(lines).toHaveLength(3)
  expect(k.position.room.status).toBe('playing')
})

test('a rematch that loses to another node’s leaves no table behind', async () => {
  const over: Line = { kind: 'rematched', table: 'theirs', time: 4 }
  const lines = [JSON.stringify(opening)]
  const position = begin('t', opening)
  position.room.status = 'abandoned'
  const forgo = vi.fn<KeeperWorld['forgo']>(async () => {})
  const again: KeeperWorld['again'] = async () => {
    lines.push(JSON.stringify(over))
    return 'ours'
  }
  const k = keeper(position, worldOf(journalOf(lines), { again, forgo }))
  const ack = vi.fn<(reply: Reply) => void>()
  await k.command({ id: 'h', name: 'H', bot: false }, { kind: 'rematch', id: 'r', table: 't' }, ack)
  expect(ack.mock.calls).toEqual([[{ done: true, table: 'theirs' }]])
  expect(forgo.mock.calls.map(([table]) => table)).toEqual(['ours'])
})
