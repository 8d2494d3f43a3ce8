import { MAJOR_COURTIER, MAJOR_REWARDS, earnedBy, symbolsIn } from '../../src/achievements.ts'
import { type Courtier, GUEST_IMMEDIATE_LOSS, MAJORS, WINGS_PER_CONVERSION } from '../../src/data/pieces.ts'
import { type Account, accountOf, townOf } from '../../src/reading/account.ts'
import { carryOut } from '../../src/reading/carry-out.ts'
import type { Carried } from './carried.ts'

/** What the account says a player has after a plan, and what the player then has; the two are equal by the law. */
export function both(carried: Carried, begin: (...of: Parameters<typeof accountOf>) => Account = accountOf) {
  const { view, seat, plan, after, failed, achieved } = carried
  const before = view.players[seat]!
  const a = begin(view, seat)
  carryOut(a, plan, before.events?.at(-1) ?? null)
  const reached = earnedBy(symbolsIn(a.around.book, townOf(a)), a.around)
  const goods = { ...a.goods }
  let courtiers: { readonly [C in Courtier]: string } = a.courtiers
  let angels = before.angel + a.angels + a.angelsGiven
  for (const major of MAJORS.filter(each => reached.includes(each))) {
    const courtier = MAJOR_COURTIER[major]
    if (courtier) courtiers = { ...courtiers, [courtier]: 'held' }
    for (const e of MAJOR_REWARDS[major])
      if (e.op === 'gain') goods[e.res] += e.n
      else if (e.op === 'angel') angels += e.n
  }
  const fiends = before.devil + a.devils - a.devilsReturned
  const guests = (fiends - a.devil) / WINGS_PER_CONVERSION
  const said = {
    goods,
    debt: a.debt,
    reputation: a.reputation,
    angel: angels % WINGS_PER_CONVERSION,
    indulgences: before.indulgencesSeen + Math.floor(angels / WINGS_PER_CONVERSION),
    devil: a.devil,
    guests: before.guests + guests,
    score: before.score + a.points - GUEST_IMMEDIATE_LOSS * guests,
    performed: a.performed,
    recruited: a.recruited,
    built: a.built.map(({ card }) => card),
    courtiers,
    failed: a.failed,
    reached: [...reached].sort(),
  }
  const done: typeof said = {
    goods: after.goods!,
    debt: after.debt,
    reputation: after.reputation,
    angel: after.angel,
    indulgences: after.indulgencesSeen,
    devil: after.devil,
    guests: after.guests,
    score: after.score,
    performed: after.turn.performed,
    recruited: after.turn.recruited,
    built: after.built.map(({ card }) => card),
    courtiers: after.courtiers,
    failed: failed as typeof said.failed,
    reached: achieved.toSorted() as typeof said.reached,
  }
  return { said, done }
}
