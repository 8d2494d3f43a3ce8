import type { Frame, Play, Seat, Step } from '@cloak/kernel'
import type { Errands, Lane, X } from '../types.ts'
import { actions } from './actions.ts'
import { effects } from './effects.ts'
import { payment } from './payment.ts'
import { penalties } from './penalties.ts'
import { tiles } from './tiles.ts'

const ERRANDS: { [K in keyof Errands]: Step<Lane, Errands[K]> } = {
  ...effects,
  ...payment,
  ...actions,
  ...tiles,
  ...penalties,
}
const errandOf = (frame: Frame): Step<Lane, object> => (ERRANDS as { [name: string]: Step<Lane, object> })[frame.step]!

/** An errand that waits for its player's answer. */
export type Asking = Extract<Step<Lane, object>, { kind: 'asks' }>
export const askingErrand = (frame: Frame): Asking => {
  const errand = errandOf(frame)
  if (errand.kind !== 'asks') throw new RangeError(`${frame.step} asks nothing`)
  return errand
}

/** The errands of one player: what is named here is done in this order, before whatever that player had to do already. */
function laneOf(x: X, todo: Frame[]): { lane: Play<Lane>; close: () => void } {
  const named: Frame[] = []
  const lane: Play<Lane> = {
    t: x.t,
    rng: x.rng,
    next: (step, ...p) => void named.push({ step, p: p[0] ?? {} }),
    tell: x.tell.bind(x),
  }
  const close = () => {
    for (let frame = named.pop(); frame; frame = named.pop()) todo.push(frame)
  }
  return { lane, close }
}

/**
 * Gives a player errands and runs them up to the first that asks.
 * Players run their errands side by side, for none looks at another's affairs (DWD-9.7).
 */
export function entrust(x: X, seat: Seat, name: (lane: Play<Lane>) => void): void {
  const { todo } = x.t.players[seat]!
  const { lane, close } = laneOf(x, todo)
  name(lane)
  close()
  for (let top = todo.at(-1); top; top = todo.at(-1)) {
    const errand = errandOf(top)
    if (errand.kind === 'asks' && errand.who(x.t, top.p) !== null) return
    todo.pop()
    if (errand.kind === 'does') errand.does(lane, top.p)
    close()
  }
}
