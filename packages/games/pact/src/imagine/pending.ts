import { type Answer, type AnswerOf, type Decision, type Menu, menu, type Rng, sample, type Seat } from '@cloak/kernel'
import { type Answering, answering, repliesOf } from '../answer.ts'
import { type Cost, noCost } from '../book.ts'
import { isPayable } from '../cost.ts'
import { available, recruitPrice } from '../courtiers.ts'
import { PHASE } from '../data/pieces.ts'
import { dealOf, type Offering, offering } from '../offer.ts'
import { planning, planOf } from '../plan.ts'
import { type Filling, filling, fillOf } from '../ritual.ts'
import { EVERYONE } from '../seats.ts'
import type { Open } from '../types.ts'

const sampled = <D extends Decision>(d: D, rng: Rng): AnswerOf<D> => sample(d, rng) as Answer & AnswerOf<D>

/** Makes up what another seat has decided in secret and not shown yet, and gives it what it must have to go on. */
export function makeUp(t: Open, seat: Seat, rng: Rng): void {
  const p = t.players[seat]!
  affordWhatIsDue(t, seat)
  if (t.phase === PHASE.deals && t.pass === 0) {
    const said = sampled<Menu<Offering>>(menu(offering(t, seat, true)), rng)
    p.deals = [...p.deals.filter(deal => deal.round !== t.round), dealOf(t.round, said)]
  }
  if (t.phase === PHASE.actions && p.plan === null) p.draft = planOf(sampled(planning(t, seat, true), rng))
  if (t.phase === PHASE.hunt && t.votes.at(-1)?.round !== t.round)
    p.vote = rng.pick([null, ...EVERYONE.filter(other => other !== seat && !t.players[other]!.mob)])
  if (t.phase !== PHASE.inquisition) return
  if (t.rituals.at(-1)?.round !== t.round) {
    const said = sampled<Filling['with']>(filling(t, seat, true).with, rng)
    p.fill = fillOf(t, seat, said)
  } else if (p.answered === null) {
    const said = sampled<Menu<Answering>>(menu(answering(t, seat, true)), rng)
    p.replies = repliesOf(t, seat, said)
  }
}

/** Whoever is paying can pay: the cost was found payable before everybody's eyes. */
function affordWhatIsDue(t: Open, seat: Seat): void {
  const p = t.players[seat]!
  const top = p.todo.at(-1)
  if (!top && !p.turn.owing) return
  const [cost, tokens] = top?.step === 'recruitOther' ? [cheapestCourtier(t, seat), 1] : [costIn(top?.p), 0]
  for (let n = 0; n < 100 && !isPayable(t, seat, cost, tokens); n++) p.goods.coin++
}
const cheapestCourtier = (t: Open, seat: Seat): Cost => ({
  ...noCost(),
  coin: Math.min(...available(t, seat).map(c => recruitPrice(t, seat, c))),
})
const costIn = (p: object | undefined): Cost => (p && 'cost' in p && isCost(p.cost) ? p.cost : noCost())
const isCost = (x: unknown): x is Cost => typeof x === 'object' && x !== null && 'basics' in x
