import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { botNamed } from '@cloak/bots'
import { type AnyTypes, gameNamed } from '@cloak/games'
import { type Answer, type Heard, Rng, type Seen } from '@cloak/kernel'
import type { Thought } from './brain.ts'
import { timeToThink, type Way } from './right-of-way.ts'
import { stepBehind } from './step-behind.ts'

/** What a thread is told when it begins. */
export interface Thread {
  way: Way
  onlyWhenIdle: boolean
}
const { way, onlyWhenIdle } = workerData as Thread

/** The bot of that level answers, from what its seat sees and has heard, in the time it is given. */
function decide({ game: id, seen, heard, seat, level, budget }: Thought): Answer {
  const game = gameNamed(id)?.game
  const sits = botNamed(level)
  if (!game || !sits) throw new Error(`no bot ${level} for ${id}`)
  const rng = Rng.from(randomBytes(32).toString('hex'))
  const thinking = { iterations: Infinity, stop: timeToThink(budget, way) }
  return sits(game, seat).decide(seen as Seen<AnyTypes['view']>, JSON.parse(heard) as Heard[], rng, thinking)
}

stepBehind(onlyWhenIdle)
parentPort?.on('message', ({ id, thought }: { id: number; thought: Thought }) => {
  try {
    parentPort?.postMessage({ id, answer: decide(thought) }, [])
  } catch (error) {
    parentPort?.postMessage({ id, fault: error instanceof Error ? error.message : 'no answer' }, [])
  }
})
