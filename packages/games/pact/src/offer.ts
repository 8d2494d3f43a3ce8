import {
  type Action,
  type Amount,
  amount,
  type AnswerOf,
  by,
  type Form,
  form,
  type Menu,
  menu,
  type Seat,
  type Split,
  split,
} from '@cloak/kernel'
import { ASKS, type Good } from './data/pieces.ts'
import { isEmpty, noGoods } from './goods.ts'
import type { Ask, Deal, Open } from './types.ts'
import { why } from './why.ts'

type Price = Menu<Action<'coins', Amount> | Action<'souls', Amount>>
type OfferForm = Form<{ goods: Split<Good | 'indulgence'>; ask: Price }>
type Plain = Action<'offer', OfferForm> | Action<'none', null>
/** An offer or none; in the variant perhaps with jesters thrown in (DWD-16.1). */
export type Offering = Plain | Action<'jesters', Form<{ n: Amount; offer: Menu<Plain> }>>

export function offering(t: Open, seat: Seat, lean: boolean): Offering[] {
  const plain = plainly(t, seat, lean)
  const { jesters } = t.players[seat]!
  if (!t.variants.jesters || jesters === 0) return plain
  return [...plain, { do: 'jesters', with: form({ n: by('DWD-16.1', amount(1, jesters)), offer: menu(plain) }) }]
}

function plainly(t: Open, seat: Seat, lean: boolean): Plain[] {
  const { goods, indulgences, kind } = t.players[seat]!
  const none = { do: 'none', with: null } as const
  const barred =
    isEmpty(goods) && !(t.variants.indulgences && indulgences > 0) ? why('DWD-7.1', 'nothing-to-offer') : undefined
  if (barred && lean) return [none]
  const { coins, souls } = ASKS[kind]
  const asks: (Action<'coins', Amount> | Action<'souls', Amount>)[] = []
  if (coins) asks.push({ do: 'coins', with: by('DWD-7.1', amount(coins[0], coins[1])) })
  else if (!lean) asks.push({ do: 'coins', with: by('DWD-7.1', amount(1, 1)), barred: why('DWD-7.1', 'asks-no-coins') })
  if (souls) asks.push({ do: 'souls', with: by('DWD-7.1', amount(souls[0], souls[1])) })
  else if (!lean) asks.push({ do: 'souls', with: by('DWD-7.1', amount(1, 1)), barred: why('DWD-7.1', 'asks-no-souls') })
  const { wood, stone, grain, glass, marble, coin } = goods
  const heaps: Split<Good | 'indulgence'> = t.variants.indulgences
    ? split({ wood, stone, grain, glass, marble, coin, indulgence: indulgences }, 1)
    : split({ wood, stone, grain, glass, marble, coin }, 1)
  return [{ do: 'offer', with: form({ goods: by('DWD-7.1', heaps), ask: menu(asks) }), barred }, none]
}

/** The offer as its owner will remember it; the chest is not home yet. */
export function dealOf(round: number, said: AnswerOf<Menu<Offering>>): Deal {
  const [plain, jesters] = said.do === 'jesters' ? [said.with.offer, said.with.n] : [said, 0]
  const deal: Deal = {
    round,
    goods: noGoods(),
    indulgences: 0,
    jesters,
    ask: null,
    taken: null,
    got: { coin: 0, plain: 0, marked: 0 },
    jestersHome: 0,
  }
  if (plain.do === 'none') return deal
  const { indulgence = 0, ...goods } = plain.with.goods
  const { ask } = plain.with
  return { ...deal, goods: { ...deal.goods, ...goods }, indulgences: indulgence, ask: askOf(ask) }
}
const askOf = (ask: AnswerOf<Price>): Ask => ({ of: ask.do === 'coins' ? 'coin' : 'soul', n: ask.with })
