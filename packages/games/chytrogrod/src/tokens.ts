import type { Offer } from './data/house.ts'
import { type Good, GOODS, INFLUENCE, type Token, TOKENS } from './data/pieces.ts'
import type { SecretGood, Tokens } from './types.ts'

/** What holds the common supply: a table does, and a view. */
interface Supplied {
  readonly supply: Tokens
}

export const noTokens = (): Tokens => ({
  weapon: 0,
  chest: 0,
  book: 0,
  rum: 0,
  relic: 0,
  influence5: 0,
  influence10: 0,
})

export const copyTokens = (of: Tokens): Tokens => ({
  weapon: of.weapon,
  chest: of.chest,
  book: of.book,
  rum: of.rum,
  relic: of.relic,
  influence5: of.influence5,
  influence10: of.influence10,
})

/** Goods only: influence is none (CHY-7.6, CHY-13.51). */
export const goodsIn = (of: Tokens): number => of.weapon + of.chest + of.book + of.rum + of.relic
export const tokensIn = (of: Tokens): number => goodsIn(of) + of.influence5 + of.influence10
export const influenceIn = (of: Tokens): number =>
  of.influence5 * INFLUENCE.influence5 + of.influence10 * INFLUENCE.influence10

/** Takes one from the supply, if there is one (CHY-7.7, CHY-7.8). */
export function fromSupply(t: Supplied, token: Token, to: Tokens): boolean {
  if (t.supply[token] === 0) return false
  t.supply[token]--
  to[token]++
  return true
}
export function toSupply(t: Supplied, token: Token, from: Tokens, count = 1): void {
  from[token] -= count
  t.supply[token] += count
}

/** Everything that lies here goes there. */
export function moveAll(from: Tokens, to: Tokens): void {
  for (const token of TOKENS) {
    to[token] += from[token]
    from[token] = 0
  }
}

/** How many units of a cost these tokens do not cover. */
export function lackOf(cost: Offer['cost'], board: { readonly [G in Good]: number }): number {
  let lack = 0
  for (const good of GOODS) if (cost[good] > board[good]) lack += cost[good] - board[good]
  return lack
}

/** What is paid from the board for a cost, where the secret good may stand for one unit. */
export function paidOf(cost: Offer['cost'], bySecret: Good | null): { [G in Good]: number } {
  const paid = { ...cost }
  if (bySecret) paid[bySecret]--
  return paid
}

/** Can this secret good be one unit of that good? Contraband can be any (CHY-10.2). */
export const stands = (secret: SecretGood, good: Good): boolean => secret === 'any' || secret === good
