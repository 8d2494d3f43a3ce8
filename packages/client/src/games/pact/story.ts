import type { Deal, PlayerView, View } from '@cloak/pact'
import type { Kind } from '@cloak/pact/data/pieces'

/** A chest of one round as it really went: whose it was, what lay in it, who took it and in which pass. */
export interface Truth {
  owner: number
  kind: Kind
  deal: Deal
  taker: { seat: number; pass: number } | null
}

/** Everybody as they saw themselves in the end. Only a finished game is shown with others' eyes. */
export async function everybody(table: string): Promise<readonly PlayerView[]> {
  const { fetchReplay } = await import('../../replay/eyes.ts')
  const { steps } = await fetchReplay(table, 'all')
  const last = steps.at(-1)?.seen
  if (!last) throw new Error('the replay is empty')
  return (last.view as View).players
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
