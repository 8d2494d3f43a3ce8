import { BASICS, BUY, type Goods, LUXURIES, RESOURCES } from '../src/data/pieces.ts'
import { isMinor, mixIn, pricesFor, reachIn } from '../src/reading/index.ts'
import { type Answer, type Decision, type Option, type Rng, sample } from '@cloak/kernel'
import { needsOf } from './needs.ts'
import { phasesLeft, type Sight } from './sight.ts'
import { symbolsOf, worthOfCard, worthOfField, worthOfSymbols } from './worth.ts'

const openOf = (of: readonly Option[]): Option['id'][] => of.flatMap(({ id, barred }) => (barred ? [] : [id]))
function best(d: Decision, worth: (id: string) => number): Answer | undefined {
  if (d.kind !== 'oneOf') return undefined
  let [most, found]: [number, Answer | undefined] = [-Infinity, undefined]
  for (const id of openOf(d.of)) {
    const its = worth(String(id))
    if (its > most) [most, found] = [its, id]
  }
  return found
}

/** What a symbol more of this courtier's kind would be worth. */
const worthOfCourtier = (s: Sight, id: string): number => {
  const n = symbolsOf(s)
  const before = worthOfSymbols(s, n)
  if (id === 'R' || id === 'U' || id === 'C') n[id]++
  return id === 'A' ? 3 : worthOfSymbols(s, n) - before
}

/** So many of the goods that are wanted most. */
function wantedMost(s: Sight, of: readonly (keyof Goods)[], n: number): Answer {
  const needs = needsOf(s)
  const got: { [good: string]: number } = {}
  for (; n > 0; n--) {
    const lack = (good: keyof Goods): number => needs[good] - s.goods[good] - (got[good] ?? 0)
    const most = of.reduce((one, other) => (lack(other) > lack(one) ? other : one))
    got[most] = (got[most] ?? 0) + 1
  }
  return got
}

/** The mix that is missed least. */
const worthOfMix = (s: Sight, id: string): number => {
  const left = { ...s.goods }
  const needs = needsOf(s)
  let worth = 0
  const { basic: price } = pricesFor(s.v, s.me).buy
  for (const basic of mixIn(id)) {
    worth -= left[basic] <= 0 ? price : left[basic] <= needs[basic] ? 1.4 : 0.8
    left[basic]--
  }
  return worth
}

/** Answers what an errand asks: a card's effect, a payment, an inquisitor's penalty. */
export function errand(s: Sight, d: Decision, rng: Rng): Answer {
  const { p, v } = s
  const frame = p.todo.at(-1)
  const usual = d.lapse ?? sample(d, rng)
  switch (frame?.step) {
    case 'gainSome': {
      const p2 = frame.p as { of?: unknown; n?: unknown }
      return wantedMost(s, p2.of === 'luxury' ? LUXURIES : BASICS, Number(p2.n))
    }
    case 'takeCourtier':
    case 'recruitOther':
      return best(d, id => worthOfCourtier(s, id)) ?? usual
    case 'exchange':
      return exchange(s, d) ?? usual
    case 'mix':
      return best(d, id => worthOfMix(s, id)) ?? usual
    case 'raise':
      return raise(s, d) ?? usual
    case 'placeTile':
      // The middle fields bring a coin as well.
      return best(d, id => (id === '1' || id === '2' ? 1 : 0)) ?? usual
    case 'takeTile':
      return best(d, id => -reach(s, id)) ?? usual
    case 'dropTile':
      return (
        best(
          d,
          id => (Object.entries(p.minors).some(([m, at]) => m === id && at === 'unclaimed') ? 1 : 0) - reach(s, id),
        ) ?? usual
      )
    case 'useTucked':
      return best(d, id => (id === 'use' ? 1 : 0)) ?? usual
    case 'spendCourtiers':
      return best(d, id => worthOfSpending(s, id)) ?? usual
    case 'vandal':
      return (
        best(d, id => -p.built.reduce((n, b) => (b.card === id ? worthOfCard(s, s.book.cards[b.card]) : n), 0)) ?? usual
      )
    case 'ascetic':
      return ascetic(s) ?? usual
    case 'libertine':
      return d.kind === 'menu' &&
        d.actions.some(({ do: deed, barred }) => deed === 'give' && !barred) &&
        givesToLibertine(s)
        ? { do: 'give' }
        : { do: 'lose' }
    default:
      return v.dealt ? usual : sample(d, rng)
  }
}

/** How near the symbols come to a minor achievement: the far ones are taken as gifts and given up as losses. */
const reach = (s: Sight, id: string): number => {
  const n = symbolsOf(s)
  const own = id === 'm1' ? n.R : id === 'm2' ? n.U : id === 'm3' ? n.C : Math.min(n.R, n.U, n.C) + 1.5
  return own / 10
}

/** Coins for basics while the price is good; points for coins always. */
function exchange(s: Sight, d: Decision): Answer | undefined {
  if (d.kind !== 'oneOf') return undefined
  const ways = openOf(d.of)
    .map(String)
    .filter(id => id !== 'stop')
  const held = ways.filter(id => mixIn(id).every(basic => s.goods[basic] > 0))
  if (held.length === 0) return 'stop'
  return held.reduce((one, other) => (worthOfMix(s, other) > worthOfMix(s, one) ? other : one))
}

/** Late in the game basics are sold before money is borrowed. */
function raise(s: Sight, d: Decision): Answer | undefined {
  if (phasesLeft(s.v) > 1 || d.kind !== 'menu') return undefined
  const way = d.actions.find(({ do: deed }) => deed === 'choose')?.with
  const heaps = way?.kind === 'form' ? way.fields['sell'] : undefined
  if (heaps?.kind !== 'split' || s.p.plan?.builds.length !== 1) return undefined
  const sell: { [good: string]: number } = {}
  for (const { id, max, barred } of heaps.of)
    if (!barred && max > 0 && (id === 'wood' || id === 'stone')) sell[id] = max
  return Object.keys(sell).length > 0 ? { do: 'choose', with: { loan: 0, sell } } : undefined
}

/** A courtier counts a point if he stays; a tile may be worth more. */
function worthOfSpending(s: Sight, id: string): number {
  const reach = reachIn(id)
  if (!reach) return 0
  const { achievement } = reach
  const price = reach.spent.length
  if (isMinor(achievement)) return worthOfField(s) - price
  return (s.kind === 'devil' ? 0 : 2) + (achievement === 'J4' ? 1 : 3) - price
}

/** The ascetic is given basics first; what he lacks is bought if coins are idle. */
function ascetic(s: Sight): Answer | undefined {
  const { tokens, points } = s.book.house.penalties.ascetic
  const held = RESOURCES.reduce((sum, r) => sum + s.goods[r], 0)
  const coins = s.v.round === 5 ? 0.2 : 0.5
  if (held < tokens && s.goods.coin >= BUY.basic && BUY.basic * coins < points)
    return { do: 'trade', with: { do: 'buy', with: { do: 'wood', with: 1 } } }
  const given: { [good: string]: number } = {}
  let left = tokens
  const luxuryPoints = s.v.round === 5 ? 1 : 2
  for (const r of RESOURCES) {
    if ((r === 'glass' || r === 'marble') && luxuryPoints > points) continue
    const n = Math.min(left, s.goods[r])
    if (n > 0) given[r] = n
    left -= n
  }
  return { do: 'discard', with: given }
}

function givesToLibertine(s: Sight): boolean {
  const { glass, marble, points } = s.book.house.penalties.libertine
  const worth = s.v.round === 5 ? 1 : 2
  const coins = s.v.round === 5 ? 0.2 : 0.5
  const of = (need: number, held: number): number =>
    Math.min(need, held) * worth + Math.max(0, need - held) * BUY.luxury * coins
  const lacks = Math.max(0, glass - s.goods.glass) + Math.max(0, marble - s.goods.marble)
  return lacks * BUY.luxury <= s.goods.coin && of(glass, s.goods.glass) + of(marble, s.goods.marble) < points
}
