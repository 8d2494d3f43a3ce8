// By name, so that the bundle contains the version and not the whole file.
import { version } from '../package.json' with { type: 'json' }

/** The release this client belongs to. */
export const VERSION = version
