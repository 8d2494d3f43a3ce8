import type { AnyTypes } from '@cloak/games'
import type { Course, Seat, Setup, Standing } from '@cloak/kernel'
import type { About, Clock, Level, Status } from '@cloak/protocol'
import { NO_SALT } from '@cloak/record'
import { commitmentTo } from '@cloak/record/node'

/** A seat and whoever belongs there. */
export interface Chair {
  person: string | null
  name: string
  bot: Level | null
  /** A program of the person's plays, by a token. */
  program: boolean
  away: boolean
  silenced: boolean
  agrees: boolean
  salt: string
}
/** All about a table but the game on it. Plain data; holds the secret of the seed. */
export interface Room {
  id: string
  host: string
  game: string
  options: object
  clock: Clock
  listed: boolean
  /** The host wants the result to count. */
  rated: boolean
  status: Status
  opened: number
  secret: string
  chairs: Chair[]
  setup: Setup | null
  standing: Standing[] | null
  rematch: string | null
  /** Milliseconds each seat has left; what is running down is not taken off yet. */
  bank: number[]
  /** Since when the open question has been open. */
  since: number
}
export type AnyCourse = Course<AnyTypes['table']>

/** A table at one line of its journal. */
export interface Position {
  seq: number
  room: Room
  course: AnyCourse | null
  /** How much each pair of eyes has been told: one number a seat, and the last for onlookers. */
  counts: number[]
  /** Commands done lately, oldest first. Every command is looked for among them. */
  done: Set<string>
}
/** What a snapshot is made of: plain data. */
type Keepable = Omit<Position, 'done'> & { done: string[] }

/** The question that is open is left out, and worked out again. */
export const forKeeping = ({ course, done, ...rest }: Position): Keepable => ({
  ...rest,
  course: course && { state: course.state, before: course.before },
  done: [...done],
})
export const fromKept = ({ done, ...rest }: Keepable): Position => ({ ...rest, done: new Set(done) })

export const emptyChair = (): Chair => ({
  person: null,
  name: '',
  bot: null,
  program: false,
  away: false,
  silenced: false,
  agrees: false,
  salt: NO_SALT,
})
export const isFree = ({ person, bot }: Chair): boolean => person === null && bot === null
/** A bot answers here: it is its seat, or its person has left. */
export const isPlayedByBot = ({ person, away }: Chair): boolean => person === null || away
export const seatOf = (room: Room, person: string): Seat | null => {
  const seat = room.chairs.findIndex(chair => chair.person === person)
  return seat < 0 ? null : seat
}
/** Nothing more will be played here, so nothing need be hidden. */
export const hasEnded = ({ status }: Room): boolean => status === 'over' || status === 'abandoned'
const sittersAt = ({ chairs }: Room): Chair[] => chairs.filter(({ person }) => person !== null)
const peopleAt = (room: Room): number => sittersAt(room).filter(({ program }) => !program).length
/** Does the result move ratings? Not against bots and programs alone; a table that still gathers may yet find somebody. */
export const isRated = (room: Room): boolean => room.rated && (room.status === 'gathering' || peopleAt(room) > 1)
/**
 * Nobody is helped against another person, even one who left, or where it counts. Bots do not mind; somebody's program is no
 * bot here, since a person may play by its token.
 */
const mayTakeCounsel = (room: Room): boolean => sittersAt(room).length <= 1 && !isRated(room)
/** Where a pair of eyes is counted. */
export const eyeIndex = (room: Room, at: Seat | null): number => at ?? room.chairs.length

/** The table as everybody may know it: named field by field, so that what is added to a room stays inside. */
export const aboutOf = (room: Room, paused: boolean): About => ({
  id: room.id,
  game: room.game,
  status: room.status,
  host: room.host,
  listed: room.listed,
  rated: isRated(room),
  counsel: mayTakeCounsel(room),
  options: room.options,
  clock: room.clock,
  seats: room.chairs.map(chair => ({
    person: chair.person,
    name: chair.name,
    bot: chair.bot,
    program: chair.program,
    away: chair.away,
    silenced: chair.silenced,
    agrees: chair.agrees,
  })),
  commitment: commitmentTo(room.secret),
  paused,
  rematch: room.rematch,
  standing: room.standing,
})
