import { words as core } from '@cloak/citadels-core/words'

/** What has words of its own in this edition lies under `citadels.classic`; all else is said as in the other. */
export const words = { ...core, namespaces: [`${core.namespaces[0]}.classic`, ...core.namespaces] } as const
