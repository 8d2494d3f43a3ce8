import type { View } from '../src/types.ts'
import { COLOURS, type Colour, type Deal, type Good, GOODS, type Size } from '../src/data/pieces.ts'
import { influenceIn, lackWith, offerOf } from '../src/reading/index.ts'
import type { Seat } from '@cloak/kernel'

export type Purse = { [G in Good]: number }

/** What is on the board and not meant for a deal that is already played. */
export function purseOf(view: View, me: Seat): Purse {
  const left = { ...view.players[me]!.board }
  for (const colour of COLOURS) {
    const { laid, stack } = view.districts[colour]
    if (!stack.top) continue
    for (const { by, card } of laid)
      if (by === me && (card === 'big' || card === 'small'))
        for (const good of GOODS) left[good] = Math.max(0, left[good] - offerOf(view, stack.top, card).cost[good])
  }
  return left
}

/** How many goods are missing for a deal; the secret good may stand for one. */
export function lackFor(view: View, me: Seat, deal: Deal, size: Size, purse: Purse): number {
  const { secret } = view.players[me]!
  return lackWith(offerOf(view, deal, size).cost, purse, secret && !secret.spent ? secret.good : null)
}

/** What a district's tokens are worth to this seat: influence by its points, goods by the open deals that ask for them. */
export function lootOf(view: View, me: Seat, district: Colour, wanted: Purse): number {
  const { tokens } = view.districts[district]
  const { board } = view.players[me]!
  let loot = influenceIn(tokens)
  for (const good of GOODS) loot += tokens[good] * (wanted[good] > board[good] ? 6 : 2)
  return loot
}

/** The most that an open deal asks of each good. */
export function wantedIn(view: View): Purse {
  const most: Purse = { weapon: 0, chest: 0, book: 0, rum: 0, relic: 0 }
  for (const colour of COLOURS) {
    const { top } = view.districts[colour].stack
    if (!top) continue
    const { cost } = offerOf(view, top, 'big')
    for (const good of GOODS) if (cost[good] > most[good]) most[good] = cost[good]
  }
  return most
}

/** Points, and what goods on the board will still come to. */
export function prospectOf(view: View, seat: Seat): number {
  const { board, score } = view.players[seat]!
  const goods = GOODS.reduce((sum, good) => sum + Math.min(board[good], 4), 0)
  return score + 2.5 * goods
}
