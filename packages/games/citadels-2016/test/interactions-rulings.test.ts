import type { T } from '@cloak/citadels-core'
import { faultInSetup } from '@cloak/kernel'
import { expect, test } from 'vitest'
import { citadels2016 } from '../src/index.ts'
import { type Ruling, rulingNames, rulings } from '../src/rulings.ts'
import { acting, beautify, calling, city, cityOf, gold, hand, holds, laid, overruling, warrants } from './help.ts'

// The rulings that belong to one rule are tested beside it: emperorMayDecline with CIT-6.4.2, lostChanceIsGone and
// magistratePaysTax with CIT-11.16 and 11.17, the walls, the Keep and the Bishop's own city with CIT-11.47 to 11.51, the
// Witch's Queen and Emperor with CIT-11.1. Here are the others.

type Change = (t: T) => void

test('every ruling is on the table by name, holds unless overruled, and can be overruled alone', () => {
  laid(4, () => {}).expect(t => expect(t.rulings).toEqual(Object.fromEntries(rulingNames.map(name => [name, true]))))
  for (const name of rulingNames) {
    laid(4, () => {}, overruling(4, name)).expect(t => {
      expect(Object.keys(t.rulings).filter(ruling => !t.rulings[ruling])).toEqual([name])
    })
    expect(rulings[name]).toMatch(/^CIT-\d/)
  }
})

test('what is no ruling cannot be overruled', () => {
  const setup = (overruled: string[]) => ({
    game: 'citadels-2016',
    rules: 1,
    seats: 4,
    seed: 'rulings',
    options: Object.assign({}, citadels2016.options(4).lapse, { overruled }),
  })
  expect(faultInSetup(citadels2016, setup(['taxesAreTheft']))?.rule).toBe('kernel.no-such-option')
  expect(faultInSetup(citadels2016, setup(['keepIsNotGiven']))).toBeNull()
})

const ruled = (seats: number, ...names: Ruling[]) => [{}, overruling(seats, ...names)] as const

const SEVEN = ['temple', 'church', 'monastery', 'castle', 'docks', 'harbor', 'tavern']

test('[CIT-11.42] completedCityStands: its owner destroys nothing in a completed city; overruled, he may', () => {
  const completed = (options: object, ...cards: string[]) =>
    acting(
      4,
      'bishop',
      t => {
        city(t, 0, ...SEVEN.slice(cards.length), ...cards)
        city(t, 1, 'market')
        hand(t, 0, 'palace', 'necropolis')
        gold(t, 0, 0)
      },
      {},
      options,
    )
  const [stands, falls] = ruled(4, 'completedCityStands')
  completed(stands, 'armory').refuses(0, { do: 'armory', with: '1.market' }, 'CIT-11.42')
  completed(stands, 'framework').refuses(0, { do: 'framework', with: 'palace' }, 'CIT-11.42')
  completed(stands).refuses(0, { do: 'necropolis', with: '0.tavern' }, 'CIT-11.42')
  completed(falls, 'armory').answers(0, { do: 'armory', with: '1.market' })
  completed(falls, 'framework').answers(0, { do: 'framework', with: 'palace' })
  completed(falls).answers(0, { do: 'necropolis', with: '0.tavern' })
})

test('[CIT-11.42] overruled or not, nobody destroys a district in another player’s completed city', () => {
  for (const options of ruled(4, 'completedCityStands')) {
    acting(
      4,
      'bishop',
      t => {
        city(t, 0, 'armory')
        city(t, 1, ...SEVEN)
      },
      {},
      options,
    ).refuses(0, { do: 'armory', with: '1.tavern' }, 'CIT-7.1')
  }
})

test('[CIT-6.1.3h] magistrateObeysMonument: no Monument into a city of five; overruled, he may take it', () => {
  const confiscating = (options: object) =>
    acting(
      4,
      'merchant',
      t => {
        holds(t, { 0: 'merchant', 1: 'magistrate', 2: 'thief', 3: 'warlord' })
        warrants(t, 1, 'merchant', 'thief', 'warlord')
        city(t, 1, 'temple', 'church', 'castle', 'docks', 'harbor')
        hand(t, 0, 'monument')
        gold(t, 0, 4)
      },
      {},
      options,
    ).answers(0, { do: 'build', with: 'monument' })
  const [obeys, overrides] = ruled(4, 'magistrateObeysMonument')
  confiscating(obeys).refuses(1, 'confiscate', 'CIT-6.1.3h')
  confiscating(overrides).answers(1, 'confiscate').told('completed', { seat: 1, place: 1 })
})

test('[CIT-11.31] wizardBuildsFirst: he may build his chosen card before gathering; overruled, only take it', () => {
  const looking = (options: object) =>
    acting(
      4,
      'wizard',
      t => {
        hand(t, 1, 'tavern')
        hand(t, 0, 'temple')
      },
      { gathered: false },
      options,
    )
      .refuses(0, { do: 'build', with: 'temple' }, 'CIT-5.1')
      .answers(0, { do: 'look', with: 1 })
  const [first, later] = ruled(4, 'wizardBuildsFirst')
  looking(first).answers(0, { do: 'build', with: 'tavern' }).told('built', { card: 'tavern' })
  looking(later)
    .refuses(0, { do: 'build', with: 'tavern' }, 'CIT-5.1')
    .answers(0, { do: 'take', with: 'tavern' })
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'build', with: 'tavern' })
})

test('[CIT-9.5] heirBreaksTies: a killed rank 4 counts for ties; overruled, it does not', () => {
  const tied = (options: object) =>
    calling(
      4,
      8,
      t => {
        holds(t, { 0: 'king', 1: 'assassin', 2: 'magician', 3: 'warlord' })
        t.killed = 'king'
        t.completed = [3]
        city(t, 0, 'castle')
        city(t, 2, 'harbor')
      },
      options,
    )
      .answers(3, { do: 'gather', with: 'gold' })
      .answers(3, { do: 'end' })
      .over()
  const [counts, ignored] = ruled(4, 'heirBreaksTies')
  tied(counts).standing(s => s[0]!.score === s[2]!.score && s[0]!.place < s[2]!.place)
  tied(ignored).standing(s => s[0]!.score === s[2]!.score && s[0]!.place > s[2]!.place)
})

test('[CIT-9.2] completionIsFinal: the points stay if the city shrinks; overruled, they are lost', () => {
  const shrunk = (options: object) =>
    calling(
      4,
      8,
      t => {
        holds(t, { 0: 'diplomat', 1: 'thief', 2: 'assassin', 3: 'merchant' })
        city(t, 0, 'monument', 'temple', 'church', 'manor', 'docks', 'tavern')
        city(t, 1, 'prison', 'barracks', 'fortress', 'castle', 'harbor', 'market')
        t.completed = [0]
      },
      options,
    )
      .answers(0, { do: 'exchange', with: { do: '0.monument', with: '1.castle' } })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .over()
  // Castle 4, Temple 1, Church 2, Manor 3, Docks 3, Tavern 1 against Prison 2, Barracks 3, Fortress 5, Harbor 4, Market 2,
  // Monument 4.
  const [final, lost] = ruled(4, 'completionIsFinal')
  shrunk(final).standing(s => expect(s.map(({ score }) => score)).toEqual([14 + 4, 20 + 2, 0, 0]))
  shrunk(lost).standing(s => expect(s.map(({ score }) => score)).toEqual([14, 20 + 2, 0, 0]))
})

test('[CIT-10.3] bishopProtectsRound: with 2 or 3 players he protects the whole round; overruled, not at all', () => {
  const after = (seats: number, options: object) =>
    calling(
      seats,
      5,
      t => {
        holds(t, {
          0: ['bishop', 'thief'],
          1: ['warlord', 'king'],
          ...(seats === 3 ? { 2: ['assassin', 'magician'] } : {}),
        })
        city(t, 0, 'tavern')
      },
      options,
    )
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .asks(1)
  for (const seats of [2, 3]) {
    const [round, turn] = ruled(seats, 'bishopProtectsRound')
    after(seats, round).refuses(1, { do: 'destroy', with: '0.tavern' }, 'CIT-6.5.1')
    after(seats, turn).answers(1, { do: 'destroy', with: '0.tavern' })
  }
})

test('[CIT-10.3] overruled, the Bishop of a larger table protects all the same', () => {
  calling(
    4,
    5,
    t => {
      holds(t, { 0: 'bishop', 1: 'warlord', 2: 'thief', 3: 'assassin' })
      city(t, 0, 'tavern')
    },
    overruling(4, 'bishopProtectsRound'),
  )
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'end' })
    .refuses(1, { do: 'destroy', with: '0.tavern' }, 'CIT-6.5.1')
})

const sameName = (options: object, change: Change = () => {}) =>
  acting(
    4,
    'diplomat',
    t => {
      city(t, 0, 'tavern', 'prison')
      city(t, 1, 'tavern', 'docks')
      beautify(t, 1, 'tavern')
      change(t)
    },
    {},
    options,
  )
const taverns = { do: 'exchange', with: { do: '0.tavern', with: '1.tavern' } }

test('[CIT-6.8.2c, CIT-6.8.2d] sameNameIsIdentical: two of a name are not exchanged; overruled, they may be', () => {
  const [identical, exchanged] = ruled(4, 'sameNameIsIdentical')
  sameName(identical).refuses(0, taverns, 'CIT-6.8.2c')
  sameName(exchanged)
    .answers(0, taverns)
    .told('exchanged', { card: 'tavern', other: 'tavern', gold: 1 })
    .expect(t => {
      expect(t.players[0]!.city).toMatchObject([{ card: 'prison' }, { card: 'tavern', beautified: true }])
      expect(t.players[1]!.city).toMatchObject([{ card: 'docks' }, { card: 'tavern', beautified: false }])
    })
})

test('[CIT-6.8.2c, CIT-6.8.2d] overruled, a district that stays is still identical', () => {
  const [, exchanged] = ruled(4, 'sameNameIsIdentical')
  sameName(exchanged)
    .refuses(0, { do: 'exchange', with: { do: '0.prison', with: '1.tavern' } }, 'CIT-6.8.2c')
    .refuses(0, { do: 'exchange', with: { do: '0.tavern', with: '1.docks' } }, 'CIT-6.8.2d')
  sameName(exchanged, t => city(t, 0, 'tavern', 'tavern')).refuses(0, taverns, 'CIT-6.8.2c')
  sameName(exchanged, t => city(t, 1, 'tavern', 'tavern')).refuses(0, taverns, 'CIT-6.8.2d')
  sameName(exchanged).expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'prison']))
})
