import { parentPort, workerData } from 'node:worker_threads'
import { budgetOf, playBout } from './arena-game.ts'
import type { Brief, Said } from './arena-pool.ts'
import { reasonOf } from './io.ts'
import { planOf } from './plan.ts'

const { given, budget } = workerData as Brief
const plan = planOf(given)
const pace = budgetOf(budget, () => performance.now())
const say = (said: Said): void => parentPort?.postMessage(said, [])

parentPort?.on('message', (game: number) => {
  try {
    say({ game, bout: playBout(plan, pace, game) })
  } catch (error) {
    say({ failed: reasonOf(error) })
  }
})
say({ ready: true })
