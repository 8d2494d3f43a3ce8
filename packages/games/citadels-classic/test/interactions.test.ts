import { describe, expect, test } from 'vitest'
import {
  acting,
  beautify,
  builtIn,
  city,
  cityOf,
  deckIs,
  EIGHT,
  gold,
  goldOf,
  hand,
  holds,
  overruling,
  SEVEN,
  under,
} from './help.ts'

const build = (card: string) => ({ do: 'build', with: card })
const destroy = (id: string) => ({ do: 'destroy', with: id })
const exchange = (mine: string, theirs: string) => ({ do: 'exchange', with: { do: mine, with: theirs } })

test('[CLA-12.15] a completed city hit by the Armory is open to the Warlord; the end stays triggered', () => {
  acting(4, 'warlord', t => {
    city(t, 0, 'armory')
    city(t, 1, ...EIGHT)
    t.completed = [1]
    gold(t, 0, 9)
  })
    .refuses(0, destroy('1.castle'), 'CLA-5.8')
    .answers(0, { do: 'armory', with: '1.prison' })
    .answers(0, destroy('1.castle'))
    .expect(t => expect([t.players[1]!.city.length, t.completed]).toEqual([6, [1]]))
})

describe('[CLA-12.18] the Diplomat', () => {
  test('moves the Museum with its cards: they are the new owner’s', () => {
    acting(4, 'diplomat', t => {
      city(t, 0, 'castle')
      city(t, 1, 'museum')
      under(t, 1, 'tavern', 'docks')
    })
      .answers(0, exchange('0.castle', '1.museum'))
      .expect(t => expect(t.players.map(p => p.under)).toEqual([['tavern', 'docks'], [], [], []]))
      .sees(0, v => expect(v.players[0]!.under).toEqual(['tavern', 'docks']))
      .sees(1, v => v.players[0]!.under === null && v.players[0]!.underSize === 2)
      .standing(s => s[0]!.score === 6)
  })
  test('and the Artist’s coin, which counts for the difference', () => {
    acting(4, 'diplomat', t => {
      city(t, 0, 'castle')
      city(t, 1, 'manor')
      beautify(t, 0, 'castle')
      gold(t, 0, 0)
    })
      .answers(0, exchange('0.castle', '1.manor'))
      .expect(t => expect(t.players[1]!.city).toMatchObject([{ card: 'castle', beautified: true }]))
    acting(4, 'diplomat', t => {
      city(t, 0, 'castle')
      city(t, 1, 'docks')
      beautify(t, 1, 'docks')
      gold(t, 0, 0)
    })
      .answers(0, exchange('0.castle', '1.docks'))
      .told('exchanged', { gold: 0 })
  })
})

test('[CLA-12.19] the Quarry brings nobody an identical district by exchange', () => {
  acting(4, 'diplomat', t => {
    city(t, 0, 'quarry', 'docks', 'tavern')
    city(t, 1, 'tavern')
  }).refuses(0, exchange('0.docks', '1.tavern'), 'CLA-6.8b')
  acting(4, 'diplomat', t => {
    city(t, 0, 'docks')
    city(t, 1, 'quarry', 'docks', 'tavern')
  }).refuses(0, exchange('0.docks', '1.tavern'), 'CLA-6.8b')
})

test('[CLA-12.21] both Keeps in one city: only by Quarry or Wizard', () => {
  const second = (...own: string[]) =>
    acting(4, 'king', t => {
      city(t, 0, 'keep', ...own)
      hand(t, 0, 'keep')
      gold(t, 0, 3)
    })
  second().refuses(0, build('keep'), 'CLA-4.3')
  second('quarry')
    .answers(0, build('keep'))
    .expect(t => expect(cityOf(t, 0)).toEqual(['keep', 'quarry', 'keep']))
  acting(4, 'wizard', t => {
    city(t, 0, 'keep')
    hand(t, 1, 'keep')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'look', with: 1 })
    .answers(0, build('keep'))
    .expect(t => expect(cityOf(t, 0)).toEqual(['keep', 'keep']))
  acting(4, 'diplomat', t => {
    city(t, 0, 'docks', 'keep')
    city(t, 1, 'keep')
  }).bars(['exchange', '0.docks', '1.keep'], 'CLA-6.8b')
})

test('[CLA-12.24] the Navigator cannot build; Laboratory and Smithy still work for him', () => {
  acting(4, 'navigator', t => {
    city(t, 0, 'laboratory', 'smithy')
    hand(t, 0, 'tavern', 'temple')
  })
    .answers(0, { do: 'laboratory', with: 'tavern' })
    .answers(0, { do: 'smithy' })
    .refuses(0, build('temple'), 'CLA-6.7')
})

test('[CLA-12.25] the Warlord may destroy his own district, not in his own completed city', () => {
  acting(4, 'warlord', t => city(t, 0, ...SEVEN)).answers(0, destroy('0.tavern'))
  acting(4, 'warlord', t => city(t, 0, ...EIGHT)).refuses(0, destroy('0.tavern'), 'CLA-5.8')
})

test('[CLA-12.27] the Magician exchanging with a player who has no cards holds none', () => {
  acting(4, 'magician', t => hand(t, 0, 'tavern', 'castle'))
    .answers(0, { do: 'conjure', with: { do: 'swap', with: 3 } })
    .told('swappedHands', { by: 0, seat: 3, lost: 2, won: 0 })
    .expect(t => expect([t.players[0]!.hand, t.players[3]!.hand]).toEqual([[], ['tavern', 'castle']]))
})

describe('[CLA-12.29] the deck exhausted: what there is', () => {
  test('as an action: one card, or none, and that is still an action', () => {
    acting(4, 'king', t => deckIs(t, 1, 'tavern'), { gathered: false })
      .answers(0, { do: 'gather', with: 'cards' })
      .told('keptCards', { seat: 0, n: 1 })
      .expect(t => t.players[0]!.hand.join() === 'tavern' && t.turn!.gathered)
    acting(4, 'king', t => deckIs(t, 1), { gathered: false })
      .answers(0, { do: 'gather', with: 'cards' })
      .told('drew', { drawn: 0 })
      .offers('end')
  })
  test('Architect, Smithy, Navigator, Park', () => {
    acting(4, 'architect', t => deckIs(t, 1, 'tavern'))
      .answers(0, { do: 'plans' })
      .told('gainedCards', { n: 1 })
    acting(4, 'king', t => {
      city(t, 0, 'smithy')
      deckIs(t, 1, 'tavern', 'temple')
    })
      .answers(0, { do: 'smithy' })
      .told('gainedCards', { n: 2 })
      .expect(t => t.players[0]!.gold === 0)
    acting(4, 'navigator', t => deckIs(t, 1))
      .answers(0, { do: 'voyage', with: 'cards' })
      .told('gainedCards', { n: 0 })
    acting(4, 'king', t => {
      city(t, 0, 'park')
      deckIs(t, 1, 'tavern')
    })
      .answers(0, { do: 'end' })
      .told('gainedCards', { n: 1, source: 'park' })
  })
  test('the Magician’s discards go under it first, and are there to be drawn', () => {
    acting(4, 'magician', t => {
      hand(t, 0, 'tavern', 'castle')
      deckIs(t, 1, 'manor')
    })
      .answers(0, { do: 'conjure', with: { do: 'redraw', with: { tavern: 1, castle: 1 } } })
      .expect(t => {
        expect(t.players[0]!.hand).toHaveLength(2)
        expect(t.players[0]!.hand).toContain('manor')
      })
  })
})

describe('[CLA-12.30] Bishop and rank 8 in one hand', () => {
  const both = (as: string, how = {}) =>
    acting(
      3,
      as,
      t => {
        holds(t, { 0: ['bishop', as] })
        t.protected = 0
        city(t, 0, 'tavern')
        city(t, 1, 'market')
      },
      {},
      how,
    )
  test('he may use it on his own districts', () => {
    both('warlord').answers(0, destroy('0.tavern'))
    both('diplomat').answers(0, exchange('0.tavern', '1.market'))
  })
  test('overruled, he may not', () => {
    const how = overruling(3, 'bishopSparesHimself')
    both('warlord', how).refuses(0, destroy('0.tavern'), 'CLA-5.5')
    both('diplomat', how).refuses(0, exchange('0.tavern', '1.market'), 'CLA-5.5')
  })
})

test('[CLA-7.1, CLA-12.18] a Haunted City built in the last round stays purple wherever it goes', () => {
  acting(4, 'diplomat', t => {
    t.round = 9
    city(t, 0, 'castle', 'manor', 'temple', 'tavern', 'keep')
    city(t, 1, 'haunted-city')
    builtIn(t, 1, 'haunted-city', 9)
  })
    .answers(0, exchange('0.castle', '1.haunted-city'))
    .standing(s => s[0]!.score === 3 + 1 + 1 + 3 + 2)
    .expect(t => expect(goldOf(t)).toEqual([2, 2, 2, 2]))
})
