import type { Seat } from '@cloak/kernel'
import type { Character } from '../sight.ts'
import { missing, rivalsOf, type Sight, threatOf } from '../sight.ts'
import type { Ways } from './baseline.ts'

/**
 * «Richard», after the charter for the base game that a player of that name put up for discussion in the Tric Trac forum
 * (forum.trictrac.net, topic 509, «charte Citadelles de base»; taken over in the guide at ccplage.free.fr). What it says:
 *
 * - A player with four gold, a card in hand and five districts must not play the Architect: two or three districts at once
 *   would put him out of reach. Whoever chooses first takes the Assassin and kills the Architect, or takes the Architect.
 * - The same is true of the King when somebody with six districts would choose first in the last round.
 * - The Thief is killed only to stop a player from growing shamefully rich, or when a player about to win surely has him; the
 *   Warlord only by the leader, or when a player about to win has him. Both hurt others as well.
 * - With a full hand among empty ones the Magician is the danger, and the Assassin the answer.
 * - Assassins seldom win: without such a reason the gold and the builds of the other characters come first, and the Architect
 *   above all when one has the means to use him.
 */
export const richard: Ways = {
  keeps(s, open) {
    const takes = (...wanted: Character[]): Character | undefined => wanted.find(c => open.includes(c))
    if (builder(s) !== null) return takes('assassin', 'architect')
    if (heir(s) !== null) return takes('king', 'assassin')
    if (finisher(s) !== null) return takes('assassin', 'warlord')
    if (readyToBuild(s, s.me)) return takes('architect')
    return undefined
  },
  kills(s, open) {
    const names = (character: Character): Character | undefined => (open.includes(character) ? character : undefined)
    if (builder(s) !== null) return names('architect')
    if (heir(s) !== null) return names('king')
    if (envied(s)) return names('magician')
    return undefined
  },
  spares: s => [...(shamefullyRich(s) ? [] : ['thief']), ...(leads(s) ? [] : ['warlord'])],
}

/** Gold, a card, and three districts or fewer to go: the Architect could finish it, or nearly. */
function readyToBuild({ v }: Sight, seat: Seat): boolean {
  const { gold, handSize } = v.players[seat]!
  return gold >= 4 && handSize >= 1
}
const builder = (s: Sight): Seat | null =>
  rivalsOf(s).find(rival => readyToBuild(s, rival) && missing(s, rival) <= 3) ?? null
/** Six districts of eight: with the crown he would choose first in the last round. */
const heir = (s: Sight): Seat | null => rivalsOf(s).find(rival => missing(s, rival) === 2) ?? null
const finisher = (s: Sight): Seat | null => rivalsOf(s).find(rival => missing(s, rival) <= 1) ?? null
const envied = ({ v, me }: Sight): boolean =>
  v.players[me]!.handSize >= 4 && v.players.every((p, seat) => seat === me || p.handSize <= 1)
const shamefullyRich = (s: Sight): boolean => rivalsOf(s).some(rival => s.v.players[rival]!.gold >= 6)
const leads = (s: Sight): boolean => rivalsOf(s).every(rival => threatOf(s, rival) <= 0.4)
