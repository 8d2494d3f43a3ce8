import type { Seat } from '@cloak/kernel'
import type { About, SeatAbout } from '@cloak/protocol'
import type { SoloRecord } from './record.ts'

/** The reader's own seat. */
export const MINE: Seat = 0
const ME = 'me'

/** A table on this device, as a server would describe it. */
export const aboutSolo = (
  { id, game, seats, options, level }: SoloRecord,
  name: string,
  now: Pick<About, 'status' | 'rematch' | 'standing'>,
): About => ({
  id,
  game,
  host: ME,
  listed: false,
  rated: false,
  counsel: true,
  options,
  clock: { kind: 'none' },
  seats: Array.from({ length: seats }, (_, seat) =>
    chair(seat === MINE ? { person: ME, name, bot: null } : { person: null, name: '', bot: level }),
  ),
  commitment: '',
  paused: false,
  ...now,
})

const chair = (who: Pick<SeatAbout, 'person' | 'name' | 'bot'>): SeatAbout => ({
  ...who,
  program: false,
  away: false,
  silenced: false,
  agrees: false,
})
