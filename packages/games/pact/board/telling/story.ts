import { lastLook } from '@cloak/parts/table/look-back.ts'
import type { Deal, PlayerView, View } from '../../src/types.ts'
import type { Kind } from '../../src/data/pieces.ts'

/** A chest of one round as it really went: whose it was, what lay in it, who took it and in which pass. */
export interface Truth {
  owner: number
  kind: Kind
  deal: Deal
  taker: { seat: number; pass: number } | null
}

/** Everybody as they saw themselves in the end. Only a finished game is shown with others' eyes. */
export async function everybody(table: string): Promise<readonly PlayerView[]> {
  const { view } = await lastLook(table)
  return (view as View).players
}

/** The chests of a round, put together from what each owner and each receiver remembers. */
export function truthsOf(players: readonly PlayerView[], round: number): Truth[] {
  return players.flatMap((p, owner) => {
    const deal = p.deals?.find(each => each.round === round)
    if (!deal || !p.kind) return []
    const { kind } = p
    const takers = players.flatMap((other, seat) =>
      (other.sights ?? [])
        .filter(sight => sight.round === round && sight.kind === kind && sight.taken === true)
        .map(({ pass }) => ({ seat, pass })),
    )
    return [{ owner, kind, deal, taker: takers[0] ?? null }]
  })
}
