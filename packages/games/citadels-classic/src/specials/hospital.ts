import { ABOUT_NOTHING, answerCall, type Character, question, special, type T, why } from '@cloak/citadels-core'
import { oneOf, orElse, type Seat } from '@cloak/kernel'

const NOT_HIS = why('CLA-7.23', 'not-killed')

/** Has this player nothing left to reveal? Then everybody knows that he is not the killed one. */
const isOpen = (t: T, seat: Seat): boolean => {
  const held = t.draft.picks.filter(pick => (t.draft.from + pick.place) % t.players.length === seat).length
  return t.players[seat]!.revealed.length === held
}

const holds = (t: T, seat: Seat, character: Character): boolean => t.players[seat]!.characters.includes(character)

const rises = question('hospital.rise', 'citadels.prompt.hospital', ABOUT_NOTHING, {
  args: (_, { t, seat, as }) => ({ character: as.key, held: holds(t, seat, as.key) ? 'yes' : 'no' }),
  what: ({ t, seat, as }) =>
    orElse(oneOf([{ id: 'rise', barred: holds(t, seat, as.key) ? undefined : NOT_HIS }, 'keep-silent']), 'keep-silent'),
  does(x, acts, choice) {
    if (choice === 'rise') return answerCall(x, acts)
    x.tell('silence', { rank: acts.as.rank, character: acts.as.key })
  },
})

/**
 * CLA-7.23: its owner may take an action although he is killed. He is asked whenever the killed character is called, whether he
 * holds it or not: the pause itself would tell (CLA-3.7).
 */
export const hospital = special('hospital', 6, {
  onKilled(x, seat, character) {
    if (isOpen(x.t, seat)) return false
    rises.put(x, { seat, as: character }, null)
    return true
  },
  asks: [rises],
})
