import { type Chapter, orElse, type Seat, steps } from '@cloak/kernel'
import { faceDown } from '../cards.ts'
import { onePlace } from '../choices.ts'
import { takeSeals } from '../seals.ts'
import type { Dawn, X } from '../types.ts'
import type { RoleCard } from './role.ts'

const { asks } = steps<Dawn>()

/** DAW-6.3 */
export const lamplighter: RoleCard = {
  deed: 'shine',
  price: 0,
  aims: true,
  stop: null,
  takes: 1,
  from: 'chest',
  wounds: false,
  does(x, seat, target) {
    const places = faceDown(x.t.players[target]!)
    if (places.length > 1) x.next('lamplighter.show', { seat, target })
    else show(x, seat, target, places[0]!)
  },
}

export const lamplighterSteps: Chapter<Dawn, 'lamplighter'> = {
  'lamplighter.show': asks({
    who: (_, { target }) => target,
    prompt: (_, { seat }) => ({ key: 'dawn.prompt.show', args: { seat } }),
    what: (t, { target }, _, lean) => {
      const places = faceDown(t.players[target]!)
      return orElse(onePlace(t, target, places, lean), places[0]!)
    },
    does: (x, { seat, target }, place) => show(x, seat, target, place),
  }),
}

function show(x: X, seat: Seat, target: Seat, place: number): void {
  const card = x.t.players[target]!.cards[place]!
  if (!card.seenBy.includes(seat)) card.seenBy.push(seat)
  const seals = takeSeals(x.t, seat, lamplighter.takes)
  x.tell('shone', { seat, target, place, seals }, [seat, target], { role: card.role })
}
