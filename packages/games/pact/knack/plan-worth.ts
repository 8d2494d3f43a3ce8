import { type Goods, RECRUIT } from '../src/data/pieces.ts'
import { act, type Course, fails, gains, owed, pays } from './course.ts'
import { noCost } from '../src/data/book.ts'
import type { Plan } from './plan.ts'
import { flagged, phasesLeft, type Sight } from './sight.ts'
import { type Symbols, worthOfDebt, worthOfGoods, worthOfLevel, worthOfStanding, worthOfSymbols } from './worth.ts'

/** What comes of a plan, in points. Only differences count. */
export function worthOfPlan(s: Sight, plan: Plan, before: Symbols, goods: Goods = s.goods): number {
  const { p, book } = s
  const event = p.events?.at(-1)
  const c: Course = { goods: { ...goods }, debt: p.debt, level: p.reputation, performed: 0, recruited: false, worth: 0 }
  const symbols = { ...before }
  if (event && plan.event === 'left') {
    const { gain, rep } = book.events[event].left
    gains(s, c, gain)
    c.level = Math.max(-7, c.level + rep)
    c.worth -= 0.3
  }
  for (const id of plan.old) act(s, c, book.cards[id].action!)
  for (const { card: id, use } of plan.builds) {
    const card = book.cards[id]
    if (!pays(s, c, card.cost, owed(s, c.performed + 1))) {
      fails(c)
      if (use) fails(c)
      continue
    }
    c.performed++
    c.level = Math.max(-7, c.level - card.reputation)
    c.worth += worthOfStanding(s, card)
    for (const type of card.types) symbols[type]++
    if (card.timing === 'instant') gains(s, c, card.effects, card)
    if (use) act(s, c, card.action!)
  }
  if (plan.recruit) {
    const price = p.courtiers[plan.recruit] === 'space2' ? RECRUIT.space2 : RECRUIT.space3
    const coin = flagged(s, 'recruitMinus2') ? Math.max(0, price - book.house.flags.recruitMinus2) : price
    if (pays(s, c, { ...noCost(), coin }, owed(s, c.performed + 1))) {
      c.performed++
      c.recruited = true
      // He stands in for a symbol, or counts a point at the end.
      const with1 = { ...symbols }
      if (plan.recruit !== 'A') with1[plan.recruit]++
      c.worth += Math.max(1, 0.9 * (worthOfSymbols(s, with1) - worthOfSymbols(s, symbols)))
    } else fails(c)
  }
  if (event && plan.event === 'right') {
    const { cost, conditions, courtier, gains: brings, rep } = book.events[event].right
    const met = conditions.every(cond =>
      cond === 'recruited' ? c.recruited : cond === 'tokens>=3' ? c.performed >= 3 : cond === 'debt==0' && c.debt === 0,
    )
    const there = !courtier || p.courtiers[courtier] === 'held' || plan.recruit === courtier
    if (met && there && pays(s, c, cost, owed(s, c.performed))) {
      gains(s, c, brings)
      c.level = Math.min(7, c.level + rep)
      if (courtier) c.worth -= 1
    } else fails(c)
  }
  const grain = owed(s, c.performed)
  if (grain > 0) pays(s, c, { ...noCost(), grain }, 0)
  const left = phasesLeft(s.v) - 1
  return (
    c.worth +
    worthOfSymbols(s, symbols) +
    worthOfGoods(c.goods, left) +
    worthOfDebt(c.debt, left) +
    worthOfLevel(s, c.level) * 1.2
  )
}
