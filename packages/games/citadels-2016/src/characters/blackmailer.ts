import { type CharacterCard, choice, type Citadels, otherCharacters, type T, why } from '@cloak/citadels-core'
import { inOrder, oneOf, orElse, type Seat, steps, type Why } from '@cloak/kernel'

const { does, asks } = steps<Citadels>()

const MARKERS = [
  { kind: 'threat', id: 'flowered' },
  { kind: 'threat', id: 'plain' },
]
const FIRST = why('CIT-6.2.3', 'rank-one')
const KILLED = why('CIT-6.2.3', 'is-killed')
const BEWITCHED = why('CIT-6.2.3', 'is-bewitched')

/** CIT-6.2.3: the threats lie open, their faces are his alone. */
export const blackmailer: CharacterCard<'blackmailer'> = {
  key: 'blackmailer',
  rank: 2,
  limit: 1,
  abilities: [
    choice({
      do: 'threaten',
      what: (acts, lean) =>
        inOrder(
          otherCharacters(acts, lean, card => whyNotThreaten(acts.t, card)),
          MARKERS,
        ),
      does(x, { t, seat }, placed) {
        const flowered = placed[0]!
        const on = t.cast.filter(c => placed.includes(c))
        t.threats = { of: seat, placed: on, on, unmasked: null }
        t.players[seat]!.flowered = flowered
        x.tell('threatened', { by: seat, characters: on }, [seat], { flowered })
      },
    }),
  ],
  // CIT-6.2.3 step 1: the threatened player gathers first.
  onAnyTurn(x, { t, seat, as }) {
    if (!t.threats?.on.includes(as.key)) return false
    const p = { seat, as: as.key }
    x.next('gather.must', p)
    x.next(t.threats.of === seat ? 'threat.lift' : 'threat.bribe', p)
    x.next('turn.begin', p)
    return true
  },
  steps: () => ({
    'threat.bribe': asks({
      who: (_, { seat }) => seat,
      prompt: (t, { seat }) => ({
        key: 'citadels.prompt.bribe',
        args: { gold: bribeOf(t, seat), seat: t.threats!.of },
      }),
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
  }),
}

/** Half the stash, rounded down; nothing is still a bribe (CIT-6.2.3a). */
const bribeOf = (t: T, seat: Seat): number => t.players[seat]!.gold >> 1

const lift = (t: T, character: string): void => {
  t.threats!.on = t.threats!.on.filter(c => c !== character)
}

function whyNotThreaten(t: T, { key, rank }: CharacterCard): Why | undefined {
  if (rank === 1) return FIRST
  if (t.killed === key) return KILLED
  return t.bewitched?.character === key ? BEWITCHED : undefined
}
