import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { faultIn } from '@cloak/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eachLine } from '../src/bots/lines.ts'
import { botPool } from '../src/bots/pool.ts'
import { thinkersOf } from './support/children.ts'
import { thoughtOf } from './support/thought.ts'

const isLinux = process.platform === 'linux'
const [NEVER, HOUR] = [{ answers: 600_000, begins: 0 }, 3_600_000]

let pool: ReturnType<typeof botPool>
beforeEach(() => void (pool = botPool(2, NEVER)))
afterEach(async () => {
  vi.unstubAllEnvs()
  await pool.close()
})
const thinkers = () => thinkersOf(process.pid)
/** What is wrong with what a squire answers. */
async function fault(): Promise<unknown> {
  const thought = thoughtOf('squire', 1)
  return faultIn(thought.seen.mine!.decision, await pool.decide(thought))
}

/** A program of this name that does this and nothing else. */
function executable(dir: string, name: string, does: string): string {
  const path = join(dir, name)
  writeFileSync(path, `#!/bin/sh\n${does}\n`)
  chmodSync(path, 0o755)
  return path
}

test('more thoughts than processes are all answered', async () => {
  expect(await Promise.all([fault(), fault(), fault(), fault(), fault()])).toEqual([null, null, null, null, null])
})

test('each is told when its turn comes, in the order in which they asked', async () => {
  await pool.close()
  pool = botPool(1, NEVER)
  const happened: string[] = []
  const asks = async (name: string): Promise<void> => {
    await pool.decide(thoughtOf('squire', 1), () => happened.push(`${name} begins`))
    happened.push(`${name} ends`)
  }
  await Promise.all([asks('first'), asks('second')])
  expect(happened).toEqual(['first begins', 'second begins', 'first ends', 'second ends'])
})

test.skipIf(!isLinux)('no more processes are made than think at once, and no more than there may be', async () => {
  expect(thinkers()).toEqual([])
  await fault()
  await fault()
  expect(thinkers()).toHaveLength(1)
  await Promise.all([fault(), fault(), fault(), fault()])
  expect(thinkers()).toHaveLength(2)
})

test('a thought that cannot be thought fails, and the next is answered', async () => {
  await expect(pool.decide({ ...thoughtOf('squire', 1), game: 'nowhere' })).rejects.toThrow('no bot squire for nowhere')
  expect(await fault()).toBeNull()
})

test.skipIf(!isLinux)('one that dies is replaced, and its thought fails', async () => {
  await fault()
  const [first] = thinkers()
  const thought = pool.decide(thoughtOf('chancellor', HOUR))
  process.kill(first!, 'SIGKILL')
  await expect(thought).rejects.toThrow('a bot process ended')
  expect(await fault()).toBeNull()
  expect(thinkers()).toHaveLength(1)
  expect(thinkers()).not.toContain(first)
})

test('when the bots leave, nobody thinks and nobody is waited for', async () => {
  await fault()
  const thoughts = [1, 2, 3].map(() => pool.decide(thoughtOf('chancellor', HOUR)))
  const failed = Promise.allSettled(thoughts)
  await pool.close()
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  if (isLinux) expect(thinkers()).toEqual([])
  await expect(fault()).rejects.toThrow('the bots have left')
})

describe.skipIf(!isLinux)('a bot that never answers', () => {
  const AT_ONCE = { answers: 0, begins: 0 }
  const SECONDS = 2_000
  const node = process.execPath
  const answered = () => pool.decide(thoughtOf('squire', 1))
  const lost = () => pool.decide(thoughtOf('chancellor', 1)).catch((error: Error) => error.message)
  let dir: string
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'cloak-lost-'))
    process.execPath = executable(dir, 'node', `exec ${node} ${join(import.meta.dirname, 'support/cannot-think.ts')}`)
    await pool.close()
    pool = botPool(1, AT_ONCE, { answers: SECONDS, begins: HOUR })
    expect(await answered()).toBe('x')
  })
  afterEach(() => {
    process.execPath = node
    rmSync(dir, { recursive: true })
  })

  test('is given up, its process is ended, and the next thought has a new one', async () => {
    const [before] = thinkers()
    const [failed, next] = [lost(), answered()]
    expect(await failed).toBe('a bot does not answer')
    expect(await next).toBe('x')
    await vi.waitFor(() => expect(thinkers()).toHaveLength(1))
    expect(thinkers()).not.toContain(before)
  })

  test('is put off when it is asked again, as long as it has kept others waiting, and they are answered', async () => {
    const began = performance.now()
    await lost()
    let isLost = false
    const again = lost().finally(() => (isLost = true))
    while (performance.now() < began + 1.5 * SECONDS) expect(await answered()).toBe('x')
    expect(isLost).toBe(false)
    expect(await again).toBe('a bot does not answer')
    expect(performance.now() - began).toBeGreaterThan(3 * SECONDS)
  })

  test('is waited for by nobody when the bots leave', async () => {
    await lost()
    const putOff = lost()
    await pool.close()
    expect(await putOff).toBe('the bots have left')
  })
})

for (const [what, does] of [
  ['may not be used', 'exit 1'],
  ['says what is no answer', 'echo "<--- Last few GCs --->"; read -r anything; read -r more'],
] as const)
  test.skipIf(!isLinux)(`where chrt ${what}, one without it takes the thought up`, async () => {
    const dir = mkdtempSync(join(tmpdir(), 'cloak-chrt-'))
    try {
      executable(dir, 'chrt', does)
      vi.stubEnv('PATH', dir)
      expect(await Promise.all([fault(), fault(), fault()])).toEqual([null, null, null])
    } finally {
      rmSync(dir, { recursive: true })
    }
  })

test('a line may come in pieces, and has no other end than its own', () => {
  const [from, heard] = [new PassThrough(), [] as string[]]
  eachLine(from, line => heard.push(line))
  for (const piece of ['{"a"', ':1}\n{"b":"\u2028', '\r"}\n\n{"c', '":2}']) from.write(piece)
  from.read()
  expect(heard).toEqual(['{"a":1}', '{"b":"\u2028\r"}', ''])
})
