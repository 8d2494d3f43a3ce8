import { type Answer, type AnswerOf, type Decision, type Menu, menu, type Rng, sample, type Seat } from '@cloak/kernel'
import { type Answering, answering, repliesOf } from '../answer.ts'
import { PHASE } from '../data/pieces.ts'
import { dealOf, type Offering, offering } from '../offer.ts'
import { planning, planOf } from '../plan.ts'
import { type Filling, filling, fillOf } from '../ritual.ts'
import { EVERYONE } from '../seats.ts'
import type { Open } from '../types.ts'

const sampled = <D extends Decision>(d: D, rng: Rng): AnswerOf<D> => sample(d, rng) as Answer & AnswerOf<D>

/** Makes up what another seat has decided in secret and not shown yet. */
export function makeUp(t: Open, seat: Seat, rng: Rng): void {
  const p = t.players[seat]!
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
