import { ConfigError } from '../config.ts'
import { NewerDatabase } from './migrate.ts'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'no reason given')

/** The folder in which the SQLite file cannot be opened or written. */
export const unusableFolder = (error: unknown): ConfigError =>
  new ConfigError(`DATA_DIR: ${codeOf(error) === 'EEXIST' ? 'is a file and not a folder' : messageOf(error)}`)

const WHY: { readonly [code: string]: string } = {
  '28P01': 'PostgreSQL refuses this password',
  '28000': 'PostgreSQL refuses this user',
  '3D000': 'PostgreSQL has no such database',
  '42501': 'PostgreSQL does not let this user make tables there',
  '3F000': 'PostgreSQL has no schema there that this user may use',
  ERR_INVALID_URL: 'is no address; signs such as / ? # in a password are written as %2F %3F %23',
}

/**
 * The database that cannot be used. It is said in words of our own where there is a code: the address holds a password, and
 * others' words may quote from it.
 */
export function unusableDatabase(error: unknown): ConfigError {
  const code = error instanceof URIError ? 'ERR_INVALID_URL' : codeOf(error)
  const why = WHY[code ?? ''] ?? 'PostgreSQL cannot be reached'
  return new ConfigError(`DATABASE_URL: ${why} (${code ?? messageOf(error)})`)
}

/** The database that a newer release has changed, under the setting by which it was found; null if that is not the reason. */
export const newerThanUs = (setting: string, error: unknown): ConfigError | null =>
  error instanceof NewerDatabase ? new ConfigError(`${setting}: ${error.message}`) : null

/** May tables not be made there? */
export const isForbidden = (error: unknown): boolean => ['42501', '3F000'].includes(codeOf(error) ?? '')
