import type { FaceUp, Frame, Play, Seat, Secret } from '@cloak/kernel'
import type { Cost } from './book.ts'
import type { BuildingId } from './data/buildings/index.ts'
import type { Effect } from './data/effects.ts'
import type { EventId } from './data/events/index.ts'
import type { House } from './data/house.ts'
import type {
  Achievement,
  Candidate,
  Common,
  Courtier,
  Good,
  Goods,
  Inquisitor,
  Kind,
  Major,
  Minor,
  Place,
  Resource,
} from './data/pieces.ts'

/** The game's vocabulary, for the kernel. */
export interface Pact {
  table: Table
  view: View
  steps: Steps
  events: Events
  options: Options
}
/** The same game as one player's errands see it: what `next` names is done by that player alone. */
export interface Lane {
  table: Table
  view: View
  steps: Errands
  events: Events
  options: Options
}
/** The table as the rules see it. */
export type Open = FaceUp<Table>
export type OpenPlayer = FaceUp<Player>
export type X = Play<Pact>
/** What verbs work with that ask for nothing more: steps and errands both have it. */
export type Hands = Pick<X, 't' | 'tell'>

export type OnOff = 'off' | 'on'
export interface Options {
  jesters: OnOff
  indulgences: OnOff
  resources: OnOff
  learning: OnOff
  preferences: OnOff
}

export interface Souls {
  plain: number
  marked: number
}
/** What a deal asks for. */
export interface Ask {
  of: 'coin' | 'soul'
  n: number
}
/** What lies in a chest on its way (DWD-7). */
export interface Chest {
  goods: Goods
  indulgences: number
  jesters: number
  /** Null when there is no offer. */
  ask: Ask | null
  closed: boolean
  paid: Souls & { coin: number }
}
/** An own chest, as its owner remembers it: who took it, and when, he never learns (DWD-7.9). */
export interface Deal {
  round: number
  goods: Goods
  indulgences: number
  jesters: number
  ask: Ask | null
  /** Null until the chest is home. */
  taken: boolean | null
  got: Souls & { coin: number }
}
/** Somebody's chest, as whoever received it remembers it (DWD-7.4, 7.8). */
export interface Sight {
  round: number
  pass: number
  kind: Kind
  state: 'open' | 'closed' | 'empty'
  /** What was offered; nothing in a closed chest, whose goods are gone. */
  goods: Goods
  indulgences: number
  jesters: number
  ask: Ask | null
  /** Null until the reply counts. */
  taken: boolean | null
  /** The fragments this player put in. */
  paid: Souls
}

export interface Built {
  card: BuildingId
  round: number
  /** The Stable it is tucked under (DWD-22.5). */
  under: Source | null
}
export interface Plan {
  event: 'left' | 'right' | null
  old: readonly BuildingId[]
  builds: readonly { readonly card: BuildingId; readonly use: boolean }[]
  recruit: Courtier | null
  stable: readonly BuildingId[]
}
export interface Guess {
  role: 'devil' | 'cultist'
  on: Seat
}
/** What goes into a chest for the ritual (DWD-13.4). */
export interface Fill {
  coin: number
  resources: { [R in Resource]: number }
  plain: number
  marked: number
  guesses: readonly Guess[]
}
/** A chest as the ritual shows it to everybody (DWD-13.8). */
export interface Opening {
  coin: number
  resources: { [R in Resource]: number }
  souls: number
  /** Known of the devil's chest alone. */
  marked: number
  guesses: readonly Guess[]
  /** What the ritual put in before the chest went home. */
  reward: Goods
}
export interface Ritual {
  round: number
  chests: { [K in Kind]: Opening }
}
/** What is presented to an inquisitor. */
export type Reply = 'soul' | 'indulgence' | 'nothing'
/** An inquisitor's place: A, B, C, 1, 2, 3, or a guest of one's own: guest#1, guest#2 … */
export type Stand = string

/** A minor tile: on the board, given up, or on the production field of that number. */
export type Tile = 'unclaimed' | 'gone' | number

/**
 * Something everybody has seen that a player could not do: at that moment, with that credit, these prices and what it
 * had taken and paid in public, the cost was beyond it.
 */
export interface Lack {
  moment: number
  ledger: Goods
  credit: number
  buy: { basic: number; luxury: number }
  sell: { basic: number; luxury: number }
  cost: Cost
}

export interface Player {
  kind: Secret<Kind>
  goods: Secret<Goods>
  souls: Secret<Souls>
  indulgences: Secret<number>
  jesters: Secret<number>
  hand: Secret<BuildingId[]>
  events: Secret<EventId[]>
  discards: Secret<(BuildingId | EventId)[]>
  /** Cards handed to a neighbour, who has them still or has discarded them unseen, unless they lie on the table. */
  passed: Secret<{ to: Seat; cards: BuildingId[] }[]>
  deals: Secret<Deal[]>
  sights: Secret<Sight[]>
  draft: Secret<Plan | null>
  vote: Secret<Seat | null>
  fill: Secret<Fill | null>
  replies: Secret<{ [stand: Stand]: Reply } | null>

  built: Built[]
  /** Buildings destroyed by the Vandal. */
  lost: Built[]
  /** Cards of the hand that a failed plan has shown. */
  bared: { card: BuildingId; round: number }[]
  played: { event: EventId; round: number }[]
  /** Whether one of two events was dropped this round. */
  dropped: boolean
  plan: Plan | null
  turn: { performed: number; recruited: boolean; owing: boolean }
  /** What this player still has to do, next thing last. */
  todo: Frame[]
  tokensLost: number
  /** Lost from the next round on (DWD-22.8). */
  tokensLeaving: number
  reputation: number
  debt: number
  quarter: number
  angel: number
  devil: number
  guests: number
  score: number
  /** Points from the effects of final scoring. */
  bonus: number
  fields: number[]
  minors: { [M in Minor]: Tile }
  majors: { [J in Major]: boolean }
  courtiers: { [C in Courtier]: Place }
  mob: boolean
  wanted: Good[]
  answered: { [stand: Stand]: Reply } | null
  /** Fragments shown to inquisitors this phase. */
  presented: number
  /** Fragments shown at once, in a witch hunt or to inquisitors, all together. */
  shown: { moment: number; n: number }[]

  /** All that this player has taken and paid before everybody's eyes, summed up. */
  ledger: Goods
  /** Indulgences likewise: the very number, unless they may be offered in deals (DWD-16.2). */
  indulgencesSeen: number
  /** The ledger at each moment at which goods moved unseen: five times when chests went out, and the ritual of round 3. */
  before: Goods[]
  /** The lowest the ledger fell since the moment before; what was held then must have covered it. */
  lows: Goods[]
  lacks: Lack[]
}

export interface Table {
  /** The host's own values; null for those of the rules text. Never changed, and shared between copies. */
  house: House | null
  variants: { [O in keyof Options]: boolean }
  /** False while wishes are asked, before roles are dealt (DWD-2.11). */
  dealt: boolean
  round: number
  phase: number
  /** How far the deals of this round are: 0 before, 1 and 2 in a pass, 3 home. */
  pass: number
  players: Player[]
  /** Which of the 48 schedules carries the chests; nobody's (DWD-8.8). */
  schedule: Secret<number>
  /** The chests on their way, in the order of kinds; nobody's. */
  chests: Secret<Chest[]>
  /** Undealt buildings: 1A, 1B, 1C, 1D, 2, 3, 4, 5. */
  decks: Secret<BuildingId[]>[]
  eventDecks: { A: Secret<EventId[]>; B: Secret<EventId[]> }
  /** Reputations as the phase began (DWD-11.1, 13.34). */
  snapshot: number[]
  common: { [C in Common]: 'up' | 'down' | 'gone' }
  /** Slots 1, 2, 3: who stands there face up. */
  up: (Candidate | null)[]
  /** Face down in slots 1, 2, 3, and the one removed; a card turned up lies here still. */
  down: Secret<Candidate[]>
  /** Whether slot 2 was already up when the present inquisition began (DWD-13.13). */
  secondUp: boolean
  bribes: number
  votes: { round: number; by: (Seat | null)[] }[]
  rituals: Ritual[]
  /** Guesses out of their owners' hands for good (DWD-13.22). */
  locked: (Guess & { by: Kind })[]
  /** Questions put to a colour, and the app's true answers (DWD-13.23). */
  asked: (Guess & { yes: boolean })[]
  /** Whose role everybody knows. */
  known: (Kind | null)[]
}

/** A player as an eye sees it: what is secret is there or null, and of hidden hands the size. */
export type PlayerView = {
  [K in keyof Player]: Player[K] extends Secret<infer S> ? FaceUp<S> | null : Player[K]
} & { handSize: number; eventCount: number }
export interface View {
  house: House | null
  variants: { [O in keyof Options]: boolean }
  dealt: boolean
  round: number
  phase: number
  pass: number
  players: PlayerView[]
  decks: number[]
  eventDecks: { A: number; B: number }
  snapshot: number[]
  common: { [C in Common]: 'up' | 'down' | 'gone' }
  up: (Candidate | null)[]
  secondUp: boolean
  bribes: number
  votes: { round: number; by: (Seat | null)[] }[]
  rituals: Ritual[]
  locked: (Guess & { by: Kind })[]
  asked: (Guess & { yes: boolean })[]
  known: (Kind | null)[]
}

/** Those who have not finished with the open question: the rest have, and nobody has seen how. */
interface Wave {
  left: readonly Seat[]
}
export type Steps = {
  'setup.prefer': {}
  'round.begin': {}
  'round.end': {}
  'errands.do': {}
  'market.trade': Wave
  'production.goods': {}
  'production.effects': { turn: 'first' | 'monastery' | 'gambling-house' }
  'cards.begin': {}
  'cards.keep': {}
  'cards.draw': {}
  'cards.pass': {}
  'deals.begin': {}
  'deals.offer': Wave
  'deals.send': {}
  'deals.carry': { pass: 1 | 2 }
  'deals.reply': { pass: 1 | 2 }
  'deals.return': {}
  'plan.begin': {}
  'plan.drop': {}
  'plan.make': Wave
  'plan.ready': Wave
  'plan.reveal': {}
  'actions.end': {}
  'interest.charge': {}
  'reputation.effects': {}
  'reputation.reward': {}
  'hunt.begin': {}
  'hunt.vote': Wave
  'hunt.count': {}
  'hunt.plea': { seat: Seat }
  'inquisition.prepare': {}
  'inquisition.wings': Wave
  'ritual.fill': Wave
  'ritual.open': {}
  'inquisitors.ask': {}
  'inquisitors.answer': Wave
  'inquisitors.show': {}
  'inquisitors.penalty': { seat: Seat }
  'inquisitors.end': {}
  'scoring.effects': {}
  'scoring.end': {}
}

interface Mine {
  seat: Seat
}
/** What brought an effect about: a building, an event or an achievement. */
export type Source = BuildingId | EventId | Achievement | Inquisitor
export type Errands = {
  run: Mine & { list: readonly Effect[]; by: Source }
  gainSome: Mine & { of: 'basics' | 'luxury'; n: number; by: Source }
  takeCourtier: Mine & { by: Source }
  takeTile: Mine & { by: Source }
  placeTile: Mine & { tile: Minor; by: Source }
  dropTile: Mine & { by: Source }
  tuck: Mine & { stable: Source }
  useTucked: Mine & { card: BuildingId }
  exchange: Mine & { left: number; cost: readonly Effect[]; gain: readonly Effect[]; by: Source }
  sellAll: Mine & { by: Source }
  pay: Mine & { cost: Cost; by: Source | 'grain' | 'courtier' }
  mix: Mine & { cost: Cost; by: Source | 'grain' | 'courtier' }
  raise: Mine & { cost: Cost; by: Source | 'grain' | 'courtier' }
  handOver: Mine & { cost: Cost; by: Source | 'grain' | 'courtier' }
  leftEvent: Mine & { event: EventId }
  rightEvent: Mine & { event: EventId }
  rise: Mine & { n: number }
  act: Mine & { card: BuildingId; token: boolean }
  build: Mine & { card: BuildingId; use: boolean }
  stand: Mine & { card: BuildingId }
  recruit: Mine & { courtier: Courtier }
  recruitOther: Mine
  join: Mine & { courtier: Courtier }
  grain: Mine
  achieve: Mine
  spendCourtiers: Mine
  claim: Mine & { achievement: Achievement; spent: readonly Courtier[] }
  penalty: Mine & { by: Stand }
  ascetic: Mine
  libertine: Mine
  vandal: Mine
  uninvited: Mine
}

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
