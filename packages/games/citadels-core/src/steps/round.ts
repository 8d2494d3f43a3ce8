import { type Chapter, steps } from '@cloak/kernel'
import { answerCall, reveal, speaks } from '../call.ts'
import type { CharacterCard } from '../cards.ts'
import type { Edition } from '../edition.ts'
import { holderOf } from '../holder.ts'
import type { Citadels, X } from '../types.ts'
import { dealCharacters } from './draft.ts'

const { does } = steps<Citadels>()

export const round = (e: Edition): Chapter<Citadels, 'round'> => ({
  'round.begin': does(x => {
    x.t.round++
    x.tell('roundBegan', { round: x.t.round, seat: x.t.crown })
    dealCharacters(x, e)
  }),

  'round.call': does((x, { rank }) => {
    const { t } = x
    t.called = rank
    while (!call(x, e, e.characters.get(t.cast[t.called - 1]!)!) && t.called < t.cast.length) t.called++
    if (t.called < t.cast.length) x.next('round.call', { rank: t.called + 1 })
    else x.next('round.end')
  }),

  // CIT-4.9 step 1: the heir. Whoever the crown goes to is settled before the round closes.
  'round.end': does(x => {
    const { t } = x
    const killed = t.killed === null ? null : e.characters.get(t.killed)!
    const heir = killed?.onHeir ? holderOf(t, killed.key) : null
    if (killed && heir !== null) {
      if (!t.players[heir]!.revealed.includes(killed.key)) reveal(t.players[heir]!, killed.key)
      x.tell('heir', { seat: heir, character: killed.key })
      killed.onHeir!(x, heir, e)
      x.next('round.heirShown', { heir })
    }
    x.next('round.close')
  }),

  // CIT-4.9 step 2.
  'round.heirShown': does((x, { heir }) => {
    for (const character of x.t.cast) e.characters.get(character)!.onHeirShown?.(x, heir)
  }),

  // CIT-4.9 step 3.
  'round.close': does(x => {
    const { t } = x
    if (t.completed.length > 0) return x.tell('ended', { round: t.round })
    for (const player of t.players) {
      player.characters = []
      player.picks = []
      player.exchanged = null
      player.revealed = []
      player.signed = null
      player.flowered = null
    }
    t.called = 0
    t.killed = t.bewitched = t.robbed = t.warrants = t.threats = null
    t.protected = t.queen = t.taxes = null
    x.next('round.begin')
  }),
})

/** CIT-4.2, CIT-4.3. A killed character and one that nobody holds must look the same. Does somebody answer? */
function call(x: X, e: Edition, card: CharacterCard): boolean {
  const { t } = x
  const seat = holderOf(t, card.key)
  if (t.killed === card.key && speaks(x, e, 'onKilled', (d, owner) => d.onKilled?.(x, owner, card.key))) return true
  if (seat === null || t.killed === card.key) {
    x.tell('silence', { rank: card.rank, character: card.key })
    return false
  }
  answerCall(x, { e, t, seat, as: card })
  return true
}
