import type { Ask, Sight as Chest } from '@cloak/pact'
import { BASICS, type Good, type Goods, GOODS, LUXURIES, MAX_DEBT } from '@cloak/pact/data/pieces'
import type { Answer, Rng } from '@cloak/kernel'
import { phasesLeft, type Sight, soulsOf } from './sight.ts'
import { worthOfPaying } from './souls.ts'
import { ratesFor, worthOfCard } from './worth.ts'

/** What others are likely to find in a good, in coins. */
const PRICE: Goods = { wood: 1.9, stone: 1.9, grain: 1.9, glass: 3.5, marble: 3.5, coin: 1 }
/** What goods are worth that the present plans ask for, and that they do not, in points. */
const NEEDED: Goods = { wood: 1.4, stone: 1.4, grain: 1.4, glass: 2.4, marble: 2.4, coin: 0.5 }
const SPARE: Goods = { wood: 0.8, stone: 0.8, grain: 0.8, glass: 1.5, marble: 1.5, coin: 0.5 }

/** What the two most promising cards of the hand ask for, and a grain for the third token. */
export const needsOf = (s: Sight): Readonly<Goods> => (s.known.needs ??= reckonedNeeds(s))
function reckonedNeeds(s: Sight): Goods {
  const needs: Goods = { wood: 0, stone: 0, grain: 1, glass: 0, marble: 0, coin: 0 }
  const best = (s.p.hand ?? [])
    .map(id => s.facts.card(id))
    .map(card => ({ card, worth: worthOfCard(s, card) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, 2)
  for (const { card } of best) for (const good of GOODS) needs[good] += card.cost[good]
  return needs
}

/** What more goods are worth to this seat, beside those it has. */
function worthOfGetting(s: Sight, more: Goods, needs: Readonly<Goods>): number {
  const rates = phasesLeft(s.v) > 0 ? null : ratesFor(0)
  let sum = 0
  for (const good of GOODS) {
    const wanted = Math.max(0, Math.min(more[good], needs[good] - s.goods[good]))
    sum += rates ? more[good] * rates[good] : wanted * NEEDED[good] + (more[good] - wanted) * SPARE[good]
  }
  return sum
}

const COINS = 0.5
/** A deal must be worth the trouble, and the partner gains by it too. */
const MARGIN = { coins: 0.2, souls: 0.6 }

const costOf = (s: Sight, { of, n }: Ask): { worth: number; souls: { plain: number; marked: number } } => {
  if (of === 'coin') {
    const loan = Math.max(0, n - s.goods.coin)
    return { worth: COINS * n + 0.15 * loan, souls: { plain: 0, marked: 0 } }
  }
  // A marked fragment goes first: at the end it counts against whoever holds it.
  const held = s.p.souls ?? { plain: 0, marked: 0 }
  const marked = Math.min(n, held.marked)
  return { worth: worthOfPaying(s, n - marked, marked), souls: { plain: n - marked, marked } }
}

/** Takes what is worth more than it costs. */
export function reply(s: Sight, rng: Rng): Answer {
  const chest = s.p.sights?.at(-1)
  const trade = { do: 'default' }
  if (!chest || chest.state !== 'open' || !chest.ask) return { do: 'see', with: { trade } }
  const { worth, souls } = costOf(s, chest.ask)
  const whim = rng.below(100) / 400
  const gain = worthOfGetting(s, chest.goods, needsOf(s)) + 2 * chest.indulgences + whim
  const margin = chest.ask.of === 'coin' ? MARGIN.coins : MARGIN.souls
  if (!canPay(s, chest) || gain < worth + margin) return { do: 'decline', with: { trade } }
  return chest.ask.of === 'coin'
    ? { do: 'accept', with: { trade } }
    : { do: 'acceptSouls', with: { trade, souls: { ...souls } } }
}
const canPay = (s: Sight, { ask, goods }: Chest): boolean =>
  ask?.of === 'soul' ? soulsOf(s.p) >= ask.n : s.goods.coin + goods.coin + MAX_DEBT - s.p.debt >= (ask?.n ?? 0)

/** What a soul is likely to cost, in coins as others see it: before the first inquisition, and after it. */
const FOR_A_SOUL = { early: 11.5, late: 8.5 }

/** An offer, or none; the devil asks for souls, everybody else sells what is to spare. */
export function offer(s: Sight, rng: Rng): Answer {
  return (s.kind === 'devil' ? forSouls(s, rng) : forCoins(s, needsOf(s), rng)) ?? { do: 'none' }
}

function forSouls(s: Sight, rng: Rng): Answer | null {
  const before = s.p.deals?.filter(deal => deal.ask !== null) ?? []
  const refused = before.reduce((n, { taken }) => (taken ? 0 : n + 1), 0)
  // More after a refusal, and never quite the same.
  const price = (s.v.round <= 3 ? FOR_A_SOUL.early : FOR_A_SOUL.late) + refused + rng.below(30) / 10
  // Both sides must gain: a point is about two coins.
  return price * COINS > -worthOfPaying(s, -1, 0) ? null : soulOffer(s, price, 1)
}

/** About so many coins' worth for souls: first what the plans can spare, then coins, then what must be. */
export function soulOffer(s: Sight, price: number, souls: number): Answer | null {
  const needs = needsOf(s)
  const bundle: Partial<Goods> = {}
  let lacks = price
  const puts = (good: Good, most: number): void => {
    const n = Math.min(most, s.goods[good] - (bundle[good] ?? 0), Math.ceil(lacks / PRICE[good]))
    if (n <= 0 || lacks <= 0.5) return
    bundle[good] = (bundle[good] ?? 0) + n
    lacks -= n * PRICE[good]
  }
  const spare = (good: Good): number => Math.max(0, s.goods[good] - needs[good])
  for (const good of [...LUXURIES, ...BASICS]) puts(good, Math.min(souls, spare(good)))
  puts('coin', s.goods.coin)
  for (const good of [...LUXURIES, ...BASICS]) puts(good, 2)
  return lacks > 2 ? null : { do: 'offer', with: { goods: { ...bundle }, ask: { do: 'souls', with: souls } } }
}

/** A little under the market, for what the plans do not need. */
function forCoins(s: Sight, needs: Readonly<Goods>, rng: Rng): Answer | null {
  if (phasesLeft(s.v) === 0) return null
  const spare = (good: Good): number => Math.max(0, s.goods[good] - needs[good])
  const luxury = [...LUXURIES].sort((one, other) => spare(other) - spare(one))[0]!
  const basic = [...BASICS].sort((one, other) => spare(other) - spare(one))[0]!
  const goods: Partial<Goods> = {}
  let ask = 0
  if (spare(luxury) > 0 && rng.below(4) > 0) {
    goods[luxury] = 1
    ask += 4
  }
  if (spare(basic) > 1 || (spare(basic) > 0 && ask > 0 && rng.below(2) === 0)) {
    goods[basic] = ask > 0 ? 1 : 2
    ask += ask > 0 ? 2 : 4
  }
  return ask === 0 ? null : { do: 'offer', with: { goods: { ...goods }, ask: { do: 'coins', with: Math.min(6, ask) } } }
}
