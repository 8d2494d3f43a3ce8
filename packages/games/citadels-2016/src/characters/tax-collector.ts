import { type CharacterCard, deed, gainGold } from '@cloak/citadels-core'

/** CIT-6.9.3: everybody's builds feed the plate while he is in the cast, held or not. */
export const taxCollector: CharacterCard<'tax-collector'> = {
  key: 'tax-collector',
  rank: 9,
  limit: 1,
  abilities: [
    deed({
      do: 'empty-plate',
      does(x, { t, seat }) {
        const gold = t.plate
        t.plate = 0
        gainGold(x, seat, gold, 'plate')
      },
    }),
  ],
  onAnyBuild(x, payer, as) {
    const { t } = x
    if (as === 'tax-collector' || t.players[payer]!.gold === 0) return
    t.players[payer]!.gold--
    t.plate++
    x.tell('taxed', { seat: payer, gold: 1 })
  },
}
