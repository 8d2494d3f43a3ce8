import type { Heard, Standing, Why } from '@cloak/kernel'
import { z } from 'zod'
import type { Difference } from './difference.ts'
import { Failure } from './errors.ts'
import { fromKernel } from './from-kernel.ts'
import { Claim, Clock, Id, Level } from './parts.ts'

/** A seat as everybody sees it. */
export const SeatAbout = z.strictObject({
  person: Id.nullable(),
  name: z.string(),
  /** A bot sits here, or stands in for whoever left. */
  bot: Level.nullable(),
  /** A program of somebody's plays here, by a token. */
  program: z.boolean(),
  away: z.boolean(),
  silenced: z.boolean(),
  /** Agrees to give the game up. */
  agrees: z.boolean(),
})

export const Status = z.enum(['gathering', 'playing', 'over', 'abandoned', 'closed'])

/** All about a table that is not the game: public, the same for everybody. */
export const About = z.strictObject({
  id: Id,
  game: z.string(),
  status: Status,
  host: Id,
  listed: z.boolean(),
  /** The result moves ratings. While the table gathers, it does if two people who are no programs sit there at the start. */
  rated: z.boolean(),
  /** A player may ask for counsel: never at a rated table, and never while a person or a program sits there too. */
  counsel: z.boolean(),
  options: z.unknown(),
  clock: Clock,
  seats: z.array(SeatAbout),
  /** SHA-256 of the server's secret: shown before the first card, checked when the game is over. */
  commitment: z.string(),
  /** A fault in the rules: nothing is lost, and nothing goes on until it is mended. */
  paused: z.boolean(),
  rematch: Id.nullable(),
  /** When the game is over. */
  standing: fromKernel<Standing[]>().nullable(),
})

export const Said = z.strictObject({
  seat: z.int(),
  name: z.string(),
  time: z.number(),
  text: z.string().optional(),
  claim: Claim.optional(),
})

/** What happened, as one pair of eyes may know it; numbered for that pair of eyes without gaps. */
export const Happened = z.strictObject({
  n: z.int(),
  heard: z.array(fromKernel<Heard>()).optional(),
  said: Said.optional(),
})

/** The clocks: what each seat has in the bank, and when the one who reads this must have answered. Milliseconds. */
export const Clocks = z.strictObject({
  bank: z.array(z.number()),
  due: z.number().nullable(),
  now: z.number(),
})

export const Notice = z.discriminatedUnion('kind', [
  /** The first on every connection. */
  z.strictObject({ kind: z.literal('welcome'), protocol: z.int(), person: Id, name: z.string() }),
  /** The command is done, durably. */
  z.strictObject({ kind: z.literal('done'), id: Id, table: Id.optional() }),
  /** The rules refuse it; nothing has changed. */
  z.strictObject({ kind: z.literal('refused'), id: Id, why: fromKernel<Why>() }),
  /** It was not understood, not allowed, or could not be done now; nothing has changed. */
  z.strictObject({ kind: z.literal('error'), id: Id.optional(), error: Failure }),
  /** How a table is now, and what happened since the last such notice. `about` is left out when it has not changed. */
  z.strictObject({
    kind: z.literal('now'),
    table: Id,
    n: z.int(),
    /** The reader's own seat; null for who only watches. */
    seat: z.int().nullable(),
    told: z.array(Happened),
    about: About.optional(),
    /** How what is seen has changed since the last such notice on this connection; the first has it whole, as `[seen]`. */
    change: fromKernel<Difference>(),
    clocks: Clocks.nullable(),
  }),
  /** How many persons watch the table without a seat; sent when it changes, and to whoever comes while there are any. */
  z.strictObject({ kind: z.literal('watching'), table: Id, count: z.int() }),
])

export type SeatAbout = z.infer<typeof SeatAbout>
export type Status = z.infer<typeof Status>
export type About = z.infer<typeof About>
export type Said = z.infer<typeof Said>
export type Happened = z.infer<typeof Happened>
export type Clocks = z.infer<typeof Clocks>
export type Notice = z.infer<typeof Notice>
export type NoticeOf<K extends Notice['kind']> = Extract<Notice, { kind: K }>
