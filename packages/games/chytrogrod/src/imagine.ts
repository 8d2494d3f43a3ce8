import type { Rng, Seat } from '@cloak/kernel'
import { deckOf, houseAt } from './cards.ts'
import { type Decree, DECREES } from './data/decrees.ts'
import { type Card, type Colour, COLOURS, DEALS_OF } from './data/pieces.ts'
import { copyTokens } from './tokens.ts'
import type { Open, OpenDistrict, OpenPlayer, SecretGood, View } from './types.ts'

/** What this eye has not seen, shuffled: whatever lies hidden is dealt from here. */
interface Unseen {
  /** Of each seat's seven cards. */
  cards: Card[][]
  decrees: Decree[]
  secrets: SecretGood[]
}

/**
 * A table this view could have come from. All that is hidden is the rest of a known whole: of each deck the cards not
 * seen, of the decrees those neither discarded nor looked at, of each colour's deals those that never came to the top,
 * of the secret goods those not shown.
 */
export function imagine(view: View, _at: Seat | null, rng: Rng): Open {
  const unseen: Unseen = {
    cards: view.players.map((_, seat) => rng.shuffle(unseenCards(view, seat))),
    decrees: rng.shuffle(unseenDecrees(view)),
    secrets: rng.shuffle(unseenSecrets(view)),
  }
  const drawn = view.drawn && { by: view.drawn.by, decree: view.drawn.decree ?? unseen.decrees.pop()! }
  const districts = {
    red: district(view, 'red', unseen, rng),
    yellow: district(view, 'yellow', unseen, rng),
    green: district(view, 'green', unseen, rng),
    blue: district(view, 'blue', unseen, rng),
    black: district(view, 'black', unseen, rng),
  }
  return {
    house: view.house,
    contraband: view.contraband,
    intrigues: view.intrigues,
    phase: view.phase,
    round: view.round,
    ring: view.ring.slice(),
    first: view.first,
    favourite: view.favourite,
    districts,
    players: view.players.map((_, seat) => player(view, seat, unseen)),
    supply: copyTokens(view.supply),
    decrees: { deck: unseen.decrees, discard: view.decrees.discard.slice() },
    drawn,
    order: view.order && { district: view.order.district, size: view.order.size, seats: view.order.seats.slice() },
    shown: view.shown,
  }
}

/** What is left of the whole when these are taken out, one for one. */
function without<K>(whole: readonly K[], seen: readonly (K | null)[]): K[] {
  const rest = [...whole]
  for (const one of seen) {
    const i = one === null ? -1 : rest.indexOf(one)
    if (i >= 0) rest.splice(i, 1)
  }
  return rest
}

function unseenCards(view: View, seat: Seat): Card[] {
  const laid = COLOURS.flatMap(colour => view.districts[colour].laid.filter(({ by }) => by === seat))
  return without(deckOf(view), [...laid.map(({ card }) => card), ...(view.players[seat]!.hand ?? [])])
}

function unseenDecrees(view: View): Decree[] {
  const laid = COLOURS.flatMap(colour => view.districts[colour].decrees.map(({ decree }) => decree))
  return without(DECREES, [...view.decrees.discard, ...laid, view.drawn?.decree ?? null])
}

const unseenSecrets = (view: View): SecretGood[] =>
  without<SecretGood>(
    houseAt(view).secrets,
    view.players.map(({ secret }) => secret?.good ?? null),
  )

function district(view: View, colour: Colour, unseen: Unseen, rng: Rng): OpenDistrict {
  const { stack, tokens, laid, decrees } = view.districts[colour]
  const taken = view.players.flatMap(({ deals }) => deals.map(({ deal }) => deal))
  return {
    stack: {
      top: stack.top,
      unseen: rng.shuffle(without(DEALS_OF[colour], [stack.top, ...stack.bottom, ...taken])),
      bottom: stack.bottom.slice(),
    },
    tokens: copyTokens(tokens),
    laid: laid.map(({ by, card, up, seenBy, status }) => {
      const face = card ?? unseen.cards[by]!.pop()!
      return { by, card: face, face: up ? face : null, seenBy, status }
    }),
    decrees: decrees.map(({ by, decree, up }) => {
      const face = decree ?? unseen.decrees.pop()!
      return { by, decree: face, face: up ? face : null }
    }),
  }
}

/** Called when the districts are laid: what is then left of a deck is in its owner's hand, in the deck's order. */
function player(view: View, seat: Seat, unseen: Unseen): OpenPlayer {
  const { guild, board, supporter, deals, hand, secret, intrigue } = view.players[seat]!
  const rest = unseen.cards[seat]!
  const good = secret && (secret.good ?? unseen.secrets.pop()!)
  return {
    guild,
    board: copyTokens(board),
    supporter,
    deals: deals.map(({ deal, size }) => ({ deal, size })),
    hand: hand ? hand.slice() : deckOf(view).filter(card => rest.includes(card)),
    secret: secret && good ? { good, face: secret.shown ? good : null, spent: secret.spent } : null,
    intrigue,
  }
}
