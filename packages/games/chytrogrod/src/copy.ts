import { copyTokens } from './tokens.ts'
import type { Open, OpenDistrict, OpenPlayer } from './types.ts'

/** A deep copy of the table; what is never changed is shared. */
export const copyTable = (t: Open): Open => ({
  house: t.house,
  contraband: t.contraband,
  intrigues: t.intrigues,
  phase: t.phase,
  round: t.round,
  ring: t.ring.slice(),
  first: t.first,
  favourite: t.favourite,
  districts: {
    red: copyDistrict(t.districts.red),
    yellow: copyDistrict(t.districts.yellow),
    green: copyDistrict(t.districts.green),
    blue: copyDistrict(t.districts.blue),
    black: copyDistrict(t.districts.black),
  },
  players: t.players.map(copyPlayer),
  supply: copyTokens(t.supply),
  decrees: { deck: t.decrees.deck.slice(), discard: t.decrees.discard.slice() },
  drawn: t.drawn && { by: t.drawn.by, decree: t.drawn.decree },
  order: t.order && { district: t.order.district, size: t.order.size, seats: t.order.seats.slice() },
  shown: t.shown,
})

const copyDistrict = ({ stack, tokens, laid, decrees }: OpenDistrict): OpenDistrict => ({
  stack: { top: stack.top, unseen: stack.unseen.slice(), bottom: stack.bottom.slice() },
  tokens: copyTokens(tokens),
  laid: laid.map(({ by, card, face, seenBy, status }) => ({ by, card, face, seenBy, status })),
  decrees: decrees.map(({ by, decree, face }) => ({ by, decree, face })),
})

const copyPlayer = (player: OpenPlayer): OpenPlayer => ({
  guild: player.guild,
  board: copyTokens(player.board),
  supporter: player.supporter,
  deals: player.deals.map(({ deal, size }) => ({ deal, size })),
  hand: player.hand.slice(),
  secret: player.secret && { good: player.secret.good, face: player.secret.face, spent: player.secret.spent },
  intrigue: player.intrigue,
})
