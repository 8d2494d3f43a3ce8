import { type Answer, awaited, canon, type Decision, faultIn, Rng, sample, see } from '@cloak/kernel'
import { walk } from '@cloak/kit'
import { pact, type View } from '@cloak/pact'
import { buyingPrice, planAnswer, pricesFor, tokensIn, tokensOf } from '@cloak/pact/reading'
import { expect, test } from 'vitest'
import { fillAnswer, fillIn, isFill } from '../../board/planning/fill.ts'
import { isOffer, offerAnswer, offerIn } from '../../board/planning/offer.ts'
import { planIn } from '../../board/planning/plan.ts'
import { isReply, repliesAnswer, repliesIn, standsIn } from '../../board/planning/replies.ts'

interface Asked {
  step: string
  decision: Decision
  said: Answer
  view: View
  seat: number
}
/** Every question of a few random games, each with an answer drawn at random. */
function* asked(): Generator<Asked> {
  for (const seed of ['a', 'b', 'c']) {
    const rng = Rng.from(seed)
    for (const { state } of walk(pact, { seats: 4, seed }))
      for (const seat of awaited(pact, state)) {
        const seen = see(pact, state, { at: seat })
        if (!seen.mine) continue
        const { decision } = seen.mine
        yield { step: seen.script.at(-1)!.step, decision, said: sample(decision, rng), view: seen.view, seat }
      }
  }
}
const all = [...asked()]
const of = (step: string): Asked[] => all.filter(each => each.step === step)

test('a plan is drawn as it is answered, with the tokens that the rules allow', () => {
  expect(of('plan.make').length).toBeGreaterThan(20)
  for (const { decision, said, view, seat } of of('plan.make')) {
    const plan = planIn(said)
    expect(canon(decision, planAnswer(plan))).toBe(canon(decision, said))
    expect(tokensIn(plan)).toBeLessThanOrEqual(tokensOf(view, seat))
  }
})

test('what lies in a chest is drawn as it is answered: offers, the ritual, the inquisitors', () => {
  const kinds = [
    { step: 'deals.offer', isOwn: isOffer, again: (said: Answer) => offerAnswer(offerIn(said)!) },
    { step: 'ritual.fill', isOwn: isFill, again: (said: Answer) => fillAnswer(fillIn(said)) },
  ]
  for (const { step, isOwn, again } of kinds) {
    const own = of(step).filter(({ said }) => isOwn(said))
    expect(own.length).toBeGreaterThan(5)
    for (const { decision, said } of own) expect(canon(decision, again(said) as Answer)).toBe(canon(decision, said))
  }
  const replies = of('inquisitors.answer').filter(({ said }) => isReply(said))
  expect(replies.length).toBeGreaterThan(5)
  for (const { decision, said } of replies) {
    const stands = standsIn(decision)
    const given = repliesIn(said, stands)
    const answer = repliesAnswer(given, stands)
    expect(faultIn(decision, answer)).toBeNull()
    expect(repliesIn(answer, stands)).toEqual(given)
  }
})

test('the market shows the prices that the rules ask', () => {
  const buys = all.flatMap(({ decision, view, seat }) => {
    const trade = decision.kind === 'menu' ? decision.actions.find(each => each.do === 'trade')?.with : null
    const buy = trade?.kind === 'menu' ? trade.actions.find(each => each.do === 'buy')?.with : null
    if (buy?.kind !== 'menu') return []
    const me = view.players[seat]!
    const prices = pricesFor(view, seat)
    return buy.actions.map(action => ({
      action,
      coins: me.goods!.coin,
      price: buyingPrice(prices, action.do as 'wood'),
    }))
  })
  expect(buys.length).toBeGreaterThan(100)
  for (const { action, coins, price } of buys) {
    const most = Math.floor(coins / price)
    expect(action.barred === undefined).toBe(most > 0)
    if (most > 0 && action.with?.kind === 'amount') expect(action.with.max).toBe(most)
  }
})
