import type { View } from '../src/types.ts'
import { type Colour, GOODS } from '../src/data/pieces.ts'
import { offerOf, supporterOn } from '../src/reading/index.ts'
import type { Described, Describing as DescribingBy } from '@cloak/parts/text-view/describe.ts'
import type { Say } from './words.ts'
import { namer } from '@cloak/parts/text-view/lists.ts'

type Describing = DescribingBy<Say>

/** A table of Chytrogród in words. */
export function describeChytrogrod(about: Describing): Described[] {
  const view = about.view as View
  return [
    middle(view, about),
    ...view.ring.map(colour => district(view, colour, about)),
    ...view.players.map((_, i) => player(view, i, about)),
  ]
}

function middle(t: View, { names, speaker, say, seat }: Describing): Described {
  const { all, counted, name } = namer(speaker, say)
  const none = say('parts.text.nothing')
  const drawn = t.drawn?.by === seat ? t.drawn?.decree : null
  return {
    title: say('parts.text.middle'),
    lines: [
      { label: say('chytrogrod.board.text.round'), text: `${t.round}, ${speaker.say({ key: `phase.${t.phase}` })}` },
      { label: say('chytrogrod.board.favourite'), text: t.favourite === null ? none : (names[t.favourite] ?? '') },
      { label: say('chytrogrod.board.first'), text: t.first === null ? none : name('district', t.first) },
      { label: say('chytrogrod.board.supply'), text: counted('token', t.supply) },
      { label: say('chytrogrod.board.decrees'), text: String(t.decrees.deck) },
      { label: say('chytrogrod.board.discard'), text: all('decree', t.decrees.discard) },
      ...(drawn
        ? [
            {
              label: say('chytrogrod.board.drawn'),
              text: `${name('decree', drawn)}. ${speaker.say({ key: `decree-text.${drawn}` })}`,
            },
          ]
        : []),
    ],
  }
}

function district(t: View, colour: Colour, { names, speaker, say }: Describing): Described {
  const { counted, name } = namer(speaker, say)
  const none = say('parts.text.nothing')
  const { stack, tokens, laid, decrees } = t.districts[colour]
  const owner = supporterOn(t, colour)
  const { top } = stack
  const offers = (top === null ? [] : (['big', 'small'] as const)).map(size => {
    const { cost, points } = offerOf(t, top!, size)
    const goods = GOODS.filter(good => cost[good] > 0).map(good => `${cost[good]} × ${name('good', good)}`)
    return { label: name('size', size), text: say('chytrogrod.board.price', { points, cost: goods.join(', ') }) }
  })
  const cards = laid.map(({ by, card, up, status }, i) =>
    say(`chytrogrod.board.card-${!up ? (card === null ? 'down' : 'known') : status === 'live' ? 'up' : status}`, {
      n: i + 1,
      name: names[by] ?? '',
      card: card === null ? '' : name('card', card),
    }),
  )
  const orders = decrees.map(({ by, decree, up }) =>
    decree === null
      ? say('chytrogrod.board.decree-down', { name: names[by] ?? '' })
      : say(up ? 'chytrogrod.board.decree-up' : 'chytrogrod.board.decree-known', {
          decree: name('decree', decree),
          text: speaker.say({ key: `decree-text.${decree}` }),
        }),
  )
  return {
    title: name('district', colour),
    lines: [
      { label: say('chytrogrod.board.deal'), text: top === null ? none : name('deal', top) },
      ...offers,
      { label: say('chytrogrod.board.tokens'), text: counted('token', tokens) },
      ...(owner !== null ? [{ label: say('chytrogrod.board.stands'), text: names[owner] ?? '' }] : []),
      { label: say('chytrogrod.board.laid'), text: [...cards, ...orders].join('; ') || none },
    ],
  }
}

function player(t: View, i: number, { names, seat, speaker, say }: Describing): Described {
  const { all, counted, name } = namer(speaker, say)
  const p = t.players[i]!
  const { secret } = p
  const good = secret?.good === 'any' ? say('chytrogrod.board.contraband') : secret?.good && name('good', secret.good)
  return {
    title: i === seat ? say('parts.text.you', { name: names[i] ?? '' }) : (names[i] ?? ''),
    lines: [
      ...(p.guild ? [{ label: say('chytrogrod.board.guild'), text: name('guild', p.guild) }] : []),
      { label: say('chytrogrod.board.score'), text: String(p.score) },
      { label: say('chytrogrod.board.tokens'), text: counted('token', p.board) },
      ...(p.supporter ? [{ label: say('chytrogrod.board.supporter'), text: name('district', p.supporter) }] : []),
      { label: say('chytrogrod.board.text.hand'), text: p.hand ? all('card', p.hand) : String(p.handSize) },
      ...(secret
        ? [
            {
              label: say('chytrogrod.board.secret'),
              text: secret.spent
                ? say('chytrogrod.board.secret-spent', { good: good ?? '' })
                : (good ?? say('chytrogrod.board.face-down')),
            },
          ]
        : []),
      {
        label: say('chytrogrod.board.deals'),
        text: all(
          'deal',
          p.deals.map(({ deal }) => deal),
        ),
      },
    ],
  }
}
