import { type Eye, shown } from '@cloak/kernel'
import type { Table, View } from './types.ts'

/** The table as this viewer sees it: their own card, and the cards shown. */
export const view = (t: Table, eye: Eye): View => ({
  round: t.round,
  players: t.players.map((player, seat) => ({
    card: shown(player.card, eye, seat) ?? null,
    shown: player.shown.slice(),
    points: player.points,
  })),
})
