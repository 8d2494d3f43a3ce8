import type { Ties } from '@cloak/parts/board/entry.ts'
import { partedIn } from '../src/reading/index.ts'
import type { Say } from './words.ts'

/** What decides between players with equal points (CHY-9.3). */
export const ties: Ties = {
  rule: 'CHY-9.3',
  tell({ say: anything, language, standing, names }) {
    const say: Say = anything
    const name = (seat: number): string => names[seat] ?? ''
    return partedIn(standing).map(parted =>
      parted.by === 'nothing'
        ? say('chytrogrod.board.tie.nothing', {
            names: new Intl.ListFormat(language).format(parted.seats.map(name)),
          })
        : say(`chytrogrod.board.tie.${parted.by}`, {
            name: name(parted.first),
            other: name(parted.second),
            n: parted.n,
            m: parted.m,
          }),
    )
  },
}
