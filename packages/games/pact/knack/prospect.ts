import type { View } from '../src/types.ts'
import { GUESS_POINTS, MAJORS, RESOURCES, WORTH } from '../src/data/pieces.ts'
import { achievementsOf, courtiersHeld } from '../src/reading/index.ts'
import type { Seat } from '@cloak/kernel'
import { harvestsLeft, phasesLeft, type Sight, sightOf, soulsOf } from './sight.ts'
import type { Features } from '@cloak/bots/knack'
import { beliefs } from './roles.ts'
import { worthOfSouls } from './souls.ts'
import {
  ANGEL,
  DEVIL,
  ratesFor,
  symbolsOf,
  worthOfDebt,
  worthOfEffects,
  worthOfField,
  worthOfGoods,
  worthOfLevel,
  worthOfStanding,
  worthOfSymbols,
} from './worth.ts'

/** The points this seat will end with, as far as its own eyes tell. */
export function prospectOf(s: Sight): number {
  const { p, v, goods, kind, book } = s
  const left = phasesLeft(v)
  let sum = p.score + p.bonus
  for (const { card } of p.built) sum += worthOfStanding(s, book.cards[card])
  sum += worthOfGoods(goods, left) + worthOfDebt(p.debt, left)
  sum += ANGEL * p.angel + DEVIL * p.devil + WORTH.indulgence * (p.indulgences ?? p.indulgencesSeen)
  sum += courtiersHeld(p)
  if (kind !== 'devil') sum += WORTH.major * MAJORS.filter(j => p.majors[j]).length
  const souls = p.souls ?? { plain: 0, marked: 0 }
  sum += worthOfSouls(s, souls.plain, souls.marked)
  if (left === 0) return sum
  sum += 0.8 * worthOfSymbols(s, symbolsOf(s)) + worthOfLevel(s, p.reputation)
  // Upgraded fields go on giving.
  sum += p.fields.filter(field => field === 2).length * worthOfField(s)
  const event = p.events?.at(-1)
  return event ? sum + 0.3 * worthOfEffects(s, book.events[event].left.gain, ratesFor(left)) : sum
}

/** Each seat's share in the win: points to come, the surer the nearer the end. */
export function shares(viewOf: (seat: Seat) => View): number[] {
  const v = viewOf(0)
  const heat = 2.2 + 1.1 * harvestsLeft(v)
  const sights = v.players.map((_, seat) => sightOf(viewOf(seat), seat))
  const points = sights.map(prospectOf)
  if (phasesLeft(v) > 0) guessed(sights, points)
  const most = Math.max(...points)
  const weights = points.map(each => Math.exp((each - most) / heat))
  const sum = weights.reduce((one, other) => one + other, 0)
  return weights.map(weight => weight / sum)
}

/** What guesses at roles will bring in the last ritual: whoever looks like the devil makes points for others. */
function guessed(sights: readonly Sight[], points: number[]): void {
  for (const s of sights) {
    if (s.kind === 'devil') continue
    const held = beliefs(s)
    for (const { kind, me } of sights) {
      if (me === s.me || (kind !== 'devil' && (kind !== 'cultist' || s.kind === 'cultist'))) continue
      const right = held[me]![kind]
      points[s.me]! += GUESS_POINTS.right * right
      points[me]! += GUESS_POINTS.wrong * (1 - right)
    }
  }
}

/** What a person would look at: buildings, goods, souls, debt, reputation and wings, and the best rival. */
export function features(viewOf: (seat: Seat) => View, me: Seat): Features {
  const s = sightOf(viewOf(me), me)
  const { p, v, goods, book } = s
  const pointsOf = (seat: Seat): number =>
    v.players[seat]!.score + v.players[seat]!.built.reduce((sum, { card }) => sum + book.cards[card].vp, 0)
  return {
    points: pointsOf(me),
    buildings: p.built.length,
    goods: RESOURCES.reduce((sum, r) => sum + goods[r], 0),
    coins: goods.coin,
    debt: p.debt,
    souls: soulsOf(p),
    reputation: p.reputation,
    wings: p.angel + 3 * (p.indulgences ?? p.indulgencesSeen) - p.devil - 3 * p.guests,
    tiles: achievementsOf(p),
    'rival-points': Math.max(...v.players.map((_, seat) => (seat === me ? -99 : pointsOf(seat)))),
  }
}
