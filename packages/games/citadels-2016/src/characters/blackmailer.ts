import { type CharacterCard, choice, otherCharacters, type T, why } from '@cloak/citadels-core'
import { inOrder, type Why } from '@cloak/kernel'

const MARKERS = [
  { kind: 'threat', id: 'flowered' },
  { kind: 'threat', id: 'plain' },
]
const FIRST = why('CIT-6.2.3', 'rank-one')
const KILLED = why('CIT-6.2.3', 'is-killed')
const BEWITCHED = why('CIT-6.2.3', 'is-bewitched')

/** CIT-6.2.3: the threats lie open, their faces are his alone; how they are met is in the chapter `threat`. */
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
}

function whyNotThreaten(t: T, { key, rank }: CharacterCard): Why | undefined {
  if (rank === 1) return FIRST
  if (t.killed === key) return KILLED
  return t.bewitched?.character === key ? BEWITCHED : undefined
}
