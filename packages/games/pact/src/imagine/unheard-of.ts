import type { Rng, Seat } from '@cloak/kernel'
import { CHESTS, GOODS, KINDS } from '../data/pieces.ts'
import { noGoods } from '../goods.ts'
import { DEALS } from '../roles.ts'
import { EVERYONE } from '../seats.ts'
import type { View } from '../types.ts'
import { COIN, LINES, WIDTH } from './evidence.ts'
import type { Guess } from './guess.ts'
import type { History } from './history.ts'
import type { Trip } from './trips.ts'
import type { Witness } from './witness.ts'

/** A position that no game leads to, as tests lay them: whatever the view itself says, and nothing else. */
export function unheardOf(view: View, at: Seat | null, witness: Witness, rng: Rng): Guess {
  const fitting = DEALS.filter(deal => view.players.every((p, seat) => p.kind === null || p.kind === deal[seat]))
  const roles = rng.pick(fitting.length > 0 ? fitting : DEALS)
  const own = at === null ? null : view.players[at]!.souls
  const souls = KINDS.map(() => ({ plain: 0, marked: 0 }))
  const rest = { plain: Math.max(0, 6 - (own?.plain ?? 0)), marked: Math.max(0, 2 - (own?.marked ?? 0)) }
  souls[KINDS.findIndex(kind => at === null || roles[at] !== kind)] = rest
  const held = new Int32Array(WIDTH)
  for (const seat of EVERYONE)
    GOODS.forEach((good, line) => {
      held[seat * LINES + line] = CHESTS[roles[seat]!].goods[good]
    })
  return {
    witness,
    roles,
    schedule: rng.below(48),
    history: withMeans(view, { rounds: witness.journeys.map(() => KINDS.map(blank)), souls, held }),
  }
}

/** Whoever is paying can pay. */
export function withMeans(view: View, history: History): History {
  for (const seat of EVERYONE) if (view.players[seat]!.todo.length > 0) history.held[seat * LINES + COIN]! += RICH
  return history
}
const RICH = 100

const blank = (): Trip => ({
  goods: noGoods(),
  indulgences: 0,
  jesters: 0,
  left: [0, 0],
  ask: null,
  taker: null,
  pass: 0,
  paid: { plain: 0, marked: 0 },
})
