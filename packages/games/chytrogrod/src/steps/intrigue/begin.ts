import { type Chapter, steps } from '@cloak/kernel'
import type { Colour } from '../../data/pieces.ts'
import { clockwise, favouriteOf } from '../../seats.ts'
import type { Chytrogrod } from '../../types.ts'

const { does } = steps<Chytrogrod>()

/** Each guild's own intrigue (CHY-11.5 to CHY-11.9). */
const INTRIGUES = {
  red: 'intrigue.brawl',
  yellow: 'intrigue.lordships',
  green: 'intrigue.dealings',
  blue: 'intrigue.thunder',
  black: 'intrigue.intercession',
} as const satisfies { [C in Colour]: string }

export const begin: Chapter<Chytrogrod, 'intrigue.begin'> = {
  'intrigue.begin': does(x => {
    x.t.phase = 'intrigue'
    for (const seat of clockwise(x.t, favouriteOf(x.t))) {
      const { guild } = x.t.players[seat]!
      if (guild) x.next(INTRIGUES[guild], { seat })
    }
    x.next('resolve.begin')
  }),
}
