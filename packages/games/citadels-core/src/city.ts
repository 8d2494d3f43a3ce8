import type { Option, Seat, Why } from '@cloak/kernel'
import type { Cards } from './reading/cards.ts'
import { type DistrictId, isCompleted, sizeOf } from './reading/city.ts'
import type { OpenTable } from './reading/position.ts'
import type { Built, Card, T, X } from './types.ts'

/** CIT-9.1: whoever has just reached the size that ends the game, the acting player first; or one seat alone. */
export function noteCompletion(x: X, e: Cards, first: Seat, only?: Seat): void {
  const { t } = x
  for (let i = 0; i < t.players.length; i++) {
    const seat = (first + i) % t.players.length
    if (only !== undefined && seat !== only) continue
    if (e.smallCity && sizeOf(e, t.players[seat]!.city) >= e.smallCity && !t.grown.includes(seat))
      t.grown = [...t.grown, seat]
    if (t.completed.includes(seat) || !isCompleted(e, t, seat)) continue
    t.completed = [...t.completed, seat]
    x.tell('completed', { seat, place: t.completed.length })
  }
}

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
  t: OpenTable,
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

/** Takes a district out of a city; the Museum's cards stay behind for the caller to move or discard. */
export function takeDown(t: T, seat: Seat, index: number): Built {
  const player = t.players[seat]!
  const built = player.city[index]!
  player.city = player.city.toSpliced(index, 1)
  return built
}
