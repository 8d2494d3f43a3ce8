import type { FaceUp, Play, Seat, Secret } from '@cloak/kernel'
import type { Decree } from './data/decrees.ts'
import type { House } from './data/house.ts'
import type { Card, Colour, Deal, Good, Influence, Kind, Size, Token } from './data/pieces.ts'

/** The game's vocabulary, for the kernel. */
export interface Chytrogrod {
  table: Table
  view: View
  steps: Steps
  events: Events
  options: Options
}
/** The table as the rules see it. */
export type Open = FaceUp<Table>
export type OpenPlayer = FaceUp<Player>
export type OpenDistrict = FaceUp<District>
export type OpenLaid = FaceUp<Laid>
export type X = Play<Chytrogrod>

export type Tokens = { [K in Token]: number }
export type Phase = 'setup' | 'wake' | 'action' | 'intrigue' | 'resolution' | 'cleanup' | 'over'
/** What a card in a district is still good for (CHY-4.1). */
export type Status = 'live' | 'ignored' | 'removed'
/** A secret good is a good, or in the contraband variant whatever is wanted (CHY-10.2). */
export type SecretGood = Good | 'any'
export interface TakenDeal {
  deal: Deal
  /** The offer that was used, and alone counts (CHY-2.7). */
  size: Size
}

export interface Options {
  contraband: 'off' | 'on'
  intrigues: 'off' | 'on'
  /** Whether the players choose their guilds or are dealt them (CHY-3.7). */
  guilds: 'choose' | 'deal'
}

export interface Table {
  /** The host's own values; null for those of the rules text. Never changed, and shared between copies. */
  house: House | null
  contraband: boolean
  intrigues: boolean
  phase: Phase
  round: number
  /** The districts clockwise round the main board (CHY-3.2). */
  ring: Colour[]
  /** Where the first district marker lies. */
  first: Colour | null
  favourite: Seat | null
  districts: { [C in Colour]: District }
  players: Player[]
  supply: Tokens
  decrees: { deck: Secret<Decree[]>; discard: Decree[] }
  /** A decree drawn and not yet placed. */
  drawn: { by: Seat; decree: Secret<Decree> } | null
  /** The order of deals that was named last: all have heard it, and may remember (CHY-6.4). */
  order: NamedOrder | null
  /** The cards of the last resolution, which all have seen. Never changed, and shared between copies. */
  shown: readonly ShownCard[]
}
export interface NamedOrder {
  district: Colour
  size: Size
  seats: Seat[]
}
export interface ShownCard {
  readonly district: Colour
  readonly by: Seat
  readonly card: Card
  readonly status: Status
}

export interface District {
  stack: Stack
  tokens: Tokens
  /** Action cards from the bottom to the top (CHY-13.38). */
  laid: Laid[]
  /** Beside the cards, in the order of placing. */
  decrees: LaidDecree[]
}
/** Deal tokens: one on top, the unseen below it, and below these what Not for Sale put there before all eyes (CHY-12.4). */
export interface Stack {
  top: Deal | null
  unseen: Secret<Deal[]>
  bottom: Deal[]
}
export interface Laid {
  by: Seat
  card: Secret<Card>
  /** The same card, once it is turned up. */
  face: Card | null
  /** The University player who has looked at it. */
  seenBy: Seat | null
  status: Status
}
export interface LaidDecree {
  by: Seat
  decree: Secret<Decree>
  face: Decree | null
}

export interface Player {
  guild: Colour | null
  board: Tokens
  /** The district its supporter stands on; null when it is at home on the guild board. */
  supporter: Colour | null
  deals: TakenDeal[]
  /** In the order of the deck. */
  hand: Secret<Card[]>
  /** Null until it is dealt. */
  secret: { good: Secret<SecretGood>; face: SecretGood | null; spent: boolean } | null
  /** Whether the intrigue card shows its active side. */
  intrigue: boolean
}

export interface View {
  house: House | null
  contraband: boolean
  intrigues: boolean
  phase: Phase
  round: number
  ring: Colour[]
  first: Colour | null
  favourite: Seat | null
  districts: { [C in Colour]: DistrictView }
  players: PlayerView[]
  supply: Tokens
  decrees: { deck: number; discard: Decree[] }
  drawn: { by: Seat; decree: Decree | null } | null
  order: NamedOrder | null
  shown: readonly ShownCard[]
}
export interface DistrictView {
  stack: { top: Deal | null; unseen: number; bottom: Deal[] }
  tokens: Tokens
  laid: { by: Seat; card: Card | null; up: boolean; seenBy: Seat | null; status: Status }[]
  decrees: { by: Seat; decree: Decree | null; up: boolean }[]
}
export interface PlayerView {
  guild: Colour | null
  board: Tokens
  supporter: Colour | null
  deals: TakenDeal[]
  hand: Card[] | null
  handSize: number
  secret: { good: SecretGood | null; shown: boolean; spent: boolean } | null
  intrigue: boolean
  score: number
}

export type Steps = {
  'setup.guild': { seat: Seat }
  'setup.deal': {}
  'setup.first': {}
  'setup.supporter': { seat: Seat }
  'wake.goods': {}
  'wake.draw': {}
  'wake.decree': {}
  'overflow.return': { seat: Seat }
  'action.begin': {}
  'action.play': { seat: Seat }
  'intrigue.begin': {}
  'intrigue.brawl': { seat: Seat }
  'intrigue.brawl.to': { seat: Seat; from: Colour }
  'intrigue.lordships': { seat: Seat }
  'intrigue.lordships.take': { seat: Seat; returned: Good }
  'intrigue.dealings': { seat: Seat }
  'intrigue.dealings.to': { seat: Seat; from: Colour }
  'intrigue.thunder': { seat: Seat }
  'intrigue.thunder.give': { seat: Seat; district: Colour; taken: Good }
  'intrigue.intercession': { seat: Seat }
  'intrigue.intercession.to': { seat: Seat }
  'resolve.begin': {}
  'resolve.open': { district: Colour }
  'resolve.contest': { district: Colour; kind: Contest }
  'resolve.deals': { district: Colour; size: Size }
  'tie.one': { district: Colour; kind: Contest; among: readonly Seat[] }
  'tie.order': { district: Colour; size: Size; among: readonly Seat[] }
  'sabotage.act': { district: Colour; seat: Seat }
  'sabotage.target': { district: Colour; seat: Seat }
  'takeover.move': { district: Colour; seat: Seat }
  'deal.try': { district: Colour; size: Size; seat: Seat }
  'deal.pay': { district: Colour; size: Size; seat: Seat; deal: Deal }
  'buyout.take': { district: Colour; seat: Seat }
  'cleanup.check': {}
  'cleanup.next': {}
}
/** What only one of the tied players does (CHY-6.3). */
export type Contest = Exclude<Kind, Size>

export type Events = {
  guildChosen: { all: { seat: Seat; guild: Colour } }
  guildLeftToChance: { all: { seat: Seat } }
  guildDealt: { all: { seat: Seat; guild: Colour } }
  secretDealt: { all: { seat: Seat }; some: { good: Good } }
  contrabandDealt: { all: { seat: Seat } }
  favouriteDrawn: { all: { seat: Seat } }
  firstChosen: { all: { seat: Seat; district: Colour } }
  supporterPlaced: { all: { seat: Seat; district: Colour } }
  roundBegun: { all: { round: number; seat: Seat } }
  goodGained: { all: { seat: Seat; good: Good; district: Colour } }
  supplyEmpty: { all: { good: Good; district: Colour } }
  tokensReturned: { all: { seat: Seat; tokens: Partial<Tokens> } }
  decreesShuffled: { all: {} }
  decreeDrawn: { all: { seat: Seat }; some: { decree: Decree } }
  decreePlaced: { all: { seat: Seat; district: Colour }; some: { decree: Decree } }
  cardPlayed: { all: { seat: Seat; district: Colour }; some: { card: Card } }
  intrigueRefused: { all: { seat: Seat; intrigue: Colour } }
  intrigueUsed: { all: { seat: Seat; intrigue: Colour } }
  cardMoved: { all: { seat: Seat; owner: Seat; from: Colour; to: Colour }; some: { card: Card } }
  cardLookedAt: { all: { seat: Seat; owner: Seat; district: Colour }; some: { card: Card } }
  cardLeft: { all: { seat: Seat; owner: Seat; district: Colour } }
  goodsSwapped: { all: { seat: Seat; given: Good; taken: Good; district: Colour } }
  goodsExchanged: { all: { seat: Seat; given: Good; taken: Good } }
  districtOpened: { all: { district: Colour } }
  cardTurnedUp: { all: { seat: Seat; card: Card; district: Colour } }
  decreeTurnedUp: { all: { seat: Seat; decree: Decree; district: Colour } }
  cardIgnored: { all: { seat: Seat; card: Card; district: Colour } }
  stackTurned: { all: { district: Colour; deal: Deal } }
  influencePlaced: { all: { district: Colour; token: Influence } }
  influenceMissing: { all: { district: Colour; token: Influence } }
  tieBroken: { all: { by: Seat; seat: Seat; kind: Contest; district: Colour } }
  orderNamed: { all: { by: Seat; seats: Seat[]; size: Size; district: Colour } }
  cardSabotaged: { all: { by: Seat; seat: Seat; card: Card; district: Colour } }
  sabotageIdle: { all: { seat: Seat; district: Colour } }
  supporterSentHome: { all: { by: Seat; seat: Seat; district: Colour } }
  supporterMoved: { all: { seat: Seat; district: Colour } }
  takeoverIdle: { all: { seat: Seat; district: Colour } }
  dealClosed: {
    all: { seat: Seat; district: Colour; deal: Deal; size: Size; points: number; paid: { [G in Good]: number } }
  }
  secretSpent: { all: { seat: Seat; good: Good } }
  dealFailed: { all: { seat: Seat; district: Colour; size: Size } }
  dealsGone: { all: { district: Colour } }
  boughtOut: { all: { seat: Seat; district: Colour; tokens: Tokens } }
  handsRestored: { all: {} }
  decreesDiscarded: { all: { decrees: Decree[] } }
  goodsArrived: { all: { districts: Colour[] } }
  privilegePassed: { all: { seat: Seat } }
  firstMoved: { all: { district: Colour } }
  gameEnded: { all: { round: number; reason: 'target' | 'deals' | 'rounds' } }
  secretShown: { all: { seat: Seat; good: Good } }
}
