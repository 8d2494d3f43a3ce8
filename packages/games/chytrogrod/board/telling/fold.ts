import type { Events, View } from '../../src/types.ts'
import { INFLUENCE, type Colour, TOKENS } from '../../src/data/pieces.ts'
import { copy, type Heard } from '@cloak/kernel'
import { offerOf } from '../../src/reading/printed.ts'

/** An event of the game as one pair of eyes heard it. */
export type Told = {
  [E in keyof Events]: { event: E; all: Events[E]['all'] } & (Events[E] extends { some: infer S } ? { some?: S } : {})
}[keyof Events]
/** Events come from the wire as they are; this game's are these. */
export const asTold = (heard: Heard): Told => heard as Told

type Changing = { -readonly [K in keyof View]: View[K] }

/**
 * The table after one more event, so that a resolution can be shown step by step. Only what lies between a round's first
 * card and the return of the hands is known here. `later` are the events to come and `end` the table after the last of
 * them: out of these comes the deal token that is turned up next.
 */
export function fold(view: View, told: Told, later: readonly Told[], end: View): View {
  const next: Changing = copy(view)
  change(next, told, district => nextTop(district, later, end))
  for (const player of next.players) player.score = scoreOf(next, player)
  return next
}

function change(v: Changing, told: Told, topOf: (district: Colour) => View['districts'][Colour]['stack']['top']): void {
  switch (told.event) {
    case 'cardPlayed': {
      const { seat, district } = told.all
      const card = told.some?.card ?? null
      const player = v.players[seat]!
      v.districts[district].laid.push({ by: seat, card, up: false, seenBy: null, status: 'live' })
      player.handSize--
      if (player.hand) player.hand = player.hand.filter(other => other !== card)
      return
    }
    case 'intrigueUsed':
      v.players[told.all.seat]!.intrigue = true
      return
    case 'cardMoved': {
      const moved = v.districts[told.all.from].laid.pop()
      if (moved) v.districts[told.all.to].laid.push(moved)
      return
    }
    case 'cardLookedAt': {
      const top = v.districts[told.all.district].laid.at(-1)
      if (!top) return
      top.seenBy = told.all.seat
      top.card ??= told.some?.card ?? null
      return
    }
    case 'goodsSwapped': {
      const { seat, given, taken, district } = told.all
      const [board, tokens] = [v.players[seat]!.board, v.districts[district].tokens]
      board[given]--
      tokens[given]++
      tokens[taken]--
      board[taken]++
      return
    }
    case 'goodsExchanged': {
      const { board } = v.players[told.all.seat]!
      board[told.all.given]--
      v.supply[told.all.given]++
      v.supply[told.all.taken]--
      board[told.all.taken]++
      return
    }
    case 'decreesShuffled':
      v.decrees = { deck: v.decrees.discard.length, discard: [] }
      return
    case 'decreeDrawn':
      v.decrees.deck--
      v.drawn = { by: told.all.seat, decree: told.some?.decree ?? null }
      return
    case 'decreePlaced':
      v.drawn = null
      v.districts[told.all.district].decrees.push({ by: told.all.seat, decree: told.some?.decree ?? null, up: false })
      return
    case 'districtOpened':
      v.phase = 'resolution'
      return
    case 'cardTurnedUp': {
      const laid = v.districts[told.all.district].laid.find(({ up }) => !up)
      if (laid) Object.assign(laid, { card: told.all.card, up: true })
      return
    }
    case 'decreeTurnedUp': {
      const laid = v.districts[told.all.district].decrees.find(({ up }) => !up)
      if (laid) Object.assign(laid, { decree: told.all.decree, up: true })
      return
    }
    case 'cardIgnored':
    case 'cardSabotaged': {
      const { seat, card, district } = told.all
      const laid = v.districts[district].laid.find(each => each.by === seat && each.card === card)
      if (laid) laid.status = told.event === 'cardIgnored' ? 'ignored' : 'removed'
      return
    }
    case 'stackTurned': {
      const { stack } = v.districts[told.all.district]
      stack.bottom.push(told.all.deal)
      turnUp(stack, topOf(told.all.district))
      return
    }
    case 'influencePlaced':
      v.districts[told.all.district].tokens[told.all.token]++
      v.supply[told.all.token]--
      return
    case 'orderNamed':
      v.order = { district: told.all.district, size: told.all.size, seats: told.all.seats }
      return
    case 'supporterSentHome':
      v.players[told.all.seat]!.supporter = null
      return
    case 'supporterMoved':
      v.players[told.all.seat]!.supporter = told.all.district
      return
    case 'secretSpent': {
      const player = v.players[told.all.seat]!
      player.secret = { good: v.contraband ? 'any' : told.all.good, shown: true, spent: true }
      return
    }
    case 'dealClosed': {
      const { seat, district, deal, size, paid } = told.all
      const player = v.players[seat]!
      for (const token of TOKENS) {
        const n = token in paid ? paid[token as keyof typeof paid] : 0
        player.board[token] -= n
        v.supply[token] += n
      }
      player.deals.push({ deal, size })
      turnUp(v.districts[district].stack, topOf(district))
      return
    }
    case 'boughtOut':
      for (const token of TOKENS) {
        v.players[told.all.seat]!.board[token] += told.all.tokens[token]
        v.districts[told.all.district].tokens[token] = 0
      }
      return
    case 'tokensReturned':
      for (const token of TOKENS) {
        const n = told.all.tokens[token] ?? 0
        v.players[told.all.seat]!.board[token] -= n
        v.supply[token] += n
      }
      return
    default:
      return
  }
}

type Stack = View['districts'][Colour]['stack']
function turnUp(stack: Stack, top: Stack['top']): void {
  if (stack.unseen > 0) {
    stack.unseen--
    stack.top = top
  } else stack.top = stack.bottom.shift() ?? null
}

/** The token a district shows next: the one it is next heard of by, or the one that lies there in the end. */
function nextTop(district: Colour, later: readonly Told[], end: View): Stack['top'] {
  for (const told of later)
    if ((told.event === 'dealClosed' || told.event === 'stackTurned') && told.all.district === district)
      return told.all.deal
  return end.districts[district].stack.top
}

const scoreOf = (view: View, { deals, board }: View['players'][number]): number =>
  deals.reduce((sum, { deal, size }) => sum + offerOf(view, deal, size).points, 0) +
  board.influence5 * INFLUENCE.influence5 +
  board.influence10 * INFLUENCE.influence10
