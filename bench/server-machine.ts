import { readFileSync } from 'node:fs'
import { policiesOf, secondsOf, thinkersOf } from '../packages/server/test/support/children.ts'

/** The kernel's number for what runs only when a core is idle. */
const IDLE = 5
const isTold = process.platform === 'linux'
/** Where these stand in the first line of `stat`, in hundredths of a second. */
const [USER, NICE, SYSTEM, INTERRUPTS, LATER, STOLEN] = [1, 2, 3, 6, 7, 8]
const TICKS = 100

const thinkersOfAll = (parents: readonly number[]): number[] => parents.flatMap(thinkersOf)

/** From now on, and until the answer is asked: seconds of the processor that was thought for these; null where nobody tells. */
export function thoughtFor(parents: readonly number[]): (() => number) | null {
  if (!isTold) return null
  const all = thinkersOfAll(parents)
  const seconds = () => all.reduce((sum, pid) => sum + secondsOf(pid), 0)
  const before = seconds()
  return () => seconds() - before
}

/** Have all who think stayed behind everybody else? */
export const areIdleOnly = (parents: readonly number[]): boolean =>
  isTold && thinkersOfAll(parents).every(pid => policiesOf(pid).every(policy => policy === IDLE))

/** Seconds for which the machine's cores have worked, all of them together; null where nobody tells. */
export const worked = (): number | null => inAll([USER, NICE, SYSTEM, INTERRUPTS, LATER])
/** Seconds for which a core had work and the machine's host had not lent it. */
export const stolen = (): number | null => inAll([STOLEN])

function inAll(kinds: readonly number[]): number | null {
  if (!isTold) return null
  const times = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/ +/).map(Number)
  return kinds.reduce((sum, each) => sum + times[each]!, 0) / TICKS
}
