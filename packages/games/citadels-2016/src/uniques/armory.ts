import { choice, destroy, districtAt, districtOptions, isCompleted, special, why } from '@cloak/citadels-core'
import { oneOf } from '@cloak/kernel'
import { whyOwnCityStands } from './completed.ts'

const ITSELF = why('CIT-11.41', 'armory-itself')
const COMPLETED = why('CIT-7.1', 'city-completed')

/** CIT-7.1. It asks neither Bishop nor Keep nor Great Wall: their texts speak of rank 8 only (CIT-11.40). */
export const armory = special('armory', 3, {
  abilities: [
    choice({
      do: 'armory',
      whyNot: whyOwnCityStands,
      what: ({ e, t }, lean) =>
        oneOf(
          t.players.flatMap((_, owner) => {
            const completed = isCompleted(e, t, owner)
            const whyNot = (card: string) => (card === 'armory' ? ITSELF : completed ? COMPLETED : undefined)
            return districtOptions(t, owner, ({ card }) => whyNot(card), lean)
          }),
        ),
      does(x, { e, t, seat }, target) {
        destroy(
          x,
          e,
          seat,
          t.players[seat]!.city.findIndex(({ card }) => card === 'armory'),
        )
        x.tell('destroyed', { by: seat, seat, card: 'armory', gold: 0, source: 'armory' })
        const { seat: owner, index } = districtAt(t, target)
        const card = destroy(x, e, owner, index)
        x.tell('destroyed', { by: seat, seat: owner, card, gold: 0, source: 'armory' })
      },
    }),
  ],
})
