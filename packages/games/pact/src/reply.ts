import {
  type Action,
  type Amount,
  amount,
  type AnswerOf,
  by,
  type FaceUp,
  type Form,
  form,
  type Menu,
  menu,
  type Seat,
  type Split,
  split,
} from '@cloak/kernel'
import { creditOf, pricesFor, slackOf } from './cost.ts'
import { noCost } from './data/book.ts'
import { type Resource, RESOURCES } from './data/pieces.ts'
import { add, copyGoods } from './goods.ts'
import { type Raising, raising } from './market.ts'
import type { Open, Sight } from './types.ts'
import { why } from './why.ts'

type Trading = Form<{ trade: Raising }>
type Plain =
  | Action<'accept', Trading>
  | Action<'acceptSouls', Form<{ trade: Raising; souls: Split<'plain' | 'marked'> }>>
  | Action<'decline', Trading>
  | Action<'see', Trading>
export type PlainReply = AnswerOf<Menu<Plain>>
/** One answer to the chest in hand, whatever it is; in the variant perhaps with jesters left in it (DWD-16.1). */
export type Replying = Menu<Plain | Action<'jesters', Form<{ n: Amount; reply: Menu<Plain> }>>>

/** DWD-15.3: an empty or closed chest needs a reply like any other. */
export function replying(t: Open, seat: Seat, lean: boolean): Replying {
  const plain = plainly(t, seat, lean)
  const { jesters } = t.players[seat]!
  if (!t.variants.jesters || jesters === 0) return menu(plain)
  return menu([...plain, { do: 'jesters', with: form({ n: by('DWD-16.1', amount(1, jesters)), reply: menu(plain) }) }])
}

function plainly(t: Open, seat: Seat, lean: boolean): Plain[] {
  const p = t.players[seat]!
  const sight = p.sights.at(-1)!
  const trading = form({ trade: raising(t, seat, p.goods, lean) })
  if (sight.state !== 'open') return [{ do: 'see', with: trading }]

  const barred = whyNotAccept(t, seat, sight)
  const decline: Plain = { do: 'decline', with: trading }
  if (barred && lean) return [decline]
  // DWD-7.5: the goods come first, so they may be sold to pay.
  const trade = raising(t, seat, surplusWith(t, seat, sight), lean)
  if (sight.ask?.of === 'coin') return [{ do: 'accept', with: form({ trade }), barred }, decline]
  const n = sight.ask?.n ?? 0
  const souls = by('DWD-7.5', split({ plain: p.souls.plain, marked: p.souls.marked }, n, n))
  return [{ do: 'acceptSouls', with: form({ trade, souls }), barred }, decline]
}

function whyNotAccept(t: Open, seat: Seat, sight: FaceUp<Sight>) {
  const p = t.players[seat]!
  if (sight.ask?.of === 'soul')
    return p.souls.plain + p.souls.marked >= sight.ask.n ? undefined : why('DWD-7.7', 'too-few-souls')
  const goods = copyGoods(p.goods)
  add(goods, sight.goods)
  const cost = { ...noCost(), coin: sight.ask?.n ?? 0 }
  return slackOf(goods, creditOf(t, seat), pricesFor(t, seat), cost) >= 0 ? undefined : why('DWD-7.7', 'cannot-pay')
}

export function surplusWith(t: Open, seat: Seat, sight: FaceUp<Sight>): { [R in Resource]: number } {
  const { goods } = t.players[seat]!
  const surplus = { wood: 0, stone: 0, grain: 0, glass: 0, marble: 0 }
  for (const r of RESOURCES) surplus[r] = goods[r] + sight.goods[r]
  return surplus
}

/** The lapse: nothing is taken, nothing is traded (DWD-22.46). */
export const leaveIt = (t: Open, seat: Seat): AnswerOf<Replying> =>
  t.players[seat]!.sights.at(-1)!.state === 'open'
    ? { do: 'decline', with: { trade: { do: 'default' } } }
    : { do: 'see', with: { trade: { do: 'default' } } }
