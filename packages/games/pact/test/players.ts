import { type Answer, type Decision, type Rng, sample } from '@cloak/kernel'
import type { Open } from '@cloak/pact'
import { RESOURCES } from '@cloak/pact/data/pieces'
import { bookOf } from '../src/data/book.ts'
import { creditOf, pricesFor, slackOf } from '../src/cost.ts'
import { planOf } from '../src/plan.ts'
import { accept, acceptFor, NO_OFFER, offer } from './table.ts'

/** How somebody at a test's table answers. */
export type Player = (t: Open, seat: number, step: string, d: Decision, rng: Rng) => Answer

export const random: Player = (_t, _seat, _step, d, rng) => sample(d, rng)

/** Offers a good under its price, takes what the purse allows now and then, plans at random, and else does nothing. */
export const neighbourly: Player = (t, seat, step, d, rng) => {
  const p = t.players[seat]!
  if (step === 'plan.make') return sample(d, rng)
  if (step === 'deals.offer') {
    const spare = RESOURCES.filter(r => p.goods[r] > 0)
    if (spare.length === 0 || rng.below(2) === 0) return NO_OFFER
    return offer({ [rng.pick(spare)]: 1 }, p.kind === 'devil' ? { souls: 1 } : { coins: 2 + rng.below(3) })
  }
  const sight = p.sights.at(-1)
  if (step === 'deals.reply' && sight?.state === 'open' && rng.below(2) === 0) {
    if (sight.ask?.of === 'coin' && p.goods.coin >= sight.ask.n) return accept()
    if (sight.ask?.of === 'soul' && p.souls.plain > 0) return acceptFor({ plain: 1 })
  }
  return d.lapse!
}

/** The same, but plans what it can nearly pay, pays its debts, bribes and guesses. */
export const sensible: Player = (t, seat, step, d, rng) => {
  const p = t.players[seat]!
  if (step === 'plan.make') {
    let [best, most] = [d.lapse!, -Infinity]
    for (let n = 0; n < 12; n++) {
      const plan = sample(d, rng)
      const worth = worthOf(t, seat, plan as Answer & Parameters<typeof planOf>[0])
      if (worth > most) [best, most] = [plan, worth]
    }
    return best
  }
  if (step === 'market.trade' && p.debt > 0 && p.goods.coin > 4 && [1, 2, 8].includes(t.phase))
    return { do: 'trade', with: { do: 'repay', with: Math.min(p.debt, p.goods.coin - 4) } }
  if (step === 'errands.do' || step === 'ritual.fill' || step === 'hunt.vote' || step === 'inquisitors.answer')
    return rng.below(2) === 0 ? sample(d, rng) : d.lapse!
  return neighbourly(t, seat, step, d, rng)
}
function worthOf(t: Open, seat: number, said: Parameters<typeof planOf>[0]): number {
  const { cards } = bookOf(t)
  const { builds } = planOf(said)
  const { goods } = t.players[seat]!
  let worth = 0
  for (const { card } of builds)
    worth += slackOf(goods, creditOf(t, seat), pricesFor(t, seat), cards[card].cost) >= 0 ? 2 + cards[card].vp : -3
  return worth
}
