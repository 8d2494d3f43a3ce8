import { describe, expect, test } from 'vitest'
import {
  acting,
  announced,
  beautify,
  builtIn,
  calling,
  type Change,
  city,
  EIGHT,
  gold,
  hand,
  holds,
  laid,
  overruling,
  passes,
  SEVEN,
} from './help.ts'

describe('[CLA-8.1] the end', () => {
  test('is triggered by the T-th district, and comes at the end of that round', () => {
    const s = calling(4, 7, t => {
      holds(t, { 0: 'architect', 1: 'warlord', 2: 'assassin', 3: 'thief' })
      city(t, 0, ...SEVEN)
      hand(t, 0, 'prison', 'docks')
      gold(t, 0, 9)
    })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'prison' })
      .told('completed', { seat: 0, place: 1 })
      .answers(0, { do: 'build', with: 'docks' })
      .expect(t => t.players[0]!.city.length === 9)
      .answers(0, { do: 'end' })
      .untold('ended')
      .asks(1)
    passes(s, 1).told('ended', { round: 1 }).over()
  })
  test('or by the Bell Tower that lowers T to a city already built', () => {
    acting(4, 'king', t => {
      hand(t, 0, 'bell-tower')
      gold(t, 0, 5)
      city(t, 2, ...SEVEN)
      t.grown = [2]
    })
      .answers(0, { do: 'build', with: 'bell-tower' })
      .answers(0, 'announce')
      .told('completed', { seat: 2, place: 1 })
  })
  test('seven are not enough', () => {
    acting(4, 'king', t => {
      city(t, 0, ...SEVEN.slice(0, 6))
      hand(t, 0, 'prison')
    })
      .answers(0, { do: 'build', with: 'prison' })
      .untold('completed')
  })
  test('it is final even if that city shrinks', () => {
    const s = calling(4, 8, t => {
      holds(t, { 0: 'warlord', 1: 'king', 2: 'assassin', 3: 'thief' })
      city(t, 0, 'armory')
      city(t, 1, ...EIGHT)
      t.completed = [1]
    })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'armory', with: '1.tavern' })
      .answers(0, { do: 'end' })
    s.told('ended').over()
  })
})

const scores = (change: Change, how = {}): number[] => {
  let points: number[] = []
  laid(4, change, how).standing(s => void (points = s.map(({ score }) => score)))
  return points
}

describe('[CLA-8.2] points', () => {
  test('the cost of each district, with the Artist’s coin', () => {
    expect(
      scores(t => {
        city(t, 0, 'manor', 'castle')
        city(t, 1, 'manor', 'castle')
        beautify(t, 1, 'castle')
      }).slice(0, 2),
    ).toEqual([7, 8])
  })
  test('3 for all five colours', () => {
    expect(scores(t => city(t, 0, 'manor', 'temple', 'tavern', 'watchtower', 'keep'))[0]).toBe(9 + 3)
    expect(scores(t => city(t, 0, 'manor', 'temple', 'tavern', 'watchtower', 'docks'))[0]).toBe(9)
  })
  test('4 for the first who had T districts, 2 for every other', () => {
    expect(scores(t => (t.completed = [2, 0, 3]))).toEqual([2, 0, 4, 2])
  })
  test('who was hit by the Armory keeps them; overruled, not', () => {
    const hit: Change = t => {
      city(t, 0, ...SEVEN)
      city(t, 1, 'palace', 'monastery', 'docks', 'harbor', 'fortress', 'battlefield', 'cathedral')
      t.completed = [0, 1]
    }
    const bare = scores(t => {
      hit(t)
      t.completed = []
    })
    expect(scores(hit)).toEqual([bare[0]! + 4, bare[1]! + 2, 0, 0])
    expect(scores(hit, overruling(4, 'completionIsFinal'))).toEqual(bare)
  })
  test('purple extras', () => {
    expect(
      scores(t => {
        city(t, 0, 'university', 'dragon-gate')
        city(t, 1, 'imperial-treasury', 'map-room')
        gold(t, 1, 3)
        hand(t, 1, 'tavern', 'tavern')
        city(t, 2, 'museum', 'wishing-well')
        t.players[2]!.under = [t.deck.pop()!]
      }),
    ).toEqual([16, 9 + 3 + 2, 9 + 1 + 1, 0])
  })
})

describe('[CLA-8.3] ties', () => {
  const places = (change: Change, how = {}): number[] => {
    let all: number[] = []
    laid(4, change, how).standing(s => {
      all = s.map(({ place }) => place)
      expect(s[0]!.score).toBe(s[1]!.score)
    })
    return all.slice(0, 2)
  }
  test('first the higher sum of district costs, whatever the gold', () => {
    expect(
      places(t => {
        city(t, 0, 'map-room') // 5 and 1 for a card
        hand(t, 0, 'tavern')
        gold(t, 0, 9)
        city(t, 1, 'palace', 'temple') // 6
      }),
    ).toEqual([2, 1])
  })
  test('the coin is part of the cost', () => {
    expect(
      places(t => {
        city(t, 0, 'map-room')
        hand(t, 0, 'tavern')
        city(t, 1, 'palace')
        beautify(t, 1, 'palace')
      }),
    ).toEqual([2, 1])
  })
  test('University and Dragon Gate at 8; overruled, at 6', () => {
    const tie: Change = t => {
      city(t, 0, 'university')
      city(t, 1, 'map-room', 'temple') // 6 and 2 for cards
      hand(t, 1, 'tavern', 'tavern')
      gold(t, 1, 5)
    }
    expect(places(tie)).toEqual([1, 2])
    expect(places(tie, overruling(4, 'printedValueBreaksTies'))).toEqual([2, 1])
  })
  test('then more gold', () => {
    const equal =
      (first: number): Change =>
      t => {
        city(t, 0, 'palace')
        city(t, 1, 'fortress')
        gold(t, 0, first)
        gold(t, 1, 3)
      }
    expect(places(equal(4))).toEqual([1, 2])
    expect(places(equal(2))).toEqual([2, 1])
    expect(places(equal(3))).toEqual([1, 1])
  })
  test('then a shared victory: two are first, the next is third', () => {
    laid(4, t => {
      city(t, 0, 'palace')
      city(t, 1, 'fortress')
      city(t, 2, 'tavern')
    }).standing(s => expect(s.map(({ place }) => place)).toEqual([1, 1, 3, 4]))
  })
})

describe('[CLA-8.4] the worked example', () => {
  const EVA = ['manor', 'castle', 'temple', 'market', 'harbor', 'prison', 'university', 'observatory']
  const FILIP = ['palace', 'manor', 'cathedral', 'monastery', 'tavern', 'docks', 'keep', 'haunted-city']
  const GALA = ['dragon-gate', 'library', 'wishing-well', 'church', 'trading-post']
  const end = (haunted: number) =>
    laid(5, t => {
      t.round = 12
      city(t, 0, ...EVA)
      city(t, 1, ...FILIP)
      city(t, 2, ...GALA)
      builtIn(t, 1, 'haunted-city', haunted)
      t.completed = [0, 1]
    })
  const items = (why: readonly { key: string; args?: { [name: string]: unknown } }[]) =>
    why.map(({ key, args }) => [key.replace('citadels.score.', ''), args?.['card'] ?? null, args?.['points']])
  test('Eva 36, Filip 27, Gala 25', () => {
    end(12).standing(s => {
      expect(s.slice(0, 3).map(({ score, place }) => [score, place])).toEqual([
        [36, 1],
        [27, 2],
        [25, 3],
      ])
      expect(items(s[0]!.why)).toEqual([
        ['districts', null, 27],
        ['completed-first', null, 4],
        ['five-types', null, 3],
        ['special', 'university', 2],
      ])
      expect(items(s[1]!.why)).toEqual([
        ['districts', null, 25],
        ['completed', null, 2],
      ])
      expect(items(s[2]!.why)).toEqual([
        ['districts', null, 21],
        ['special', 'dragon-gate', 2],
        ['special', 'wishing-well', 2],
      ])
    })
  })
  test('had the Haunted City been built earlier: 3 points more, as red', () => {
    end(11).standing(s => {
      expect(s[1]!.score).toBe(30)
      expect(s[1]!.why).toContainEqual({
        key: 'citadels.score.wild',
        args: { card: 'haunted-city', type: 'military', points: 0 },
      })
    })
  })
})

test('[CLA-9.5] the short game: T is 7 everywhere, for any number of players', () => {
  const short = (seats: number) => ({
    options: {
      cast: Object.fromEntries(
        [
          'assassin',
          'thief',
          'magician',
          'king',
          'bishop',
          'merchant',
          'architect',
          'warlord',
          seats === 8 ? 'artist' : 'none',
        ].map((c, i) => [i + 1, c]),
      ),
      length: { do: 'short', with: { do: 'base' } },
      crown: 0,
      overruled: [],
    },
  })
  for (const seats of [2, 3, 4, 5, 6, 7, 8])
    acting(
      seats,
      'warlord',
      t => {
        city(t, 0, ...SEVEN.slice(0, 6))
        hand(t, 0, 'prison')
        city(t, 1, 'palace', 'monastery', 'docks', 'harbor', 'fortress', 'battlefield', 'cathedral')
      },
      {},
      short(seats),
    )
      .refuses(0, { do: 'destroy', with: '1.docks' }, 'CLA-5.8')
      .answers(0, { do: 'build', with: 'prison' })
      .told('completed', { seat: 0, place: 1 })
})

test('[CLA-9.1] 4 to 6 players: T is 8, and the announced Bell Tower makes it 7', () => {
  for (const seats of [4, 5, 6]) {
    const seventh = (bell: boolean) =>
      acting(seats, 'king', t => {
        city(t, 0, ...SEVEN.slice(0, 6))
        hand(t, 0, 'prison')
        if (bell) announced(t, 1)
      }).answers(0, { do: 'build', with: 'prison' })
    seventh(false).untold('completed')
    seventh(true).told('completed', { seat: 0 })
  }
})
