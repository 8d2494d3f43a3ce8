import type { Seat } from '@cloak/kernel'
import { freeTokensIn, type Prices, pricesIn, type Town } from '../cost.ts'
import { type Affairs, type Around, aroundOf } from '../counts.ts'
import type { BuildingId } from '../data/buildings/index.ts'
import type { Effect } from '../data/effects.ts'
import { type Courtier, type Goods, MAX_DEBT, PHASE, type Place } from '../data/pieces.ts'
import { copyGoods } from '../goods.ts'
import type { Source, View } from '../types.ts'

/**
 * A seat's affairs while a plan is carried out in thought, step by step (see `carry-out.ts`). Copy it to try something:
 * the lists it holds are replaced, never changed.
 */
export interface Account extends Affairs {
  readonly around: Circumstances
  goods: Goods
  /** Goods that were given for the choosing: they are chosen when they are missing. */
  openBasics: number
  openLuxuries: number
  built: Town
  /** Buildings that stand as well, but are not among `built` yet: see `townOf`. */
  raised: readonly BuildingId[] | null
  courtiers: { readonly [C in Courtier]: Place }
  debt: number
  reputation: number
  performed: number
  recruited: boolean
  prices: Prices
  /** Tokens that cost no grain, or whose grain is paid. */
  freeTokens: number
  /** Wings that the marker took on its way (DWD-3.12, 3.13), or a debt that ran over; angel wings that were given. */
  angels: number
  devils: number
  angelsGiven: number
  /** Devil wings held now, of which three bring a guest (DWD-3.8), and those that were returned. */
  devil: number
  devilsReturned: number
  points: number
  /** What could not be done, in order. */
  failed: readonly (Source | 'courtier')[]
  /** Effects that leave a choice that nobody has made yet. */
  unsettled: readonly Effect[]
  /** What is paid, for the asking. */
  bill: Bill | null
}

/** What stays as it is while a plan is carried out. */
export interface Circumstances extends Around {
  /** In a learning game a step that fails costs no reputation (DWD-16.4). */
  readonly learning: boolean
  readonly tokensLost: number
  /** How far the debt may grow. */
  readonly mostDebt: number
  /** What the rest of the plan asks for by name: an open mix leaves it alone. Null when the rest is not known. */
  readonly reserved: Readonly<Goods> | null
}

/** What was paid, bought and borrowed. */
export interface Bill {
  cost: Goods
  /** The part of it that was asked for by name. */
  named: Goods
  bought: Partial<Goods>
  /** Coins spent on what was bought. */
  spent: number
  lent: number
  /** Coins that sales brought. */
  sold: number
}

const NOTHING: Goods = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0, coin: 0 }
export const newBill = (): Bill => ({
  cost: { ...NOTHING },
  named: { ...NOTHING },
  bought: {},
  spent: 0,
  lent: 0,
  sold: 0,
})

interface Begin {
  /** Other goods than those the seat holds. */
  goods?: Goods
  mostDebt?: number
  reserved?: Readonly<Goods> | null
  bill?: Bill | null
}

/** The affairs of a seat before its plan is carried out, at the prices of the action phase. */
export function accountOf(view: View, seat: Seat, begin: Begin = {}): Account {
  const p = view.players[seat]!
  const { built, tokensLost } = p
  const around: Circumstances = {
    ...aroundOf(view, seat),
    learning: view.variants.learning,
    tokensLost,
    mostDebt: begin.mostDebt ?? MAX_DEBT,
    reserved: begin.reserved ?? null,
  }
  return {
    around,
    goods: copyGoods(begin.goods ?? p.goods ?? NOTHING),
    openBasics: 0,
    openLuxuries: 0,
    built,
    raised: null,
    courtiers: p.courtiers,
    debt: p.debt,
    reputation: p.reputation,
    performed: 0,
    recruited: false,
    prices: pricesIn(around.book, PHASE.actions, built),
    freeTokens: freeTokensIn(around.book, built, tokensLost),
    angels: 0,
    devils: 0,
    angelsGiven: 0,
    devil: p.devil,
    devilsReturned: 0,
    points: 0,
    failed: NONE,
    unsettled: NONE,
    bill: begin.bill ?? null,
  }
}
const NONE: readonly never[] = []

/** All that stands. The list is made only when it is asked for: most plans never need it. */
export function townOf(a: Account): Town {
  if (a.raised !== null) a.built = [...a.built, ...a.raised.map(card => ({ card }))]
  a.raised = null
  return a.built
}

/** An account of its own, to go on from here; without a bill. Written out, for bots copy one for every plan they weigh. */
export const copyAccount = (a: Account, goods: Goods = a.goods): Account => ({
  around: a.around,
  goods: copyGoods(goods),
  openBasics: a.openBasics,
  openLuxuries: a.openLuxuries,
  built: a.built,
  raised: a.raised,
  courtiers: a.courtiers,
  debt: a.debt,
  reputation: a.reputation,
  performed: a.performed,
  recruited: a.recruited,
  prices: a.prices,
  freeTokens: a.freeTokens,
  angels: a.angels,
  devils: a.devils,
  angelsGiven: a.angelsGiven,
  devil: a.devil,
  devilsReturned: a.devilsReturned,
  points: a.points,
  failed: a.failed,
  unsettled: a.unsettled,
  bill: null,
})
