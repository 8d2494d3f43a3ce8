import { oneOf, orElse, type Seat, steps } from '@cloak/kernel'
import { CARDS, ROUNDS } from './box.ts'
import type { GAME_TYPE, Open } from './types.ts'

const { does, asksAll } = steps<GAME_TYPE>()
const seatsOf = (t: Open): Seat[] => t.players.map((_, seat) => seat)

export const round = {
  /** Every player is dealt a card that only they see (GAME_PREFIX-1.2). */
  'round.deal': does(x => {
    const cards = x.rng.shuffle([...CARDS])
    x.t.round++
    for (const [seat, player] of x.t.players.entries()) {
      player.card = cards[seat]!
      x.tell('dealt', { round: x.t.round }, [seat], { card: player.card })
    }
    x.next('round.decide')
    if (x.t.round < ROUNDS) x.next('round.deal')
  }),

  /** All decide at once (GAME_PREFIX-2.1); a player whose clock runs out folds. */
  'round.decide': asksAll({
    who: seatsOf,
    prompt: 'GAME_ID.prompt.decide',
    what: () => orElse(oneOf(['stay', 'fold']), 'fold'),
    does(x, _, answers) {
      const stayed = seatsOf(x.t).filter(seat => answers[seat] === 'stay')
      for (const [seat, { card, shown }] of x.t.players.entries()) {
        const stays = stayed.includes(seat)
        shown.push(stays ? card : null)
        if (stays) x.tell('shown', { seat, card })
      }
      const best = Math.max(...stayed.map(seat => x.t.players[seat]!.card))
      for (const seat of stayed) {
        const player = x.t.players[seat]!
        const points = player.card === best ? stayed.length : -1
        player.points += points
        x.tell('scored', { seat, points })
      }
    },
  }),
}
