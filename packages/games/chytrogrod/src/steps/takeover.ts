import { type Chapter, steps } from '@cloak/kernel'
import { sendHome } from '../supporter.ts'
import type { Chytrogrod } from '../types.ts'

const { does } = steps<Chytrogrod>()

export const takeover: Chapter<Chytrogrod, 'takeover'> = {
  'takeover.move': does((x, { district, seat }) => {
    const player = x.t.players[seat]!
    if (player.supporter === district) return x.tell('takeoverIdle', { seat, district }) // CHY-13.8
    sendHome(x, district, seat)
    player.supporter = district
    x.tell('supporterMoved', { seat, district })
  }),
}
