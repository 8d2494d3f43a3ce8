import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')
/** Pictures of the pages, for people to look at. */
export const ARTEFACTS = join(ROOT, 'artefacts')
/** What is prepared once for all runs of this clone. */
export const CACHE = join(ROOT, 'node_modules/.cache/cloak')
