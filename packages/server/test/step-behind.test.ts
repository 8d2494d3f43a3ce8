import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { faultIn } from '@cloak/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { botPool } from '../src/bots/pool.ts'
import { thoughtOf } from './support/thought.ts'

const LOWEST = 19
/** The kernel's number for what runs only when a core is idle. */
const IDLE = 5
/** Where these stand in a thread's `stat`, counted after its name, which may have spaces in it. */
const [NICE, POLICY] = [16, 38]

const isLinux = process.platform === 'linux'
const hasChrt = isLinux && spawnSync('chrt', ['-p', String(process.pid)]).status === 0

/** So many threads of this process have that there. */
const threadsWith = (field: number, value: number): number =>
  readdirSync('/proc/self/task').filter(
    thread =>
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[field]) === value,
  ).length

let pool: ReturnType<typeof botPool>
/** However busy the machine is, none of them is late. */
const NEVER = 600_000
beforeEach(() => void (pool = botPool(1, NEVER)))
afterEach(async () => {
  vi.unstubAllEnvs()
  await pool.close()
})

test.skipIf(!isLinux || getPriority() === LOWEST)(
  'the thread that thinks for bots steps behind, and no other does',
  async () => {
    const own = getPriority()
    const behind = threadsWith(NICE, LOWEST)
    await pool.decide(thoughtOf('squire', 1))
    expect(threadsWith(NICE, LOWEST) - behind).toBe(1)
    expect(getPriority()).toBe(own)
  },
)

test.skipIf(!hasChrt)('it runs only when a core is idle, and no other thread does', async () => {
  const idle = threadsWith(POLICY, IDLE)
  await pool.decide(thoughtOf('squire', 1))
  expect(threadsWith(POLICY, IDLE) - idle).toBe(1)
})

test.skipIf(!isLinux || getPriority() === LOWEST)(
  'where nothing can make it so, it answers with the lowest priority',
  async () => {
    vi.stubEnv('PATH', '')
    const [behind, idle] = [threadsWith(NICE, LOWEST), threadsWith(POLICY, IDLE)]
    await pool.decide(thoughtOf('squire', 1))
    expect(threadsWith(NICE, LOWEST) - behind).toBe(1)
    expect(threadsWith(POLICY, IDLE) - idle).toBe(0)
  },
)

test.skipIf(!hasChrt)(
  'one that is late is replaced by one that gets a share in any case, and so are its thoughts',
  async () => {
    const [behind, idle] = [threadsWith(NICE, LOWEST), threadsWith(POLICY, IDLE)]
    // No thread begins to think within so little.
    const hasty = botPool(1, 0)
    try {
      const thought = thoughtOf('squire', 1)
      const { decision } = thought.seen.mine!
      const answers = await Promise.all([hasty.decide(thought), hasty.decide(thought)])
      expect(answers.map(answer => faultIn(decision, answer))).toEqual([null, null])
      await vi.waitFor(() => expect(threadsWith(NICE, LOWEST) - behind).toBe(1))
      expect(threadsWith(POLICY, IDLE) - idle).toBe(0)
    } finally {
      await hasty.close()
    }
  },
)
