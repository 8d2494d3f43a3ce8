import { signAt, timeToThink } from '../../src/bots/time-to-think.ts'

const HOUR = 3_600_000

/** A process that has an hour to think, asks once whether it is over, and says so before and after. */
const isOver = timeToThink(HOUR, signAt(3))
process.stdout.write('asks ')
process.stdout.write(isOver() ? 'over' : 'goes on')
