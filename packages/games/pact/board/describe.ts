import type { PlayerView, Sight, View } from '../src/types.ts'
import { COMMON, COMMON_INQUISITORS, SLOTS } from '../src/data/pieces.ts'
import { withMinus } from '@cloak/words'
import type { Say } from './words.ts'
import type { Described, Describing as DescribingBy } from '@cloak/parts/text-view/describe.ts'
import { namer } from '@cloak/parts/text-view/lists.ts'

type Describing = DescribingBy<Say>

/** A table of Deal with the Devil in words. */
export function describePact({ view, names, seat, speaker, say }: Describing): Described[] {
  const t = view as View
  const { all, counted, name } = namer(speaker, say)
  const common = COMMON.filter(stand => t.common[stand] !== 'gone').map(stand => {
    const who = name('inquisitor', COMMON_INQUISITORS[stand])
    return t.common[stand] === 'up' ? who : `${who} (${say('pact.board.face-down')})`
  })
  const numbered = SLOTS.map((slot, i) => {
    const up = t.up[i]
    return `${slot}: ${up ? name('inquisitor', up) : say('pact.board.face-down')}`
  })
  const middle: Described = {
    title: say('parts.text.middle'),
    lines: [
      { label: say('pact.board.round'), text: String(t.round) },
      { label: say('pact.board.phase'), text: say(`pact.board.phase.${t.phase as Phase}`) },
      { label: say('pact.board.inquisitors'), text: [...common, ...numbered].join(', ') },
      { label: say('pact.board.bribes'), text: String(t.bribes) },
    ],
  }
  const sight = seat === null ? undefined : t.players[seat]?.sights?.at(-1)
  const chest: Described[] =
    sight && (t.pass === 1 || t.pass === 2) && sight.round === t.round
      ? [
          {
            title: say('pact.board.chest'),
            lines: [
              { label: say('pact.board.role'), text: name('kind', sight.kind) },
              { label: say('pact.board.goods'), text: chestText(sight, say, goods => counted('good', goods)) },
            ],
          },
        ]
      : []
  const players = t.players.map((p, i) => ({
    title: i === seat ? say('parts.text.you', { name: names[i] ?? '' }) : (names[i] ?? ''),
    lines: linesOf(p),
  }))
  return [middle, ...chest, ...players]

  function linesOf(p: PlayerView): Described['lines'] {
    const held = Object.entries(p.courtiers).flatMap(([id, place]) => (place === 'held' ? [id] : []))
    return [
      { label: say('pact.board.role'), text: p.kind ? name('kind', p.kind) : say('pact.board.unknown') },
      ...(p.goods ? [{ label: say('pact.board.goods'), text: counted('good', p.goods) }] : []),
      ...(p.souls ? [{ label: say('pact.board.souls'), text: say('pact.board.souls-text', { ...p.souls }) }] : []),
      { label: say('pact.board.hand'), text: p.hand ? all('card', p.hand) : String(p.handSize) },
      { label: say('pact.board.events'), text: p.events ? all('card', p.events) : String(p.eventCount) },
      {
        label: say('pact.board.built'),
        text: all(
          'card',
          p.built.map(({ card }) => card),
        ),
      },
      { label: say('pact.board.courtiers'), text: all('courtier', held) },
      { label: say('pact.board.score'), text: withMinus(p.score) },
      { label: say('pact.board.reputation'), text: String(p.reputation) },
      { label: say('pact.board.debt'), text: String(p.debt) },
      { label: say('pact.board.quarter'), text: String(p.quarter) },
      { label: say('pact.board.angel'), text: String(p.angel) },
      { label: say('pact.board.devil'), text: String(p.devil) },
      ...(p.indulgences === null ? [] : [{ label: say('pact.board.indulgences'), text: String(p.indulgences) }]),
      { label: say('pact.board.guests'), text: String(p.guests) },
      ...(p.wanted.length > 0 ? [{ label: say('pact.board.wanted'), text: all('good', p.wanted) }] : []),
      ...(p.jesters ? [{ label: say('pact.board.jesters'), text: String(p.jesters) }] : []),
    ]
  }
}
type Phase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

function chestText({ state, goods, ask }: Sight, say: Say, counted: (goods: Sight['goods']) => string): string {
  if (state === 'empty') return say('pact.board.chest-empty')
  if (state === 'closed') return say('pact.board.chest-closed')
  const price = ask ? say(ask.of === 'coin' ? 'pact.board.asks-coins' : 'pact.board.asks-souls', { n: ask.n }) : ''
  return `${counted(goods)} ${price}`
}
