import type { Ask, Sight as Chest } from '../src/types.ts'
import { BASICS, type Good, type Goods, GOODS, LUXURIES } from '../src/data/pieces.ts'
import { creditOf } from '../src/reading/index.ts'
import type { Answer, Rng } from '@cloak/kernel'
import { phasesLeft, type Sight, soulsOf } from './sight.ts'
import { needsOf } from './needs.ts'
import { forSouls } from './soul-offers.ts'
import { worthOfPaying } from './souls.ts'
import { ratesFor } from './worth.ts'

/** What goods are worth that the present plans ask for, and that they do not, in points. */
const NEEDED: Goods = { wood: 1.4, stone: 1.4, grain: 1.4, glass: 2.4, marble: 2.4, coin: 0.5 }
const SPARE: Goods = { wood: 0.8, stone: 0.8, grain: 0.8, glass: 1.5, marble: 1.5, coin: 0.5 }

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

export const costOf = (s: Sight, { of, n }: Ask): { worth: number; souls: { plain: number; marked: number } } => {
  if (of === 'coin') {
    const loan = Math.max(0, n - s.goods.coin)
    return { worth: COINS * n + 0.15 * loan, souls: { plain: 0, marked: 0 } }
  }
  // A marked fragment goes first: at the end it counts against whoever holds it.
  const held = s.p.souls ?? { plain: 0, marked: 0 }
  const marked = Math.min(n, held.marked)
  return { worth: worthOfPaying(s, n - marked, marked), souls: { plain: n - marked, marked } }
}

/** What is in a chest, in points. */
export const worthOfChest = (s: Sight, { goods, indulgences }: Chest): number =>
  worthOfGetting(s, goods, needsOf(s)) + 2 * indulgences

/** Takes what is worth more than it costs. */
export function reply(s: Sight, rng: Rng): Answer {
  const chest = s.p.sights?.at(-1)
  const trade = { do: 'default' }
  if (!chest || chest.state !== 'open' || !chest.ask) return { do: 'see', with: { trade } }
  const { worth, souls } = costOf(s, chest.ask)
  const whim = rng.below(100) / 400
  const gain = worthOfChest(s, chest) + whim
  const margin = chest.ask.of === 'coin' ? MARGIN.coins : MARGIN.souls
  if (!canPay(s, chest) || gain < worth + margin) return { do: 'decline', with: { trade } }
  return chest.ask.of === 'coin'
    ? { do: 'accept', with: { trade } }
    : { do: 'acceptSouls', with: { trade, souls: { ...souls } } }
}
const canPay = (s: Sight, { ask, goods }: Chest): boolean =>
  ask?.of === 'soul' ? soulsOf(s.p) >= ask.n : s.goods.coin + goods.coin + creditOf(s.v, s.me) >= (ask?.n ?? 0)

/** An offer, or none; the devil asks for souls, everybody else sells what is to spare. */
export function offer(s: Sight, rng: Rng): Answer {
  return (s.kind === 'devil' ? forSouls(s, rng) : forCoins(s, needsOf(s), rng)) ?? { do: 'none' }
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
