import { describe, expect, test } from 'vitest'
import {
  acting,
  announced,
  beautify,
  calling,
  type Change,
  city,
  cityOf,
  gold,
  goldOf,
  holds,
  overruling,
  passes,
  SEVEN,
} from './help.ts'

const exchange = (mine: string, theirs: string) => ({ do: 'exchange', with: { do: mine, with: theirs } })
const diplomat = (own: string[], other: string[], change: Change = () => {}, how = {}) =>
  acting(
    4,
    'diplomat',
    t => {
      city(t, 0, ...own)
      city(t, 1, ...other)
      change(t)
    },
    {},
    how,
  )

describe('[CLA-6.8] the Diplomat', () => {
  test('exchanges a district; a dearer one costs the difference, paid to its owner', () => {
    diplomat(['market'], ['castle'])
      .answers(0, exchange('0.market', '1.castle'))
      .told('exchanged', { by: 0, seat: 1, card: 'market', other: 'castle', gold: 2 })
      .expect(t => {
        expect([cityOf(t, 0), cityOf(t, 1)]).toEqual([['castle'], ['market']])
        expect(goldOf(t).slice(0, 2)).toEqual([0, 4])
      })
  })
  test('not with too little gold; a cheaper one costs nothing', () => {
    diplomat(['market'], ['palace']).refuses(0, exchange('0.market', '1.palace'), 'CLA-6.8')
    diplomat(['palace'], ['market']).answers(0, exchange('0.palace', '1.market')).told('exchanged', { gold: 0 })
  })
  test('the Great Wall raises the cost', () => {
    diplomat(['market'], ['docks', 'great-wall'])
      .answers(0, exchange('0.market', '1.docks'))
      .told('exchanged', { gold: 2 })
      .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([0, 4]))
  })
  test('he cannot take a Keep', () => {
    diplomat(['docks'], ['keep']).refuses(0, exchange('0.docks', '1.keep'), 'CLA-7.2')
  })
  test('nor anything from the Bishop’s city', () => {
    diplomat(['docks'], ['market'], t => (t.protected = 1)).refuses(0, exchange('0.docks', '1.market'), 'CLA-5.5')
  })
})

test('[CLA-6.8a] not from a completed city; his own may be completed', () => {
  diplomat(['docks'], [...SEVEN, 'prison']).refuses(0, exchange('0.docks', '1.tavern'), 'CLA-6.8a')
  diplomat(['docks'], [...SEVEN]).answers(0, exchange('0.docks', '1.tavern'))
  diplomat(['docks'], [...SEVEN], t => announced(t, 2)).refuses(0, exchange('0.docks', '1.tavern'), 'CLA-6.8a')
  diplomat([...SEVEN, 'prison'], ['docks']).answers(0, exchange('0.castle', '1.docks'))
})

describe('[CLA-6.8b] nobody receives what stays in his city already', () => {
  test('not he', () => {
    diplomat(['docks', 'tavern'], ['tavern']).refuses(0, exchange('0.docks', '1.tavern'), 'CLA-6.8b')
  })
  test('not the other', () => {
    diplomat(['docks'], ['docks', 'tavern']).refuses(0, exchange('0.docks', '1.tavern'), 'CLA-6.8b')
  })
  test('two of one name may be exchanged, for instance for the coin', () => {
    diplomat(['docks'], ['docks'], t => beautify(t, 1, 'docks'))
      .answers(0, exchange('0.docks', '1.docks'))
      .told('exchanged', { card: 'docks', other: 'docks', gold: 1 })
      .expect(t => expect(t.players[0]!.city).toMatchObject([{ card: 'docks', beautified: true }]))
  })
})

test('[CLA-6.8c] he may give away his own Keep', () => {
  diplomat(['keep'], ['docks'])
    .answers(0, exchange('0.keep', '1.docks'))
    .expect(t => expect([cityOf(t, 0), cityOf(t, 1)]).toEqual([['docks'], ['keep']]))
  diplomat(['keep'], ['docks'], () => {}, overruling(4, 'keepMayBeGiven')).bars('0.keep', 'CLA-6.8c')
})

describe('[CLA-6.9] the Artist', () => {
  test('puts 1 gold on one or two of his districts; cost and points rise by 1', () => {
    acting(4, 'artist', t => {
      city(t, 0, 'tavern', 'market', 'docks')
      gold(t, 0, 5)
    })
      .standing(s => s[0]!.score === 6)
      .answers(0, { do: 'beautify', with: '0.tavern' })
      .answers(0, { do: 'beautify', with: '0.docks' })
      .refuses(0, { do: 'beautify', with: '0.market' }, 'CLA-4.4')
      .expect(t => t.players[0]!.gold === 3)
      .standing(s => s[0]!.score === 8)
  })
  test('each can carry one at most', () => {
    acting(4, 'artist', t => city(t, 0, 'tavern', 'market'))
      .answers(0, { do: 'beautify', with: '0.tavern' })
      .refuses(0, { do: 'beautify', with: '0.tavern' }, 'CLA-6.9')
  })
  test('not without gold; not another’s', () => {
    acting(4, 'artist', t => {
      city(t, 0, 'tavern')
      gold(t, 0, 0)
    }).refuses(0, { do: 'beautify', with: '0.tavern' }, 'CLA-6.9')
    acting(4, 'artist', t => city(t, 1, 'tavern')).refuses(
      0,
      { do: 'beautify', with: '1.tavern' },
      'kernel.no-such-option',
    )
  })
})

describe('[CLA-6.10] the Queen', () => {
  /** Rank 4 sits at `royal`, the Queen at seat 2 of six. */
  const queen = (royal: number, fourth: string, change: Change = () => {}) =>
    calling(6, 9, t => {
      holds(t, { [royal]: fourth, 2: 'queen' })
      change(t)
    })
  test.each(['king', 'emperor'])('3 gold beside the %s, on either side', fourth => {
    for (const royal of [1, 3])
      queen(royal, fourth).answers(2, { do: 'favour' }).told('gainedGold', { seat: 2, gold: 3, source: 'queen' })
    for (const royal of [0, 4, 5]) queen(royal, fourth).refuses(2, { do: 'favour' }, 'CLA-6.10')
  })
  test('the first and the last seat are neighbours', () => {
    calling(6, 9, t => holds(t, { 0: 'king', 5: 'queen' })).answers(5, { do: 'favour' })
  })
  test('beside a killed King, when that becomes known', () => {
    const s = queen(1, 'king', t => (t.killed = 'king')).bars('favour', 'CLA-6.10')
    passes(s, 2).told('heir', { seat: 1 }).told('gainedGold', { seat: 2, gold: 3, source: 'queen' })
    passes(
      queen(5, 'king', t => (t.killed = 'king')),
      2,
    )
      .told('heir', { seat: 5 })
      .untold('gainedGold')
  })
  test('nothing for a killed Emperor, also if he showed himself through the Hospital', () => {
    const s = queen(1, 'emperor', t => (t.killed = 'emperor')).bars('favour', 'CLA-6.10')
    passes(s, 2).untold('gainedGold').untold('heir')
    const risen = calling(6, 4, t => {
      holds(t, { 0: 'assassin', 1: 'emperor', 2: 'queen', 3: 'bishop', 4: 'merchant', 5: 'thief' })
      t.killed = 'emperor'
      city(t, 1, 'hospital')
    })
      .answers(1, 'rise')
      .answers(1, 'gold')
    passes(risen, 3, 4).asks(2).bars('favour', 'CLA-6.10')
    passes(risen, 2).untold('gainedGold')
  })
  test('a bewitched King or Emperor counts at his holder’s seat', () => {
    for (const fourth of ['king', 'emperor']) {
      queen(1, fourth, t => (t.bewitched = { by: 5, character: fourth })).answers(2, { do: 'favour' })
      queen(5, fourth, t => (t.bewitched = { by: 1, character: fourth })).refuses(2, { do: 'favour' }, 'CLA-6.10')
    }
  })
  test('once', () => {
    queen(1, 'king').answers(2, { do: 'favour' }).refuses(2, { do: 'favour' }, 'CLA-4.4')
  })
})
