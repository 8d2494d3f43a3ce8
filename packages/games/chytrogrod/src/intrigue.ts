import type { Seat } from '@cloak/kernel'
import type { Colour } from './data/pieces.ts'
import type { X } from './types.ts'

/** The player turns the intrigue card to its active side (CHY-11.2). */
export function use(x: X, seat: Seat): void {
  const player = x.t.players[seat]!
  player.intrigue = true
  if (player.guild) x.tell('intrigueUsed', { seat, intrigue: player.guild })
}
export function refuse(x: X, seat: Seat): void {
  const { guild } = x.t.players[seat]!
  if (guild) x.tell('intrigueRefused', { seat, intrigue: guild })
}

/** Moves the top card of one district, still face down, to the top of another (CHY-13.39). */
export function moveTop(x: X, seat: Seat, from: Colour, to: Colour): void {
  const laid = x.t.districts[from].laid.pop()
  if (!laid) return
  x.t.districts[to].laid.push(laid)
  const knowers = laid.seenBy === null ? [laid.by] : [laid.by, laid.seenBy]
  x.tell('cardMoved', { seat, owner: laid.by, from, to }, knowers, { card: laid.card })
}
