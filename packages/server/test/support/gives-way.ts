import { parentPort, workerData } from 'node:worker_threads'
import { timeToThink, type Way } from '../../src/bots/right-of-way.ts'

const HOUR = 3_600_000

/** A thread that has an hour to think, asks once whether it is over, and says so before and after. */
const isOver = timeToThink(HOUR, workerData as Way)
parentPort?.postMessage('asks', [])
parentPort?.postMessage(isOver() ? 'over' : 'goes on', [])
