import type { Seat } from '@cloak/kernel'
import { type Decree, EDICTS } from './data/decrees.ts'
import { type Colour, kindOf } from './data/pieces.ts'
import { turnStack } from './stack.ts'
import { fromSupply } from './tokens.ts'
import type { X } from './types.ts'

/** Draws a decree for the eyes of one seat; an empty deck is made anew first (CHY-5.5, CHY-13.29). */
export function drawDecree(x: X, by: Seat): void {
  const { decrees } = x.t
  if (decrees.deck.length === 0) {
    decrees.deck = x.rng.shuffle(decrees.discard)
    decrees.discard = []
    x.tell('decreesShuffled', {})
  }
  const decree = decrees.deck.pop()!
  x.t.drawn = { by, decree }
  x.tell('decreeDrawn', { seat: by }, [by], { decree })
}

/** Lays the drawn decree face down beside the cards of a district. */
export function placeDecree(x: X, district: Colour): void {
  if (!x.t.drawn) return
  const { by, decree } = x.t.drawn
  x.t.drawn = null
  x.t.districts[district].decrees.push({ by, decree, face: null })
  x.tell('decreePlaced', { seat: by, district }, [by], { decree })
}

/** What a decree does when it is turned up (CHY-8.2). What Whip Crack says is asked when buyouts are counted. */
export function enact(x: X, district: Colour, decree: Decree): void {
  const { ignores, places, turnsStack } = EDICTS[decree]
  const d = x.t.districts[district]
  if (turnsStack) {
    const deal = turnStack(d.stack)
    if (deal) x.tell('stackTurned', { district, deal })
  }
  for (const token of places ?? []) {
    const placed = fromSupply(x.t, token, d.tokens)
    x.tell(placed ? 'influencePlaced' : 'influenceMissing', { district, token })
  }
  if (!ignores) return
  for (const laid of d.laid) {
    if (!ignores.includes(kindOf(laid.card))) continue
    laid.status = 'ignored'
    x.tell('cardIgnored', { seat: laid.by, card: laid.card, district })
  }
}
