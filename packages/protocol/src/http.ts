import type { Answer, Standing } from '@cloak/kernel'
import type * as record from '@cloak/record'
import { z } from 'zod'
import type { Difference } from './difference.ts'
import { fromKernel } from './from-kernel.ts'
import { About, Happened, Status } from './notices.ts'
import { Clock, Id, Name } from './parts.ts'

export const Login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9._@+-]{3,64}$/, 'must be 3 to 64 of a-z 0-9 . _ @ + -')
export const Password = z.string().min(8).max(200)

export const NewGuest = z.strictObject({ name: Name })
export const Credentials = z.strictObject({ login: Login, password: Password })
export const NewName = z.strictObject({ name: Name })
export const Me = z.strictObject({ id: Id, name: z.string(), login: z.string().nullable(), bot: z.boolean() })
/** Who one is, and the token that proves it: for programs, which send it as `Authorization: Bearer …`. */
export const NewBot = z.strictObject({ id: Id, name: z.string(), token: z.string() })

/** The release of the server, and the protocol it speaks. */
export const ServerVersion = z.strictObject({ version: z.string(), protocol: z.int() })

export const GameAbout = z.strictObject({
  id: z.string(),
  rules: z.int(),
  seats: z.array(z.int()),
  title: z.record(z.string(), z.string()),
})
/** What the host may set, as a decision of the kernel; its `lapse` is the default. */
export const GameOptions = z.strictObject({ seats: z.int(), options: z.unknown() })

export const NewTable = z.strictObject({
  game: z.string().max(64),
  seats: z.int().min(1).max(16),
  /** An answer to the decision of `/api/games/:id/options`; its default if left out. */
  options: z.unknown().optional(),
  clock: Clock.default({ kind: 'none' }),
  /** Listed for everybody; otherwise reached by its link alone. */
  listed: z.boolean().default(false),
  /** The result moves ratings, if at least two people play, programs not counted. So it is if this is left out. */
  rated: z.boolean().optional(),
  /** The host sits down at seat 0. */
  sit: z.boolean().default(true),
})
export const Listing = z.strictObject({
  id: Id,
  game: z.string(),
  status: Status,
  seats: z.int(),
  taken: z.int(),
  opened: z.number(),
  rated: z.boolean(),
})

/**
 * A game as one pair of eyes went through it; `seat` is whose they are. With every step comes how what was seen has changed
 * since the step before, as in the notices of a socket.
 */
export const Replay = z.strictObject({
  about: About,
  seat: z.int().nullable(),
  steps: z.array(Happened.extend({ change: z.custom<Difference>() })),
})
/** The file of a finished game: the compiler compares it with the one that `@cloak/record` describes. */
export const ServedGameFile = z.strictObject({
  format: z.literal('cloak-game'),
  version: z.literal(1),
  setup: z.strictObject({
    game: z.string(),
    rules: z.int(),
    seats: z.int(),
    options: fromKernel<object>(),
    seed: z.string(),
  }),
  log: z.array(
    z.union([
      z.strictObject({ at: z.int(), seat: z.int(), answer: z.custom<Answer>(x => x !== undefined) }),
      z.strictObject({ at: z.int(), seat: z.int(), undo: z.literal(true) }),
    ]),
  ),
  /** One link for the setup, then one for each entry. */
  digests: z.array(z.string()),
  /** Over the standing and the last state. */
  digest: z.string(),
  /** Null if the game was given up. */
  standing: fromKernel<Standing[]>().nullable(),
  /** Where the seed came from. */
  fairness: z.strictObject({
    scheme: z.string(),
    commitment: z.string(),
    secret: z.string(),
    salts: z.array(z.string()),
  }),
}) satisfies z.ZodType<record.ServedGameFile>
/** One's own table. */
export const MyTable = z.strictObject({
  id: Id,
  game: z.string(),
  status: Status,
  seats: z.int(),
  taken: z.int(),
  opened: z.number(),
  rated: z.boolean(),
  /** How one did, once it is over. */
  place: z.int().nullable(),
})

export const Result = z.strictObject({
  /** Null where the table was private and the reader has not been at it. */
  table: Id.nullable(),
  game: z.string(),
  place: z.int(),
  score: z.number(),
  of: z.int(),
  ended: z.number(),
  /** Did it move ratings? */
  rated: z.boolean(),
})
export const Rating = z.strictObject({
  who: z.string(),
  name: z.string(),
  game: z.string(),
  rating: z.number(),
  sure: z.number(),
  games: z.int(),
})
export const Profile = z.strictObject({
  id: Id,
  name: z.string(),
  bot: z.boolean(),
  ratings: z.array(Rating),
  results: z.array(Result),
})

export type NewTable = z.infer<typeof NewTable>
export type Listing = z.infer<typeof Listing>
export type Me = z.infer<typeof Me>
export type ServerVersion = z.infer<typeof ServerVersion>
export type MyTable = z.infer<typeof MyTable>
export type Replay = z.infer<typeof Replay>
export type Result = z.infer<typeof Result>
export type Rating = z.infer<typeof Rating>
