import type { View } from '@cloak/chytrogrod'
import type { Described, Describing } from './describe.ts'
import { namer } from './lists.ts'

/** A table of Chytrogród in words. */
export function describeChytrogrod({ view, names, seat, speaker, say }: Describing): Described[] {
  const t = view as View
  const { all, counted, name } = namer(speaker, say)
  const hidden = say('client.chytrogrod.face-down')
  const middle: Described = {
    title: say('client.plain.middle'),
    lines: [
      { label: say('client.citadels.round'), text: String(t.round) },
      {
        label: say('client.chytrogrod.favourite'),
        text: t.favourite === null ? say('client.plain.nothing') : (names[t.favourite] ?? ''),
      },
      { label: say('client.chytrogrod.supply'), text: counted('token', t.supply) },
      { label: say('client.chytrogrod.decrees'), text: String(t.decrees.deck) },
    ],
  }
  const districts = t.ring.map(colour => {
    const { stack, tokens, laid } = t.districts[colour]
    return {
      title: name('district', colour),
      lines: [
        {
          label: say('client.chytrogrod.deal'),
          text: stack.top === null ? say('client.plain.nothing') : name('deal', stack.top),
        },
        { label: say('client.chytrogrod.tokens'), text: counted('token', tokens) },
        {
          label: say('client.chytrogrod.laid'),
          text:
            laid
              .map(({ by, card }) => `${names[by] ?? ''}: ${card === null ? hidden : name('card', card)}`)
              .join('; ') || say('client.plain.nothing'),
        },
      ],
    }
  })
  const players = t.players.map((p, i) => ({
    title: i === seat ? say('client.plain.you', { name: names[i] ?? '' }) : (names[i] ?? ''),
    lines: [
      ...(p.guild ? [{ label: say('client.chytrogrod.guild'), text: name('guild', p.guild) }] : []),
      { label: say('client.chytrogrod.score'), text: String(p.score) },
      { label: say('client.chytrogrod.tokens'), text: counted('token', p.board) },
      ...(p.supporter ? [{ label: say('client.chytrogrod.supporter'), text: name('district', p.supporter) }] : []),
      { label: say('client.citadels.hand'), text: p.hand ? all('card', p.hand) : String(p.handSize) },
      ...(p.secret?.good && p.secret.good !== 'any'
        ? [{ label: say('client.chytrogrod.secret'), text: name('good', p.secret.good) }]
        : []),
      {
        label: say('client.chytrogrod.deals'),
        text: all(
          'deal',
          p.deals.map(({ deal }) => deal),
        ),
      },
    ],
  }))
  return [middle, ...districts, ...players]
}
