import { countIn, holdsIn } from '../counts.ts'
import { isRecruitable, recruitPriceIn } from '../courtiers.ts'
import { freeTokensIn, pricesIn } from '../cost.ts'
import { type Card, type Cost, type Happening, noCost } from '../data/book.ts'
import type { Effect } from '../data/effects.ts'
import type { EventId } from '../data/events/index.ts'
import { type Courtier, FAIL_REPUTATION, MAX_DEBT, PHASE, WINGS_PER_CONVERSION } from '../data/pieces.ts'
import { debtAfter } from '../debt.ts'
import { walked } from '../track.ts'
import type { Plan, Source } from '../types.ts'
import { type Account, townOf } from './account.ts'
import { canPay, grainOwedBy, pay } from './pay.ts'

/** Carries a plan out in thought, in the order of the phase (DWD-9.8 to 9.14); achievements come after it. */
export function carryOut(a: Account, plan: Plan, event: EventId | null): void {
  const { cards, events } = a.around.book
  if (event && plan.event === 'left') takeLeft(a, events[event])
  for (const card of plan.old) act(a, cards[card], 1)
  for (const card of plan.stable) act(a, cards[card], 0)
  for (const { card, use } of plan.builds) build(a, cards[card], use)
  if (plan.recruit) recruit(a, plan.recruit)
  if (event && plan.event === 'right') takeRight(a, events[event])
  settleGrain(a)
}

export function takeLeft(a: Account, { left: { gain, rep } }: Happening): void {
  run(a, gain)
  move(a, rep)
}

/** Uses an action building, with a token or, under a Stable, without one. */
export function act(a: Account, { id, action: deed }: Card, tokens: 0 | 1): void {
  if (!deed) return
  if (!canPay(a, deed.cost, tokens)) return fail(a, id)
  a.performed += tokens
  pay(a, deed.cost)
  run(a, deed.gains)
}

/** Builds a card, and perhaps uses it at once; says whether it stands. */
export function build(a: Account, card: Card, use: boolean): boolean {
  if (!canPay(a, card.cost, 1)) {
    fail(a, card.id)
    if (use) fail(a, card.id)
    return false
  }
  a.performed++
  pay(a, card.cost)
  move(a, -card.reputation)
  a.raised = a.raised === null ? [card.id] : [...a.raised, card.id]
  if (card.flags.length > 0) {
    const { book, tokensLost } = a.around
    const built = townOf(a)
    a.prices = pricesIn(book, PHASE.actions, built)
    a.freeTokens = freeTokensIn(book, built, tokensLost)
  }
  if (card.timing === 'instant') run(a, card.effects)
  if (use) act(a, card, 1)
  return true
}

/** Recruits a courtier; says whether he comes. */
export function recruit(a: Account, courtier: Courtier): boolean {
  const place = a.courtiers[courtier]
  const cost = coins(recruitPriceIn(a.around.book, townOf(a), place))
  if (!isRecruitable(place) || !canPay(a, cost, 1)) {
    fail(a, 'courtier')
    return false
  }
  a.performed++
  pay(a, cost)
  a.courtiers = { ...a.courtiers, [courtier]: 'held' }
  a.recruited = true
  return true
}
const COINS: Cost[] = []
const coins = (n: number): Cost => (COINS[n] ??= { ...noCost(), coin: n })

/** Meets the right half of an event; says whether it could be met. */
export function takeRight(a: Account, { id, right }: Happening): boolean {
  const { cost, conditions, courtier, gains, rep } = right
  const isMet = conditions.every(each => holdsIn(a, each)) && (!courtier || serves(a, courtier))
  if (!isMet || !canPay(a, cost, 0)) {
    fail(a, id)
    return false
  }
  if (courtier) a.courtiers = { ...a.courtiers, [courtier]: 'space3' }
  pay(a, cost)
  run(a, gains)
  move(a, rep)
  return true
}

/** Is a courtier held, or could he be the one that a card let its owner choose? */
const serves = ({ courtiers, unsettled }: Account, courtier: Courtier): boolean =>
  courtiers[courtier] === 'held' ||
  (isRecruitable(courtiers[courtier]) && unsettled.some(({ op }) => op === 'courtier'))

/** The grain for tokens beyond the free ones, at the end of the phase (DWD-9.14). */
export function settleGrain(a: Account): void {
  const grain = grainOwedBy(a)
  a.freeTokens = a.performed
  if (grain > 0) pay(a, { ...noCost(), grain })
}

function fail(a: Account, what: Source | 'courtier'): void {
  a.failed = [...a.failed, what]
  if (!a.around.learning) move(a, -FAIL_REPUTATION)
}

function move(a: Account, by: number): void {
  if (by === 0) return
  const { to, angels, devils } = walked(a.around.book.house.track, a.reputation, by)
  a.reputation = to
  a.angels += angels
  if (devils > 0) takeDevilWings(a, devils)
}
function takeDevilWings(a: Account, n: number): void {
  a.devils += n
  a.devil = (a.devil + n) % WINGS_PER_CONVERSION
}

/** The primitives of DWD-17.1, from left to right; what leaves a choice is only noted. */
function run(a: Account, list: readonly Effect[]): void {
  for (const e of list)
    switch (e.op) {
      case 'gain':
        a.goods[e.res] += e.n
        break
      case 'gainBasic':
        a.openBasics += e.n
        break
      case 'gainLux':
        a.openLuxuries += e.n
        break
      case 'rep':
        move(a, e.n)
        break
      case 'angel':
        a.angelsGiven += e.n
        break
      case 'devil': {
        const n = Math.min(-e.n, a.devil)
        a.devil -= n
        a.devilsReturned += n
        break
      }
      case 'debt':
        changeDebt(a, e.n)
        break
      case 'vp':
        a.points += e.n
        break
      case 'per':
        townOf(a)
        for (let n = Math.floor(countIn(a, e.count) / e.div); n > 0; n--) run(a, e.do)
        break
      case 'if':
        if (holdsIn(a, e.cond)) run(a, e.do)
        break
      case 'courtier':
      case 'minor':
      case 'dropMinor':
      case 'tuck':
      case 'exch':
      case 'loseToken':
      case 'tradeRoute':
        a.unsettled = [...a.unsettled, e]
        break
      // Standing changes are read off the building; costs and conditions were met before anything is gained.
      case 'mod':
      case 'pay':
      case 'payBasic':
      case 'cond':
      case 'returnCourtier':
        break
      default:
        e satisfies never
    }
}

function changeDebt(a: Account, by: number): void {
  if (by < 0) a.debt = Math.max(0, a.debt + by)
  for (let n = by; n > 0; n--) {
    const isFull = a.debt === MAX_DEBT
    a.debt = debtAfter(a.debt)
    if (isFull) takeDevilWings(a, 1)
  }
}
