import { type Eye, type Seat, shown, sizeOf } from '@cloak/kernel'
import type { Card, CardView, Table, View } from './types.ts'

/** The table as this eye sees it (DAW-8). */
export const view = (t: Table, eye: Eye): View => ({
  goal: t.goal,
  hours: t.hours,
  hour: t.hour,
  first: t.first,
  players: t.players.map((player, seat) => ({
    cards: player.cards.map(card => cardView(card, seat, eye)),
    seals: player.seals,
    out: player.out,
  })),
  chest: t.chest,
  deck: sizeOf(t.deck),
  drawn: t.drawn && {
    by: t.drawn.by,
    count: sizeOf(t.drawn.roles),
    roles: shown(t.drawn.roles, eye, t.drawn.by) ?? null,
  },
  end: t.end,
})

const cardView = (card: Card, owner: Seat, eye: Eye): CardView => ({
  role: card.face ?? shown(card.role, eye, owner) ?? seen(card, eye) ?? null,
  up: card.face !== null,
  seenBy: card.seenBy,
  isNot: card.isNot,
})

/** A face-down card is known to the players it was shown to (DAW-8.2). */
const seen = ({ role, seenBy }: Card, eye: Eye) =>
  eye.at !== null && seenBy.includes(eye.at) ? shown(role, eye, eye.at) : undefined
