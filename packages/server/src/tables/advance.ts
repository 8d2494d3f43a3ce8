import { gameNamed } from '@cloak/games'
import { afterwards, enter, type Seat, start, type Told } from '@cloak/kernel'
import type { Claim } from '@cloak/protocol'
import { firstBank } from './clock.ts'
import { isCovert } from './covert.ts'
import type { Line, LineOf } from './line.ts'
import { type AnyCourse, emptyChair, isPlayedByBot, type Position, type Room } from './room.ts'

/** What one line brought about, before it is put to any eyes. */
export interface Happening {
  told: readonly Told[]
  said?: { seat: Seat; person: string | null; name: string; time: number; text?: string; claim?: Claim }
  /** Only this seat may notice that anything happened; null for everybody. */
  only: Seat | null
  /** The table itself looks different now. */
  about: boolean
  /** The counts after it. */
  counts: readonly number[]
}
/** A game one entry further on. */
export type Step = AnyCourse & { told: Told[] }

/** As many commands are remembered as could be sent again by clients that have not heard of them. */
const REMEMBERED = 256

/** A journal that cannot be followed: our bug, never a player's fault. */
export class BrokenJournal extends Error {
  override name = 'BrokenJournal'
}

/**
 * Follows one line. The position is changed in place; `known` spares judging an entry a second time. A line that cannot be
 * followed is not counted: nothing may be written after it.
 */
export function advance(position: Position, line: Line, known?: Step): Happening {
  const { told, only = null, about = true, said } = follow(position, line, known)
  position.seq++
  if (line.cmd !== undefined) {
    const { done } = position
    done.add(line.cmd)
    if (done.size > REMEMBERED) for (const oldest of done.values().take(1)) done.delete(oldest)
  }
  const { counts } = position
  for (let eye = 0; eye < counts.length; eye++) if (only === null || eye === only) counts[eye]!++
  return { told: told ?? [], only, about, counts: counts.slice(), ...(said && { said }) }
}

type Followed = { told?: Told[]; only?: Seat | null; about?: boolean; said?: Happening['said'] }

function follow(position: Position, line: Line, known?: Step): Followed {
  const { room } = position
  switch (line.kind) {
    case 'opened':
      throw new BrokenJournal('the table is opened twice')
    case 'sat': {
      const { person, name, salt, program = false } = line
      room.chairs[line.seat] = { ...emptyChair(), person, name, salt, program }
      return {}
    }
    case 'bot-sat':
      room.chairs[line.seat] = { ...emptyChair(), bot: line.level }
      return {}
    case 'salted':
      room.chairs[line.seat]!.salt = line.salt
      return { about: false }
    case 'rose':
      room.chairs[line.seat] = emptyChair()
      return {}
    case 'closed':
      room.status = 'closed'
      return {}
    case 'started':
      return started(position, line)
    case 'entered':
      return entered(position, line, known)
    case 'said':
    case 'claimed': {
      const { person, name } = room.chairs[line.seat]!
      const what = line.kind === 'said' ? { text: line.text } : { claim: line.claim }
      return { about: false, said: { seat: line.seat, person, name, time: line.time, ...what } }
    }
    case 'silenced':
      room.chairs[line.seat]!.silenced = line.on
      return {}
    case 'left':
    case 'returned':
      room.chairs[line.seat]!.away = line.kind === 'left'
      return {}
    case 'agreed':
      room.chairs[line.seat]!.agrees = line.on
      if (line.on && allAgree(room)) room.status = 'abandoned'
      return {}
    case 'rematched':
      room.rematch = line.table
      return {}
    default:
      // A newer release may have written it.
      throw new BrokenJournal(`line ${position.seq + 1} is of no known kind`)
  }
}

/** Does everybody who is present want to give the game up? */
export const allAgree = ({ chairs }: Room): boolean => chairs.every(chair => chair.agrees || isPlayedByBot(chair))

function started(position: Position, { rules, seed, time }: LineOf<'started'>): Followed {
  const { room } = position
  room.setup = { game: room.game, rules, seats: room.chairs.length, options: room.options, seed }
  const { state, told, asked } = start(gameOf(room), room.setup)
  position.course = { state, before: null, asked: asked ?? null }
  room.status = 'playing'
  room.bank = room.chairs.map(() => firstBank(room.clock))
  room.since = time
  return { told }
}

function entered(position: Position, line: LineOf<'entered'>, known?: Step): Followed {
  const { room, course } = position
  const game = gameOf(room)
  if (!course) throw new BrokenJournal('the game has an answer before its start')
  const step = known ?? enter(game, course, entryOf(line))
  if (!('state' in step)) throw new BrokenJournal(`the rules refuse line ${position.seq + 1}: ${step.rule}`)
  const isPartial = step.state.at === course.state.at
  const only = isPartial && isCovert(game, course.state) ? line.seat : null
  position.course = { state: step.state, before: step.before, asked: step.asked ?? null }
  if (line.bank !== undefined) room.bank[line.seat] = line.bank
  if (!isPartial) room.since = line.time
  const table = afterwards(step.state)
  if (table) {
    room.status = 'over'
    room.standing = game.standing(table)
  }
  return { told: step.told, only, about: table !== null }
}

/** The line as the kernel's log has it. */
export const entryOf = (line: LineOf<'entered'>) =>
  'undo' in line
    ? { at: line.at, seat: line.seat, undo: true as const }
    : { at: line.at, seat: line.seat, answer: line.answer }

export function gameOf({ game }: Pick<Room, 'game'>) {
  const found = gameNamed(game)
  if (!found) throw new BrokenJournal(`there is no game ${game}`)
  return found.game
}
