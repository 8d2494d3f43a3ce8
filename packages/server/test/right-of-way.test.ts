import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fstatSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { faultIn } from '@cloak/kernel'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { botPool } from '../src/bots/pool.ts'
import { rightOfWay, type Way } from '../src/bots/right-of-way.ts'
import { type Said, thinker } from '../src/bots/thinker.ts'
import { signAt, timeToThink } from '../src/bots/time-to-think.ts'
import { connect, newIdentity } from './support/client.ts'
import { served } from './support/server.ts'
import { opened } from './support/table.ts'
import { thoughtOf } from './support/thought.ts'

const isLinux = process.platform === 'linux'

let people: Way
beforeEach(() => void (people = rightOfWay()))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  people.close()
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

test.skipIf(!isLinux)('the sign says that the way is taken until the last who took it has left', () => {
  const isTaken = signAt(people.sign!)
  people.thinks()
  const { take, leave } = people
  const seen = [take, take, leave, take, leave, leave].map(each => {
    each()
    return isTaken()
  })
  expect(seen).toEqual([true, true, true, true, true, false])
})

test.skipIf(!isLinux)('it says nothing while nobody thinks', () => {
  const isTaken = signAt(people.sign!)
  const { take, leave, thinks, rests } = people
  const seen = [take, thinks, thinks, rests, rests, thinks, leave, take, rests].map(each => {
    each()
    return isTaken()
  })
  expect(seen).toEqual([false, true, true, true, false, true, false, true, false])
})

test.skipIf(!isLinux)('it has its byte before anybody takes the way', () => {
  expect(fstatSync(people.sign!).size).toBe(1)
})

test('without memory to put a sign in nobody gives way, and bots answer all the same', async () => {
  const blind = rightOfWay('/nowhere')
  blind.thinks()
  blind.take()
  expect(blind.sign).toBeNull()
  blind.close()
  const thought = thoughtOf('squire', 1)
  const said = await new Promise<Said | 'gone'>(settle => {
    const alone = thinker({ onlyWhenIdle: false, sign: null }, settle, () => settle('gone'))
    onTestFinished(() => alone.end())
    alone.ask(thought)
  })
  expect(said).toEqual({ answer: expect.anything() })
})

test('whoever gives way waits no longer in all than it may think, and has that time afterwards', () => {
  const waits = waitsOf(30)
  const isOver = timeToThink(100, () => true)
  expect(isOver()).toBe(false)
  expect(waits).toHaveLength(4)
  // The last time it woke twenty late, which are gone.
  vi.advanceTimersByTime(79)
  expect(isOver()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isOver()).toBe(true)
  expect(waits).toHaveLength(4)
})

test('it goes on as soon as it sees the way left', () => {
  const waits = waitsOf(1)
  const isOver = timeToThink(100, () => waits.length < 5)
  expect(isOver()).toBe(false)
  expect(waits).toHaveLength(5)
})

test('nobody gives way on a clear way, or when the time to think is over', () => {
  const waits = waitsOf(30)
  let taken = false
  const isOver = timeToThink(100, () => taken)
  expect(isOver()).toBe(false)
  vi.advanceTimersByTime(100)
  taken = true
  expect(isOver()).toBe(true)
  expect(waits).toEqual([])
})

test.skipIf(!isLinux)('a process that gives way goes on when the way is left', async () => {
  people.thinks()
  people.take()
  const file = fileURLToPath(new URL('./support/gives-way.ts', import.meta.url))
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'ignore', people.sign!] })
  try {
    let said = ''
    child.stdout!.setEncoding('utf8').on('data', (text: string) => void (said += text))
    await vi.waitFor(() => expect(said).toBe('asks '), 10_000)
    people.leave()
    await once(child, 'exit')
    expect(said).toBe('asks goes on')
  } finally {
    child.kill('SIGKILL')
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
  let [taken, left] = [0, 0]
  const counting = { take: () => void taken++, leave: () => void left++ }
  const server = await served({}, undefined, { decide: async () => 0, close: async () => {}, people: counting })
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
      await vi.waitFor(() => expect(left).toBe(i + 1))
      expect(taken).toBe(i + 1)
    }
    await host.close()
  } finally {
    await server.end()
  }
})
