import { z } from 'zod'
import { Claim, Id, Level, Salt, SeatNumber, Text } from './parts.ts'

/** Every command has an id made by the sender: sent again with the same id it is done once, and acknowledged again. */
const command = <const K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ id: Id, kind: z.literal(kind), ...shape })
const atTable = <const K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  command(kind, { table: Id, ...shape })

/** What is asked of one table. */
export const TableCommand = z.discriminatedUnion('kind', [
  /** Sits down; at the first free seat if none is named. The salt goes into the seed. */
  atTable('sit', { seat: SeatNumber.optional(), salt: Salt.optional() }),
  /** Adds something of one's own to the seed, before the game begins: for whoever has seen the commitment. */
  atTable('salt', { salt: Salt }),
  /** Stands up, before the game begins. */
  atTable('rise', {}),
  /** The host seats a bot. */
  atTable('seat-bot', { seat: SeatNumber, level: Level }),
  /** The host frees a seat, before the game begins. */
  atTable('remove', { seat: SeatNumber }),
  /** The host closes the table, before the game begins. */
  atTable('close', {}),
  /** The host begins the game. */
  atTable('start', {}),
  /** Answers the question numbered `at`. What the answer says is judged by the rules. */
  atTable('answer', { at: z.int().min(0), answer: z.unknown() }),
  /** Takes back the own answer to the question numbered `at`. */
  atTable('undo', { at: z.int().min(0) }),
  atTable('say', { text: Text }),
  atTable('claim', { claim: Claim }),
  /** The host lets somebody talk no longer, or again. */
  atTable('silence', { seat: SeatNumber, on: z.boolean() }),
  /** A stand-in plays on for one's seat. */
  atTable('leave', {}),
  /** Takes one's seat back from the stand-in. */
  atTable('return', {}),
  /** Agrees to give the game up, or no longer; it ends when everybody present agrees. */
  atTable('abandon', { agree: z.boolean() }),
  /** Opens a table with the same game, options and seats; the first to ask makes it, everybody learns its id. */
  atTable('rematch', {}),
])

/** What is asked of the connection itself. */
export const LinkCommand = z.discriminatedUnion('kind', [
  /** Shows a table and keeps it up to date; `after` is the last number already seen there. */
  atTable('watch', { after: z.int().min(0).optional() }),
  atTable('unwatch', {}),
  /** Hears a person's talk no longer, or again, at every table. */
  command('mute', { person: Id, on: z.boolean() }),
  command('ping', {}),
])

export const Command = z.discriminatedUnion('kind', [...TableCommand.options, ...LinkCommand.options])

export type TableCommand = z.infer<typeof TableCommand>
export type LinkCommand = z.infer<typeof LinkCommand>
export type Command = z.infer<typeof Command>
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>
