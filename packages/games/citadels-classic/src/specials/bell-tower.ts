import { ABOUT_NOTHING, noteCompletion, question, special } from '@cloak/citadels-core'
import { oneOf, orElse } from '@cloak/kernel'

/** The size that its announcement makes enough. */
const SMALL = 7
const FULL = 8

const announces = question('bell-tower.announce', 'citadels.prompt.announce', ABOUT_NOTHING, {
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
})

/** CLA-7.20: its builder may announce that seven districts are enough. */
export const bellTower = special('bell-tower', 5, {
  smallCity: SMALL,
  onBuilt: (x, seat) => announces.put(x, { seat, as: null }, null),
  onDestroyed({ t }) {
    if (t.bell === null || t.completed.length > 0) return // CLA-7.20c
    t.bell = null
    t.citySize = FULL
  },
  asks: [announces],
})
