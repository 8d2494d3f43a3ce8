import type { Option, Seat, Why } from '@cloak/kernel'
import type { Edition } from './edition.ts'
import type { Built, Card, T, X } from './types.ts'

export function has(t: T, seat: Seat, card: Card): boolean {
  const city = t.players[seat]!.city
  for (let i = 0; i < city.length; i++) if (city[i]!.card === card) return true
  return false
}

/** cost(d) of CIT-0.5: printed, plus the Artist's coin. */
export const costOf = (e: Edition, built: Built): number =>
  (e.districts.get(built.card)!.cost ?? 0) + (built.beautified ? 1 : 0)

/** size(city) of CIT-0.5. */
export function sizeOfCity(e: Edition, t: T, seat: Seat): number {
  const city = t.players[seat]!.city
  let size = 0
  for (let i = 0; i < city.length; i++) size += e.districts.get(city[i]!.card)!.size ?? 1
  return size
}
export const isCompleted = (e: Edition, t: T, seat: Seat): boolean =>
  t.players[seat]!.city.length + e.extraSize >= t.citySize && sizeOfCity(e, t, seat) >= t.citySize

/** CIT-9.1: whoever has just reached the size that ends the game, the acting player first; or one seat alone. */
export function noteCompletion(x: X, e: Edition, first: Seat, only?: Seat): void {
  const { t } = x
  for (let i = 0; i < t.players.length; i++) {
    const seat = (first + i) % t.players.length
    if (only !== undefined && seat !== only) continue
    if (e.smallCity && sizeOfCity(e, t, seat) >= e.smallCity && !t.grown.includes(seat)) t.grown = [...t.grown, seat]
    if (t.completed.includes(seat) || !isCompleted(e, t, seat)) continue
    t.completed = [...t.completed, seat]
    x.tell('completed', { seat, place: t.completed.length })
  }
}

/** A district in somebody's city, named in an answer: `2.tavern`, and `2.tavern#2` for a second one. */
export type DistrictId = string
const plain: Map<Card, Option<DistrictId>>[] = []
/** One object serves for all. */
function districtOption(seat: Seat, card: Card, copy: number): Option<DistrictId> {
  if (copy > 1) return { id: `${seat}.${card}#${copy}` }
  const known = (plain[seat] ??= new Map())
  let option = known.get(card)
  if (!option) known.set(card, (option = { id: `${seat}.${card}` }))
  return option
}

/** The districts of a city as options; lean leaves out what is barred. */
export function districtOptions(
  t: T,
  seat: Seat,
  whyNot: (built: Built, seat: Seat) => Why | undefined,
  lean: boolean,
  into: Option<DistrictId>[] = [],
): Option<DistrictId>[] {
  const city = t.players[seat]!.city
  for (let i = 0; i < city.length; i++) {
    const built = city[i]!
    const barred = whyNot(built, seat)
    if (lean && barred) continue
    const option = districtOption(seat, built.card, copyNumber(city, i))
    if (lean) into.push(option)
    else
      into.push({
        id: option.id,
        ref: { kind: 'district', id: option.id },
        label: districtName(seat, built.card),
        barred,
      })
  }
  return into
}
const districtName = (seat: Seat, card: Card) => ({ key: 'citadels.option.district', args: { seat, card } })

function copyNumber(city: readonly Built[], i: number): number {
  let n = 1
  for (let j = 0; j < i; j++) if (city[j]!.card === city[i]!.card) n++
  return n
}

const parsed = new Map<DistrictId, { seat: Seat; card: Card; copy: number }>()
function parse(id: DistrictId): { seat: Seat; card: Card; copy: number } {
  let parts = parsed.get(id)
  if (!parts) {
    const [seat, card, copy] = id.split(/[.#]/)
    parsed.set(id, (parts = { seat: Number(seat), card: card!, copy: Number(copy ?? 1) }))
  }
  return parts
}

export function districtAt(t: T, id: DistrictId): { seat: Seat; index: number; built: Built } {
  const { seat, card, copy } = parse(id)
  const { city } = t.players[seat]!
  let n = copy
  let index = 0
  while (city[index]!.card !== card || --n > 0) index++
  return { seat, index, built: city[index]! }
}

/** Takes a district out of a city; the Museum's cards stay behind for the caller to move or discard. */
export function takeDown(t: T, seat: Seat, index: number): Built {
  const player = t.players[seat]!
  const built = player.city[index]!
  player.city = player.city.toSpliced(index, 1)
  return built
}
