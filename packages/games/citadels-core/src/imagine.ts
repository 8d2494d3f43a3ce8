import type { Rng, Seat } from '@cloak/kernel'
import { castAgain } from './imagine-cast.ts'
import type { Edition } from './edition.ts'
import { dealAgain } from './imagine-cards.ts'
import { inDraw, inHand, seenBy, underMuseum } from './places.ts'
import type { Card, Character, P, T, View } from './types.ts'

/** A table that this view could have come from; what the seat cannot know is dealt anew (CIT-8.6). */
export function imagine(e: Edition, v: View, at: Seat | null, rng: Rng): T {
  const cast = castAgain(e, v, at, rng)
  const cards = dealAgain(e, v, at, rng)
  const players = v.players.map((p, seat): P => ({
    gold: p.gold,
    hand: cards.of(inHand(seat)),
    city: p.city.map(({ card, beautified, round }) => ({ card, beautified, round })),
    under: cards.of(underMuseum(seat)),
    drawn: cards.of(inDraw(seat)),
    characters: p.characters ? [...p.characters] : cast.held[seat]!,
    picks: p.picks ? [...p.picks] : [],
    exchanged: p.exchanged,
    looked: p.looked && { of: p.looked.of, hand: [...p.looked.hand] },
    traces: p.traces ?? [],
    revealed: [...p.revealed],
    signed: seat === at ? p.signed : imagineSigned(v, seat, rng),
    flowered: seat === at ? p.flowered : imagineFlowered(v, seat, rng),
  }))
  return {
    players,
    deck: cards.deck,
    sunk: sunkAs(v, at),
    traces: v.traces,
    cast: [...v.cast],
    uniques: [...v.uniques],
    rulings: v.rulings,
    citySize: v.citySize,
    crown: v.crown,
    round: v.round,
    draft: {
      faceUp: [...v.draft.faceUp],
      picks: [...v.draft.picks],
      made: v.draft.made,
      from: v.draft.from,
      passing: cast.passing,
      faceDown: cast.faceDown,
      out: cast.out,
      exchange: v.draft.exchange,
    },
    called: v.called,
    killed: v.killed,
    bewitched: v.bewitched,
    robbed: v.robbed,
    warrants: v.warrants && { of: v.warrants.of, on: v.warrants.on, shown: v.warrants.shown },
    threats: v.threats && {
      of: v.threats.of,
      placed: v.threats.placed,
      on: v.threats.on,
      unmasked: v.threats.unmasked,
    },
    protected: v.protected,
    queen: v.queen,
    taxes: v.taxes,
    plate: v.plate,
    turn: v.turn && {
      seat: v.turn.seat,
      as: v.turn.as,
      bewitched: v.turn.bewitched,
      gathered: v.turn.gathered,
      built: v.turn.built,
      builds: v.turn.builds,
      paidBuilds: v.turn.paidBuilds,
      spent: v.turn.spent,
      used: [...v.turn.used],
      closing: v.turn.closing,
    },
    site: v.site,
    completed: [...v.completed],
    bell: v.bell,
    ruins: v.ruins,
    grown: [...v.grown],
  }
}

/** Who has seen which card go under the deck, as far as this reader can tell. */
function sunkAs(v: View, at: Seat | null): (Card | number)[] {
  const sunk = Array.from({ length: v.sunk }, (): Card | number => 0)
  for (const { place, card } of v.sunken) sunk[v.sunk - 1 - place] = card
  if (at !== null) for (const { place } of v.players[at]!.sunken!) sunk[v.sunk - 1 - place] = seenBy(at)
  return sunk
}

function imagineSigned(v: View, seat: Seat, rng: Rng): Character | null {
  return v.warrants?.of === seat && !v.warrants.shown ? rng.pick(v.warrants.on) : null
}

/** Once one marker has been shown, the other's face is known as well (CIT-6.2.3c). */
function imagineFlowered(v: View, seat: Seat, rng: Rng): Character | null {
  if (v.threats?.of !== seat) return null
  const { placed, unmasked } = v.threats
  if (!unmasked) return rng.pick(placed)
  return unmasked.flowered ? unmasked.character : placed.find(c => c !== unmasked.character)!
}
