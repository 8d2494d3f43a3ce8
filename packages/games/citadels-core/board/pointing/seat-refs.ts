import type { Action, Ref, Seen } from '@cloak/kernel'
import { answerRef } from '@cloak/parts/ask/ways.ts'
import { seatRef } from './refs.ts'

/** What pointing at a player can mean: the player, or at once all that can be done there (the Emperor's crown and its price). */
export function seatRefs({ mine }: Seen<object>, seat: number): readonly Ref[] {
  const actions = mine?.decision.kind === 'menu' ? mine.decision.actions : []
  const spoils = actions.flatMap(action => spoilsOf(action, seat))
  return spoils.length > 0 ? spoils : [seatRef(seat)]
}

function spoilsOf({ do: what, with: whom }: Action, seat: number): Ref[] {
  if (whom?.kind !== 'menu') return []
  const inner = whom.actions.find(({ ref }) => ref?.kind === 'seat' && ref.id === seat)
  if (inner?.with?.kind !== 'oneOf') return []
  return inner.with.of.map(({ id }) => answerRef(what, inner.do, id))
}
