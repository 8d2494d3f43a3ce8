import { asked, noteCompletion, special } from '@cloak/citadels-core'
import { oneOf, orElse } from '@cloak/kernel'

/** The size that its announcement makes enough. */
const SMALL = 7
const FULL = 8

/** CLA-7.20: its builder may announce that seven districts are enough. */
export const bellTower = special('bell-tower', 5, {
  smallCity: SMALL,
  onBuilt: (x, seat) => x.next('card.asks', { ask: 'bell-tower.announce', seat, as: null, n: seat }),
  onDestroyed({ t }) {
    if (t.bell === null || t.completed.length > 0) return // CLA-7.20c
    t.bell = null
    t.citySize = FULL
  },
  asks: {
    'bell-tower.announce': asked('citadels.prompt.announce', {
      what: () => orElse(oneOf(['announce', 'keep-silent']), 'keep-silent'),
      does(x, { e, t, seat }, choice) {
        if (choice === 'keep-silent') return
        t.bell = seat
        t.citySize = SMALL
        x.tell('announced', { seat, card: 'bell-tower' })
        // CLA-7.20b: the announcer first, then whoever reached seven earlier.
        for (const first of [seat, ...t.grown]) noteCompletion(x, e, first, first)
        noteCompletion(x, e, seat)
      },
    }),
  },
})
