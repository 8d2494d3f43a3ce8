import type { About } from '@cloak/protocol'
import type { Say } from '../words/say.ts'

/** What everybody at the table is called. */
export const seatNames = (say: Say, { seats }: About): string[] =>
  seats.map(
    ({ name, bot }, seat) =>
      name || say(bot ? `client.bot.${(seat % 8) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}` : 'client.lobby.free'),
  )
