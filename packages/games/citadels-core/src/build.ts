import type { Action, Option, Seat, Why } from '@cloak/kernel'
import type { Offer, Way } from './ability.ts'
import { noteCompletion } from './city.ts'
import type { Acts, CharacterCard, DistrictCard } from './cards.ts'
import type { Edition } from './edition.ts'
import { cardOption, isRepeated, takeOut } from './hand.ts'
import { leftOpenly } from './memory.ts'
import { inHand } from './places.ts'
import { has } from './reading/city.ts'
import { discountIn, priceOf } from './reading/price.ts'
import { stopOf } from './reading/site.ts'
import type { Card, Character, X } from './types.ts'
import { why } from './why.ts'

const CANNOT_BUILD = why('CIT-6.7.2', 'cannot-build')
const GATHER_FIRST = why('CIT-5.1', 'gather-first')
const LIMIT = why('CIT-5.2', 'build-limit')
const IDENTICAL = why('CIT-5.3', 'identical')
const TOO_DEAR = why('CIT-5.5', 'too-dear')
const CLOSING = why('CLA-4.6', 'closing')

/** The acting player's own hand. */
export const handOf = ({ t, seat }: Acts): Offer => ({ cards: t.players[seat]!.hand, from: seat, wizard: false })

/** Why nothing at all can be built now. */
export function whyNoBuilding({ t, as }: Acts, offer: Offer): Why | undefined {
  const turn = t.turn!
  if (as.limit === 0) return CANNOT_BUILD
  if (turn.closing) return CLOSING
  if (!turn.gathered && !(offer.wizard && t.rulings['wizardBuildsFirst'])) return GATHER_FIRST
  return undefined
}

const isCounted = (as: CharacterCard, d: DistrictCard, offer: Offer): boolean =>
  !offer.wizard && !d.uncounted && !as.uncounted?.(d)

/** Why this district cannot be built now, whatever is paid. All checks look at the city before payment (CIT-5.6). */
export function whyNotBuild(acts: Acts, d: DistrictCard, offer: Offer): Why | undefined {
  const { t, seat, as } = acts
  if (t.turn!.built >= as.limit && isCounted(as, d, offer)) return LIMIT
  if (has(t, seat, d.key) && !mayDuplicate(acts, offer)) return IDENTICAL
  return d.whyNotBuilt?.(t, seat)
}

/** The Wizard, in his builds; the Quarry, which the older edition allows only so often (CLA-7.18). */
function mayDuplicate({ e, t, seat, as }: Acts, offer: Offer): boolean {
  if (offer.wizard || as.duplicates) return true
  const { city } = t.players[seat]!
  const allowed = e.speakers.duplicates.find(({ key }) => has(t, seat, key))?.duplicates ?? 0
  return allowed > 0 && city.length - new Set(city.map(built => built.card)).size < allowed
}

/** Which cards of the offer could be built, once paid for. */
export function buildable(
  acts: Acts,
  offer: Offer,
  lean: boolean,
  alsoWhy?: (d: DistrictCard) => Why | undefined,
): Option<Card>[] {
  const { cards } = offer
  const out: Option<Card>[] = []
  for (let i = 0; i < cards.length; i++) {
    if (isRepeated(cards, i)) continue
    const d = acts.e.districts.get(cards[i]!)!
    const barred = whyNotBuild(acts, d, offer) ?? alsoWhy?.(d)
    if (!barred) out.push(cardOption(d.key))
    else if (!lean) out.push({ id: d.key, ref: { kind: 'card', id: d.key }, barred })
  }
  return out
}

/** Every way to build a card of the offer: in gold, and those that districts and characters open (CIT-5.5). */
export function waysToBuild(acts: Acts, offer: Offer, lean: boolean, into: Action[] = []): Action[] {
  const barred = whyNoBuilding(acts, offer)
  if (lean && barred) return into
  const inGold = lean ? affordable(acts, offer) : buildable(acts, offer, false, d => whyNotPay(acts, d))
  if (!lean || inGold.length > 0) into.push({ do: 'build', with: { kind: 'oneOf', of: inGold }, barred })
  for (const { key, way } of acts.e.speakers.way) {
    const opens = way!.pays === 'any' ? has(acts.t, acts.seat, key) : offer.cards.includes(key)
    if (opens) addWay(way!, acts, offer, lean, barred, into)
  }
  if (acts.as.ways) for (const way of acts.as.ways) addWay(way, acts, offer, lean, barred, into)
  return into
}

const whyNotPay = (acts: Acts, d: DistrictCard): Why | undefined =>
  priceOf(acts, d) > acts.t.players[acts.seat]!.gold ? TOO_DEAR : undefined

/** What `buildable` lets through and the stash can pay: the same checks, the cheapest first. Play-outs live on it. */
function affordable(acts: Acts, offer: Offer): Option<Card>[] {
  const { e, t, seat } = acts
  const { gold } = t.players[seat]!
  const { cards } = offer
  const discount = discountIn(acts)
  const out: Option<Card>[] = []
  for (let i = 0; i < cards.length; i++) {
    const d = e.districts.get(cards[i]!)!
    if ((d.cost ?? 0) - (d.type === 'unique' ? discount : 0) > gold || isRepeated(cards, i)) continue
    if (!whyNotBuild(acts, d, offer)) out.push(cardOption(d.key))
  }
  return out
}

function addWay(way: Way, acts: Acts, offer: Offer, lean: boolean, noBuilding: Why | undefined, into: Action[]): void {
  const barred = noBuilding ?? way.whyNot?.(acts, offer)
  if (!lean || !barred) into.push({ do: way.do, with: way.what(acts, offer, lean), barred })
}

/** Builds with one of the ways of `waysToBuild`. */
export function buildBy(x: X, acts: Acts, act: { do: string; with?: unknown }, offer: Offer): void {
  if (act.do !== 'build') return acts.e.ways[act.do]!.does(x, acts, act.with, offer)
  const d = acts.e.districts.get(String(act.with))!
  const price = priceOf(acts, d)
  acts.t.players[acts.seat]!.gold -= price
  raise(x, acts, d.key, offer, { paid: true, gold: price })
}

/** CIT-5.6 from step 2: the price is paid, the district leaves the hand, the house is not up yet. */
export function raise(x: X, acts: Acts, card: Card, offer: Offer, price: Price): void {
  lay(acts, card, offer, price)
  settle(x, acts)
}

/** What was given for a district: nothing at all is an unpaid build (CIT-5.5). */
export interface Price {
  paid: boolean
  gold: number
}

/** The district leaves the hand. */
export function lay({ e, t, seat, as }: Acts, card: Card, offer: Offer, price: Price): void {
  const turn = t.turn!
  const counted = isCounted(as, e.districts.get(card)!, offer)
  takeOut(t, offer.from, card)
  leftOpenly(t, e, inHand(offer.from), card)
  const eligible = price.paid && turn.paidBuilds === 0
  if (price.paid) turn.paidBuilds++
  if (counted) turn.built++
  turn.builds++
  turn.spent += price.gold
  t.site = { builder: seat, as: as.key, card, paid: price.gold, counted, eligible }
}

/** A character may stop it, then the house stands (CIT-5.6 steps 3 to 7). */
export function settle(x: X, { e, t, seat, as }: Acts): void {
  const stop = t.site!.eligible ? stopOf(e, t, seat, as.key) : undefined
  if (!stop) return stand(x, e)
  stop.onSite(x)
  x.next('build.stand')
}

/** CIT-5.6 steps 4, 5 and 7. */
export function stand(x: X, e: Edition): void {
  const { builder, card, as, paid } = x.t.site!
  x.t.site = null
  enter(x, builder, card)
  x.tell('built', { seat: builder, card, gold: paid })
  e.districts.get(card)!.onBuilt?.(x, builder, e)
  tellOfBuild(x, e, builder, as)
  noteCompletion(x, e, builder)
}

/** A new district in a city. */
export function enter({ t }: X, seat: Seat, card: Card): void {
  const player = t.players[seat]!
  player.city = [...player.city, { card, beautified: false, round: t.round }]
}

/** The characters of the cast hear that a player has built. */
export function tellOfBuild(x: X, e: Edition, payer: Seat, as: Character): void {
  for (const { key, onAnyBuild } of e.heedBuilds) if (x.t.cast.includes(key)) onAnyBuild!(x, payer, as)
}
