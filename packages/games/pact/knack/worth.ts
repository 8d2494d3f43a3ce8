import type { Effect } from '../src/data/effects.ts'
import {
  type Achievement,
  type Good,
  type Goods,
  GOODS,
  MAJORS,
  MINORS,
  REPUTATION_START,
  REQUIREMENTS,
  type Type,
  WORTH,
} from '../src/data/pieces.ts'
import type { Card } from '../src/data/book.ts'
import {
  achievementsOf,
  courtiersHeld,
  isOpen,
  MAJOR_COURTIER,
  MAJOR_REWARDS,
  missingFor,
  type Symbols,
  symbolsIn,
  walked,
} from '../src/reading/index.ts'
import { harvestsLeft, inquisitionsLeft, phasesLeft, type Prize, type Sight } from './sight.ts'

/** What goods are worth in points while there is still something to build, and when there is not. */
const BUSY: Goods = { wood: 1.1, stone: 1.1, grain: 1.1, glass: 2, marble: 2, coin: 0.5 }
const IDLE: Goods = { wood: 0.2, stone: 0.2, grain: 0.2, glass: 1, marble: 1, coin: 0.2 }
export const ratesFor = (phases: number): Goods => (phases > 0 ? BUSY : IDLE)

/** So many points' worth of goods are of use beside what the harvests bring: a player builds two cards in a phase, no more. */
const ROOM = 3

const sumOf = (goods: Goods, rates: Goods): number =>
  goods.wood * rates.wood +
  goods.stone * rates.stone +
  goods.grain * rates.grain +
  goods.glass * rates.glass +
  goods.marble * rates.marble +
  goods.coin * rates.coin

/** What goods are worth with so many action phases to come; a hoard that cannot be built away counts little. */
export function worthOfGoods(goods: Goods, phases: number): number {
  const idle = sumOf(goods, IDLE)
  if (phases <= 0) return idle
  const busy = sumOf(goods, BUSY)
  return busy <= ROOM ? busy : idle + ((busy - idle) * ROOM) / busy
}
/** A coin of debt costs half a point, and breeds. */
export const worthOfDebt = (debt: number, phases: number): number => -0.5 * debt * (1 + 0.15 * phases)

/** A wing is a third of an indulgence, or of a guest. */
export const ANGEL = 1.2
export const DEVIL = -1.7
export const DEVIL_RETURNED = 1.4

/** What it is worth to stand on this level: the highest take an angel wing, the lowest a devil's. */
export const worthOfLevel = (s: Sight, level: number): number =>
  (s.known.levels[level - s.book.house.track.min] ??= reckonedLevel(s, level))
function reckonedLevel({ v, me }: Sight, level: number): number {
  let [above, below] = [-99, 99]
  for (let seat = 0; seat < v.players.length; seat++) {
    if (seat === me) continue
    const { reputation } = v.players[seat]!
    above = Math.max(above, reputation)
    below = Math.min(below, reputation)
  }
  const chance = (ahead: number): number => 1 / (1 + Math.exp(-ahead / 1.5))
  return ANGEL * chance(level - above) + DEVIL * chance(below - level) + 0.08 * level
}

export const symbolsOf = ({ p, book }: Sight): Symbols => symbolsIn(book, p.built)

const worthOfMajor = (s: Sight, major: (typeof MAJORS)[number], rates: Goods): number =>
  worthOfEffects(s, MAJOR_REWARDS[major], rates) +
  (MAJOR_COURTIER[major] ? WORTH.courtier : 0) +
  (s.kind === 'devil' ? 0 : WORTH.major)
/** An upgraded field brings about a basic, and often a coin, in every harvest to come. */
export const worthOfField = (s: Sight): number => 1.2 * harvestsLeft(s.v)

/** What symbols are worth: achievements reached in full, those half reached for what they promise. */
export function worthOfSymbols(s: Sight, n: Symbols): number {
  let sum = 0
  for (const { achievement, worth, symbols } of prizesOf(s)) {
    const lack = missingFor(n, achievement)
    const done = Math.min(1, 1 - lack / symbols)
    sum += lack <= 0 ? worth : 0.45 * worth * done * done
  }
  return sum
}
const prizesOf = (s: Sight): readonly Prize[] => (s.known.prizes ??= reckonedPrizes(s))
function reckonedPrizes(s: Sight): Prize[] {
  const rates = ratesFor(phasesLeft(s.v) - 1)
  const prize = (achievement: Achievement, worth: number): Prize => {
    const { R, U, C } = REQUIREMENTS[achievement]
    return { achievement, worth, symbols: R + U + C }
  }
  return [
    ...MINORS.filter(each => isOpen(s.p, each)).map(each => prize(each, worthOfField(s))),
    ...MAJORS.filter(each => isOpen(s.p, each)).map(each => prize(each, worthOfMajor(s, each, rates))),
  ]
}

/** Own buildings of a type: what effects count. */
const count = (s: Sight, what: Extract<Effect, { op: 'per' }>['count'], extra: readonly Type[]): number => {
  switch (what) {
    case 'R':
    case 'U':
    case 'C':
    case 'S':
      return s.p.built.filter(b => s.book.cards[b.card].types.includes(what)).length + (extra.includes(what) ? 1 : 0)
    case 'playersLower':
      return s.v.players.filter(p => p.reputation < s.p.reputation).length
    case 'courtiersHeld':
      return courtiersHeld(s.p)
    case 'achievements':
      return achievementsOf(s.p) + 0.5
  }
}

/** What a list of effects is worth once, for whoever has (or builds) a card of these types. */
export function worthOfEffects(s: Sight, list: readonly Effect[], rates: Goods, types: readonly Type[] = []): number {
  let sum = 0
  for (const e of list) sum += worthOfEffect(s, e, rates, types)
  return sum
}
function worthOfEffect(s: Sight, e: Effect, rates: Goods, types: readonly Type[]): number {
  const { p, v } = s
  const left = Math.max(0, phasesLeft(v) - 1)
  switch (e.op) {
    case 'gain':
      return e.n * rates[e.res]
    case 'pay':
      return -e.n * rates[e.res]
    case 'gainBasic':
      return e.n * rates.wood
    case 'payBasic':
      return -e.n * rates.wood
    case 'gainLux':
      return e.n * rates.glass
    case 'exch':
      return 0.8 * e.max * Math.max(0, worthOfEffects(s, e.gain, rates) + worthOfEffects(s, e.cost, rates))
    case 'rep':
      return worthOfLevel(s, walked(s.book.house.track, p.reputation, e.n).to) - worthOfLevel(s, p.reputation)
    case 'angel':
      return ANGEL * e.n
    case 'devil':
      return DEVIL_RETURNED * Math.min(-e.n, p.devil)
    case 'debt':
      return 0.5 * Math.min(-e.n, p.debt)
    case 'vp':
      return e.n
    case 'per':
      return Math.floor(count(s, e.count, types) / e.div) * worthOfEffects(s, e.do, rates)
    case 'if':
      return holds(s, e.cond) * worthOfEffects(s, e.do, rates)
    case 'courtier':
      return 1.3
    case 'minor':
      return worthOfField(s) + 0.3
    case 'dropMinor':
      return -0.5 * worthOfField(s)
    case 'tuck':
      return p.built.some(b => s.book.cards[b.card].action) ? left : 0
    case 'loseToken':
      return -0.7 * left
    case 'tradeRoute':
      return 2
    case 'mod':
      return e.flag === 'angelPrice3' ? 0.8 : 0.5 * left
    case 'cond':
    case 'returnCourtier':
      return 0
  }
}
/** How likely a condition will hold when it is asked. */
const holds = ({ p, v }: Sight, cond: Extract<Effect, { op: 'if' }>['cond']): number => {
  switch (cond) {
    case 'rep>=START':
      return p.reputation >= REPUTATION_START ? 0.8 : 0.3
    case 'rep<START':
      return p.reputation < REPUTATION_START ? 0.8 : 0.4
    case 'allOthersHigher':
      return 0.25
    case 'playersLower>=2':
      return v.players.filter(other => other.reputation < p.reputation).length >= 2 ? 0.7 : 0.3
    default:
      return 0.5
  }
}

/** What a building is worth once it stands, beyond its symbols and what it gives at once. */
export function worthOfStanding(s: Sight, card: Card): number {
  const known = s.known.standing.get(card.id)
  if (known !== undefined) return known
  const worth = reckonedStanding(s, card)
  s.known.standing.set(card.id, worth)
  return worth
}
function reckonedStanding(s: Sight, card: Card): number {
  const { v } = s
  const left = Math.max(0, phasesLeft(v) - 1)
  const rates = ratesFor(left)
  const once = (): number => worthOfEffects(s, card.effects, rates, card.types)
  switch (card.timing) {
    case 'production':
      return card.vp + harvestsLeft(v) * once()
    case 'action':
      return card.vp + 0.7 * left * Math.max(0, once() - 0.3)
    case 'reputation':
      return card.vp + (left + 1) * once()
    case 'inquisition':
      return card.vp + inquisitionsLeft(v) * once()
    case 'scoring':
    case 'interest':
    case 'standing':
      return card.vp + once()
    default:
      return card.vp
  }
}

/** What a card costs at these rates. */
export function worthOfCost({ cost, reputation }: Card, rates: Goods): number {
  let sum = 0.3 * reputation
  for (const good of GOODS) sum += cost[good] * rates[good]
  return sum
}

/** What it is worth to hold a card: what it gives, less most of what it takes. */
export function worthOfCard(s: Sight, card: Card): number {
  const n = symbolsOf(s)
  const before = worthOfSymbols(s, n)
  for (const type of card.types) n[type]++
  const at = card.timing === 'instant' ? worthOfEffects(s, card.effects, BUSY, card.types) : 0
  return worthOfStanding(s, card) + at + worthOfSymbols(s, n) - before - 0.6 * worthOfCost(card, BUSY)
}

export const cheapestFirst = (goods: readonly Good[], rates: Goods): Good[] =>
  goods.toSorted((one, other) => rates[one] - rates[other])
