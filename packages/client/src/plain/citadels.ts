import type { View } from '@cloak/citadels-core'
import type { Described, Describing } from './describe.ts'
import { namer } from '@cloak/parts/text-view/lists.ts'

/** A table of Citadels in words. */
export function describeCitadels({ view, names, seat, speaker, say }: Describing): Described[] {
  const t = view as View
  const { all, name } = namer(speaker, say)
  const marks = [
    ...(t.killed ? [say('client.mark.killed', { who: name('character', t.killed) })] : []),
    ...(t.robbed ? [say('client.mark.robbed', { who: name('character', t.robbed.character) })] : []),
    ...(t.bewitched ? [say('client.mark.bewitched', { who: name('character', t.bewitched.character) })] : []),
    ...(t.warrants?.on ?? []).map(on => say('client.mark.warrant', { who: name('character', on) })),
    ...(t.threats?.on ?? []).map(on => say('client.mark.threat', { who: name('character', on) })),
  ]
  const middle: Described = {
    title: say('client.plain.middle'),
    lines: [
      { label: say('client.citadels.round'), text: String(t.round) },
      { label: say('client.citadels.crown'), text: names[t.crown] ?? '' },
      {
        label: say('client.citadels.cast'),
        text: t.cast.map((id, i) => ({
          of: { kind: 'character', id },
          text: `${i + 1}\u00a0${name('character', id)}`,
        })),
      },
      { label: say('client.citadels.face-up'), text: all('character', t.draft.faceUp) },
      { label: say('client.citadels.marks'), text: marks.join('; ') || say('parts.text.nothing') },
      { label: say('client.citadels.deck'), text: String(t.deck) },
    ],
  }
  const players = t.players.map((p, i) => ({
    title: i === seat ? say('client.plain.you', { name: names[i] ?? '' }) : (names[i] ?? ''),
    lines: [
      { label: say('client.citadels.gold'), text: String(p.gold) },
      { label: say('client.citadels.hand'), text: p.hand ? all('card', p.hand) : String(p.handSize) },
      ...(p.drawn && p.drawn.length > 0 ? [{ label: say('client.citadels.drawn'), text: all('card', p.drawn) }] : []),
      {
        label: say('client.citadels.city'),
        text: all(
          'card',
          p.city.map(({ card }) => card),
        ),
      },
      {
        label: say('client.citadels.characters'),
        text: all('character', p.characters ?? p.revealed),
      },
    ],
  }))
  return [middle, ...players]
}
