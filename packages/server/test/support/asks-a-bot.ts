import { botPool } from '../../src/bots/pool.ts'
import { thoughtOf } from './thought.ts'

/** A process that has bots, asks one, says that it has answered, and asks on and on. */
const pool = botPool(1, { answers: 600_000, begins: 0 })
const asking = setInterval(() => {}, 1000)
try {
  await pool.decide(thoughtOf('squire', 1))
  console.log('answered')
  for (;;) await pool.decide(thoughtOf('chancellor', 100))
} finally {
  clearInterval(asking)
}
