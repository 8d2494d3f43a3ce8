import { gainGold, special } from '@cloak/citadels-core'

/** CLA-7.24 */
export const throneRoom = special('throne-room', 6, { onCrownMoved: (x, seat) => gainGold(x, seat, 1, 'throne-room') })
