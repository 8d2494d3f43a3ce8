import { oneOf, orElse, type Step, steps } from '@cloak/kernel'
import { bookOf, noCost } from '../data/book.ts'
import { grainOwed, isPayable } from '../cost.ts'
import { holds } from '../counts.ts'
import { available, dismiss, isAvailable, recruitPrice } from '../courtiers.ts'
import { bare, fail, noteLack, noteMeans } from '../fail.ts'
import { move } from '../reputation.ts'
import type { Errands, Lane } from '../types.ts'
import { why } from '../why.ts'

const { does, asks } = steps<Lane>()
type Own =
  | 'leftEvent'
  | 'rightEvent'
  | 'rise'
  | 'act'
  | 'build'
  | 'stand'
  | 'recruit'
  | 'recruitOther'
  | 'join'
  | 'grain'

/** The action phase, step by step (DWD-9.8 to 9.14). */
export const actions: { [K in Own]: Step<Lane, Errands[K]> } = {
  leftEvent: does((x, { seat, event }) => {
    const { gain, rep } = bookOf(x.t).events[event].left
    x.next('run', { seat, list: gain, by: event })
    x.next('rise', { seat, n: rep })
  }),

  rise: does((x, { seat, n }) => move(x, seat, n)),

  act: does((x, { seat, card, token }) => {
    const deed = bookOf(x.t).cards[card].action
    if (!deed) return
    const tokens = token ? 1 : 0
    if (!isPayable(x.t, seat, deed.cost, tokens)) {
      noteLack(x.t, seat, deed.cost, tokens)
      return fail(x, seat, card)
    }
    x.t.players[seat]!.turn.performed += tokens
    x.tell('used', { seat, card })
    x.next('pay', { seat, cost: deed.cost, by: card })
    x.next('run', { seat, list: deed.gains, by: card })
  }),

  build: does((x, { seat, card, use }) => {
    const { cost } = bookOf(x.t).cards[card]
    const p = x.t.players[seat]!
    if (isPayable(x.t, seat, cost, 1)) {
      p.turn.performed++
      x.next('pay', { seat, cost, by: card })
      x.next('stand', { seat, card })
      if (use) x.next('act', { seat, card, token: true })
      return
    }
    // DWD-9.18: the card stays in hand, where everybody knows it now; a use that was planned fails as well.
    noteLack(x.t, seat, cost, 1)
    bare(p, card, x.t.round)
    fail(x, seat, card)
    if (use) fail(x, seat, card)
  }),

  stand: does((x, { seat, card }) => {
    const { reputation, timing, effects } = bookOf(x.t).cards[card]
    const p = x.t.players[seat]!
    move(x, seat, -reputation)
    p.hand.splice(p.hand.indexOf(card), 1)
    p.bared = p.bared.filter(b => b.card !== card)
    p.built.push({ card, round: x.t.round, under: null })
    x.tell('built', { seat, card })
    if (timing === 'instant') x.next('run', { seat, list: effects, by: card })
  }),

  // DWD-9.24: a card effect earlier in the phase may have taken the courtier that was meant.
  recruit: does((x, { seat, courtier }) => {
    if (!isAvailable(x.t, seat, courtier)) {
      const prices = available(x.t, seat).map(c => recruitPrice(x.t, seat, c))
      const least = { ...noCost(), coin: Math.min(...prices) }
      if (prices.length > 0 && isPayable(x.t, seat, least, 1)) {
        noteMeans(x.t, seat, least, 1)
        return x.next('recruitOther', { seat })
      }
      if (prices.length > 0) noteLack(x.t, seat, least, 1)
      return fail(x, seat, 'courtier')
    }
    const cost = { ...noCost(), coin: recruitPrice(x.t, seat, courtier) }
    if (!isPayable(x.t, seat, cost, 1)) {
      noteLack(x.t, seat, cost, 1)
      return fail(x, seat, 'courtier')
    }
    x.t.players[seat]!.turn.performed++
    x.next('pay', { seat, cost, by: 'courtier' })
    x.next('join', { seat, courtier })
  }),

  recruitOther: asks({
    who: (_, { seat }) => seat,
    prompt: 'pact.prompt.recruit-other',
    what: (t, { seat }, _, lean) => {
      const of = available(t, seat).map(id => ({
        id,
        ref: { kind: 'courtier', id },
        barred: isPayable(t, seat, { ...noCost(), coin: recruitPrice(t, seat, id) }, 1)
          ? undefined
          : why('DWD-9.24', 'cannot-pay'),
      }))
      const open = of.filter(o => !o.barred)
      return orElse(oneOf(lean ? open : of), open[0]!.id)
    },
    does: (x, { seat }, courtier) => x.next('recruit', { seat, courtier }),
  }),

  join: does((x, { seat, courtier }) => {
    const p = x.t.players[seat]!
    p.courtiers[courtier] = 'held'
    p.turn.recruited = true
    x.tell('recruited', { seat, courtier })
  }),

  rightEvent: does((x, { seat, event }) => {
    const { cost, conditions, courtier, gains, rep } = bookOf(x.t).events[event].right
    const p = x.t.players[seat]!
    if (!conditions.every(c => holds(x.t, seat, c)) || (courtier && p.courtiers[courtier] !== 'held'))
      return fail(x, seat, event)
    if (!isPayable(x.t, seat, cost)) {
      noteLack(x.t, seat, cost, 0)
      return fail(x, seat, event)
    }
    if (courtier) dismiss(x, seat, courtier)
    x.next('pay', { seat, cost, by: event })
    x.next('run', { seat, list: gains, by: event })
    x.next('rise', { seat, n: rep })
  }),

  grain: does((x, { seat }) => {
    const owed = grainOwed(x.t, seat)
    x.t.players[seat]!.turn.owing = false
    if (owed > 0) x.next('pay', { seat, cost: { ...noCost(), grain: owed }, by: 'grain' })
  }),
}
