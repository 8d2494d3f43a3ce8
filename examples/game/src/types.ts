import type { FaceUp, Play, Seat, Secret } from '@cloak/kernel'
import type { Night, Role } from './data/box.ts'

/** The game's vocabulary, for the kernel. */
export interface Dawn {
  table: Table
  view: View
  steps: Steps
  events: Events
  options: Options
}
/** The table as the rules see it. */
export type Open = FaceUp<Table>
export type OpenPlayer = FaceUp<Player>
export type OpenCard = FaceUp<Card>
export type X = Play<Dawn>

/** The deeds of the roles, which can be doubted: some are done to another player. */
export type PlainClaim = 'forge' | 'relieve'
export type AimedClaim = 'steal' | 'shine' | 'poison'
export type ClaimedDeed = PlainClaim | AimedClaim
export type Deed = 'press' | 'denounce' | ClaimedDeed

export interface Options {
  /** How many seals win (DAW-1.4). */
  goal: number
  night: Night
}

export interface Table {
  goal: number
  /** How many hours the night has, and which it is. */
  hours: number
  hour: number
  /** The player who began. */
  first: Seat
  players: Player[]
  chest: number
  deck: Secret<Role[]>
  /** Cards that the Castellan has drawn and not yet sorted (DAW-6.5). */
  drawn: { by: Seat; roles: Secret<Role[]> } | null
  end: End | null
}
export interface Player {
  /** Two places, which never change their order. */
  cards: Card[]
  seals: number
  /** 1 for the player who went out first; null for one who is not out. */
  out: number | null
}
export interface Card {
  role: Secret<Role>
  /** The same role, once the card is face up. */
  face: Role | null
  /** Who has been shown it (DAW-8.2). */
  seenBy: Seat[]
  /** The role that everybody knows it is not (DAW-4.5). A second false claim puts a player out, so there is only one. */
  isNot: Role | null
}
export interface End {
  reason: 'seals' | 'last' | 'dawn'
  /** The player who won at once; null at dawn, when the seals decide. */
  winner: Seat | null
}

export interface View {
  goal: number
  hours: number
  hour: number
  first: Seat
  players: PlayerView[]
  chest: number
  deck: number
  drawn: { by: Seat; count: number; roles: Role[] | null } | null
  end: End | null
}
export interface PlayerView {
  cards: CardView[]
  seals: number
  out: number | null
}
export interface CardView {
  role: Role | null
  up: boolean
  seenBy: Seat[]
  isNot: Role | null
}

/** A deed that was announced, and on whom. */
export interface Claim {
  seat: Seat
  deed: ClaimedDeed
  target: Seat | null
}
export type Steps = {
  'turn.begin': { seat: Seat }
  'turn.act': { seat: Seat }
  'turn.end': { seat: Seat }
  'claim.answer': Claim
  /** `by` claims this role to stop the deed. */
  'claim.stop': Claim & { by: Seat; role: Role }
  'claim.happen': Claim
  'card.lose': { seat: Seat }
  'card.choose': { seat: Seat }
  'lamplighter.show': { seat: Seat; target: Seat }
  'castellan.keep': { seat: Seat }
}

export type Events = {
  hourBegun: { all: { hour: number; hours: number } }
  pressed: { all: { seat: Seat; seals: number } }
  denounced: { all: { seat: Seat; target: Seat; seals: number } }
  claimed: { all: Claim }
  believed: { all: { seat: Seat; role: Role } }
  doubted: { all: { by: Seat; seat: Seat; role: Role } }
  stopped: { all: { by: Seat; seat: Seat; role: Role } }
  proved: { all: { seat: Seat; role: Role }; some: { drawn: Role } }
  exposed: { all: { seat: Seat; role: Role } }
  foiled: { all: { seat: Seat; by: Seat } }
  forged: { all: { seat: Seat; seals: number } }
  stole: { all: { seat: Seat; target: Seat; seals: number } }
  shone: { all: { seat: Seat; target: Seat; place: number; seals: number }; some: { role: Role } }
  poisoned: { all: { seat: Seat; target: Seat } }
  relieved: { all: { seat: Seat }; some: { kept: { [R in Role]?: number } } }
  missed: { all: { seat: Seat; target: Seat } }
  cardLost: { all: { seat: Seat; role: Role } }
  wentOut: { all: { seat: Seat; seals: number } }
  ended: { all: End }
}
