import { describe, expect, test } from 'vitest'
import {
  acting,
  builtIn,
  type Change,
  city,
  cityOf,
  eyesBut,
  gold,
  goldOf,
  hand,
  laid,
  onTop,
  overruling,
} from './help.ts'

/** Points of seat 0 for this city in round 9. */
const score = (change: Change, ...cards: string[]): number => {
  let points = -1
  laid(4, t => {
    t.round = 9
    city(t, 0, ...cards)
    change(t)
  }).standing(s => void (points = s[0]!.score))
  return points
}

describe('[CLA-7.1] the Haunted City', () => {
  const FOUR = ['manor', 'temple', 'tavern', 'keep'] as const // 3 + 1 + 1 + 3; no red
  test('counts as any one colour when points are counted', () => {
    expect(score(t => builtIn(t, 0, 'haunted-city', 8), ...FOUR, 'haunted-city')).toBe(10 + 3)
  })
  test('not if it was built in the last round: then it is purple', () => {
    expect(score(() => {}, ...FOUR, 'haunted-city')).toBe(10)
    expect(score(() => {}, 'manor', 'temple', 'tavern', 'watchtower', 'haunted-city')).toBe(8 + 3)
  })
  test('as purple it is worth having too, whenever it was built', () => {
    const own = ['manor', 'temple', 'tavern', 'watchtower', 'haunted-city']
    expect(score(t => builtIn(t, 0, 'haunted-city', 1), ...own)).toBe(8 + 3)
  })
  test('it is one colour, not several', () => {
    expect(score(t => builtIn(t, 0, 'haunted-city', 1), 'manor', 'temple', 'keep', 'haunted-city')).toBe(9)
  })
  test('received by exchange it keeps the round in which it was built', () => {
    acting(4, 'diplomat', t => {
      t.round = 9
      city(t, 0, 'docks')
      city(t, 1, 'haunted-city')
      builtIn(t, 1, 'haunted-city', 4)
    })
      .answers(0, { do: 'exchange', with: { do: '0.docks', with: '1.haunted-city' } })
      .expect(t => expect(t.players[0]!.city).toMatchObject([{ card: 'haunted-city', round: 4 }]))
  })
})

test('[CLA-7.2] the Keep cannot be destroyed by the Warlord, not even his own; the Diplomat cannot take it', () => {
  acting(4, 'warlord', t => {
    city(t, 0, 'keep')
    city(t, 1, 'keep')
    gold(t, 0, 9)
  })
    .refuses(0, { do: 'destroy', with: '1.keep' }, 'CLA-7.2')
    .refuses(0, { do: 'destroy', with: '0.keep' }, 'CLA-7.2')
  acting(4, 'diplomat', t => {
    city(t, 0, 'docks')
    city(t, 1, 'keep')
  }).refuses(0, { do: 'exchange', with: { do: '0.docks', with: '1.keep' } }, 'CLA-7.2')
})

describe('[CLA-7.3, CLA-13.3] the Laboratory', () => {
  test('a card for 1 gold; the card goes under the deck, and its owner alone knows it', () => {
    const s = acting(4, 'king', t => {
      city(t, 0, 'laboratory')
      hand(t, 0, 'tavern')
    })
      .answers(0, { do: 'laboratory', with: 'tavern' })
      .told('gainedGold', { seat: 0, gold: 1, source: 'laboratory' })
      .heard(0, 'discardedFor', { cards: ['tavern'] })
      .expect(t => expect([t.players[0]!.gold, t.players[0]!.hand, t.deck[0]]).toEqual([3, [], 'tavern']))
    for (const eye of eyesBut(4, 0)) s.unheard(eye, 'tavern')
  })
  test('not with an empty hand', () => {
    acting(4, 'king', t => city(t, 0, 'laboratory')).bars('laboratory', 'CLA-7.3')
  })
})

describe('[CLA-7.4, CLA-13.4] the Smithy', () => {
  test('2 gold for 3 cards', () => {
    acting(4, 'king', t => {
      city(t, 0, 'smithy')
      onTop(t, 'tavern', 'castle', 'manor')
    })
      .answers(0, { do: 'smithy' })
      .heard(0, 'gainedCards', { n: 3, source: 'smithy', cards: ['tavern', 'castle', 'manor'] })
      .expect(t => t.players[0]!.gold === 0)
  })
  test('not with 1 gold', () => {
    acting(4, 'king', t => {
      city(t, 0, 'smithy')
      gold(t, 0, 1)
    }).refuses(0, { do: 'smithy' }, 'CLA-7.4')
  })
})

const destroy = (id: string) => ({ do: 'destroy', with: id })

describe('cards as an action', () => {
  const drawing = (...own: string[]) =>
    acting(
      4,
      'king',
      t => {
        city(t, 0, ...own)
        onTop(t, 'tavern', 'castle', 'manor')
      },
      { gathered: false },
    ).answers(0, { do: 'gather', with: 'cards' })
  test('[CLA-7.6] Observatory: draw 3, keep 1', () => {
    drawing('observatory')
      .told('drew', { seat: 0, drawn: 3 })
      .offers('tavern', 'castle', 'manor')
      .answers(0, 'manor')
      .expect(t => {
        expect(t.players[0]!.hand).toEqual(['manor'])
        expect(t.deck.slice(0, 2).sort()).toEqual(['castle', 'tavern'])
      })
  })
  test('[CLA-7.8] Library: keep both', () => {
    drawing('library')
      .heard(0, 'keptCards', { n: 2, cards: ['tavern', 'castle'] })
      .asks(0)
      .prompts('citadels.prompt.act')
  })
  test('[CLA-7.8] with the Observatory: draw 3, keep 2', () => {
    drawing('library', 'observatory')
      .told('drew', { seat: 0, drawn: 3 })
      .prompts('citadels.prompt.keep-cards')
      .refuses(0, { tavern: 1 }, 'kernel.too-few')
      .refuses(0, { tavern: 1, castle: 1, manor: 1 }, 'kernel.too-many')
      .answers(0, { tavern: 1, manor: 1 })
      .expect(t => expect([t.players[0]!.hand, t.deck[0]]).toEqual([['tavern', 'manor'], 'castle']))
  })
  test('[CLA-7.6, CLA-7.8] cards that come in another way are as many as ever', () => {
    acting(4, 'architect', t => city(t, 0, 'library', 'observatory'))
      .answers(0, { do: 'plans' })
      .told('gainedCards', { n: 2 })
  })
})

test('[CLA-7.7] the School of Magic counts as the colour needed for income, and for nothing else', () => {
  for (const [as, own] of [
    ['king', 'manor'],
    ['bishop', 'temple'],
    ['merchant', 'tavern'],
    ['warlord', 'watchtower'],
  ] as const)
    acting(4, as, t => city(t, 0, own, 'school-of-magic'))
      .answers(0, { do: 'collect' })
      .told('gainedGold', { gold: 2 })
  expect(score(() => {}, 'manor', 'temple', 'tavern', 'keep', 'school-of-magic')).toBe(14)
})

test('[CLA-12.28] for the Abbot it brings 1 gold', () => {
  acting(4, 'abbot', t => city(t, 0, 'school-of-magic'))
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 1, source: 'collect' })
})

describe('[CLA-7.9] the Great Wall', () => {
  const walled = (n: number, how = {}) =>
    acting(
      4,
      'warlord',
      t => {
        city(t, 0, 'watchtower')
        city(t, 1, 'great-wall', 'docks', 'tavern')
        gold(t, 0, n)
      },
      {},
      how,
    )
  test('the Warlord pays 1 more for any other district', () => {
    walled(2).refuses(0, destroy('1.docks'), 'CLA-5.8')
    walled(3).answers(0, destroy('1.docks')).told('destroyed', { gold: 3 })
    walled(0).refuses(0, destroy('1.tavern'), 'CLA-5.8')
    walled(1).answers(0, destroy('1.tavern')).told('destroyed', { gold: 1 })
  })
  test('[CLA-12.17] not for the Wall itself', () => {
    walled(4).refuses(0, destroy('1.great-wall'), 'CLA-5.8')
    walled(5).answers(0, destroy('1.great-wall')).told('destroyed', { gold: 5 })
  })
  const trading = (n: number, how = {}) =>
    acting(
      4,
      'diplomat',
      t => {
        city(t, 0, 'docks')
        city(t, 1, 'great-wall', 'market', 'castle')
        gold(t, 0, n)
      },
      {},
      how,
    )
  const exchange = (theirs: string) => ({ do: 'exchange', with: { do: '0.docks', with: theirs } })
  test('the Diplomat pays 1 more, to the owner, also where the exchange costs nothing otherwise', () => {
    trading(2)
      .answers(0, exchange('1.castle'))
      .told('exchanged', { gold: 2 })
      .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([0, 4]))
    trading(0).refuses(0, exchange('1.market'), 'CLA-6.8')
    trading(1).answers(0, exchange('1.market')).told('exchanged', { gold: 1 })
    trading(0, overruling(4, 'wallOnEvenExchange')).answers(0, exchange('1.market')).told('exchanged', { gold: 0 })
  })
  test('his own Wall does not raise what he gives', () => {
    acting(4, 'diplomat', t => {
      city(t, 0, 'great-wall', 'docks')
      city(t, 1, 'market')
      gold(t, 0, 0)
    }).answers(0, { do: 'exchange', with: { do: '0.docks', with: '1.market' } })
  })
  test('the Warlord pays for his own Wall too; overruled, not', () => {
    const own = (how = {}) =>
      acting(
        4,
        'warlord',
        t => {
          city(t, 0, 'great-wall', 'market')
          gold(t, 0, 1)
        },
        {},
        how,
      )
    own().refuses(0, destroy('0.market'), 'CLA-5.8')
    own(overruling(4, 'wallInOwnCity')).answers(0, destroy('0.market')).told('destroyed', { gold: 1 })
  })
})

describe.each([
  ['[CLA-7.10, CLA-13.6] University', 'university'],
  ['[CLA-7.11, CLA-13.6] Dragon Gate', 'dragon-gate'],
])('%s', (_, card) => {
  test('costs 6 and is worth 8', () => {
    const rich = (n: number) =>
      acting(4, 'king', t => {
        hand(t, 0, card)
        gold(t, 0, n)
      })
    rich(5).refuses(0, { do: 'build', with: card }, 'CLA-4.3')
    rich(6)
      .answers(0, { do: 'build', with: card })
      .standing(s => s[0]!.score === 8)
  })
  test('for the Warlord its cost is 6, so he pays 5', () => {
    const against = (n: number) =>
      acting(4, 'warlord', t => {
        city(t, 1, card)
        gold(t, 0, n)
      })
    against(4).refuses(0, destroy(`1.${card}`), 'CLA-5.8')
    against(5)
      .answers(0, destroy(`1.${card}`))
      .told('destroyed', { gold: 5 })
  })
  test('for the Diplomat likewise', () => {
    acting(4, 'diplomat', t => {
      city(t, 0, 'palace')
      city(t, 1, card)
      gold(t, 0, 1)
    })
      .answers(0, { do: 'exchange', with: { do: '0.palace', with: `1.${card}` } })
      .told('exchanged', { gold: 1 })
      .expect(t => expect(cityOf(t, 0)).toEqual([card]))
  })
})
