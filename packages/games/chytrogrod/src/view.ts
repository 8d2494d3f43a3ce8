import { type Eye, type Seat, shown, sizeOf } from '@cloak/kernel'
import { scoreOf } from './score.ts'
import type { District, DistrictView, Laid, Player, PlayerView, Table, View } from './types.ts'

/** The table as this eye sees it (CHY-12.1). */
export const view = (t: Table, eye: Eye): View => ({
  house: t.house,
  contraband: t.contraband,
  intrigues: t.intrigues,
  phase: t.phase,
  round: t.round,
  ring: t.ring,
  first: t.first,
  favourite: t.favourite,
  districts: {
    red: districtView(t.districts.red, eye),
    yellow: districtView(t.districts.yellow, eye),
    green: districtView(t.districts.green, eye),
    blue: districtView(t.districts.blue, eye),
    black: districtView(t.districts.black, eye),
  },
  players: t.players.map((player, seat) => playerView(t, player, seat, eye)),
  supply: t.supply,
  decrees: { deck: sizeOf(t.decrees.deck), discard: t.decrees.discard },
  drawn: t.drawn && { by: t.drawn.by, decree: shown(t.drawn.decree, eye, t.drawn.by) ?? null },
  order: t.order,
  shown: t.shown,
})

const districtView = ({ stack, tokens, laid, decrees }: District, eye: Eye): DistrictView => ({
  stack: { top: stack.top, unseen: sizeOf(stack.unseen), bottom: stack.bottom },
  tokens,
  laid: laid.map(card => ({
    by: card.by,
    card: card.face ?? known(card, eye) ?? null,
    up: card.face !== null,
    seenBy: card.seenBy,
    status: card.status,
  })),
  decrees: decrees.map(({ by, decree, face }) => ({
    by,
    decree: face ?? shown(decree, eye, by) ?? null,
    up: face !== null,
  })),
})

/** A face-down card is known to its owner, and to whoever has looked at it. */
const known = ({ card, by, seenBy }: Laid, eye: Eye) =>
  shown(card, eye, by) ?? (seenBy === null ? undefined : shown(card, eye, seenBy))

const playerView = (t: Table, player: Player, seat: Seat, eye: Eye): PlayerView => ({
  guild: player.guild,
  board: player.board,
  supporter: player.supporter,
  deals: player.deals,
  hand: shown(player.hand, eye, seat) ?? null,
  handSize: sizeOf(player.hand),
  secret: player.secret && {
    good: player.secret.face ?? shown(player.secret.good, eye, seat) ?? null,
    shown: player.secret.face !== null,
    spent: player.secret.spent,
  },
  intrigue: player.intrigue,
  score: scoreOf(t, player),
})
