import { describe, expect, test } from 'vitest'
import { characters } from '../src/characters/index.ts'
import { basics } from '../src/districts.ts'
import { uniques } from '../src/uniques/index.ts'
import { acting, beautify, calling, city, cityOf, gold, hand, holds } from './help.ts'

const build = (card: string) => ({ do: 'build', with: card })

describe('[CIT-5.1] building', () => {
  test('a card of the hand goes face up into the city, its price to the bank', () => {
    acting(4, 'bishop', t => {
      hand(t, 0, 'tavern', 'castle')
      gold(t, 0, 5)
    })
      .answers(0, build('castle'))
      .told('built', { seat: 0, card: 'castle', gold: 4 })
      .expect(t => {
        expect(t.players[0]).toMatchObject({
          gold: 1,
          hand: ['tavern'],
          city: [{ card: 'castle', beautified: false, round: 1 }],
        })
        expect(t.players.slice(1).map(p => p.gold)).toEqual([2, 2, 2])
      })
      .settled()
  })

  test('only after gathering', () => {
    acting(4, 'bishop', t => hand(t, 0, 'tavern'), { gathered: false })
      .bars('build', 'CIT-5.1')
      .refuses(0, build('tavern'), 'CIT-5.1')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, build('tavern'))
  })

  test('only what is in the hand; of two of a kind one goes', () => {
    acting(4, 'bishop', t => {
      hand(t, 0, 'tavern', 'tavern')
      hand(t, 1, 'temple')
    })
      .refuses(0, build('temple'), 'kernel.no-such-option')
      .answers(0, build('tavern'))
      .expect(t => expect(t.players[0]!.hand).toEqual(['tavern']))
  })

  test('nobody must build', () => {
    acting(4, 'bishop', t => hand(t, 0, 'tavern'))
      .answers(0, { do: 'end' })
      .told('turnEnded', { seat: 0 })
  })
})

describe('[CIT-5.2] the building limit', () => {
  const CARDS = ['temple', 'church', 'watchtower', 'prison', 'manor']
  const builder = (as: string, ...used: string[]) =>
    acting(
      as === 'queen' ? 5 : 4,
      as,
      t => {
        hand(t, 0, ...CARDS)
        gold(t, 0, 30)
      },
      { used },
    )
  const ONE = characters.filter(c => c.limit === 1).map(c => c.key)

  test('there are 22 characters with the ordinary limit', () => expect(ONE).toHaveLength(22))
  test.each(ONE)('1 for the %s', as => {
    builder(as).answers(0, build('temple')).refuses(0, build('church'), 'CIT-5.2')
  })
  test.each([
    ['seer', 'foresee', 2],
    ['scholar', 'study', 2],
    ['architect', 'plans', 3],
  ])('%s, with "%s" used or not: %i', (as, ability, limit) => {
    for (const used of [[], [ability]]) {
      const s = builder(as, ...used)
      for (const card of CARDS.slice(0, limit)) s.answers(0, build(card))
      s.refuses(0, build(CARDS[limit]!), 'CIT-5.2').expect(t => t.players[0]!.city.length === limit)
    }
  })
  test('the Navigator builds nothing at all', () => {
    builder('navigator').bars('build', 'CIT-6.7.2').refuses(0, build('temple'), 'CIT-6.7.2')
  })

  test('the Stables do not count, before or after', () => {
    const stables = () =>
      acting(4, 'bishop', t => {
        hand(t, 0, 'stables', 'temple', 'church')
        gold(t, 0, 9)
      })
    stables().answers(0, build('stables')).answers(0, build('temple')).refuses(0, build('church'), 'CIT-5.2')
    stables().answers(0, build('temple')).answers(0, build('stables')).refuses(0, build('church'), 'CIT-5.2')
  })

  test('the Wizard’s immediate build does not count', () => {
    acting(4, 'wizard', t => {
      hand(t, 0, 'temple', 'church')
      hand(t, 1, 'watchtower')
      gold(t, 0, 9)
    })
      .answers(0, { do: 'look', with: 1 })
      .answers(0, build('watchtower'))
      .answers(0, build('temple'))
      .refuses(0, build('church'), 'CIT-5.2')
  })

  test('trade districts of the Trader do not count', () => {
    acting(4, 'trader', t => {
      hand(t, 0, 'tavern', 'market', 'docks', 'temple', 'church')
      gold(t, 0, 20)
    })
      .answers(0, build('tavern'))
      .answers(0, build('temple'))
      .answers(0, build('market'))
      .refuses(0, build('church'), 'CIT-5.2')
      .answers(0, build('docks'))
  })
})

describe('[CIT-5.3] no identical districts', () => {
  const twin = (as: string, ...built: string[]) =>
    acting(4, as, t => {
      city(t, 0, ...built)
      hand(t, 0, 'tavern', 'temple')
      gold(t, 0, 9)
    })

  test('a district of the same name as one in the own city cannot be built', () => {
    twin('bishop', 'tavern')
      .bars(['build', 'tavern'], 'CIT-5.3')
      .refuses(0, build('tavern'), 'CIT-5.3')
      .answers(0, build('temple'))
  })

  test('one in another city is no obstacle', () => {
    acting(4, 'bishop', t => {
      city(t, 1, 'tavern')
      hand(t, 0, 'tavern')
    }).answers(0, build('tavern'))
  })

  test('the Quarry allows it', () => {
    twin('bishop', 'tavern', 'quarry')
      .answers(0, build('tavern'))
      .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'quarry', 'tavern']))
  })

  test('so does the Wizard’s turn', () => {
    twin('wizard', 'tavern')
      .answers(0, build('tavern'))
      .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'tavern']))
  })

  test('duplicates stay when the Quarry goes; no more of them can be built', () => {
    acting(4, 'architect', t => {
      city(t, 0, 'tavern', 'tavern', 'quarry')
      hand(t, 0, 'necropolis', 'tavern')
    })
      .answers(0, { do: 'necropolis', with: '0.quarry' })
      .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'tavern', 'necropolis']))
      .refuses(0, build('tavern'), 'CIT-5.3')
  })
})

describe('[CIT-5.4] the price', () => {
  const UNIQUE = uniques.filter(d => d.cost !== null && d.key !== 'factory')
  const buying = (card: string, stash: number, ...built: string[]) =>
    acting(4, 'bishop', t => {
      city(t, 0, ...built)
      hand(t, 0, card)
      gold(t, 0, stash)
    })

  test.each(UNIQUE)('$key costs $cost, with the Factory 1 less, and not one coin less than that', ({ key, cost }) => {
    buying(key, cost!)
      .answers(0, build(key))
      .expect(t => t.players[0]!.gold === 0)
    buying(key, cost! - 1).refuses(0, build(key), 'CIT-5.5')
    buying(key, cost! - 1, 'factory')
      .answers(0, build(key))
      .told('built', { gold: cost! - 1 })
      .expect(t => t.players[0]!.gold === 0)
    buying(key, cost! - 2, 'factory').refuses(0, build(key), 'CIT-5.5')
  })

  test.each(basics)('$key costs $cost, Factory or not', ({ key, cost }) => {
    for (const built of [[], ['factory']]) {
      buying(key, cost!, ...built)
        .answers(0, build(key))
        .told('built', { gold: cost! })
      buying(key, cost! - 1, ...built).refuses(0, build(key), 'CIT-5.5')
    }
  })

  test('the Factory does not cheapen another Factory’s owner: it works for its own city', () => {
    acting(4, 'bishop', t => {
      city(t, 1, 'factory')
      hand(t, 0, 'keep')
      gold(t, 0, 2)
    }).refuses(0, build('keep'), 'CIT-5.5')
  })

  test('no price falls below 1 even with the Factory', () => {
    for (const { cost } of UNIQUE) expect(cost! - 1).toBeGreaterThanOrEqual(1)
  })

  test('a coin on a district of the city changes no price of a card', () => {
    acting(4, 'bishop', t => {
      city(t, 0, 'quarry', 'tavern')
      beautify(t, 0, 'tavern')
      hand(t, 0, 'tavern')
      gold(t, 0, 1)
    }).answers(0, build('tavern'))
  })
})
test('[CIT-5.1, CIT-4.2] a killed character builds nothing: it has no turn', () => {
  calling(4, 6, t => {
    t.killed = 'merchant'
    holds(t, { 0: 'merchant', 1: 'architect' })
    hand(t, 0, 'tavern')
  })
    .asks(1)
    .refuses(0, build('tavern'), 'kernel.not-asked')
})
