import type { View } from '@cloak/chytrogrod'
import { type Colour, GOODS } from '@cloak/chytrogrod/data/pieces'
import { offerOf, supporterOn } from '@cloak/chytrogrod/reading'
import type { Described, Describing } from './describe.ts'
import { namer } from './lists.ts'

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
  const none = say('client.plain.nothing')
  const drawn = t.drawn?.by === seat ? t.drawn?.decree : null
  return {
    title: say('client.plain.middle'),
    lines: [
      { label: say('client.citadels.round'), text: `${t.round}, ${speaker.say({ key: `phase.${t.phase}` })}` },
      { label: say('client.chytrogrod.favourite'), text: t.favourite === null ? none : (names[t.favourite] ?? '') },
      { label: say('client.chytrogrod.first'), text: t.first === null ? none : name('district', t.first) },
      { label: say('client.chytrogrod.supply'), text: counted('token', t.supply) },
      { label: say('client.chytrogrod.decrees'), text: String(t.decrees.deck) },
      { label: say('client.chytrogrod.discard'), text: all('decree', t.decrees.discard) },
      ...(drawn
        ? [
            {
              label: say('client.chytrogrod.drawn'),
              text: `${name('decree', drawn)}. ${speaker.say({ key: `decree-text.${drawn}` })}`,
            },
          ]
        : []),
    ],
  }
}

function district(t: View, colour: Colour, { names, speaker, say }: Describing): Described {
  const { counted, name } = namer(speaker, say)
  const none = say('client.plain.nothing')
  const { stack, tokens, laid, decrees } = t.districts[colour]
  const owner = supporterOn(t, colour)
  const { top } = stack
  const offers = (top === null ? [] : (['big', 'small'] as const)).map(size => {
    const { cost, points } = offerOf(t, top!, size)
    const goods = GOODS.filter(good => cost[good] > 0).map(good => `${cost[good]} × ${name('good', good)}`)
    return { label: name('size', size), text: say('client.chytrogrod.price', { points, cost: goods.join(', ') }) }
  })
  const cards = laid.map(({ by, card, up, status }, i) =>
    say(`client.chytrogrod.card-${!up ? (card === null ? 'down' : 'known') : status === 'live' ? 'up' : status}`, {
      n: i + 1,
      name: names[by] ?? '',
      card: card === null ? '' : name('card', card),
    }),
  )
  const orders = decrees.map(({ by, decree, up }) =>
    decree === null
      ? say('client.chytrogrod.decree-down', { name: names[by] ?? '' })
      : say(up ? 'client.chytrogrod.decree-up' : 'client.chytrogrod.decree-known', {
          decree: name('decree', decree),
          text: speaker.say({ key: `decree-text.${decree}` }),
        }),
  )
  return {
    title: name('district', colour),
    lines: [
      { label: say('client.chytrogrod.deal'), text: top === null ? none : name('deal', top) },
      ...offers,
      { label: say('client.chytrogrod.tokens'), text: counted('token', tokens) },
      ...(owner !== null ? [{ label: say('client.chytrogrod.stands'), text: names[owner] ?? '' }] : []),
      { label: say('client.chytrogrod.laid'), text: [...cards, ...orders].join('; ') || none },
    ],
  }
}

function player(t: View, i: number, { names, seat, speaker, say }: Describing): Described {
  const { all, counted, name } = namer(speaker, say)
  const p = t.players[i]!
  const { secret } = p
  const good = secret?.good === 'any' ? say('client.chytrogrod.contraband') : secret?.good && name('good', secret.good)
  return {
    title: i === seat ? say('client.plain.you', { name: names[i] ?? '' }) : (names[i] ?? ''),
    lines: [
      ...(p.guild ? [{ label: say('client.chytrogrod.guild'), text: name('guild', p.guild) }] : []),
      { label: say('client.chytrogrod.score'), text: String(p.score) },
      { label: say('client.chytrogrod.tokens'), text: counted('token', p.board) },
      ...(p.supporter ? [{ label: say('client.chytrogrod.supporter'), text: name('district', p.supporter) }] : []),
      { label: say('client.citadels.hand'), text: p.hand ? all('card', p.hand) : String(p.handSize) },
      ...(secret
        ? [
            {
              label: say('client.chytrogrod.secret'),
              text: secret.spent
                ? say('client.chytrogrod.secret-spent', { good: good ?? '' })
                : (good ?? say('client.chytrogrod.face-down')),
            },
          ]
        : []),
      {
        label: say('client.chytrogrod.deals'),
        text: all(
          'deal',
          p.deals.map(({ deal }) => deal),
        ),
      },
    ],
  }
}
