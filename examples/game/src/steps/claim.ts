import { type Chapter, oneOf, type OneOf, type Option, orElse, type Seat, steps, type Why } from '@cloak/kernel'
import { faceDown, placesOf, replaceCard } from '../cards.ts'
import type { Role } from '../data/box.ts'
import { cardOf, ROLE_OF } from '../roles/index.ts'
import { isIn, othersFrom } from '../seats.ts'
import type { Claim, Dawn, X } from '../types.ts'
import { why } from '../why.ts'

const { asksAll, does } = steps<Dawn>()
type Reply = 'believe' | 'doubt' | 'stop'

export const claim: Chapter<Dawn, 'claim'> = {
  'claim.answer': asksAll({
    who: (t, { seat }) => othersFrom(t, seat),
    prompt: (_, { seat, deed, target }) => ({
      key: `dawn.prompt.answer-${deed}`,
      args: target === null ? { seat } : { seat, target },
    }),
    what: (_, p, seat, lean) => orElse(repliesTo(p, seat, lean), 'believe'),
    does(x, p, said) {
      const role = ROLE_OF[p.deed]
      const { stop } = cardOf(p.deed)
      const doubter = firstWho(x, p.seat, said, 'doubt')
      const stopper = firstWho(x, p.seat, said, 'stop')
      if (doubter !== undefined) x.tell('doubted', { by: doubter, seat: p.seat, role })
      if (stopper !== undefined && stop) x.tell('stopped', { by: stopper, seat: p.seat, role: stop.by })
      if (doubter === undefined && stopper === undefined) x.tell('believed', { seat: p.seat, role })
      // DAW-5.2: whatever was said of a stop, a false claim ends here.
      if (!holds(x, p.seat, role, doubter)) return
      if (stopper === undefined || !stop) x.next('claim.happen', p)
      else x.next('claim.stop', { seat: p.seat, deed: p.deed, target: p.target, by: stopper, role: stop.by })
    },
  }),

  'claim.stop': asksAll({
    who: (t, { by }) => othersFrom(t, by),
    prompt: (_, { by, seat, role }) => ({ key: 'dawn.prompt.answer-stop', args: { by, seat, role } }),
    what: () => orElse(oneOf<Reply>(['believe', 'doubt']), 'believe'),
    does(x, { by, role, seat, deed, target }, said) {
      const doubter = firstWho(x, by, said, 'doubt')
      if (doubter === undefined) x.tell('believed', { seat: by, role })
      else x.tell('doubted', { by: doubter, seat: by, role })
      if (holds(x, by, role, doubter)) x.tell('foiled', { seat, by })
      else x.next('claim.happen', { seat, deed, target })
    },
  }),

  'claim.happen': does((x, { seat, deed, target }) => {
    const card = cardOf(deed)
    if (!card.aims) return card.does(x, seat)
    if (target === null) return
    // DAW-6.6: the target may have lost their last card over a doubt or a stop.
    if (isIn(x.t, target)) card.does(x, seat, target)
    else x.tell('missed', { seat, target })
  }),
}

/** Believe, doubt, or stop (DAW-4.1, DAW-5.1). A deed that nobody can stop has no such option. */
function repliesTo({ deed, target }: Claim, seat: Seat, lean: boolean): OneOf<Reply> {
  const { stop } = cardOf(deed)
  if (!stop) return oneOf<Reply>(['believe', 'doubt'])
  const barred = stop.claimedBy === 'target' && seat !== target ? why('DAW-5.1', 'not-the-target') : undefined
  if (lean) return oneOf<Reply>(barred ? ['believe', 'doubt'] : ['believe', 'doubt', 'stop'])
  return oneOf<Reply>(['believe', 'doubt', stopAs(stop.by, barred)])
}

const stopAs = (role: Role, barred: Why | undefined): Option<'stop'> => ({
  id: 'stop',
  label: { key: 'dawn.option.stop-as', args: { role } },
  barred,
})

/** The first clockwise who said so (DAW-4.2, DAW-5.2). */
const firstWho = (x: X, from: Seat, said: { [seat: Seat]: Reply }, reply: Reply): Seat | undefined =>
  othersFrom(x.t, from).find(seat => said[seat] === reply)

/** Does the claim hold? If somebody doubts it, one of the two loses a card (DAW-4.3, DAW-4.5). */
function holds(x: X, seat: Seat, role: Role, doubter: Seat | undefined): boolean {
  if (doubter === undefined) return true
  const player = x.t.players[seat]!
  const places = placesOf(player, role)
  if (places.length > 0) {
    const drawn = replaceCard(x, seat, x.rng.pick(places))
    x.tell('proved', { seat, role }, [seat], { drawn })
    x.next('card.lose', { seat: doubter })
    return true
  }
  for (const place of faceDown(player)) player.cards[place]!.isNot = role
  x.tell('exposed', { seat, role })
  x.next('card.lose', { seat })
  return false
}
