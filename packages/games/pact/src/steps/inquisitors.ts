import { type Chapter, menu, orElse, steps } from '@cloak/kernel'
import { answering, everything, repliesOf } from '../answer.ts'
import { COMMON, COMMON_INQUISITORS } from '../data/pieces.ts'
import { entrust } from '../errands/lane.ts'
import { askers } from '../inquisitors.ts'
import { market, trade } from '../market.ts'
import { takeSnapshot } from '../reputation.ts'
import { spendIndulgences } from '../wings.ts'
import { EVERYONE } from '../seats.ts'
import type { Pact, Reply, Stand } from '../types.ts'

const { does, asksAll } = steps<Pact>()

/** Part C: the inquisitors (DWD-13.30 to 13.36). */
export const inquisitors: Chapter<Pact, 'inquisitors'> = {
  'inquisitors.ask': does(x => {
    takeSnapshot(x.t)
    for (const p of x.t.players) {
      p.answered = null
      p.presented = 0
    }
    x.next('inquisitors.answer', { left: EVERYONE })
  }),

  'inquisitors.answer': asksAll({
    who: (_, { left }) => left,
    covert: true,
    prompt: 'pact.prompt.answer',
    what: (t, _, seat, lean) => orElse(menu([...answering(t, seat, lean), market(t, seat, lean)]), everything(t, seat)),
    does(x, { left }, answers) {
      const again = left.filter(seat => {
        const said = answers[seat]!
        if (said.do === 'trade') trade(x, seat, said.with)
        else x.t.players[seat]!.replies = repliesOf(x.t, seat, said)
        return said.do === 'trade'
      })
      if (again.length > 0) x.next('inquisitors.answer', { left: again })
      else x.next('inquisitors.show')
    },
  }),

  'inquisitors.show': does(x => {
    for (const seat of EVERYONE) {
      const p = x.t.players[seat]!
      const replies = p.replies!
      const given = (reply: Reply): Stand[] => askers(x.t, seat).filter(stand => replies[stand] === reply)
      const [bySoul, byIndulgence, unanswered] = [given('soul'), given('indulgence'), given('nothing')]
      p.replies = null
      p.answered = replies
      p.presented = bySoul.length
      if (bySoul.length > 0) p.shown.push({ round: x.t.round, n: bySoul.length })
      spendIndulgences(x.t, seat, byIndulgence.length)
      x.tell('answers', { seat, bySoul, byIndulgence, unanswered })
    }
    for (const seat of EVERYONE) x.next('inquisitors.penalty', { seat })
    x.next('inquisitors.end')
  }),

  'inquisitors.penalty': does((x, { seat }) => {
    const { answered } = x.t.players[seat]!
    entrust(x, seat, lane => {
      for (const by of askers(x.t, seat)) if (answered?.[by] === 'nothing') lane.next('penalty', { seat, by })
    })
    x.next('errands.do')
  }),

  'inquisitors.end': does(x => {
    if (x.t.round === 3) {
      for (const stand of COMMON)
        if (x.t.common[stand] === 'down') {
          x.t.common[stand] = 'up'
          x.tell('turnedUp', { stand, inquisitor: COMMON_INQUISITORS[stand] })
        }
      for (const p of x.t.players) p.guests = 0
      x.tell('guestsLeft', {})
    }
    x.next('market.trade', { left: EVERYONE })
    x.next('round.end')
  }),
}
