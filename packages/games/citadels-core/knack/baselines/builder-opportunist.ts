import type { Character } from '../sight.ts'
import { incomeOf, missing, rivalsOf, type Sight } from '../sight.ts'
import type { Ways } from './baseline.ts'

/**
 * «Builder / Opportunist», the two temperaments that guides to the base game set beside the aggressive player, in one. As the
 * Builder it wants eight districts as soon as may be: the Architect when it can pay for two districts, the Merchant for gold,
 * the King for the choice, and the cheapest district that can be built every turn. As the Opportunist it looks first at what
 * the table offers this very round: a full purse to rob, a full hand to exchange for an empty one, a colour that fills its own
 * city and pays. It never kills for the sake of killing, and does not save.
 */
export const builderOpportunist: Ways = {
  keeps(s, open) {
    const { v, me } = s
    const { gold, handSize } = v.players[me]!
    const purse = Math.max(...rivalsOf(s).map(rival => v.players[rival]!.gold))
    const hand = Math.max(...rivalsOf(s).map(rival => v.players[rival]!.handSize))
    const takes = (wanted: Character, when: boolean): Character | null =>
      when && open.includes(wanted) ? wanted : null
    return (
      takes('architect', handSize >= 2 && gold >= 3 && missing(s, me) > 1) ??
      takes('thief', purse >= 5 && gold <= 2) ??
      takes('magician', hand - handSize >= 3) ??
      paying(s, open) ??
      takes('merchant', true) ??
      takes('king', true) ??
      takes('architect', handSize <= 1) ??
      undefined
    )
  },
  kills: () => undefined,
  spares: () => [],
  hasty: true,
}

/** The colour that fills the city, if it pays two gold or more. */
function paying(s: Sight, open: readonly Character[]): Character | null {
  const colours = [
    { character: 'king', type: 'noble' },
    { character: 'bishop', type: 'religious' },
    { character: 'merchant', type: 'trade' },
    { character: 'warlord', type: 'military' },
  ] as const
  const best = colours
    .filter(({ character }) => open.includes(character))
    .map(({ character, type }) => ({ character, income: incomeOf(s, s.me, type) }))
    .sort((one, other) => other.income - one.income)[0]
  return best && best.income >= 2 ? best.character : null
}
