import { choice, destroy, districtAt, districtOptions, special, why } from '@cloak/citadels-core'
import { oneOf } from '@cloak/kernel'

const OWN = why('CLA-7.13', 'others-only')

/** CLA-7.13: another player's district, also in a completed city; Keep, Bishop and Great Wall name the Warlord. */
export const armory = special('armory', 3, {
  abilities: [
    choice({
      do: 'armory',
      times: Infinity, // CLA-4.8: it is its own price
      what: ({ t, seat }, lean) =>
        oneOf(
          t.players.flatMap((_, owner) => districtOptions(t, owner, () => (owner === seat ? OWN : undefined), lean)),
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
