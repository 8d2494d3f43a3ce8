import { type Decree, EDICTS } from '../../src/data/decrees.ts'
import { type Card, type Colour, kindOf } from '../../src/data/pieces.ts'
import { buyoutSums, type HeardEvent } from '../../src/reading/index.ts'
import type { Seat } from '@cloak/kernel'

/** What became of a card, and why. */
export type Fate =
  | { is: 'waits' }
  | { is: 'barred'; decree: Decree }
  | { is: 'passed'; by: Seat; seat: Seat }
  | { is: 'removed'; by: Seat }
  | { is: 'harmed'; seat: Seat; card: Card }
  | { is: 'cleared'; seat: Seat }
  | { is: 'harmless' }
  | { is: 'moved' }
  | { is: 'stayed' }
  | { is: 'closed'; points: number }
  | { is: 'failed' }
  | { is: 'gone' }
  | { is: 'won'; sum: number }
  | { is: 'outbid'; sum: number; most: number }
  | { is: 'nothing' }

export interface Judged {
  by: Seat
  card: Card
  fate: Fate
}
/** How one district was judged. */
export interface Judgement {
  district: Colour
  cards: Judged[]
  decrees: { by: Seat; decree: Decree }[]
  /** The tie that the favourite broke last. */
  tie: { by: Seat; seat: Seat } | null
  over: boolean
}

/** How the districts of the latest resolution were judged, as far as it has come. */
export function judgements(told: Iterable<HeardEvent>): Judgement[] {
  let all: Judgement[] = []
  let isOver = false
  for (const each of told) {
    if (each.event === 'districtOpened') {
      if (isOver) all = []
      isOver = false
      finish(all.at(-1))
      all.push({ district: each.all.district, cards: [], decrees: [], tie: null, over: false })
    } else if (each.event === 'handsRestored') {
      finish(all.at(-1))
      isOver = true
    } else if (!isOver && all.length > 0) judge(all.at(-1)!, each)
  }
  return all
}

function judge(j: Judgement, told: HeardEvent): void {
  const fate = (seat: Seat, fits: (card: Card) => boolean, is: Fate): void => {
    for (const each of j.cards) if (each.by === seat && each.fate.is === 'waits' && fits(each.card)) each.fate = is
  }
  const one = (card: Card) => (other: Card) => other === card
  const of = (kind: ReturnType<typeof kindOf>) => (card: Card) => kindOf(card) === kind
  switch (told.event) {
    case 'cardTurnedUp':
      j.cards.push({ by: told.all.seat, card: told.all.card, fate: { is: 'waits' } })
      return
    case 'decreeTurnedUp':
      j.decrees.push({ by: told.all.seat, decree: told.all.decree })
      return
    case 'tieBroken':
      j.tie = told.all
      return
    case 'cardIgnored': {
      const { seat, card } = told.all
      const decree = j.decrees.find(({ decree }) => EDICTS[decree].ignores?.includes(kindOf(card)))?.decree
      if (j.tie) fate(seat, one(card), { is: 'passed', by: j.tie.by, seat: j.tie.seat })
      else if (decree) fate(seat, one(card), { is: 'barred', decree })
      return
    }
    case 'cardSabotaged': {
      const { by, seat, card } = told.all
      const hit = j.cards.find(each => each.by === seat && each.card === card)
      if (hit) hit.fate = { is: 'removed', by }
      return fate(by, of('sabotage'), { is: 'harmed', seat, card })
    }
    case 'sabotageIdle':
      return fate(told.all.seat, of('sabotage'), { is: 'harmless' })
    case 'supporterSentHome':
      return fate(told.all.by, of('sabotage'), { is: 'cleared', seat: told.all.seat })
    case 'supporterMoved':
      return fate(told.all.seat, of('takeover'), { is: 'moved' })
    case 'takeoverIdle':
      return fate(told.all.seat, of('takeover'), { is: 'stayed' })
    case 'dealClosed':
      return fate(told.all.seat, of(told.all.size), { is: 'closed', points: told.all.points })
    case 'dealFailed':
      return fate(told.all.seat, of(told.all.size), { is: 'failed' })
    case 'dealsGone':
      for (const { by } of j.cards) fate(by, card => ['big', 'small'].includes(kindOf(card)), { is: 'gone' })
      return
    case 'boughtOut': {
      const sums = sumsOf(j)
      const most = sums.get(told.all.seat) ?? 0
      fate(told.all.seat, of('buyout'), { is: 'won', sum: most })
      for (const [seat, sum] of sums) fate(seat, of('buyout'), { is: 'outbid', sum, most })
      return
    }
    // What becomes of no card, or happens outside a resolution.
    case 'districtOpened':
    case 'handsRestored':
    case 'stackTurned':
    case 'influencePlaced':
    case 'influenceMissing':
    case 'orderNamed':
    case 'secretSpent':
    case 'tokensReturned':
    case 'guildChosen':
    case 'guildLeftToChance':
    case 'guildDealt':
    case 'secretDealt':
    case 'contrabandDealt':
    case 'favouriteDrawn':
    case 'firstChosen':
    case 'supporterPlaced':
    case 'roundBegun':
    case 'goodGained':
    case 'supplyEmpty':
    case 'decreesShuffled':
    case 'decreeDrawn':
    case 'decreePlaced':
    case 'cardPlayed':
    case 'intrigueRefused':
    case 'intrigueUsed':
    case 'cardMoved':
    case 'cardLookedAt':
    case 'cardLeft':
    case 'goodsSwapped':
    case 'goodsExchanged':
    case 'decreesDiscarded':
    case 'goodsArrived':
    case 'privilegePassed':
    case 'firstMoved':
    case 'gameEnded':
    case 'secretShown':
      return
    default:
      told satisfies never
  }
}

/** What each player's live buyouts come to here (CHY-4.6). */
function sumsOf({ cards, decrees }: Judgement): Map<Seat, number> {
  const laid = cards.map(({ by, card, fate }) => ({
    by,
    card,
    status: fate.is === 'waits' ? ('live' as const) : ('ignored' as const),
  }))
  return buyoutSums(
    laid,
    decrees.map(({ decree }) => decree),
  )
}

/** What still waits when a district is done found nothing there to take. */
function finish(j: Judgement | undefined): void {
  if (!j) return
  j.over = true
  for (const each of j.cards) if (each.fate.is === 'waits') each.fate = { is: 'nothing' }
}
