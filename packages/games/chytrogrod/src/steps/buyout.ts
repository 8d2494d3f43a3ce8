import { type Chapter, steps } from '@cloak/kernel'
import { copyTokens, moveAll } from '../tokens.ts'
import type { Chytrogrod } from '../types.ts'

const { does } = steps<Chytrogrod>()

export const buyout: Chapter<Chytrogrod, 'buyout'> = {
  // CHY-4.6: everything, wanted or not; what does not fit is returned.
  'buyout.take': does((x, { district, seat }) => {
    const { tokens } = x.t.districts[district]
    x.tell('boughtOut', { seat, district, tokens: copyTokens(tokens) })
    moveAll(tokens, x.t.players[seat]!.board)
    x.next('overflow.return', { seat })
  }),
}
