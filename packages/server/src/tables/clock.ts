import type { Seat } from '@cloak/kernel'
import type { Clock } from '@cloak/protocol'
import type { Room } from './room.ts'

/** A time when no server was up. */
export interface Downtime {
  since: number
  until: number
}
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** A covert question gives everybody the increment and this, and takes nothing from the bank: a bank would tell who was asked. */
const COVERT = MINUTE

export const firstBank = (clock: Clock): number => (clock.kind === 'live' ? clock.bank * SECOND : 0)

const overlap = (downs: readonly Downtime[], from: number, to: number): number =>
  downs.reduce((sum, { since, until }) => sum + Math.max(0, Math.min(until, to) - Math.max(since, from)), 0)

/** When `ms` of time have passed since `from`, not counting when no server was up. */
function later(downs: readonly Downtime[], from: number, ms: number): number {
  let end = from + ms
  for (const { since, until } of downs) if (until > from && since < end) end += until - Math.max(since, from)
  return end
}

/** When a seat must have answered the open question; null if it has for ever. */
export function dueAt(room: Room, seat: Seat, covert: boolean, downs: readonly Downtime[]): number | null {
  const { clock, since } = room
  switch (clock.kind) {
    case 'none':
      return null
    case 'live':
      return later(downs, since, covert ? clock.increment * SECOND + COVERT : room.bank[seat]!)
    case 'days':
      return awake(since, clock.days * DAY + overlap(downs, since, Infinity), clock.quiet)
  }
}

/** What a seat has in its bank once it has answered; undefined if banks are not touched. */
export function bankAfter(
  room: Room,
  seat: Seat,
  covert: boolean,
  now: number,
  downs: readonly Downtime[],
): number | undefined {
  const { clock, since } = room
  if (clock.kind !== 'live' || covert) return undefined
  // The clock of another node may be a little ahead of this one's.
  const used = Math.max(0, now - since - overlap(downs, since, now))
  return Math.max(0, room.bank[seat]! - used) + clock.increment * SECOND
}

/** The moment when `ms` of time outside the quiet hours have passed since `from`. */
export function awake(from: number, ms: number, quiet?: { from: number; to: number; zone: number }): number {
  const length = quiet ? (quiet.to - quiet.from + 1440) % 1440 : 0
  if (!quiet || length === 0) return from + ms
  const [begins, lasts] = [(quiet.from - quiet.zone) * MINUTE, length * MINUTE]
  let [at, left] = [from, ms]
  for (;;) {
    const intoNight = (((at - begins) % DAY) + DAY) % DAY
    if (intoNight < lasts) at += lasts - intoNight
    const day = DAY - Math.max(intoNight, lasts)
    if (left <= day) return at + left
    left -= day
    at += day
  }
}
