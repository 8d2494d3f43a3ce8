import { type Eye, type Look, type Seat, shown, sizeOf } from '@cloak/kernel'
import { seenBy } from './places.ts'
import type { Card, Citadels, DraftView, Player, PlayerView, Sunken, Table, View } from './types.ts'

/** CIT-8.5 for all, CIT-8.6 for the owner. What is not named here is seen by nobody. */
export const view = (t: Table, eye: Eye, last?: Look<Citadels>): View => ({
  players: t.players.map((p, seat) => {
    const before = last?.view.players[seat]
    const sunken = orBefore(sunkenBy(t, seat, eye), before?.sunken)
    const looksAsBefore = before?.sunken === sunken && isAsBefore(p, last!.table.players[seat]!)
    return looksAsBefore ? before : player(p, seat, eye, sunken)
  }),
  deck: sizeOf(t.deck),
  sunk: t.sunk.length,
  sunken: orBefore(sunken(t), last?.view.sunken),
  traces: t.traces,
  cast: t.cast,
  uniques: t.uniques,
  rulings: t.rulings,
  citySize: t.citySize,
  crown: t.crown,
  round: t.round,
  draft: draft(t, eye),
  called: t.called,
  killed: t.killed,
  bewitched: t.bewitched,
  robbed: t.robbed,
  warrants: t.warrants,
  threats: t.threats,
  protected: t.protected,
  queen: t.queen,
  taxes: t.taxes,
  plate: t.plate,
  turn: t.turn,
  site: t.site,
  completed: t.completed,
  bell: t.bell,
  ruins: t.ruins,
  grown: t.grown,
})

const player = (p: Player, seat: Seat, eye: Eye, sunken: readonly Sunken[] | null): PlayerView => ({
  gold: p.gold,
  hand: shown(p.hand, eye, seat) ?? null,
  handSize: sizeOf(p.hand),
  city: p.city,
  under: shown(p.under, eye, seat) ?? null,
  underSize: sizeOf(p.under),
  drawn: shown(p.drawn, eye, seat) ?? null,
  drawnSize: sizeOf(p.drawn),
  characters: shown(p.characters, eye, seat) ?? null,
  picks: shown(p.picks, eye, seat) ?? null,
  exchanged: shown(p.exchanged, eye, seat) ?? null,
  looked: shown(p.looked, eye, seat) ?? null,
  traces: shown(p.traces, eye, seat) ?? null,
  sunken,
  revealed: p.revealed,
  signed: shown(p.signed, eye, seat) ?? null,
  flowered: shown(p.flowered, eye, seat) ?? null,
})

/** Does all that is shown of a player, to whomever, come of the same things? */
const isAsBefore = (p: Player, before: Player): boolean =>
  p.gold === before.gold &&
  p.hand === before.hand &&
  p.city === before.city &&
  p.under === before.under &&
  p.drawn === before.drawn &&
  p.characters === before.characters &&
  p.picks === before.picks &&
  p.exchanged === before.exchanged &&
  p.looked === before.looked &&
  p.traces === before.traces &&
  p.revealed === before.revealed &&
  p.signed === before.signed &&
  p.flowered === before.flowered

/** The list of before, if it is the same. */
const orBefore = <S extends readonly Sunken[] | null>(now: S, before: S | undefined): S =>
  now && before && now.length === before.length && now.every(({ place, card }, i) => isAt(before[i]!, place, card))
    ? before
    : now
const isAt = (one: Sunken, place: number, card: Card): boolean => one.place === place && one.card === card

/** What everybody has seen going under the deck. */
function sunken(t: Table): Sunken[] {
  const out: Sunken[] = []
  for (let i = t.sunk.length - 1; i >= 0; i--) {
    const card = t.sunk[i]!
    if (typeof card === 'string') out.push({ place: t.sunk.length - 1 - i, card })
  }
  return out
}

/** What this player put there himself. */
function sunkenBy(t: Table, seat: Seat, eye: Eye): Sunken[] | null {
  const deck = shown(t.deck, eye, seat)
  if (!deck) return null
  const out: Sunken[] = []
  for (let i = t.sunk.length - 1; i >= 0; i--) {
    const known = t.sunk[i]!
    if (typeof known === 'number' && (known & seenBy(seat)) !== 0)
      out.push({ place: t.sunk.length - 1 - i, card: deck[i]! })
  }
  return out
}

function draft(t: Table, eye: Eye): DraftView {
  const { draft } = t
  const next = draft.picks[draft.made]
  const chooser = next ? (draft.from + next.place) % t.players.length : null
  return {
    faceUp: draft.faceUp,
    picks: draft.picks,
    made: draft.made,
    from: draft.from,
    passing: chooser === null ? null : (shown(draft.passing, eye, chooser) ?? null),
    passingSize: sizeOf(draft.passing),
    faceDown: sizeOf(draft.faceDown) > 0,
    outSize: sizeOf(draft.out),
    exchange: draft.exchange,
  }
}
