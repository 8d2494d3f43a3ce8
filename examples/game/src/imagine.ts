import { type Rng, RulesFault, type Seat } from '@cloak/kernel'
import { allCards, type Role } from './data/box.ts'
import type { CardView, Open, OpenCard, View } from './types.ts'

/** The rarest deal comes up once in some eighty shuffles: six exposed players, and all three cards of their role in the deck. */
const TRIES = 10_000

/**
 * A table this view could have come from. The cards that the view does not show are shuffled, and dealt to the places it cannot
 * look into, until no card is a role that everybody knows it is not (DAW-4.5). So every deal that fits is equally likely.
 */
export function imagine(view: View, _at: Seat | null, rng: Rng): Open {
  const unseen = unseenRoles(view)
  const hidden = view.players.flatMap(({ cards }) => cards.filter(({ role }) => role === null))
  for (let tries = TRIES; tries > 0; tries--) {
    rng.shuffle(unseen)
    if (hidden.every((card, i) => card.isNot !== unseen[i])) return tableOf(view, unseen)
  }
  throw new RulesFault('dawn: no deal fits the view')
}

/** All cards of the box but those that this view shows. */
function unseenRoles(view: View): Role[] {
  const rest = allCards()
  const seen = [...view.players.flatMap(({ cards }) => cards.map(({ role }) => role)), ...(view.drawn?.roles ?? [])]
  for (const role of seen) if (role !== null) rest.splice(rest.indexOf(role), 1)
  return rest
}

/** Deals in the order of the places: first the players' cards, then those in hand, and the rest is the deck. */
function tableOf(view: View, unseen: readonly Role[]): Open {
  let dealt = 0
  const deal = (card: CardView): OpenCard => {
    const role = card.role ?? unseen[dealt++]!
    return { role, face: card.up ? role : null, seenBy: card.seenBy.slice(), isNot: card.isNot }
  }
  const players = view.players.map(({ cards, seals, out }) => ({ cards: cards.map(deal), seals, out }))
  const { drawn } = view
  const inHand = drawn && (drawn.roles?.slice() ?? unseen.slice(dealt, (dealt += drawn.count)))
  return {
    goal: view.goal,
    hours: view.hours,
    hour: view.hour,
    first: view.first,
    players,
    chest: view.chest,
    deck: unseen.slice(dealt),
    drawn: drawn && inHand && { by: drawn.by, roles: inHand },
    end: view.end && { reason: view.end.reason, winner: view.end.winner },
  }
}
