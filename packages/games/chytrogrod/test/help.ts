import { chytrogrod, type Chytrogrod, type Open, type Options } from '@cloak/chytrogrod'
import { type Scene, scene } from '@cloak/kit'
import { STANDARD } from '../src/data/house.ts'
import type { Decree } from '../src/data/decrees.ts'
import {
  type Card,
  type Colour,
  COLOURS,
  type Deal,
  DEALS_OF,
  GOODS,
  type Size,
  type Token,
} from '../src/data/pieces.ts'
import { copyTokens, noTokens } from '../src/tokens.ts'

export const PLAIN: Options = { contraband: 'off', intrigues: 'off', guilds: 'deal' }
export const CONTRABAND: Options = { ...PLAIN, contraband: 'on' }
export const INTRIGUES: Options = { ...PLAIN, intrigues: 'on' }

/**
 * An empty table in the middle of a game: seat 0 is the favourite and sits with the Red Thugs, the others follow in the
 * order of the colours, each with the secret good of its own colour; nothing lies on boards and districts, all
 * supporters are at home, and every stack is in the order of its tokens.
 */
export function empty(seats: number, options: Options = PLAIN): Scene<Chytrogrod> {
  return scene(chytrogrod, { seats, options }).table(t => {
    t.ring = [...COLOURS]
    t.first = 'red'
    t.favourite = 0
    t.round = 3
    t.phase = 'resolution'
    t.supply = copyTokens(STANDARD.tokens)
    t.players.forEach((player, seat) => {
      player.guild = COLOURS[seat]!
      player.board = noTokens()
      player.supporter = null
      if (!t.contraband) player.secret = { good: GOODS[seat]!, face: null, spent: false }
    })
    for (const colour of COLOURS) {
      const [top, ...unseen] = DEALS_OF[colour]
      t.districts[colour].tokens = noTokens()
      t.districts[colour].stack = { top: top!, unseen, bottom: [] }
    }
  })
}

/** Lays cards of a seat on a district, face down, the last on top. */
export function lay(t: Open, district: Colour, seat: number, ...cards: Card[]): void {
  for (const card of cards) {
    const player = t.players[seat]!
    if (!player.hand.includes(card)) throw new Error(`seat ${seat} has no ${card}`)
    player.hand = player.hand.filter(other => other !== card)
    t.districts[district].laid.push({ by: seat, card, face: null, seenBy: null, status: 'live' })
  }
}

/** Lays a decree on a district, face down. */
export function decree(t: Open, district: Colour, by: number, name: Decree): void {
  t.decrees.deck.splice(t.decrees.deck.indexOf(name), 1)
  t.districts[district].decrees.push({ by, decree: name, face: null })
}

/** Puts tokens on a seat's board, out of the supply. */
export function give(t: Open, seat: number, tokens: { [K in Token]?: number }): void {
  for (const [token, n] of Object.entries(tokens) as [Token, number][]) {
    t.players[seat]!.board[token] += n
    t.supply[token] -= n
  }
}

/** Puts tokens on a district, out of the supply. */
export function drop(t: Open, district: Colour, tokens: { [K in Token]?: number }): void {
  for (const [token, n] of Object.entries(tokens) as [Token, number][]) {
    t.districts[district].tokens[token] += n
    t.supply[token] -= n
  }
}

/** These tokens lie on top of their stack in this order, the rest of the colour below. */
export function stack(t: Open, district: Colour, ...deals: Deal[]): void {
  const [top, ...unseen] = [...deals, ...DEALS_OF[district].filter(deal => !deals.includes(deal))]
  t.districts[district].stack = { top: top!, unseen, bottom: [] }
}

/** A seat has closed these deals: they are gone from their stacks. */
export function taken(t: Open, seat: number, size: Size, ...deals: Deal[]): void {
  for (const deal of deals) {
    t.players[seat]!.deals.push({ deal, size })
    for (const colour of COLOURS) {
      const { stack: pile } = t.districts[colour]
      const rest = [...(pile.top ? [pile.top] : []), ...pile.unseen].filter(other => other !== deal)
      pile.top = rest.shift() ?? null
      pile.unseen = rest
    }
  }
}

/** The secret good of a seat has been used. */
export function spend(t: Open, seat: number): void {
  const { secret } = t.players[seat]!
  if (!secret) throw new Error('no secret good has been dealt')
  secret.spent = true
  secret.face = secret.good
}
