import own from '../package.json' with { type: 'json' }

/** The release this command line belongs to. */
export const VERSION = own.version
