import type { View } from '../src/types.ts'
import type { Described, Describing as DescribingBy } from '@cloak/parts/text-view/describe.ts'
import type { Say } from './words.ts'
import { namer } from '@cloak/parts/text-view/lists.ts'

type Describing = DescribingBy<Say>

/** A table of Citadels in words. */
export function describeCitadels({ view, names, seat, speaker, say }: Describing): Described[] {
  const t = view as View
  const { all, name } = namer(speaker, say)
  const marks = [
    ...(t.killed ? [say('citadels.board.mark.killed', { who: name('character', t.killed) })] : []),
    ...(t.robbed ? [say('citadels.board.mark.robbed', { who: name('character', t.robbed.character) })] : []),
    ...(t.bewitched ? [say('citadels.board.mark.bewitched', { who: name('character', t.bewitched.character) })] : []),
    ...(t.warrants?.on ?? []).map(on => say('citadels.board.mark.warrant', { who: name('character', on) })),
    ...(t.threats?.on ?? []).map(on => say('citadels.board.mark.threat', { who: name('character', on) })),
  ]
  const middle: Described = {
    title: say('parts.text.middle'),
    lines: [
      { label: say('citadels.board.round'), text: String(t.round) },
      { label: say('citadels.board.crown'), text: names[t.crown] ?? '' },
      {
        label: say('citadels.board.cast'),
        text: t.cast.map((id, i) => ({
          of: { kind: 'character', id },
          text: `${i + 1}\u00a0${name('character', id)}`,
        })),
      },
      { label: say('citadels.board.face-up'), text: all('character', t.draft.faceUp) },
      { label: say('citadels.board.marks'), text: marks.join('; ') || say('parts.text.nothing') },
      { label: say('citadels.board.deck'), text: String(t.deck) },
    ],
  }
  const players = t.players.map((p, i) => ({
    title: i === seat ? say('parts.text.you', { name: names[i] ?? '' }) : (names[i] ?? ''),
    lines: [
      { label: say('citadels.board.gold'), text: String(p.gold) },
      { label: say('citadels.board.hand'), text: p.hand ? all('card', p.hand) : String(p.handSize) },
      ...(p.drawn && p.drawn.length > 0 ? [{ label: say('citadels.board.drawn'), text: all('card', p.drawn) }] : []),
      {
        label: say('citadels.board.city'),
        text: all(
          'card',
          p.city.map(({ card }) => card),
        ),
      },
      {
        label: say('citadels.board.characters'),
        text: all('character', p.characters ?? p.revealed),
      },
    ],
  }))
  return [middle, ...players]
}
