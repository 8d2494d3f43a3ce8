import type { FaceUp, Play, Seat, Secret } from '@cloak/kernel'

/** A district card, by its key: `tavern`. Two of a kind are the same card; nothing tells them apart. */
export type Card = string
/** A character, by its key: `warlord`. */
export type Character = string
export type Rank = number
export type DistrictType = 'noble' | 'religious' | 'trade' | 'military' | 'unique'
export const TYPES: readonly DistrictType[] = ['noble', 'religious', 'trade', 'military', 'unique']

/** A district standing in a city. */
export interface Built {
  card: Card
  /** The Artist's coin lies on it. */
  beautified: boolean
  /** The round in which it was built. */
  round: number
}

/** One choice of the selection phase, as the chooser remembers it (CIT-8.10). */
export interface Pick {
  saw: Character[]
  kept: Character
  discarded: Character | null
}

/** Of these cards, or of this type, or of any other type, at least so many lie at these hidden places (places.ts). */
export interface Trace {
  at: number
  least: number
  what: readonly Card[] | { type: DistrictType; is: boolean }
}
/** A card under the deck that somebody has seen going there; place 0 comes up first. */
export interface Sunken {
  place: number
  card: Card
}

export interface Player {
  gold: number
  hand: Secret<Card[]>
  city: Built[]
  /** The cards under this player's Museum. */
  under: Secret<Card[]>
  /** Cards drawn, of which some will be kept. */
  drawn: Secret<Card[]>
  characters: Secret<Character[]>
  picks: Secret<Pick[]>
  /** What was given and got in a Theater exchange this round. */
  exchanged: Secret<{ gave: Character; got: Character } | null>
  /** The hand of another player, looked at this turn. */
  looked: Secret<{ of: Seat; hand: Card[] } | null>
  /** What this player alone can tell of hidden cards, from what he has seen. */
  traces: Secret<readonly Trace[]>
  revealed: Character[]
  /** The warranted character whose warrant is signed. */
  signed: Secret<Character | null>
  /** The threatened character whose marker has the flower. */
  flowered: Secret<Character | null>
}

/** One choice of the selection phase to come: the place counts from the crowned player. */
export interface DraftPick {
  place: number
  /** The chooser also puts one card of his choice face down. */
  discards: boolean
  /** What happens to the pile just before: a random card is put face down, or the first face-down card joins it. */
  before: 'discard-random' | 'take-face-down' | null
}
export interface DraftPlan {
  faceUp: number
  /** The older edition removes the face-down card first (CLA-3.2), the 2016 edition last (CIT-3.4). */
  faceDownFirst: boolean
  picks: DraftPick[]
}

export interface Draft {
  faceUp: Character[]
  picks: DraftPick[]
  /** How many choices have been made. */
  made: number
  /** The player crowned at that time: the places of the picks count from there. */
  from: Seat
  /** In front of the chooser. */
  passing: Secret<Character[]>
  /** The card put face down before the first choice. */
  faceDown: Secret<Character[]>
  /** All other cards put face down. */
  out: Secret<Character[]>
  /** A Theater exchange that took place (CIT-7.28). */
  exchange: { by: Seat; with: Seat } | null
}

export interface Turn {
  seat: Seat
  as: Character
  /** Played by the Witch, as somebody else's character. */
  bewitched: boolean
  gathered: boolean
  /** Builds that count toward the limit. */
  built: number
  /** Builds of any kind. */
  builds: number
  paidBuilds: number
  /** Gold paid for districts, for the Alchemist. */
  spent: number
  /** Actions used, each as often as it was used. */
  used: string[]
  /** The power of the end of the turn has been used (CLA-4.6). */
  closing: boolean
}

/** A district paid for but not yet standing (CIT-5.6 steps 2 to 6). */
export interface Site {
  builder: Seat
  as: Character
  card: Card
  /** Gold, to be given back if the district is confiscated. */
  paid: number
  counted: boolean
  /** The first paid build of the turn (CIT-6.1.3e). */
  eligible: boolean
}

export interface Table {
  players: Player[]
  deck: Secret<Card[]>
  /** Of each card put under the deck, from the bottom up: the card, if all saw it; else who did, one bit a seat. */
  sunk: (Card | number)[]
  /** What everybody can tell of hidden cards, from what was seen of them. */
  traces: readonly Trace[]
  /** The characters of this game, by rank. */
  cast: Character[]
  /** The special districts that were shuffled into the deck. */
  uniques: Card[]
  rulings: { readonly [ruling: string]: boolean }
  /** The size that completes a city. */
  citySize: number
  crown: Seat
  round: number
  draft: Draft
  /** The rank called last; 0 during the selection phase. */
  called: Rank
  killed: Character | null
  bewitched: { by: Seat; character: Character } | null
  robbed: { by: Seat; character: Character } | null
  warrants: { of: Seat; on: Character[]; shown: boolean } | null
  threats: {
    of: Seat
    placed: Character[]
    on: Character[]
    unmasked: { character: Character; flowered: boolean } | null
  } | null
  /** Whose districts rank 8 cannot touch this round (CIT-6.5.1). */
  protected: Seat | null
  /** Who played the Queen this round (CIT-6.9.1). */
  queen: Seat | null
  /** Taxes that go to a player (CLA-6.2): who receives them, and who built before that was known (CLA-6.2b). */
  taxes: { to: Seat | null; from: Seat | null } | null
  /** Gold on the Tax Collector's plate (CIT-6.9.3). */
  plate: number
  turn: Turn | null
  site: Site | null
  /** A destroyed district that somebody may still take (CLA-7.5). */
  ruins: Card | null
  /** Players whose city was completed, in that order; final (CIT-9.2). */
  completed: Seat[]
  /** The seat of the Bell Tower's announcer, while it is in force (CLA-7.20). */
  bell: Seat | null
  /** Players whose city has reached the size the Bell Tower would make enough, in that order (CLA-7.20). */
  grown: Seat[]
}

export interface PlayerView {
  gold: number
  hand: readonly Card[] | null
  handSize: number
  city: readonly Built[]
  under: readonly Card[] | null
  underSize: number
  drawn: readonly Card[] | null
  drawnSize: number
  characters: readonly Character[] | null
  picks: readonly Pick[] | null
  exchanged: { gave: Character; got: Character } | null
  looked: { of: Seat; hand: readonly Card[] } | null
  traces: readonly Trace[] | null
  /** The cards under the deck that this player alone has seen. */
  sunken: readonly Sunken[] | null
  revealed: readonly Character[]
  signed: Character | null
  flowered: Character | null
}
export interface DraftView {
  faceUp: readonly Character[]
  picks: readonly DraftPick[]
  made: number
  from: Seat
  passing: readonly Character[] | null
  passingSize: number
  /** Is the first face-down card still on the table? */
  faceDown: boolean
  outSize: number
  exchange: { by: Seat; with: Seat } | null
}
type Open =
  | 'cast'
  | 'uniques'
  | 'rulings'
  | 'citySize'
  | 'crown'
  | 'round'
  | 'called'
  | 'killed'
  | 'bewitched'
  | 'robbed'
  | 'warrants'
  | 'threats'
  | 'protected'
  | 'queen'
  | 'taxes'
  | 'plate'
  | 'turn'
  | 'site'
  | 'completed'
  | 'bell'
  | 'ruins'
  | 'grown'
  | 'traces'
export interface View extends Pick_<Table, Open> {
  players: PlayerView[]
  deck: number
  /** How many of them went under it. */
  sunk: number
  /** Those of them that everybody has seen. */
  sunken: readonly Sunken[]
  draft: DraftView
}
type Pick_<T, K extends keyof T> = { readonly [P in K]: T[P] }

/** A question that a card asks apart from its owner's menu; `n` says what about, most often which seat. */
export interface CardAsk {
  ask: string
  seat: Seat
  as: Character | null
  n: number
}
export interface Acting {
  seat: Seat
  as: Character
}
export type Steps = {
  'round.begin': {}
  'round.call': { rank: Rank }
  'round.end': {}
  'round.heirShown': { heir: Seat }
  'round.close': {}
  'draft.prepare': { pick: number }
  'draft.keep': { pick: number }
  'draft.keepAndDiscard': { pick: number }
  'draft.done': {}
  'gather.must': Acting
  'gather.keep': Acting
  'gather.keepSome': Acting & { keep: number }
  'turn.begin': Acting
  'turn.act': Acting
  'turn.resume': Acting
  'turn.bewitched': Acting
  'turn.close': Acting
  'threat.bribe': Acting
  'threat.reveal': Acting
  'threat.lift': Acting
  'build.warrant': {}
  'build.stand': {}
  'card.asks': CardAsk
}

/** Why gold or cards came: a character, a district, or what was done. */
export type Source = string
export type Events = {
  roundBegan: { all: { round: number; seat: Seat } }
  facedUp: { all: { characters: Character[] } }
  kept: { all: { seat: Seat; left: number }; some: { character: Character } }
  exchangedCharacters: { all: { by: Seat; with: Seat }; some: { gave: Character; got: Character } }
  silence: { all: { rank: Rank; character: Character } }
  revealed: { all: { seat: Seat; character: Character } }
  robbed: { all: { by: Seat; seat: Seat; gold: number } }
  gatheredGold: { all: { seat: Seat; gold: number } }
  drew: { all: { seat: Seat; drawn: number; source: Source }; some: { cards: Card[] } }
  keptCards: { all: { seat: Seat; n: number; source: Source }; some: { cards: Card[] } }
  gainedGold: { all: { seat: Seat; gold: number; source: Source } }
  gainedCards: { all: { seat: Seat; n: number; source: Source }; some: { cards: Card[] } }
  killed: { all: { by: Seat; character: Character } }
  bewitched: { all: { by: Seat; character: Character } }
  marked: { all: { by: Seat; character: Character } }
  warranted: { all: { by: Seat; characters: Character[] }; some: { signed: Character } }
  threatened: { all: { by: Seat; characters: Character[] }; some: { flowered: Character } }
  bribed: { all: { seat: Seat; by: Seat; gold: number } }
  threatStood: { all: { seat: Seat; by: Seat } }
  unmasked: { all: { seat: Seat; by: Seat; character: Character; flower: 'yes' | 'no'; gold: number } }
  spied: { all: { by: Seat; seat: Seat; type: DistrictType; n: number; gold: number }; some: { hand: Card[] } }
  swappedHands: { all: { by: Seat; seat: Seat; lost: number; won: number } }
  redrew: { all: { seat: Seat; n: number }; some: { discarded: Card[]; cards: Card[] } }
  looked: { all: { by: Seat; seat: Seat }; some: { hand: Card[] } }
  tookCard: { all: { by: Seat; seat: Seat; source: Source }; some: { card: Card } }
  gaveCard: { all: { by: Seat; seat: Seat; source: Source }; some: { card: Card } }
  paidGold: { all: { by: Seat; seat: Seat; gold: number; source: Source } }
  crowned: { all: { seat: Seat; from: Seat } }
  keptCrown: { all: { seat: Seat } }
  built: { all: { seat: Seat; card: Card; gold: number } }
  discardedFor: { all: { seat: Seat; n: number; source: Source }; some: { cards: Card[] } }
  warrantStood: { all: { by: Seat; seat: Seat } }
  confiscated: { all: { by: Seat; seat: Seat; card: Card; gold: number } }
  taxed: { all: { seat: Seat; gold: number } }
  destroyed: { all: { by: Seat; seat: Seat; card: Card; gold: number; source: Source } }
  exchanged: { all: { by: Seat; seat: Seat; card: Card; other: Card; gold: number } }
  seized: { all: { by: Seat; seat: Seat; card: Card; gold: number } }
  beautified: { all: { seat: Seat; card: Card } }
  tucked: { all: { seat: Seat; card: Card }; some: { cards: Card[] } }
  announced: { all: { seat: Seat; card: Card } }
  salvaged: { all: { seat: Seat; card: Card; gold: number } }
  greeted: { all: { seat: Seat; by: Seat } }
  forgot: { all: { seat: Seat; by: Seat } }
  completed: { all: { seat: Seat; place: number } }
  turnEnded: { all: { seat: Seat } }
  heir: { all: { seat: Seat; character: Character } }
  ended: { all: { round: number } }
}

export interface Citadels {
  table: Table
  view: View
  steps: Steps
  events: Events
  options: object
}
export type T = FaceUp<Table>
export type P = FaceUp<Player>
export type X = Play<Citadels>
