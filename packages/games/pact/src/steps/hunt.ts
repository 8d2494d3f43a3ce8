import { type Chapter, menu, oneOf, orElse, type Seat, seatOption, steps } from '@cloak/kernel'
import { INNOCENCE, PHASE, VOTES_TO_QUESTION } from '../data/pieces.ts'
import { market, trade } from '../market.ts'
import { move } from '../reputation.ts'
import { EVERYONE } from '../seats.ts'
import type { Open, Pact } from '../types.ts'
import { why } from '../why.ts'
import { takeAngelWings, takeDevilWings } from '../wings.ts'
import { inquisitions } from './reckoning.ts'

const { does, asks, asksAll } = steps<Pact>()

export const hunt: Chapter<Pact, 'hunt'> = {
  'hunt.begin': does(x => {
    x.t.phase = PHASE.hunt
    x.next('hunt.vote', { left: EVERYONE })
  }),

  'hunt.vote': asksAll({
    who: (_, { left }) => left,
    covert: true,
    prompt: 'pact.prompt.vote',
    what: (t, _, seat, lean) =>
      orElse(
        menu([
          { do: 'accuse', with: oneOf(suspects(t, seat, lean)) },
          { do: 'abstain', with: null },
          market(t, seat, lean),
        ]),
        { do: 'abstain' },
      ),
    does(x, { left }, answers) {
      const again = left.filter(seat => {
        const said = answers[seat]!
        if (said.do === 'trade') trade(x, seat, said.with)
        else x.t.players[seat]!.vote = said.do === 'accuse' ? said.with : null
        return said.do === 'trade'
      })
      if (again.length > 0) x.next('hunt.vote', { left: again })
      else x.next('hunt.count')
    },
  }),

  'hunt.count': does(x => {
    const votes = x.t.players.map(p => p.vote)
    for (const p of x.t.players) p.vote = null
    x.t.votes.push({ round: x.t.round, by: votes })
    for (const seat of EVERYONE) x.tell('voted', { seat, on: votes[seat]! })
    for (const seat of EVERYONE) {
      const against = votes.filter(on => on === seat).length
      if (against < VOTES_TO_QUESTION) continue
      x.tell('accused', { seat, votes: against })
      x.next('hunt.plea', { seat })
    }
    x.next(inquisitions.includes(x.t.round) ? 'inquisition.prepare' : 'round.end')
  }),

  'hunt.plea': asks({
    who: (_, { seat }) => seat,
    prompt: 'pact.prompt.plea',
    what: (t, { seat }, _, lean) => {
      const { plain, marked } = t.players[seat]!.souls
      const barred = plain + marked < INNOCENCE ? why('DWD-12.3', 'too-few-souls') : undefined
      if (!barred) return orElse(oneOf(['show', 'confess']), 'show')
      return orElse(oneOf(lean ? ['confess'] : [{ id: 'show', barred }, { id: 'confess' }]), 'confess')
    },
    does(x, { seat }, plea) {
      const p = x.t.players[seat]!
      if (plea === 'show') {
        p.shown.push({ round: x.t.round, n: INNOCENCE })
        x.tell('innocent', { seat })
        return takeAngelWings(x, seat, 1)
      }
      x.tell('confessed', { seat })
      move(x, seat, -1)
      takeDevilWings(x, seat, 1)
      p.mob = true
    },
  }),
}

/** Anybody else; whoever has an angry mob already is left alone (DWD-12.1). */
function suspects(t: Open, seat: Seat, lean: boolean) {
  const others = EVERYONE.filter(other => other !== seat).map(other =>
    t.players[other]!.mob ? { ...seatOption(other), barred: why('DWD-12.1', 'has-a-mob') } : seatOption(other),
  )
  return lean ? others.filter(o => !('barred' in o)) : others
}
