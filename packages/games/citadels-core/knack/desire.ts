import type { Character } from '../src/types.ts'
import type { Seat } from '@cloak/kernel'
import { incomeOf, missing, type Sight, threatOf } from './sight.ts'

/** What a turn as this character would bring to a seat, in gold, as far as the public table tells. */
export function desireFor(s: Sight, seat: Seat, character: Character): number {
  const { v } = s
  const { gold, handSize } = v.players[seat]!
  const income = (type: 'noble' | 'religious' | 'trade' | 'military'): number => incomeOf(s, seat, type)
  switch (character) {
    case 'assassin':
      return 1 + 1.3 * worst(s, seat)
    case 'witch':
      return 1.6 + 0.4 * worst(s, seat)
    case 'magistrate':
      return 1.6 + 0.5 * worst(s, seat)
    case 'thief':
      return 0.4 + 0.33 * averageGold(s, seat)
    case 'blackmailer':
      return 0.4 + 0.36 * averageGold(s, seat)
    case 'spy':
      return 0.8 + 0.25 * fullestHand(s, seat)
    case 'tax-collector':
      return 0.8 + v.plate + 0.2 * v.players.length
    case 'magician':
      return Math.max(handSize <= 1 ? 1 : 0.4, 0.75 * (fullestHand(s, seat) - handSize))
    case 'wizard':
      return 1.4 + (handSize <= 1 ? 0.8 : 0) + 0.1 * fullestHand(s, seat)
    case 'seer':
      return 0.6 + 0.35 * v.players.length + (handSize <= 1 ? 0.6 : 0)
    case 'king':
      return 1 + income('noble')
    case 'patrician':
      return 1 + 0.75 * income('noble')
    case 'emperor':
      return 1 + income('noble')
    case 'bishop':
      return 0.5 + income('religious') + 0.12 * v.players[seat]!.city.length
    case 'abbot':
      return 0.9 + income('religious')
    case 'cardinal':
      return 0.9 + 0.75 * income('religious') + (handSize >= 3 ? 0.6 : 0)
    case 'merchant':
      return 1 + income('trade')
    case 'trader':
      return 0.6 + income('trade') + Math.min(handSize, 3) * 0.2
    case 'alchemist':
      return handSize === 0 ? 0.2 : Math.min(gold + 2, 5) * 0.65
    case 'architect':
      return 1.5 + severalBuilds(s, seat, 3)
    case 'scholar':
      return 1.5 + severalBuilds(s, seat, 2)
    case 'navigator':
      return handSize > 0 && gold >= 2 ? 1.7 : 3
    case 'warlord':
      return 0.6 + income('military') + 0.5 * worst(s, seat)
    case 'marshal':
      return 0.8 + income('military') + (gold >= 3 ? 0.8 : 0)
    case 'diplomat':
      return 0.6 + income('military') + 0.2 * worst(s, seat)
    case 'artist':
      return 0.3 + 0.7 * Math.min(2, gold)
    case 'queen':
      return v.players.length > 4 ? 1.2 : 0.9
    default:
      return 1
  }
}

/** More builds are worth having only with gold and cards to build. */
function severalBuilds(s: Sight, seat: Seat, limit: number): number {
  const { gold, handSize } = s.v.players[seat]!
  const builds = Math.min(limit, handSize + (limit === 3 ? 2 : 1), 1 + Math.floor((gold + 1) / 3))
  const finishes = missing(s, seat) > 1 && builds >= missing(s, seat)
  return 0.9 * (builds - 1) + (finishes ? 4 : 0)
}

const worst = (s: Sight, seat: Seat): number => {
  let most = 0
  for (let rival = 0; rival < s.v.players.length; rival++)
    if (rival !== seat) most = Math.max(most, threatOf(s, rival, seat))
  return most
}
const averageGold = ({ v }: Sight, seat: Seat): number => {
  const own = v.players[seat]!.gold
  return (v.players.reduce((sum, p) => sum + p.gold, 0) - own) / (v.players.length - 1)
}
const fullestHand = ({ v }: Sight, seat: Seat): number =>
  v.players.reduce((most, p, other) => (other === seat ? most : Math.max(most, p.handSize)), 0)
