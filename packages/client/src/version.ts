import own from '../package.json' with { type: 'json' }

/** The release this client belongs to. */
export const VERSION = own.version
