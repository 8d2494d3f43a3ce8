import type { About } from '@cloak/protocol'

/** Nobody is helped against another person. Bots do not mind. */
export const mayAsk = ({ seats }: About, own: number | null): boolean =>
  seats.every(({ person }, seat) => seat === own || person === null)
