import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { gameNamed } from '@cloak/games'
import { question, see, start } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { botPool } from '../src/bots/pool.ts'

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
    const { game } = gameNamed('citadels-2016')!
    const options = game.options(4).lapse!
    const { state } = start(game, {
      game: game.id,
      rules: game.rules,
      seats: 4,
      options: options as object,
      seed: 'behind',
    })
    const seat = Number(Object.keys(question(game, state)!.to)[0])
    const pool = botPool(1)
    try {
      const thought = {
        game: game.id,
        seen: see(game, state, { at: seat }),
        heard: '[]',
        seat,
        level: 'squire',
        budget: 1,
      } as const
      await pool.decide(thought)
      expect(priorities().filter(priority => priority === LOWEST).length - behind).toBe(1)
      expect(getPriority()).toBe(own)
    } finally {
      await pool.close()
    }
  },
)
