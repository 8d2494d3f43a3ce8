import { describe, expect, test } from 'vitest'
import {
  acting,
  beautify,
  builtIn,
  type Change,
  city,
  cityOf,
  eyesBut,
  gold,
  hand,
  laid,
  onTop,
  SEVEN,
  under,
} from './help.ts'

const build = (card: string) => ({ do: 'build', with: card })
const points = (change: Change): number => {
  let score = -1
  laid(4, change).standing(s => void (score = s[0]!.score))
  return score
}

describe('[CLA-7.13] the Armory', () => {
  const armory = (change: Change = () => {}) =>
    acting(4, 'king', t => {
      city(t, 0, 'armory', 'tavern')
      city(t, 1, 'palace', 'keep', 'great-wall')
      gold(t, 0, 0)
      change(t)
    })
  test('is destroyed to destroy a district of another player, for nothing', () => {
    armory()
      .answers(0, { do: 'armory', with: '1.palace' })
      .told('destroyed', { by: 0, seat: 0, card: 'armory', gold: 0, source: 'armory' })
      .told('destroyed', { by: 0, seat: 1, card: 'palace', gold: 0, source: 'armory' })
      .expect(t => {
        expect([cityOf(t, 0), cityOf(t, 1)]).toEqual([['tavern'], ['keep', 'great-wall']])
        expect(t.deck.slice(0, 2).sort()).toEqual(['armory', 'palace'])
      })
  })
  test('not one of his own', () => {
    armory()
      .refuses(0, { do: 'armory', with: '0.tavern' }, 'CLA-7.13')
      .refuses(0, { do: 'armory', with: '0.armory' }, 'CLA-7.13')
  })
  test('also in a completed city; the end stays', () => {
    armory(t => {
      city(t, 1, ...SEVEN, 'prison')
      t.completed = [1]
    })
      .answers(0, { do: 'armory', with: '1.prison' })
      .expect(t => expect(t.completed).toEqual([1]))
      .standing(s => expect(s[1]!.why).toContainEqual({ key: 'citadels.score.completed-first', args: { points: 4 } }))
  })
  test('it asks neither Keep nor Bishop nor Great Wall', () => {
    armory(t => (t.protected = 1)).answers(0, { do: 'armory', with: '1.keep' })
  })
})

describe('[CLA-7.14] the Museum', () => {
  test('once per turn a hand card goes under it, face down; 1 point for each at the end', () => {
    const s = acting(4, 'king', t => {
      city(t, 0, 'museum')
      hand(t, 0, 'tavern', 'castle')
    })
      .standing(all => all[0]!.score === 4)
      .answers(0, { do: 'museum', with: 'castle' })
      .heard(0, 'tucked', { seat: 0, card: 'museum', cards: ['castle'] })
      .sees(0, v => v.players[0]!.under!.join() === 'castle')
      .standing(all => all[0]!.score === 5)
    for (const eye of eyesBut(4, 0))
      s.unheard(eye, 'castle').sees(eye, v => v.players[0]!.under === null && v.players[0]!.underSize === 1)
  })
  test('not with an empty hand', () => {
    acting(4, 'king', t => city(t, 0, 'museum')).bars('museum', 'CLA-7.14')
  })
  test('destroyed, its cards are discarded with it', () => {
    acting(4, 'warlord', t => {
      city(t, 1, 'museum')
      under(t, 1, 'tavern', 'castle')
      gold(t, 0, 3)
    })
      .answers(0, { do: 'destroy', with: '1.museum' })
      .expect(t => {
        expect(t.players[1]!.under).toEqual([])
        expect(t.deck.slice(0, 3).sort()).toEqual(['castle', 'museum', 'tavern'])
      })
  })
})

test('[CLA-7.15] Imperial Treasury: 1 point per gold, not for gold on districts', () => {
  const own: Change = t => {
    city(t, 0, 'imperial-treasury', 'tavern')
    gold(t, 0, 3)
  }
  expect(points(own)).toBe(5 + 3)
  expect(
    points(t => {
      own(t)
      beautify(t, 0, 'tavern')
    }),
  ).toBe(6 + 3)
})

test('[CLA-7.16] Map Room: 1 point per hand card', () => {
  expect(
    points(t => {
      city(t, 0, 'map-room')
      hand(t, 0, 'tavern', 'tavern', 'castle')
    }),
  ).toBe(5 + 3)
})

describe('[CLA-7.17] Wishing Well', () => {
  const well = (round: number, ...more: string[]) =>
    points(t => {
      t.round = 9
      city(t, 0, 'wishing-well', ...more)
      for (const card of ['haunted-city', 'keep']) if (more.includes(card)) builtIn(t, 0, card, round)
    })
  test('1 point for each other purple district', () => {
    expect(well(1)).toBe(5)
    expect(well(1, 'keep', 'park', 'tavern')).toBe(5 + 3 + 6 + 1 + 2)
  })
  test('a Haunted City counted as another colour is not purple', () => {
    expect(well(1, 'haunted-city', 'keep')).toBe(5 + 2 + 3 + 2)
    expect(well(1, 'haunted-city', 'manor', 'temple', 'tavern')).toBe(5 + 2 + 3 + 1 + 1 + 3)
    expect(well(9, 'haunted-city', 'manor', 'temple', 'tavern')).toBe(5 + 2 + 3 + 1 + 1 + 1)
  })
})

describe('[CLA-7.19] the Poor House', () => {
  const poor = (n: number, change: Change = () => {}) =>
    acting(4, 'king', t => {
      city(t, 0, 'poor-house', 'tavern')
      gold(t, 0, n)
      change(t)
    }).answers(0, { do: 'end' })
  test('1 gold for whoever ends the turn with none', () => {
    poor(0).told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
    poor(1).untold('gainedGold')
  })
  test('gold on districts does not count', () => {
    poor(0, t => beautify(t, 0, 'tavern')).told('gainedGold', { source: 'poor-house' })
  })
  test('only at the end of the own turn', () => {
    acting(4, 'king', t => {
      city(t, 1, 'poor-house')
      gold(t, 1, 0)
    })
      .answers(0, { do: 'end' })
      .untold('gainedGold')
  })
})

describe('[CLA-7.21] the Factory', () => {
  test('other purple districts cost 1 less to build, coloured ones not', () => {
    acting(4, 'architect', t => {
      city(t, 0, 'factory')
      hand(t, 0, 'park', 'palace')
      gold(t, 0, 9)
    })
      .answers(0, build('park'))
      .told('built', { card: 'park', gold: 5 })
      .refuses(0, build('palace'), 'CLA-4.3')
  })
  test('not itself', () => {
    acting(4, 'king', t => {
      hand(t, 0, 'factory')
      gold(t, 0, 5)
    }).refuses(0, build('factory'), 'CLA-4.3')
  })
  test('the Warlord’s cost is not changed', () => {
    acting(4, 'warlord', t => {
      city(t, 1, 'factory', 'park')
      gold(t, 0, 4)
    }).refuses(0, { do: 'destroy', with: '1.park' }, 'CLA-5.8')
  })
  test('[CLA-12.22] also for what the Wizard builds at once', () => {
    acting(4, 'wizard', t => {
      city(t, 0, 'factory')
      hand(t, 1, 'park')
      gold(t, 0, 5)
    })
      .answers(0, { do: 'look', with: 1 })
      .answers(0, build('park'))
      .told('built', { card: 'park', gold: 5 })
  })
  test('[CLA-12.23] the Alchemist gets back what he paid', () => {
    acting(4, 'alchemist', t => {
      city(t, 0, 'factory')
      hand(t, 0, 'park')
      gold(t, 0, 6)
    })
      .answers(0, build('park'))
      .answers(0, { do: 'end' })
      .told('gainedGold', { seat: 0, gold: 5, source: 'alchemist' })
      .expect(t => t.players[0]!.gold === 6)
  })
})

describe('[CLA-7.22] the Park', () => {
  const park = (...cards: string[]) =>
    acting(4, 'king', t => {
      city(t, 0, 'park')
      hand(t, 0, ...cards)
      onTop(t, 'palace', 'docks')
    }).answers(0, { do: 'end' })
  test('2 cards for whoever ends the turn with an empty hand', () => {
    park().heard(0, 'gainedCards', { seat: 0, n: 2, source: 'park', cards: ['palace', 'docks'] })
    park('tavern').untold('gainedCards')
  })
})
