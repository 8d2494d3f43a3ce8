import type { PlayerView, Sight, View } from '@cloak/pact'
import { COMMON, COMMON_INQUISITORS, SLOTS } from '@cloak/pact/data/pieces'
import { withMinus } from '@cloak/words'
import type { Say } from '../words/say.ts'
import type { Described, Describing } from './describe.ts'
import { namer } from '@cloak/parts/text-view/lists.ts'

/** A table of Deal with the Devil in words. */
export function describePact({ view, names, seat, speaker, say }: Describing): Described[] {
  const t = view as View
  const { all, counted, name } = namer(speaker, say)
  const common = COMMON.filter(stand => t.common[stand] !== 'gone').map(stand => {
    const who = name('inquisitor', COMMON_INQUISITORS[stand])
    return t.common[stand] === 'up' ? who : `${who} (${say('client.pact.face-down')})`
  })
  const numbered = SLOTS.map((slot, i) => {
    const up = t.up[i]
    return `${slot}: ${up ? name('inquisitor', up) : say('client.pact.face-down')}`
  })
  const middle: Described = {
    title: say('client.plain.middle'),
    lines: [
      { label: say('client.pact.round'), text: String(t.round) },
      { label: say('client.pact.phase'), text: say(`client.pact.phase.${t.phase as Phase}`) },
      { label: say('client.pact.inquisitors'), text: [...common, ...numbered].join(', ') },
      { label: say('client.pact.bribes'), text: String(t.bribes) },
    ],
  }
  const sight = seat === null ? undefined : t.players[seat]?.sights?.at(-1)
  const chest: Described[] =
    sight && (t.pass === 1 || t.pass === 2) && sight.round === t.round
      ? [
          {
            title: say('client.pact.chest'),
            lines: [
              { label: say('client.pact.role'), text: name('kind', sight.kind) },
              { label: say('client.pact.goods'), text: chestText(sight, say, goods => counted('good', goods)) },
            ],
          },
        ]
      : []
  const players = t.players.map((p, i) => ({
    title: i === seat ? say('client.plain.you', { name: names[i] ?? '' }) : (names[i] ?? ''),
    lines: linesOf(p),
  }))
  return [middle, ...chest, ...players]

  function linesOf(p: PlayerView): Described['lines'] {
    const held = Object.entries(p.courtiers).flatMap(([id, place]) => (place === 'held' ? [id] : []))
    return [
      { label: say('client.pact.role'), text: p.kind ? name('kind', p.kind) : say('client.pact.unknown') },
      ...(p.goods ? [{ label: say('client.pact.goods'), text: counted('good', p.goods) }] : []),
      ...(p.souls ? [{ label: say('client.pact.souls'), text: say('client.pact.souls-text', { ...p.souls }) }] : []),
      { label: say('client.pact.hand'), text: p.hand ? all('card', p.hand) : String(p.handSize) },
      { label: say('client.pact.events'), text: p.events ? all('card', p.events) : String(p.eventCount) },
      {
        label: say('client.pact.built'),
        text: all(
          'card',
          p.built.map(({ card }) => card),
        ),
      },
      { label: say('client.pact.courtiers'), text: all('courtier', held) },
      { label: say('client.pact.score'), text: withMinus(p.score) },
      { label: say('client.pact.reputation'), text: String(p.reputation) },
      { label: say('client.pact.debt'), text: String(p.debt) },
      { label: say('client.pact.quarter'), text: String(p.quarter) },
      { label: say('client.pact.angel'), text: String(p.angel) },
      { label: say('client.pact.devil'), text: String(p.devil) },
      ...(p.indulgences === null ? [] : [{ label: say('client.pact.indulgences'), text: String(p.indulgences) }]),
      { label: say('client.pact.guests'), text: String(p.guests) },
      ...(p.wanted.length > 0 ? [{ label: say('client.pact.wanted'), text: all('good', p.wanted) }] : []),
      ...(p.jesters ? [{ label: say('client.pact.jesters'), text: String(p.jesters) }] : []),
    ]
  }
}
type Phase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

function chestText({ state, goods, ask }: Sight, say: Say, counted: (goods: Sight['goods']) => string): string {
  if (state === 'empty') return say('client.pact.chest-empty')
  if (state === 'closed') return say('client.pact.chest-closed')
  const price = ask ? say(ask.of === 'coin' ? 'client.pact.asks-coins' : 'client.pact.asks-souls', { n: ask.n }) : ''
  return `${counted(goods)} ${price}`
}
