import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, beautify, calling, city, cityOf, gold, hand, holds, overruling } from './help.ts'

type Change = (t: T) => void

const eighth = (character: string, change: Change, options = {}) =>
  acting(
    4,
    character,
    t => {
      gold(t, 0, 9)
      gold(t, 1, 0)
      change(t)
    },
    {},
    options,
  )
const destroys = (id: string) => ({ do: 'destroy', with: id })
const seizes = (id: string) => ({ do: 'seize', with: id })
const exchanges = (mine: string, theirs: string) => ({ do: 'exchange', with: { do: mine, with: theirs } })

const FIVE = ['temple', 'church', 'manor', 'docks', 'tavern']

test('[CIT-11.45] six cards with the Monument complete a city of seven', () => {
  const monument =
    (...districts: string[]): Change =>
    t => {
      city(t, 0, 'prison')
      city(t, 1, 'monument', ...districts)
    }
  eighth('warlord', monument(...FIVE)).refuses(0, destroys('1.tavern'), 'CIT-6.8.0')
  eighth('diplomat', monument(...FIVE)).refuses(0, exchanges('0.prison', '1.tavern'), 'CIT-6.8.0')
  eighth('marshal', monument(...FIVE)).refuses(0, seizes('1.tavern'), 'CIT-6.8.0')
  eighth('warlord', monument(...FIVE.slice(1))).answers(0, destroys('1.tavern'))
})

test('[CIT-11.45] building the Monument as the sixth card of seven completes a city', () => {
  acting(4, 'bishop', t => {
    city(t, 0, 'temple', 'church', 'manor', 'docks')
    hand(t, 0, 'monument')
    gold(t, 0, 9)
  })
    .answers(0, { do: 'build', with: 'monument' })
    .untold('completed')
  acting(4, 'marshal', t => {
    city(t, 0, 'monument', 'temple', 'church', 'manor', 'docks')
    city(t, 1, 'tavern')
  })
    .answers(0, seizes('1.tavern'))
    .told('completed', { seat: 0, place: 1 })
})

/** The Diplomat's completed city has the Monument; seat 1 is one short; seat 2 has the Armory and moves later. */
const givesMonument = (options = {}) =>
  calling(
    4,
    8,
    t => {
      holds(t, { 0: 'diplomat', 1: 'thief', 2: 'artist', 3: 'merchant' })
      city(t, 0, 'monument', ...FIVE)
      city(t, 1, 'prison', 'barracks', 'fortress', 'castle', 'harbor', 'market')
      city(t, 2, 'armory')
      t.completed = [0]
      gold(t, 0, 9)
    },
    options,
  ).answers(0, exchanges('0.monument', '1.castle'))

test('[CIT-11.46] an exchanged Monument changes both sizes, and completes the other city', () => {
  givesMonument()
    .told('completed', { seat: 1, place: 2 })
    .expect(t => expect(t.completed).toEqual([0, 1]))
})

test('[CIT-11.46] the shrunk city keeps its record, but is protected no more', () => {
  givesMonument()
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'end' })
    .asks(2)
    .bars(['armory', '1.prison'], 'CIT-7.1')
    .answers(2, { do: 'armory', with: '0.tavern' })
    .answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'end' })
    .over()
    .expect(t => expect(t.completed).toEqual([0, 1]))
    .standing(s => s[0]!.why.some(({ key }) => key === 'citadels.score.completed-first'))
})

test('[CIT-11.46] a Monument taken from an open city may complete the Diplomat’s', () => {
  eighth('diplomat', t => {
    city(t, 0, 'temple', 'church', 'manor', 'docks', 'tavern', 'castle')
    city(t, 1, 'monument')
  })
    .answers(0, exchanges('0.castle', '1.monument'))
    .told('completed', { seat: 0, place: 1 })
})

const behindWall =
  (mine: string, theirs: string): Change =>
  t => {
    city(t, 0, mine)
    city(t, 1, ...new Set(['great-wall', theirs]))
  }

test('[CIT-11.47] behind a Great Wall the Warlord pays the whole cost, to the bank', () => {
  eighth('warlord', behindWall('prison', 'docks'))
    .answers(0, destroys('1.docks'))
    .told('destroyed', { gold: 3 })
    .expect(t => t.players[0]!.gold === 6 && t.players[1]!.gold === 0)
  eighth('warlord', t => {
    behindWall('prison', 'docks')(t)
    gold(t, 0, 2)
  }).refuses(0, destroys('1.docks'), 'CIT-6.8.1')
})

test('[CIT-11.47] the Marshal pays cost and one more to the owner', () => {
  eighth('marshal', behindWall('prison', 'docks'))
    .answers(0, seizes('1.docks'))
    .told('seized', { gold: 4 })
    .expect(t => t.players[0]!.gold === 5 && t.players[1]!.gold === 4)
  eighth('marshal', t => {
    behindWall('prison', 'docks')(t)
    gold(t, 0, 3)
  }).refuses(0, seizes('1.docks'), 'CIT-6.8.3')
})

const pays = (mine: string, theirs: string, paid: number, options = {}) =>
  eighth('diplomat', behindWall(mine, theirs), options)
    .answers(0, exchanges(`0.${mine}`, `1.${theirs}`))
    .told('exchanged', { gold: paid })
    .expect(t => t.players[0]!.gold === 9 - paid && t.players[1]!.gold === paid)

test('[CIT-11.47] the Diplomat pays the difference, if any, and one more, to the owner', () => {
  pays('tavern', 'docks', 3)
  pays('manor', 'docks', 1)
  pays('castle', 'docks', 1)
  pays('palace', 'tavern', 1)
})

test('[CIT-11.47] overruled: a dearer district of his own makes up for the wall', () => {
  const overruled = overruling(4, 'wallOnEvenExchange')
  pays('tavern', 'docks', 3, overruled)
  pays('manor', 'docks', 1, overruled)
  pays('castle', 'docks', 0, overruled)
  pays('palace', 'tavern', 0, overruled)
})

test('[CIT-11.47] the Diplomat’s own wall costs him nothing for what he gives', () => {
  eighth('diplomat', t => {
    city(t, 0, 'great-wall', 'manor')
    city(t, 1, 'docks')
  })
    .answers(0, exchanges('0.manor', '1.docks'))
    .told('exchanged', { gold: 0 })
})

test('[CIT-11.48] no surcharge on the Great Wall itself', () => {
  eighth('warlord', behindWall('prison', 'docks')).answers(0, destroys('1.great-wall')).told('destroyed', { gold: 5 })
})

test('[CIT-11.48] the surcharge does not count for the Marshal’s limit of 3', () => {
  eighth('marshal', t => city(t, 1, 'great-wall', 'docks', 'castle'))
    .refuses(0, seizes('1.castle'), 'CIT-6.8.3')
    .refuses(0, seizes('1.great-wall'), 'CIT-6.8.3')
    .answers(0, seizes('1.docks'))
    .told('seized', { gold: 4 })
})

const ownWall = (options = {}) => eighth('warlord', t => city(t, 0, 'great-wall', 'docks'), options)

test('[CIT-11.49] the Warlord pays for his own Great Wall', () => {
  ownWall().answers(0, destroys('0.docks')).told('destroyed', { seat: 0, gold: 3 })
  ownWall().answers(0, destroys('0.great-wall')).told('destroyed', { gold: 5 })
})

test('[CIT-11.49] overruled: in his own city the wall costs nothing', () => {
  ownWall(overruling(4, 'wallInOwnCity')).answers(0, destroys('0.docks')).told('destroyed', { seat: 0, gold: 2 })
  eighth('warlord', behindWall('prison', 'docks'), overruling(4, 'wallInOwnCity'))
    .answers(0, destroys('1.docks'))
    .told('destroyed', { gold: 3 })
})

const keeps = (options = {}) =>
  eighth(
    'diplomat',
    t => {
      city(t, 0, 'keep', 'tavern')
      city(t, 1, 'docks')
    },
    options,
  )

test('[CIT-11.50] the Diplomat can neither take a Keep nor give his own', () => {
  keeps()
    .bars(['exchange', '0.keep'], 'CIT-11.50')
    .refuses(0, exchanges('0.keep', '1.docks'), 'CIT-11.50')
    .answers(0, exchanges('0.tavern', '1.docks'))
  eighth('diplomat', t => {
    city(t, 0, 'tavern')
    city(t, 1, 'keep')
  }).refuses(0, exchanges('0.tavern', '1.keep'), 'CIT-7.12')
})

test('[CIT-11.50] overruled: he may give his own Keep, but not take one', () => {
  keeps(overruling(4, 'keepIsNotGiven'))
    .answers(0, exchanges('0.keep', '1.docks'))
    .expect(t => expect(cityOf(t, 1)).toEqual(['keep']))
  eighth(
    'diplomat',
    t => {
      city(t, 0, 'tavern')
      city(t, 1, 'keep')
    },
    overruling(4, 'keepIsNotGiven'),
  ).refuses(0, exchanges('0.tavern', '1.keep'), 'CIT-7.12')
})

/** Three players: seat 0 has played the Bishop and now plays rank 8. */
const bishopToo = (character: string, options = {}) =>
  calling(
    3,
    5,
    t => {
      holds(t, { 0: ['bishop', character], 1: ['thief', 'king'], 2: ['merchant', 'architect'] })
      city(t, 0, 'tavern')
      city(t, 1, 'docks')
      gold(t, 0, 9)
    },
    options,
  )
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'end' })
    .answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'end' })
    .answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'end' })
    .asks(0)

test('[CIT-11.51] whoever holds Bishop and rank 8 may use rank 8 on his own districts', () => {
  bishopToo('warlord')
    .answers(0, destroys('0.tavern'))
    .expect(t => cityOf(t, 0).length === 0)
  bishopToo('diplomat')
    .answers(0, exchanges('0.tavern', '1.docks'))
    .expect(t => cityOf(t, 0)[0] === 'docks')
  bishopToo('marshal').answers(0, seizes('1.docks'))
})

test('[CIT-11.51] overruled: the Bishop protects him from himself, so a Diplomat has nothing to give', () => {
  const overruled = overruling(3, 'bishopSparesHimself')
  bishopToo('warlord', overruled).refuses(0, destroys('0.tavern'), 'CIT-6.5.1').offers(['destroy', '1.docks'])
  bishopToo('diplomat', overruled).refuses(0, exchanges('0.tavern', '1.docks'), 'CIT-6.5.1')
  bishopToo('marshal', overruled).answers(0, seizes('1.docks'))
})

const beautiful: Change = t => {
  city(t, 0, 'prison')
  city(t, 1, 'docks', 'castle', 'basilica', 'market')
  for (const card of ['docks', 'castle', 'market']) beautify(t, 1, card)
}

test('[CIT-11.52] a beautified district costs 1 more for the Warlord, the Marshal and the Diplomat', () => {
  eighth('warlord', beautiful).answers(0, destroys('1.docks')).told('destroyed', { gold: 3 })
  eighth('marshal', beautiful)
    .refuses(0, seizes('1.docks'), 'CIT-6.8.3')
    .answers(0, seizes('1.market'))
    .told('seized', { gold: 3 })
  eighth('diplomat', beautiful).answers(0, exchanges('0.prison', '1.docks')).told('exchanged', { gold: 2 })
  eighth('diplomat', t => {
    beautiful(t)
    beautify(t, 0, 'prison')
  })
    .answers(0, exchanges('0.prison', '1.docks'))
    .told('exchanged', { gold: 1 })
})

test('[CIT-11.52] and counts so for points and the Basilica', () => {
  // Docks 4, Castle 5, Basilica 4, Market 3: 16, and two odd costs.
  eighth('warlord', beautiful).standing(s => s[1]!.score === 16 + 2)
})

test('[CIT-11.52] the price of a card in the hand is never affected', () => {
  acting(4, 'wizard', t => {
    city(t, 0, 'docks')
    beautify(t, 0, 'docks')
    hand(t, 0, 'docks')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'build', with: 'docks' })
    .told('built', { gold: 3 })
})

test('[CIT-11.53] the Quarry brings Marshal and Diplomat no identical district', () => {
  const quarry: Change = t => {
    city(t, 0, 'quarry', 'tavern', 'prison')
    city(t, 1, 'tavern', 'docks')
  }
  eighth('marshal', quarry).refuses(0, seizes('1.tavern'), 'CIT-6.8.3')
  eighth('diplomat', quarry).refuses(0, exchanges('0.prison', '1.tavern'), 'CIT-6.8.2c')
})

test('[CIT-11.54] the coin goes with a district that moves, and to the bank with one that is destroyed', () => {
  eighth('marshal', beautiful)
    .answers(0, seizes('1.market'))
    .expect(t => expect(t.players[0]!.city[1]).toMatchObject({ card: 'market', beautified: true }))
  eighth('diplomat', beautiful)
    .answers(0, exchanges('0.prison', '1.castle'))
    .expect(t => expect(t.players[0]!.city[0]).toMatchObject({ card: 'castle', beautified: true }))
  eighth('warlord', beautiful)
    .answers(0, destroys('1.docks'))
    .expect(t => {
      expect(t.players.map(p => p.gold)).toEqual([6, 0, 2, 2])
      expect(t.deck[0]).toBe('docks')
    })
})

test('[CIT-11.54] a coin that came with a district keeps it from being beautified again', () => {
  acting(4, 'artist', t => {
    city(t, 0, 'market', 'tavern')
    beautify(t, 0, 'market')
  })
    .bars(['beautify', '0.market'], 'CIT-6.9.2')
    .offers(['beautify', '0.tavern'])
})

test('[CIT-11.80] taking the Great Wall itself costs no surcharge', () => {
  pays('palace', 'great-wall', 1)
  pays('tavern', 'great-wall', 5)
})

test('[CIT-11.80] the Diplomat may give his own Great Wall away', () => {
  eighth('diplomat', t => {
    city(t, 0, 'great-wall')
    city(t, 1, 'docks')
  })
    .answers(0, exchanges('0.great-wall', '1.docks'))
    .told('exchanged', { gold: 0 })
    .expect(t => expect(cityOf(t, 1)).toEqual(['great-wall']))
})
