import type { About } from '@cloak/protocol'

/** The server says whether there is counsel at a table; it is for who sits there. */
export const mayAsk = ({ counsel }: About, own: number | null): boolean => counsel && own !== null
