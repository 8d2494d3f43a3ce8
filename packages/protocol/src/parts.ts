import type { SALT_PATTERN } from '@cloak/record'
import { z } from 'zod'

/** Made by the sender, 1 to 64 plain characters: commands, tables, people. */
export const Id = z.string().regex(/^[\w:.-]{1,64}$/, 'must be 1 to 64 letters, digits, or _ : . -')
/** A place at the table, numbered clockwise from 0. */
export const SeatNumber = z.int().min(0).max(15)
/** What somebody is called: printable, no line breaks, not only spaces, nothing that cannot be seen, no towers of accents. */
export const Name = z
  .string()
  .normalize('NFKC')
  .trim()
  .min(1)
  .max(32)
  .regex(/^(?:(?!\p{DI}(?<!\uFE0F)|\p{M}{3})[^\p{C}\p{Zl}\p{Zp}\u2800])+$/u, 'must be printable')
// Only types are imported here, and this one has a single value: any other pattern does not compile.
const SALT: typeof SALT_PATTERN = '^[\\w-]{1,64}$'
/** What a seat adds to the seed, so that nobody alone could choose the cards. */
export const Salt = z.string().regex(new RegExp(SALT), 'must be 1 to 64 letters, digits, _ or -')
/** Free talk; kept as it was typed, and never read as HTML. */
export const Text = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+$/u, 'must be printable')

/** A ready-made line, said in each reader's language. */
export const Claim = z.strictObject({
  key: z.string().max(80),
  args: z.record(z.string().max(32), z.union([z.string().max(64), z.int()])).optional(),
})

/** How a bot plays. */
export const Level = z.enum(['random', 'squire', 'courtier', 'chancellor'])

const MINUTE = 60
/** How long a seat may think. */
export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** A bank, and what every decision adds to it; both in seconds. */
  z.strictObject({
    kind: z.literal('live'),
    bank: z
      .int()
      .min(1)
      .max(240 * MINUTE),
    increment: z
      .int()
      .min(1)
      .max(30 * MINUTE),
  }),
  /** Days for each decision; the clock stands still in the quiet hours, given in minutes after midnight, `zone` minutes east of UTC. */
  z.strictObject({
    kind: z.literal('days'),
    days: z.number().min(0.25).max(30),
    quiet: z
      .strictObject({ from: z.int().min(0).max(1439), to: z.int().min(0).max(1439), zone: z.int().min(-840).max(840) })
      .optional(),
  }),
])

export type Claim = z.infer<typeof Claim>
export type Clock = z.infer<typeof Clock>
export type Level = z.infer<typeof Level>
