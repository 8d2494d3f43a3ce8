import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { botPool } from '../src/bots/pool.ts'
import { thoughtOf } from './support/thought.ts'

const LOWEST = 19
/** Where `nice` stands in a thread's `stat`, counted after its name, which may have spaces in it. */
const NICE = 16

const priorities = (): number[] =>
  readdirSync('/proc/self/task').map(thread =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[NICE]),
  )

test.skipIf(process.platform !== 'linux' || getPriority() === LOWEST)(
  'the thread that thinks for bots steps behind, and no other does',
  async () => {
    const own = getPriority()
    const behind = priorities().filter(priority => priority === LOWEST).length
    const pool = botPool(1)
    try {
      await pool.decide(thoughtOf('squire', 1))
      expect(priorities().filter(priority => priority === LOWEST).length - behind).toBe(1)
      expect(getPriority()).toBe(own)
    } finally {
      await pool.close()
    }
  },
)
