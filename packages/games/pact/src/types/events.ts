import type { Seat } from '@cloak/kernel'
import type { BuildingId } from '../data/buildings/index.ts'
import type { EventId } from '../data/events/index.ts'
import type { Achievement, Common, Courtier, Good, Goods, Inquisitor, Kind, Minor, Resource } from '../data/pieces.ts'
import type { Sight } from './deals.ts'
import type { Stand } from './ritual.ts'
import type { Source } from './steps.ts'

/** One trade at the market, as everybody hears of it (DWD-3.4). */
export interface Trades {
  sold: { [R in Resource]?: number }
  loan: number
}

export type Events = {
  roleDealt: { all: { seat: Seat }; some: { kind: Kind } }
  roundBegun: { all: { round: number } }
  produced: { all: { seat: Seat; goods: Partial<Goods> } }
  gained: { all: { seat: Seat; good: Good; n: number; by: Source } }
  paid: { all: { seat: Seat; goods: Partial<Goods>; by: Source | 'grain' | 'courtier' } }
  bought: { all: { seat: Seat; good: Resource; n: number; coins: number } }
  sold: { all: { seat: Seat; good: Resource; n: number; coins: number } }
  borrowed: { all: { seat: Seat; n: number } }
  repaid: { all: { seat: Seat; n: number } }
  wanted: { all: { seat: Seat; goods: Good[] } }
  reputation: { all: { seat: Seat; from: number; to: number } }
  angelWing: { all: { seat: Seat } }
  indulgence: { all: { seat: Seat } }
  devilWing: { all: { seat: Seat } }
  devilWingsReturned: { all: { seat: Seat; n: number } }
  guest: { all: { seat: Seat; points: number } }
  debt: { all: { seat: Seat; from: number; to: number } }
  points: { all: { seat: Seat; n: number; by: Source } }
  cardsDiscarded: { all: { seat: Seat; n: number }; some: { cards: BuildingId[] } }
  cardsDrawn: { all: { seat: Seat; n: number }; some: { cards: BuildingId[] } }
  eventDrawn: { all: { seat: Seat }; some: { event: EventId } }
  cardsPassed: { all: { seat: Seat; receiver: Seat }; some: { cards: BuildingId[] } }
  cardsReceived: { all: { seat: Seat }; some: { cards: BuildingId[] } }
  chestsSent: { all: { round: number } }
  chestCame: { all: { seat: Seat; pass: number }; some: { kind: Kind; state: Sight['state']; jesters: number } }
  replied: { all: { seat: Seat; pass: number }; some: { taken: boolean } }
  passClosed: { all: { pass: number } }
  chestHome: {
    all: { seat: Seat }
    some: { taken: boolean; coin: number; plain: number; marked: number; jesters: number }
  }
  eventDropped: { all: { seat: Seat }; some: { event: EventId } }
  planShown: {
    all: {
      seat: Seat
      event: EventId | null
      side: 'left' | 'right' | 'none'
      old: readonly BuildingId[]
      builds: readonly BuildingId[]
      uses: readonly BuildingId[]
      courtier: Courtier | null
      stable: readonly BuildingId[]
    }
  }
  tookBack: { all: { seat: Seat } }
  objected: { all: { seat: Seat } }
  used: { all: { seat: Seat; card: BuildingId } }
  built: { all: { seat: Seat; card: BuildingId } }
  failed: { all: { seat: Seat; what: Source | 'courtier' } }
  recruited: { all: { seat: Seat; courtier: Courtier } }
  courtierCame: { all: { seat: Seat; courtier: Courtier } }
  courtierLeft: { all: { seat: Seat; courtier: Courtier } }
  tilePlaced: { all: { seat: Seat; tile: Minor; field: number } }
  tileDropped: { all: { seat: Seat; tile: Minor } }
  tucked: { all: { seat: Seat; card: BuildingId; stable: Source } }
  tokenLost: { all: { seat: Seat } }
  achieved: { all: { seat: Seat; achievement: Achievement; spent: Courtier[] } }
  interest: { all: { seat: Seat; entries: number; quarter: number } }
  voted: { all: { seat: Seat; on: Seat | null } }
  accused: { all: { seat: Seat; votes: number } }
  innocent: { all: { seat: Seat } }
  confessed: { all: { seat: Seat } }
  chestOpened: { all: { kind: Kind; coin: number; souls: number; marked: number } }
  resourcesSold: { all: { kind: Kind; coins: number } }
  guessed: { all: { kind: Kind; role: 'devil' | 'cultist'; on: Seat } }
  bribesLie: { all: { n: number } }
  rewarded: { all: { kind: Kind; goods: Partial<Goods> } }
  bribed: { all: { stand: Common; inquisitor: Inquisitor } }
  turnedUp: { all: { stand: string; inquisitor: Inquisitor } }
  guessesLocked: { all: { n: number } }
  exposed: { all: { seat: Seat; role: 'devil' | 'cultist'; yes: boolean } }
  ritualReturned: { all: { round: number } }
  roleShown: { all: { seat: Seat; kind: Kind } }
  soulPoints: { all: { seat: Seat; souls: number; n: number } }
  guessScored: { all: { seat: Seat; kind: Kind; role: 'devil' | 'cultist'; on: Seat; right: boolean; n: number } }
  answers: { all: { seat: Seat; bySoul: Stand[]; byIndulgence: Stand[]; unanswered: Stand[] } }
  wingsBought: { all: { seat: Seat; n: number; coins: number } }
  punished: { all: { seat: Seat; inquisitor: Inquisitor; n: number } }
  discarded: { all: { seat: Seat; goods: Partial<Goods> } }
  destroyed: { all: { seat: Seat; card: BuildingId } }
  guestsLeft: { all: {} }
  scored: { all: { seat: Seat; n: number; by: Source } }
  gameEnded: { all: {} }
}
