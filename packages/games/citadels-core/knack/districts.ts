import { pricesOf } from '../src/reading/index.ts'
import type { Decision } from '@cloak/kernel'
import { cardOf, ownerOf } from './build.ts'
import { bestOf, useful, worthOfCard } from './cards.ts'
import type { Deed } from './deed.ts'
import { missing, type Sight, threatOf } from './sight.ts'

/** What a district that goes is worth to this seat: more from a dangerous rival, nothing from a harmless one. */
function harm(s: Sight, id: string | number): number {
  const [card, owner] = [cardOf(id), ownerOf(id)]
  if (owner === s.me) return -10
  const threat = threatOf(s, owner)
  return threat * (s.a.costOf(card) + 0.8) - (threat < 0.5 ? 1 : 0)
}

/** The Warlord weighs the harm against the price; gold left over buys nothing at the end. */
export function destroy(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'oneOf') return null
  const late = s.v.completed.length > 0
  const price = pricesOf(s.a.cards, s.v, 'destroy')
  const best = bestOf(inner.of, id => harm(s, id) - (late ? 0.2 : 1) * price(id))
  return best && best.worth > 0.3 ? { with: best.id, worth: 40 } : null
}

/** The Marshal buys a cheap district out of a city. */
export function seize(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'oneOf') return null
  const price = pricesOf(s.a.cards, s.v, 'seize')
  const best = bestOf(inner.of, id => harm(s, id) * 0.5 + worthOfCard(s, cardOf(id)) - 0.8 * price(id))
  return best && best.worth > 0.5 ? { with: best.id, worth: 42 } : null
}

/** The Diplomat: a dearer district for a cheaper one, if the difference is worth it. */
export function exchange(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'menu') return null
  const price = pricesOf(s.a.cards, s.v, 'exchange')
  let best: Deed | null = null
  for (const { do: mine, with: theirs, barred } of inner.actions) {
    if (barred || theirs?.kind !== 'oneOf') continue
    const give = s.a.costOf(cardOf(mine))
    const found = bestOf(theirs.of, id => {
      const difference = s.a.costOf(cardOf(id)) - give
      const paid = price({ do: mine, with: id })
      return difference * (1 + 0.6 * threatOf(s, ownerOf(id))) - (s.v.completed.length > 0 ? 0.2 : 0.9) * paid
    })
    if (found && found.worth > 0.5 && (!best || found.worth + 40 > best.worth))
      best = { with: { do: mine, with: found.id }, worth: 40 + found.worth }
  }
  return best
}

/** A coin on a district is a point; gold that still builds is worth more. */
export function beautify(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'oneOf') return null
  const { gold } = s.v.players[s.me]!
  const plans = useful(s).length
  const spare = s.v.completed.length > 0 || gold >= 3 || plans === 0 || missing(s, s.me) <= 1
  const best = bestOf(inner.of, id => s.a.costOf(cardOf(id)))
  return best && spare ? { with: best.id, worth: 35 } : null
}

/** The Armory goes for a better district, to stop somebody who is about to end the game. */
export function armory(s: Sight, inner: Decision | null): Deed | null {
  if (inner?.kind !== 'oneOf') return null
  const best = bestOf(inner.of, id => (missing(s, ownerOf(id)) <= 1 ? harm(s, id) : -1))
  return best && best.worth > 7 ? { with: best.id, worth: 34 } : null
}

const idle = (s: Sight, inner: Decision | null, below: number) => {
  if (inner?.kind !== 'oneOf') return null
  const best = bestOf(inner.of, card => -worthOfCard(s, String(card)))
  return best && -best.worth < below ? best.id : null
}

/** A card of no use for gold. */
export function laboratory(s: Sight, inner: Decision | null): Deed | null {
  const { handSize } = s.v.players[s.me]!
  const card = idle(s, inner, handSize > 3 ? 3 : 1)
  return card === null ? null : { with: card, worth: 75 }
}

/** A card of little use for a point. */
export function museum(s: Sight, inner: Decision | null): Deed | null {
  const { handSize } = s.v.players[s.me]!
  const last = missing(s, s.me) <= 0 || s.v.completed.length > 0
  const card = idle(s, inner, last ? 99 : handSize > 2 ? 3.5 : 1)
  return card === null ? null : { with: card, worth: 30 }
}
