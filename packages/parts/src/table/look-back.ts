import type { Seen } from '@cloak/kernel'

/** What everybody saw at the end of a finished game, every seat's own secrets included. */
type LastLook = (table: string) => Promise<Seen<object>>
let fetch: LastLook = () => Promise.reject(new Error('this page shows no finished games'))

/** The page that can fetch finished games says how. */
export const lookBackBy = (by: LastLook): void => void (fetch = by)
export const lastLook: LastLook = table => fetch(table)
