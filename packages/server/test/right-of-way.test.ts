import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { faultIn } from '@cloak/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { botPool } from '../src/bots/pool.ts'
import { rightOfWay, timeToThink } from '../src/bots/right-of-way.ts'
import { connect, newIdentity } from './support/client.ts'
import { served } from './support/server.ts'
import { opened } from './support/table.ts'
import { thoughtOf } from './support/thought.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Time goes on only when it is waited, and then by so much, late or early. */
function waitsOf(each: number): number[] {
  vi.useFakeTimers({ toFake: ['performance'] })
  const waits: number[] = []
  vi.spyOn(Atomics, 'wait').mockImplementation((_, __, ___, timeout = 0) => {
    waits.push(timeout)
    vi.advanceTimersByTime(each)
    return 'timed-out'
  })
  return waits
}

test('the way is taken until the last who took it has left', () => {
  const { way, take, leave } = rightOfWay()
  const seen = [take, take, leave, take, leave, leave].map(each => {
    each()
    return way[0]
  })
  expect(seen).toEqual([1, 1, 1, 1, 1, 0])
})

test('whoever gives way waits no longer in all than it may think, and has that time afterwards', () => {
  const people = rightOfWay()
  people.take()
  const waits = waitsOf(30)
  const isOver = timeToThink(100, people.way)
  for (let i = 0; i < 9; i++) expect(isOver()).toBe(false)
  expect(waits).toEqual([100, 70, 40, 10])
  // The last time it woke twenty late, which are gone.
  vi.advanceTimersByTime(79)
  expect(isOver()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isOver()).toBe(true)
})

test('nobody gives way on a clear way, or when the time to think is over', () => {
  const people = rightOfWay()
  const waits = waitsOf(30)
  const isOver = timeToThink(100, people.way)
  expect(isOver()).toBe(false)
  vi.advanceTimersByTime(100)
  people.take()
  expect(isOver()).toBe(true)
  expect(waits).toEqual([])
})

test('a thread that gives way goes on as soon as the way is left', async () => {
  const people = rightOfWay()
  people.take()
  const said: string[] = []
  const thread = new Worker(new URL('./support/gives-way.ts', import.meta.url), { workerData: people.way })
  try {
    thread.on('message', (word: string) => said.push(word))
    await vi.waitFor(() => expect(said).toEqual(['asks']), 10_000)
    await pause(50)
    expect(said).toEqual(['asks'])
    people.leave()
    await vi.waitFor(() => expect(said).toEqual(['asks', 'goes on']), 10_000)
  } finally {
    await thread.terminate()
  }
})

test('bots answer one after the other, though people are never done being served', async () => {
  const pool = botPool(1)
  pool.people.take()
  try {
    const thought = thoughtOf('chancellor', 5)
    const { decision } = thought.seen.mine!
    const answers = await Promise.all([pool.decide(thought), pool.decide(thought), pool.decide(thought)])
    expect(answers.map(answer => faultIn(decision, answer))).toEqual([null, null, null])
  } finally {
    await pool.close()
  }
})

test('a command takes the way, and leaves it when it is done, refused or not understood', async () => {
  const people = rightOfWay()
  const [take, leave] = [vi.spyOn(people, 'take'), vi.spyOn(people, 'leave')]
  const server = await served({}, undefined, { decide: async () => 0, close: async () => {}, people })
  try {
    const host = await connect(server.address, await newIdentity(server.address, 'Host'))
    const table = await opened(server.address, host)
    const wishes = [
      { kind: 'watch', table },
      { kind: 'start', table },
      { kind: 'watch', table: 'nowhere' },
    ] as const
    for (const [i, wish] of wishes.entries()) {
      await host.send(wish)
      // Whoever begins to watch is told that it is done before he is shown the table.
      await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(i + 1))
      expect([take.mock.calls.length, people.way[0]]).toEqual([i + 1, 0])
    }
    await host.close()
  } finally {
    await server.end()
  }
})
