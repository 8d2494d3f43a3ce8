import { describe, expect, test } from 'vitest'
import { acting, calling, type Change, city, gold, goldOf, hand, holds, passes } from './help.ts'

/** Seat 0 acts as this character; the Tax Collector, at seat 1, has been revealed. */
const taxed = (as: string, change: Change, seats = 4) =>
  acting(seats, as, t => {
    holds(t, { 0: as, 1: 'tax-collector' })
    t.taxes = { to: 1, from: null }
    change(t)
  })

test('[CLA-6.2] whoever built gives him 1 gold at the end of the turn, if he has any left', () => {
  taxed('king', t => {
    hand(t, 0, 'tavern')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'build', with: 'tavern' })
    .untold('paidGold')
    .answers(0, { do: 'end' })
    .told('paidGold', { by: 1, seat: 0, gold: 1, source: 'tax-collector' })
    .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([1, 3]))
})

test('[CLA-6.2] whoever built nothing, and whoever has nothing left, pays nothing', () => {
  taxed('king', t => hand(t, 0, 'tavern'))
    .answers(0, { do: 'end' })
    .untold('paidGold')
  taxed('king', t => {
    hand(t, 0, 'market')
    gold(t, 0, 2)
  })
    .answers(0, { do: 'build', with: 'market' })
    .answers(0, { do: 'end' })
    .untold('paidGold')
    .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([0, 2]))
})

test('[CLA-6.2a, CLA-12.6] three districts of the Architect, or two of the Wizard, are one gold', () => {
  taxed('architect', t => {
    hand(t, 0, 'tavern', 'temple', 'watchtower')
    gold(t, 0, 9)
  })
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'build', with: 'watchtower' })
    .answers(0, { do: 'end' })
    .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([5, 3]))
  taxed('wizard', t => {
    hand(t, 0, 'tavern')
    hand(t, 2, 'temple')
    gold(t, 0, 9)
  })
    .answers(0, { do: 'look', with: 2 })
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'end' })
    .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([6, 3]))
})

test('[CLA-6.2a] a Wizard who builds only the card he took has built', () => {
  taxed('wizard', t => {
    hand(t, 2, 'temple')
    gold(t, 0, 9)
  })
    .answers(0, { do: 'look', with: 2 })
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'end' })
    .told('paidGold', { seat: 0 })
})

/** Rank 1, at seat 0, has its turn; the Tax Collector, at seat 1, comes next. */
const early = (first: string, change: Change = () => {}) =>
  calling(4, 1, t => {
    holds(t, { 0: first, 1: 'tax-collector', 2: 'king', 3: 'bishop' })
    hand(t, 0, 'tavern', 'armory')
    city(t, 2, 'manor')
    change(t)
  })

describe('[CLA-6.2b] when he is revealed', () => {
  test('rank 1, who has already built and still has gold, pays at once; not twice', () => {
    const s = early('assassin')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'tavern' })
      .untold('paidGold')
      .answers(0, { do: 'end' })
      .told('revealed', { seat: 1, character: 'tax-collector' })
      .told('paidGold', { by: 1, seat: 0, gold: 1, source: 'tax-collector' })
      .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([2, 3]))
    passes(s, 1, 2, 3).expect(t => expect(goldOf(t).slice(0, 2)).toEqual([2, 5]))
  })
  test('also if what he built is gone already', () => {
    early('assassin', t => gold(t, 0, 3))
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'armory' })
      .answers(0, { do: 'armory', with: '2.manor' })
      .answers(0, { do: 'end' })
      .told('paidGold', { by: 1, seat: 0, gold: 1 })
  })
  test('not if he built nothing', () => {
    passes(early('assassin'), 0).told('revealed', { seat: 1 }).untold('paidGold')
  })
  test('[CLA-12.7] nor if he has no gold now; what was built in an earlier round is no matter', () => {
    const poor = early('assassin', t => gold(t, 0, 1))
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'armory' })
      .answers(0, { do: 'end' })
    poor.untold('paidGold').expect(t => expect(goldOf(t).slice(0, 2)).toEqual([0, 2]))
    passes(
      early('assassin', t => city(t, 0, 'temple')),
      0,
    ).untold('paidGold')
  })
})

describe('[CLA-6.2c] nobody pays', () => {
  test('if he was killed', () => {
    const s = early('assassin')
      .answers(0, { do: 'kill', with: 'tax-collector' })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'tavern' })
      .answers(0, { do: 'end' })
      .told('silence', { character: 'tax-collector' })
      .untold('paidGold')
      .asks(2)
    s.table(t => hand(t, 2, 'temple'))
      .answers(2, { do: 'gather', with: 'gold' })
      .answers(2, { do: 'build', with: 'temple' })
      .answers(2, { do: 'end' })
      .untold('paidGold')
  })
  test('if nobody has him', () => {
    calling(4, 4, t => {
      holds(t, { 0: 'assassin', 1: 'king', 2: 'bishop', 3: 'merchant' })
      t.cast = t.cast.with(1, 'tax-collector')
      hand(t, 1, 'tavern')
      holds(t, { 0: 'assassin', 1: 'king', 2: 'bishop', 3: 'merchant' })
    })
      .answers(1, { do: 'gather', with: 'gold' })
      .answers(1, { do: 'build', with: 'tavern' })
      .answers(1, { do: 'end' })
      .untold('paidGold')
  })
  test('before he is revealed; and the next round begins without the duty', () => {
    const s = calling(4, 8, t => {
      holds(t, { 0: 'warlord', 1: 'tax-collector', 2: 'king', 3: 'bishop' })
      t.taxes = { to: 1, from: null }
    })
    passes(s, 0).expect(t => t.round === 2 && t.taxes === null)
  })
})

describe('[CLA-6.2d] he himself does not pay', () => {
  const own = (seats: number, as: string, held: { [seat: number]: string | string[] }) =>
    acting(seats, as, t => {
      holds(t, held)
      t.taxes = { to: 0, from: null }
      hand(t, 0, 'tavern')
      gold(t, 0, 3)
    })
      .answers(0, { do: 'build', with: 'tavern' })
      .answers(0, { do: 'end' })
      .untold('paidGold')
      .expect(t => t.players[0]!.gold === 2)
  test('in his own turn', () => own(4, 'tax-collector', { 0: 'tax-collector' }))
  test('nor with 2 or 3 players for his other character', () => {
    own(3, 'king', { 0: ['tax-collector', 'king'] })
    own(2, 'king', { 0: ['tax-collector', 'king'] })
  })
  test('also if his other character is rank 1', () => {
    calling(3, 1, t => {
      holds(t, { 0: ['assassin', 'tax-collector'] })
      hand(t, 0, 'tavern')
    })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'tavern' })
      .answers(0, { do: 'end' })
      .told('revealed', { seat: 0, character: 'tax-collector' })
      .untold('paidGold')
  })
})

test('[CLA-6.2e] bewitched: the Witch receives the tax from the moment she goes on, his holder none', () => {
  calling(4, 2, t => {
    holds(t, { 0: 'witch', 1: 'tax-collector', 2: 'king', 3: 'bishop' })
    t.bewitched = { by: 0, character: 'tax-collector' }
    hand(t, 0, 'temple')
    hand(t, 2, 'tavern')
    gold(t, 0, 2)
  })
    .answers(1, 'gold')
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'end' })
    .untold('paidGold')
    .answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'build', with: 'tavern' })
    .answers(2, { do: 'end' })
    .told('paidGold', { by: 0, seat: 2, gold: 1 })
    .expect(t => expect(goldOf(t).slice(0, 3)).toEqual([2, 4, 2]))
})

test('[CLA-6.2f, CLA-13.9] a Witch who used no power may have built, and then pays when he is revealed', () => {
  const witch = () => early('witch').answers(0, 'gold')
  witch()
    .answers(0, { do: 'forgo' })
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'end' })
    .told('paidGold', { by: 1, seat: 0, gold: 1 })
  witch().answers(0, { do: 'bewitch', with: 'king' }).told('revealed', { seat: 1 }).untold('paidGold')
})

test('[CLA-6.2g] a Witch who builds in her resumed turn pays at its end', () => {
  calling(4, 4, t => {
    holds(t, { 0: 'witch', 1: 'tax-collector', 2: 'king', 3: 'bishop' })
    t.bewitched = { by: 0, character: 'king' }
    t.taxes = { to: 1, from: null }
    hand(t, 0, 'tavern')
  })
    .answers(2, 'gold')
    .untold('paidGold')
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'end' })
    .told('paidGold', { by: 1, seat: 0, gold: 1 })
})

test('[CLA-12.4] tax before the refund: an Alchemist who spent everything pays none, one who kept a gold pays it', () => {
  const alchemist = (n: number) =>
    taxed('alchemist', t => {
      hand(t, 0, 'market')
      gold(t, 0, n)
    })
      .answers(0, { do: 'build', with: 'market' })
      .answers(0, { do: 'end' })
  alchemist(2)
    .untold('paidGold')
    .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([2, 2]))
  alchemist(3)
    .told('paidGold', { seat: 0, gold: 1 })
    .told('gainedGold', { gold: 2, source: 'alchemist' })
    .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([2, 3]))
})

test('[CLA-12.5] tax before the Poor House: paying the last gold brings one back', () => {
  taxed('king', t => {
    city(t, 0, 'poor-house')
    hand(t, 0, 'market')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'build', with: 'market' })
    .answers(0, { do: 'end' })
    .told('paidGold', { seat: 0, gold: 1 })
    .told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
    .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([1, 3]))
})

test('[CLA-12.12, CLA-12.31] the Hospital: no building and no tax; a killed Tax Collector who rises taxes nobody', () => {
  const s = calling(4, 2, t => {
    holds(t, { 0: 'assassin', 1: 'tax-collector', 2: 'king', 3: 'bishop' })
    t.killed = 'tax-collector'
    t.taxes = { to: null, from: 0 }
    city(t, 1, 'hospital')
    hand(t, 2, 'tavern')
  })
    .answers(1, 'rise')
    .told('revealed', { seat: 1, character: 'tax-collector' })
    .untold('paidGold')
    .answers(1, 'gold')
    .untold('paidGold')
    .asks(2)
  s.answers(2, { do: 'gather', with: 'gold' })
    .answers(2, { do: 'build', with: 'tavern' })
    .answers(2, { do: 'end' })
    .untold('paidGold')
  calling(4, 5, t => {
    holds(t, { 0: 'assassin', 1: 'tax-collector', 2: 'king', 3: 'bishop' })
    t.killed = 'bishop'
    t.taxes = { to: 1, from: null }
    city(t, 3, 'hospital')
  })
    .answers(3, 'rise')
    .answers(3, 'gold')
    .untold('paidGold')
})
