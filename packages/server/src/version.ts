import own from '../package.json' with { type: 'json' }

/** The release this server belongs to. */
export const VERSION = own.version
