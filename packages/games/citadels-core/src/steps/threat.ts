import { type Chapter, oneOf, orElse, type Seat, steps } from '@cloak/kernel'
import type { Citadels, T } from '../types.ts'

const { does, asks } = steps<Citadels>()

/** Half the stash, rounded down; nothing is still a bribe (CIT-6.2.3a). */
const bribeOf = (t: T, seat: Seat): number => t.players[seat]!.gold >> 1

const lift = (t: T, character: string): void => {
  t.threats!.on = t.threats!.on.filter(c => c !== character)
}

export const threat = (): Chapter<Citadels, 'threat'> => ({
  'threat.bribe': asks({
    who: (_, { seat }) => seat,
    prompt: (t, { seat }) => ({ key: 'citadels.prompt.bribe', args: { gold: bribeOf(t, seat), seat: t.threats!.of } }),
    what: () => orElse(oneOf(['pay', 'refuse']), 'pay'),
    does(x, p, choice) {
      const { seat } = p
      const by = x.t.threats!.of
      if (choice === 'refuse') return x.next('threat.reveal', p)
      const gold = bribeOf(x.t, seat)
      x.t.players[seat]!.gold -= gold
      x.t.players[by]!.gold += gold
      lift(x.t, p.as)
      x.tell('bribed', { seat, by, gold })
    },
  }),

  'threat.reveal': asks({
    who: t => t.threats!.of,
    prompt: (_, { seat }) => ({ key: 'citadels.prompt.reveal-threat', args: { seat } }),
    what: () => orElse(oneOf(['reveal', 'let-be']), 'let-be'),
    does(x, { seat, as }, choice, by) {
      const { t } = x
      lift(t, as)
      if (choice === 'let-be') return x.tell('threatStood', { seat, by })
      const flowered = t.players[by]!.flowered === as
      const gold = flowered ? t.players[seat]!.gold : 0
      t.players[seat]!.gold -= gold
      t.players[by]!.gold += gold
      t.threats!.unmasked ??= { character: as, flowered }
      x.tell('unmasked', { seat, by, character: as, flower: flowered ? 'yes' : 'no', gold })
    },
  }),

  // CIT-6.2.3e: a marker on one's own second character goes without a decision.
  'threat.lift': does((x, { as }) => lift(x.t, as)),
})
