import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { isPublicUrl } from './people/relying-party.ts'

const whole = (least: number, most: number) =>
  z
    .string()
    .refine(
      text => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number from ${least} to ${most}`,
    )
    .transform(Number)
const origins = z
  .string()
  .transform(text =>
    text
      .split(',')
      .map(each => each.trim())
      .filter(each => each !== ''),
  )
  .refine(all => all.every(isOrigin), 'must be web origins by commas, such as https://club.example.org, and no more')
const LONGEST_PAUSE = 600_000
const span = z
  .string()
  .regex(/^\d+-\d+$/, 'must be two whole numbers with a dash between, such as 700-2200')
  .transform(text => text.split('-').map(Number) as [number, number])
  .refine(
    ([least, most]) => least <= most && most <= LONGEST_PAUSE,
    `must have the smaller number first, and none above ${LONGEST_PAUSE}`,
  )

/** As browsers write it, letter by letter: with that it is compared. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.origin === text && /^https?:$/.test(url.protocol)
}

/** Every setting of the server: an environment variable, what it may be, and what it is if not given. */
export const SETTINGS = {
  PORT: { schema: whole(0, 65535), unless: '8080', says: 'port to listen on; 0 takes a free one' },
  HOST: { schema: z.string(), unless: '127.0.0.1', says: 'address to listen on; 0.0.0.0 for all' },
  DATA_DIR: { schema: z.string(), unless: './data', says: 'folder of the SQLite file and its backups' },
  DATABASE_URL: {
    schema: z.union([z.literal(''), z.string().regex(/^postgres(ql)?:\/\//, 'must begin postgres://')]),
    unless: '',
    says: 'PostgreSQL to use instead of SQLite; needed for more than one node',
  },
  ALLOWED_ORIGINS: { schema: origins, unless: '', says: 'other web origins whose pages may connect, by commas' },
  PUBLIC_URL: {
    schema: z
      .string()
      .refine(
        text => text === '' || isPublicUrl(text),
        'must be https:// and a name, such as https://games.example.org, or http://localhost with a port',
      )
      .transform(text => (text === '' ? null : new URL(text))),
    unless: '',
    says: 'address at which people reach the server; passkeys work there alone, or on localhost if it is not set',
  },
  TRUST_PROXY: {
    schema: z.enum(['0', '1']),
    unless: '0',
    says: '1 behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto',
  },
  SERVE_CLIENT: {
    schema: z.enum(['0', '1']),
    unless: '1',
    says: '0 serves the interface alone: the client is neither built nor served',
  },
  LOG_LEVEL: { schema: z.enum(['silent', 'error', 'warn', 'info', 'debug']), unless: 'info', says: 'how much to log' },
  METRICS_TOKEN: {
    // Anything else cannot be sent in a header.
    schema: z.string().regex(/^[!-~]*$/, 'must be letters, digits and signs of ASCII, without spaces'),
    unless: '',
    says: 'token to read /metrics with; without it only this machine may',
  },
  BOT_WORKERS: {
    schema: whole(1, 64),
    unless: String(Math.max(1, availableParallelism() - 1)),
    says: 'processes that think for bots, made when needed',
  },
  BOT_PAUSE: {
    schema: span,
    unless: '700-2200',
    says: 'milliseconds a bot waits before it answers, at random between',
  },
  BOT_BUDGET: {
    schema: whole(1, 60_000),
    unless: '300',
    says: 'milliseconds a bot may think; less than half its shortest pause',
  },
  IDLE_AFTER: { schema: whole(1, 86_400), unless: '120', says: 'seconds until a table nobody watches leaves memory' },
  COMMANDS_PER_SECOND: { schema: whole(1, 100_000), unless: '20', says: 'commands one connection may send a second' },
  REQUESTS_PER_SECOND: { schema: whole(1, 100_000), unless: '30', says: 'requests one address may make a second' },
  CONNECTIONS_PER_ADDRESS: { schema: whole(1, 100_000), unless: '64', says: 'connections one address may hold open' },
  GUESTS_PER_MINUTE: {
    schema: whole(1, 100_000),
    unless: '20',
    says: 'guests and log-ins one address may try a minute',
  },
  TABLES_PER_MINUTE: { schema: whole(1, 100_000), unless: '10', says: 'tables one person may open a minute' },
  TABLES_PER_ADDRESS: { schema: whole(1, 100_000), unless: '60', says: 'tables one address may open a minute' },
  LISTED_PER_PERSON: {
    schema: whole(1, 100_000),
    unless: '3',
    says: 'public tables at which one person may gather players at once',
  },
  LISTED_PER_ADDRESS: { schema: whole(1, 100_000), unless: '12', says: 'public tables one address may open an hour' },
  MAX_MESSAGE: {
    schema: whole(1024, 1_048_576),
    unless: '16384',
    says: 'bytes of the largest message or request taken',
  },
} as const

type Name = keyof typeof SETTINGS
export type Config = { readonly [K in Name]: z.output<(typeof SETTINGS)[K]['schema']> }

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings, each checked. One that is empty counts as not given, and spaces around it as not there. */
export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const read: { [name: string]: unknown } = {}
  for (const [name, { schema, unless }] of Object.entries(SETTINGS)) {
    const parsed = schema.safeParse(env[name]?.trim() || unless)
    if (!parsed.success) throw new ConfigError(`${name}: ${parsed.error.issues[0]?.message ?? 'not understood'}`)
    read[name] = parsed.data
  }
  const config = read as Config
  // A bot that gives way to people takes twice its time; later than its pause, and it would tell that it had a choice.
  if (2 * config.BOT_BUDGET >= config.BOT_PAUSE[0])
    throw new ConfigError(
      `BOT_BUDGET: ${config.BOT_BUDGET} must be less than half the shortest BOT_PAUSE, which is ${config.BOT_PAUSE[0]}`,
    )
  return config
}
