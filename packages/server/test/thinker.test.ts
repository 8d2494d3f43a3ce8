import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { botPool } from '../src/bots/pool.ts'
import { argumentsOf, environmentOf, openIn, policiesOf, prioritiesOf, thinkersOf } from './support/children.ts'
import { thoughtOf } from './support/thought.ts'

const LOWEST = 19
/** The kernel's numbers for what runs as others do, and for what runs only when a core is idle. */
const [ORDINARY, IDLE] = [0, 5]

const isLinux = process.platform === 'linux'
const hasChrt = isLinux && spawnSync('chrt', ['-p', String(process.pid)]).status === 0
const own = isLinux ? getPriority() : LOWEST
const NEVER = { answers: 600_000, begins: 0 }
const AT_ONCE = { answers: 0, begins: 0 }

let pool: ReturnType<typeof botPool>
beforeEach(() => void (pool = botPool(1, NEVER)))
afterEach(async () => {
  vi.unstubAllEnvs()
  await pool.close()
})
const squire = () => pool.decide(thoughtOf('squire', 1))
const thinkers = () => thinkersOf(process.pid)

test.skipIf(!isLinux || own === LOWEST)('whoever thinks for bots steps behind with all its threads', async () => {
  await squire()
  expect(thinkers().map(prioritiesOf)).toEqual([[LOWEST]])
  expect(getPriority()).toBe(own)
})

test.skipIf(!hasChrt)('it runs only when a core is idle, with all its threads', async () => {
  await squire()
  expect(thinkers().map(policiesOf)).toEqual([[IDLE]])
})

test.skipIf(!isLinux)('where nothing can make it so, it answers with the lowest priority', async () => {
  vi.stubEnv('PATH', '')
  await squire()
  expect(thinkers().map(policiesOf)).toEqual([[ORDINARY]])
  expect(thinkers().map(prioritiesOf)).toEqual([[LOWEST]])
})

test.skipIf(!hasChrt)('one that is late is replaced by one that gets a share in any case', async () => {
  await pool.close()
  pool = botPool(1, AT_ONCE)
  await Promise.all([squire(), squire()])
  await vi.waitFor(() => expect(thinkers().map(policiesOf)).toEqual([[ORDINARY]]))
})

test.skipIf(!isLinux)(
  'it is told no setting of the server, neither in its environment nor as an argument',
  async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://name:secret@host/base')
    await squire()
    const [pid] = thinkers()
    expect(environmentOf(pid!).map(each => each.split('=')[0])).toEqual(['PATH'])
    expect(argumentsOf(pid!)).toEqual([process.execPath, expect.stringMatching(/think\.ts$/), '3'])
  },
)

test.skipIf(!isLinux)('it has no file and no port of the server open', async () => {
  const port = createServer().listen(0, '127.0.0.1')
  await once(port, 'listening')
  try {
    await squire()
    const [pid] = thinkers()
    const mine = new Set(openIn(process.pid))
    expect(mine.size).toBeGreaterThan(0)
    expect(openIn(pid!).filter(each => mine.has(each))).toEqual([])
  } finally {
    port.close()
  }
})

test.skipIf(!isLinux)('it does not end before the server when both are told to', async () => {
  await squire()
  const [pid] = thinkers()
  for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid!, signal)
  await squire()
  expect(thinkers()).toEqual([pid])
})

test.skipIf(!isLinux)(
  'it ends with the server, however that ends',
  async () => {
    const file = fileURLToPath(new URL('./support/asks-a-bot.ts', import.meta.url))
    const server = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'ignore'] })
    await once(server.stdout, 'data')
    const [pid] = thinkersOf(server.pid!)
    expect(argumentsOf(pid!)).not.toEqual([])
    server.kill('SIGKILL')
    await vi.waitFor(() => expect(argumentsOf(pid!)).toEqual([]), 30_000)
  },
  60_000,
)
