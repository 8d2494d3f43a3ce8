import type { Level } from '@cloak/protocol'
import { type Answer, awaited, decisionFor, type Seat, see } from '@cloak/kernel'
import type { Brain } from '../bots/brain.ts'
import { ears } from '../bots/ears.ts'
import { unhurried } from '../bots/unhurried.ts'
import type { Journal } from '../ports/journal.ts'
import type { Lease } from '../ports/lease.ts'
import { gameOf, type Happening } from './advance.ts'
import { type Downtime, dueAt } from './clock.ts'
import { isCovert } from './covert.ts'
import type { Keeper } from './keeper.ts'
import type { By } from './line.ts'
import { isPlayedByBot, type Room } from './room.ts'

export interface MinderWorld {
  brain: Brain
  journal: Journal
  lease: Lease
  now: () => number
  downs: () => readonly Downtime[]
  /** Milliseconds a bot waits from its turn on, drawn anew each time: whatever it holds, and however long it thinks. */
  pause: () => number
  budget: number
  trouble: (table: string, error: unknown) => void
}
/** Lets bots answer and clocks run out at one table. */
export interface Minder {
  /** Looks at the table again, after what has happened there. */
  mind(happening?: Happening): void
  /** Nothing is under way and no clock will run out before `until`. */
  atRest(until: number): boolean
  stop(): void
}

const TRY_AGAIN = 2000
/** Who plays on for somebody who has left: well enough not to spoil the game for the others. */
const STAND_IN: Level = 'courtier'
/** Somebody else has answered meanwhile: that is nobody's fault. */
const OVERTAKEN: ReadonlySet<string> = new Set(['kernel.stale', 'kernel.not-asked'])
/** Whoever plays for a seat has given an answer that the rules refuse. */
class RefusedAnswer extends Error {
  override name = 'RefusedAnswer'
}
/** The longest a timer can be set for. */
const FAR = 2 ** 31 - 1

/** People who have for ever need nobody to mind them. */
const isMindable = ({ status, clock, chairs }: Room): boolean =>
  status === 'playing' && (clock.kind !== 'none' || chairs.some(isPlayedByBot))

export function minder(keeper: Keeper, world: MinderWorld): Minder {
  const { id, position } = keeper
  const { brain, lease, now, downs } = world
  const hearing = ears(world.journal, keeper)
  const thinking = new Set<string>()
  let alarm: NodeJS.Timeout | undefined
  let due: number | null = null
  let stopped = false
  let looking = false

  function wakeIn(ms: number): void {
    clearTimeout(alarm)
    alarm = setTimeout(mind, Math.min(FAR, Math.max(0, ms)))
  }

  function mind(): void {
    if (stopped || looking || keeper.paused || !isMindable(position.room)) return
    looking = true
    lease.hold(id).then(
      held => {
        looking = false
        if (held) lookWell()
        else wakeIn(TRY_AGAIN)
      },
      (error: unknown) => {
        looking = false
        world.trouble(id, error)
        wakeIn(TRY_AGAIN)
      },
    )
  }

  /** What a bot cannot be shown is a fault of the rules: it must not reach further than this table. */
  function lookWell(): void {
    try {
      look()
    } catch (error) {
      keeper.stand(error)
    }
  }
  function look(): void {
    const { room, course } = position
    if (stopped || !course || room.status !== 'playing') return
    const game = gameOf(room)
    const covert = isCovert(game, course.state)
    const { at } = course.state
    due = null
    for (const seat of awaited(game, course.state)) {
      const chair = room.chairs[seat]!
      if (isPlayedByBot(chair)) {
        think(seat, at, chair.bot === null ? 'stand-in' : 'bot')
        continue
      }
      const end = dueAt(room, seat, covert, downs())
      if (end === null) continue
      if (end <= now()) lapse(seat, at)
      else due = Math.min(due ?? Infinity, end)
    }
    if (due !== null) wakeIn(due - now())
  }

  /** Rules that know a harmless answer give it; otherwise a stand-in thinks of one. */
  function lapse(seat: Seat, at: number): void {
    const { lapse } = decisionFor(gameOf(position.room), position.course!.state, seat) ?? {}
    if (lapse === undefined) think(seat, at, 'stand-in', true)
    else enter(seat, at, lapse, 'clock', () => true)
  }

  function think(seat: Seat, at: number, by: By, expired = false): void {
    const key = `${at} ${seat}`
    if (thinking.has(key)) return
    thinking.add(key)
    const { room, course } = position
    const seen = see(gameOf(room), course!.state, { at: seat })
    const level = room.chairs[seat]!.bot ?? STAND_IN
    const { budget } = world
    const thought = unhurried(world.pause, async begins => {
      const heard = await hearing.heardBy(seat)
      return brain.decide({ game: room.game, seen, heard, seat, level, budget }, begins)
    })
    thought.then(
      answer => {
        thinking.delete(key)
        // Whoever has come back meanwhile answers for themselves, even if the answer was already under way.
        const still = (): boolean => expired || isPlayedByBot(position.room.chairs[seat]!)
        if (still()) enter(seat, at, answer, by, still)
        else mind()
      },
      (error: unknown) => {
        thinking.delete(key)
        world.trouble(id, error)
        wakeIn(TRY_AGAIN)
      },
    )
  }

  function enter(seat: Seat, at: number, answer: Answer, by: By, still: () => boolean): void {
    if (stopped) return
    keeper.enter(seat, at, answer, by, still).then(
      reply => {
        if ('why' in reply && !OVERTAKEN.has(reply.why.rule)) world.trouble(id, new RefusedAnswer(reply.why.rule))
        if (!('done' in reply)) wakeIn(TRY_AGAIN)
        else if (!still()) mind()
      },
      (error: unknown) => world.trouble(id, error),
    )
  }

  return {
    mind(happening) {
      if (happening) hearing.tell(happening)
      mind()
    },
    atRest: until => thinking.size === 0 && !looking && (due === null || due > until),
    stop() {
      stopped = true
      clearTimeout(alarm)
    },
  }
}
