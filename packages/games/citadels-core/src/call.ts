import type { Seat } from '@cloak/kernel'
import type { Moment } from './reading/cards.ts'
import { has } from './reading/city.ts'
import type { Acts, DistrictCard } from './cards.ts'
import type { Edition } from './edition.ts'
import { openTurn, takeTurn } from './turn.ts'
import type { Character, P, X } from './types.ts'

/** CIT-4.3: the called character is shown; robbery comes with showing the card, before its turn. */
export function answerCall(x: X, acts: Acts): void {
  const { e, t, seat, as } = acts
  reveal(t.players[seat]!, as.key)
  x.tell('revealed', { seat, character: as.key })
  openTurn(t, seat, as.key)
  if (t.robbed?.character === as.key) rob(x, seat)
  if (!speaks(x, e, 'onShown', (d, owner) => d.onShown?.(x, owner, acts))) takeTurn(x, acts)
}

/** A character lies face up before its player from now on. */
export function reveal(player: P, character: Character): void {
  player.revealed = [...player.revealed, character]
}

/** Does a special district, anybody's, have something to say first? */
export function speaks(
  x: X,
  e: Edition,
  moment: Moment,
  says: (d: DistrictCard, owner: Seat) => boolean | undefined,
): boolean {
  return e.speakers[moment].some(d => x.t.players.some((_, owner) => has(x.t, owner, d.key) && says(d, owner)))
}

/** CIT-6.2.1: the whole stash, before gathering. */
function rob(x: X, seat: Seat): void {
  const { by } = x.t.robbed!
  const gold = by === seat ? 0 : x.t.players[seat]!.gold // CIT-10.6
  x.t.players[seat]!.gold -= gold
  x.t.players[by]!.gold += gold
  x.tell('robbed', { by, seat, gold })
}
