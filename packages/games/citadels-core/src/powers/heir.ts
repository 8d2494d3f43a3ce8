import { crown } from '../crown.ts'
import type { CharacterCard } from '../cards.ts'

/** CIT-6.4.1: the holder takes the crown in his turn; bewitched, after gathering; killed, at the end of the round. */
export const heir: Pick<CharacterCard, 'onTurn' | 'onBewitched' | 'onHeir'> = {
  onTurn(x, { e, t, seat }) {
    if (!t.turn!.bewitched) crown(x, e, seat)
  },
  onBewitched: (x, holder, e) => crown(x, e, holder),
  onHeir: (x, holder, e) => crown(x, e, holder),
}
