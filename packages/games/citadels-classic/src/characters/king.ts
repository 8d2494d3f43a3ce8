import { type CharacterCard, collects, crown } from '@cloak/citadels-core'

/** CLA-5.4: the crown is his the moment he is called, bewitched or not; killed, at the end of the round. */
export const king: CharacterCard<'king'> = {
  key: 'king',
  rank: 4,
  limit: 1,
  abilities: [collects('noble', 'gold')],
  onCalled: (x, { e, seat }) => crown(x, e, seat),
  onHeir: (x, holder, e) => crown(x, e, holder),
}
