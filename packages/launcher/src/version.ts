import own from '../package.json' with { type: 'json' }

/** The version of this release. */
export const VERSION: string = own.version
