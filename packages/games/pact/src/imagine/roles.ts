import type { Seat } from '@cloak/kernel'
import { slackOf } from '../cost.ts'
import { CHESTS, type Goods, GOODS, type Kind, KINDS } from '../data/pieces.ts'
import { add, copyGoods } from '../goods.ts'
import { DEALS } from '../roles.ts'
import type { View } from '../types.ts'
import { soulWalk } from './souls.ts'
import { schedulesFor, witnessOf } from './witness.ts'

/** The role of each seat. */
export type Roles = readonly Kind[]

/** Every deal of roles that nothing this eye has seen contradicts (DWD-15.4). */
export function possibleRoles(view: View, at: Seat | null): Roles[] {
  const witness = witnessOf(view, at)
  const schedules = schedulesFor(witness)
  return openlyPossible(view, at).filter(roles =>
    schedules.some(k => {
      const walk = soulWalk(view, witness, roles, k)
      return walk.canGoOn(0, walk.start)
    }),
  )
}

/** Those that agree with what is known, answered and guessed, and with what was held before the first deals. */
export const openlyPossible = (view: View, at: Seat | null): Roles[] =>
  DEALS.filter(roles => agreesOpenly(view, roles) && agreesWithFirstGoods(view, at, roles))

function agreesOpenly(view: View, roles: Roles): boolean {
  for (const [seat, p] of view.players.entries()) if (p.kind !== null && p.kind !== roles[seat]) return false
  for (const { role, on, yes } of view.asked) if ((roles[on] === role) !== yes) return false
  // A ring of one's own colour there is none: whoever guesses at a seat does not sit there (DWD-15.4).
  for (const { chests } of view.rituals)
    for (const kind of KINDS) if (chests[kind].guesses.some(({ on }) => roles[on] === kind)) return false
  return true
}

/** Until chests first go out a seat holds what its role gave it and what everybody saw it take: no more, no less. */
function agreesWithFirstGoods(view: View, at: Seat | null, roles: Roles): boolean {
  for (const [seat, p] of view.players.entries()) {
    const start = CHESTS[roles[seat]!].goods
    if (!covers(start, p.lows[0]!)) return false
    if (p.bare.some(({ moment, good, n }) => moment === 0 && start[good] !== -n)) return false
    for (const { moment, could, ledger, credit, buy, sell, cost } of p.proofs)
      if (moment === 0 && slackOf(sum(start, ledger), credit, { buy, sell }, cost) >= 0 !== could) return false
  }
  if (at === null) return true
  for (const { round, state, kind, goods } of view.players[at]!.sights ?? []) {
    if (round !== 1 || state !== 'open') continue
    const held = sum(CHESTS[kind].goods, view.players[roles.indexOf(kind)]!.lows[1]!)
    if (GOODS.some(good => goods[good] > held[good])) return false
  }
  return true
}

const covers = (held: Goods, ledger: Goods): boolean => GOODS.every(good => held[good] + ledger[good] >= 0)
function sum(a: Goods, b: Goods): Goods {
  const out = copyGoods(a)
  add(out, b)
  return out
}
