import { BASICS, BUY, type Good, type Goods, LUXURIES, RESOURCES } from '../src/data/pieces.ts'
import type { Answer, Rng } from '@cloak/kernel'
import { needsOf } from './needs.ts'
import { phasesLeft, type Sight } from './sight.ts'
import { sellerLoses, worthOfPaying } from './souls.ts'
import { ratesFor } from './worth.ts'

/** What others are likely to find in a good, in coins. */
const PRICE: Goods = { wood: 1.9, stone: 1.9, grain: 1.9, glass: 3.5, marble: 3.5, coin: 1 }
/** A coin in points, and what a seller wants beyond his loss. */
const COIN = 0.5
const MARGIN = 0.6
/** Prices to think about, by what the seller is likely to want; and how far such a guess goes wrong, in coins. */
const PRICES = [0.85, 1, 1.1, 1.25]
const SPREAD = 1.5
/** Two see the chest, and the second is the more reluctant: so many chances that it is taken. */
const CHANCES = 1.5
/** An offer must promise so much. */
const LEAST = 0.3
/** How much of their full worth goods keep that no plan asks for. */
const SPARE = 0.5
/** What is built early goes on giving: for each round to come beyond the next, goods are worth so much more. */
const EARLY = 0.25
/** Two fragments at once are too dear as long as goods build more. */
const TWO_FROM = 4

interface SoulOffer {
  answer: Answer
  /** What it brings on average, in points: the chance that it is taken times the gain. */
  worth: number
}

/** The coins' worth for which so many fragments are likely to be sold; more after refusals. */
function wantedFor(s: Sight, souls: number): number {
  const before = s.p.deals?.filter(deal => deal.ask !== null) ?? []
  const refused = before.reduce((n, { taken }) => (taken ? 0 : n + 1), 0)
  return (sellerLoses(s, souls) + MARGIN) / COIN + refused
}

/** The devil's offer for one fragment or two: what is left of the gain when goods are paid, by the chance that it is taken. */
export function forSouls(s: Sight, rng: Rng): Answer | null {
  let best: SoulOffer | null = null
  for (const each of soulOffers(s)) {
    const worth = each.worth * (0.9 + rng.below(1000) / 5000)
    if (!best || worth > best.worth) best = { ...each, worth }
  }
  return best && best.worth > LEAST ? best.answer : null
}

export function soulOffers(s: Sight): SoulOffer[] {
  const found: SoulOffer[] = []
  for (const souls of s.kind === 'devil' && s.v.round >= TWO_FROM ? [1, 2] : [1]) {
    const wanted = wantedFor(s, souls)
    for (const price of PRICES) {
      const bundle = bundleOf(s, wanted * price)
      if (!bundle) continue
      const chance = 1 / (1 + Math.exp(-(wanted * price - wanted) / SPREAD))
      const gain = gainOf(s, souls, bundle)
      const answer = { do: 'offer', with: { goods: { ...bundle }, ask: { do: 'souls', with: souls } } }
      found.push({ answer, worth: (1 - (1 - chance) ** CHANCES) * gain })
    }
  }
  return found
}

/** What is left of the worth of so many fragments when these goods are paid for them, in points. */
export const gainOf = (s: Sight, souls: number, bundle: Partial<Goods>): number =>
  -worthOfPaying(s, -souls, 0) - worthOfParting(s, bundle)

/** What the plans do not ask for; coins are asked for where goods are missing. */
function spareOf(s: Sight): Goods {
  const needs = needsOf(s)
  const spare = { ...s.goods }
  let coins = needs.coin
  for (const r of RESOURCES) {
    coins += Math.max(0, needs[r] - s.goods[r]) * (r === 'glass' || r === 'marble' ? BUY.luxury : BUY.basic)
    spare[r] = Math.max(0, s.goods[r] - needs[r])
  }
  spare.coin = Math.max(0, s.goods.coin - coins)
  return spare
}

/** What it costs to part with goods, in points: in full what the plans ask for, and little what would be left over. */
function worthOfParting(s: Sight, bundle: Partial<Goods>): number {
  const spare = spareOf(s)
  const [busy, idle] = [ratesFor(1), ratesFor(0)]
  const last = phasesLeft(s.v) <= 1
  let sum = 0
  for (const good of [...RESOURCES, 'coin'] as const) {
    const n = bundle[good] ?? 0
    const over = Math.min(n, spare[good])
    const rate = last ? idle[good] : idle[good] + SPARE * (busy[good] - idle[good])
    sum += over * rate + (n - over) * busy[good] * 1.2
  }
  return sum * (1 + EARLY * Math.max(0, phasesLeft(s.v) - 2))
}

/** About so many coins' worth: first what is to spare, luxuries before coins as long as they still build, then what must be. */
function bundleOf(s: Sight, price: number): Partial<Goods> | null {
  const bundle: Partial<Goods> = {}
  let lacks = price
  const puts = (good: Good, most: number): void => {
    const n = Math.min(most, s.goods[good] - (bundle[good] ?? 0), Math.ceil((lacks - 0.3) / PRICE[good]))
    if (n <= 0 || lacks <= 0.5) return
    bundle[good] = (bundle[good] ?? 0) + n
    lacks -= n * PRICE[good]
  }
  const spare = spareOf(s)
  const last = phasesLeft(s.v) <= 1
  for (const good of last ? [...BASICS, 'coin' as const, ...LUXURIES] : [...LUXURIES, ...BASICS, 'coin' as const])
    puts(good, Math.min(spare[good], good === 'coin' ? 99 : 2))
  puts('coin', s.goods.coin)
  for (const good of [...BASICS, ...LUXURIES]) puts(good, 2)
  return lacks > 2 ? null : bundle
}
