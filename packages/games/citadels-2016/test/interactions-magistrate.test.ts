import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, calling, cast, city, cityOf, gold, hand, holds, overruling, warrants } from './help.ts'

type Change = (t: T) => void

/** This character, at seat 0, bears the signed warrant of the Magistrate at seat 1. */
const warranted = (as: string, change: Change = () => {}, options = {}) =>
  acting(
    4,
    as,
    t => {
      const second = as === 'thief' ? 'spy' : 'thief'
      holds(t, { 0: as, 1: 'magistrate', 2: second, 3: as === 'warlord' ? 'king' : 'warlord' })
      warrants(t, 1, as, second, as === 'warlord' ? 'king' : 'warlord')
      gold(t, 0, 9)
      gold(t, 1, 5)
      change(t)
    },
    {},
    options,
  )
const builds = (card: string) => ({ do: 'build', with: card })

test('[CIT-11.7] first unpaid, second paid: the second is eligible', () => {
  warranted('architect', t => {
    city(t, 0, 'framework')
    hand(t, 0, 'castle', 'tavern')
  })
    .answers(0, { do: 'framework', with: 'castle' })
    .asks(0)
    .answers(0, builds('tavern'))
    .asks(1)
    .answers(1, 'confiscate')
  warranted('architect', t => {
    city(t, 0, 'temple')
    hand(t, 0, 'necropolis', 'tavern')
  })
    .answers(0, { do: 'necropolis', with: '0.temple' })
    .asks(0)
    .answers(0, builds('tavern'))
    .asks(1)
    .answers(1, 'confiscate')
})

test('[CIT-11.8] first paid and let be, second paid: the second is safe', () => {
  warranted('architect', t => hand(t, 0, 'castle', 'tavern'))
    .answers(0, builds('castle'))
    .answers(1, 'let-be')
    .answers(0, builds('tavern'))
    .told('built', { card: 'tavern' })
    .asks(0)
})

test('[CIT-11.9] the Wizard’s immediate build is eligible, and never counts toward the limit', () => {
  const looked = () =>
    warranted('wizard', t => {
      hand(t, 0, 'temple', 'church')
      hand(t, 2, 'tavern')
    })
      .answers(0, { do: 'look', with: 2 })
      .answers(0, builds('tavern'))
      .asks(1)
  for (const choice of ['confiscate', 'let-be']) {
    looked().answers(1, choice).answers(0, builds('temple')).asks(0).refuses(0, builds('church'), 'CIT-5.2')
  }
})

test('[CIT-11.9] after a paid normal build the Wizard’s is safe', () => {
  warranted('wizard', t => {
    hand(t, 0, 'temple')
    hand(t, 2, 'tavern')
  })
    .answers(0, builds('temple'))
    .answers(1, 'let-be')
    .answers(0, { do: 'look', with: 2 })
    .answers(0, builds('tavern'))
    .told('built', { card: 'tavern' })
    .asks(0)
})

test('[CIT-11.10] confiscated Stables leave the limit untouched', () => {
  warranted('merchant', t => hand(t, 0, 'stables', 'tavern', 'temple'))
    .answers(0, builds('stables'))
    .answers(1, 'confiscate')
    .expect(t => cityOf(t, 1)[0] === 'stables')
    .answers(0, builds('tavern'))
    .refuses(0, builds('temple'), 'CIT-5.2')
})

test('[CIT-11.10] a confiscated trade district of the Trader leaves the limit untouched', () => {
  warranted('trader', t => hand(t, 0, 'tavern', 'market', 'temple', 'church'))
    .answers(0, builds('tavern'))
    .answers(1, 'confiscate')
    .answers(0, builds('temple'))
    .answers(0, builds('market'))
    .refuses(0, builds('church'), 'CIT-5.2')
})

test('[CIT-11.11] a Necropolis paid in gold is eligible', () => {
  warranted('merchant', t => {
    city(t, 0, 'temple')
    hand(t, 0, 'necropolis')
  })
    .answers(0, builds('necropolis'))
    .asks(1)
    .answers(1, 'confiscate')
    .expect(t => t.players[0]!.gold === 9 && cityOf(t, 1)[0] === 'necropolis')
})

test('[CIT-11.12] a Thieves’ Den paid only in cards is eligible, and nothing comes back', () => {
  warranted('merchant', t => {
    hand(t, 0, 'thieves-den', 'tavern', 'market', 'docks', 'harbor', 'temple', 'church')
    gold(t, 0, 0)
  })
    .answers(0, { do: 'thieves-den', with: { tavern: 1, market: 1, docks: 1, harbor: 1, temple: 1, church: 1 } })
    .asks(1)
    .answers(1, 'confiscate')
    .told('confiscated', { card: 'thieves-den', gold: 0 })
    .expect(t => t.players[0]!.gold === 0 && t.players[0]!.hand.length === 0)
})

test('[CIT-11.12] of a Den paid in both, the gold comes back', () => {
  warranted('merchant', t => hand(t, 0, 'thieves-den', 'tavern', 'market'))
    .answers(0, { do: 'thieves-den', with: { tavern: 1, market: 1 } })
    .answers(1, 'confiscate')
    .told('confiscated', { gold: 4 })
    .expect(t => t.players[0]!.gold === 9 && t.players[0]!.hand.length === 0)
})

test('[CIT-11.13] all gold paid comes back to the Cardinal; the lender keeps the cards', () => {
  warranted('cardinal', t => {
    hand(t, 0, 'palace', 'tavern', 'temple')
    gold(t, 0, 3)
    gold(t, 2, 2)
  })
    .answers(0, { do: 'cardinal', with: { do: 'palace', with: 2 } })
    .answers(0, { tavern: 1, temple: 1 })
    .asks(1)
    .answers(1, 'confiscate')
    .told('confiscated', { by: 1, seat: 0, card: 'palace', gold: 5 })
    .expect(t => {
      expect(t.players[0]).toMatchObject({ gold: 5, hand: [] })
      expect(t.players[2]).toMatchObject({ gold: 0 })
      expect([...t.players[2]!.hand].sort()).toEqual(['tavern', 'temple'])
    })
})

test('[CIT-11.14] the Alchemist has his gold back at once, and not again at the end', () => {
  warranted('alchemist', t => hand(t, 0, 'castle'))
    .answers(0, builds('castle'))
    .answers(1, 'confiscate')
    .expect(t => t.players[0]!.gold === 9)
    .answers(0, { do: 'end' })
    .untold('gainedGold', { source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 9)
})

test('[CIT-11.15] with the Factory the target gets back what he paid, and the Magistrate pays nothing', () => {
  warranted('merchant', t => {
    city(t, 0, 'factory')
    hand(t, 0, 'smithy')
  })
    .answers(0, builds('smithy'))
    .answers(1, 'confiscate')
    .told('confiscated', { gold: 4 })
    .expect(t => t.players[0]!.gold === 9 && t.players[1]!.gold === 5)
})

test('[CIT-11.16] only the Magistrate is taxed, also when the target is the Tax Collector', () => {
  for (const as of ['merchant', 'tax-collector']) {
    warranted(as, t => {
      cast(t, 'tax-collector')
      holds(t, { 0: as, 1: 'magistrate', 2: 'thief', 3: 'warlord' })
      hand(t, 0, 'tavern')
    })
      .answers(0, builds('tavern'))
      .answers(1, 'confiscate')
      .told('taxed', { seat: 1, gold: 1 })
      .untold('taxed', { seat: 0 })
      .expect(t => t.plate === 1 && t.players[1]!.gold === 4 && t.players[0]!.gold === 9)
  }
})

const collectorToo = (options = {}) =>
  acting(
    3,
    'merchant',
    t => {
      holds(t, { 0: ['merchant', 'king'], 1: ['magistrate', 'tax-collector'], 2: ['thief', 'warlord'] })
      warrants(t, 1, 'merchant', 'thief', 'warlord')
      hand(t, 0, 'tavern')
      gold(t, 1, 5)
    },
    {},
    options,
  )
    .answers(0, builds('tavern'))
    .answers(1, 'confiscate')

test('[CIT-11.16] also when the Magistrate’s other character is the Tax Collector', () => {
  collectorToo()
    .told('taxed', { seat: 1, gold: 1 })
    .expect(t => t.plate === 1 && t.players[1]!.gold === 4)
})

test('[CIT-11.16] overruled: a Magistrate who holds the Tax Collector pays no tax', () => {
  const overruled = overruling(3, 'magistratePaysTax')
  collectorToo(overruled)
    .untold('taxed')
    .expect(t => t.plate === 0 && t.players[1]!.gold === 5)
  acting(
    3,
    'merchant',
    t => {
      holds(t, { 0: ['merchant', 'tax-collector'], 1: ['magistrate', 'king'], 2: ['thief', 'warlord'] })
      warrants(t, 1, 'merchant', 'thief', 'warlord')
      hand(t, 0, 'tavern')
    },
    {},
    overruled,
  )
    .answers(0, builds('tavern'))
    .answers(1, 'confiscate')
    .told('taxed', { seat: 1 })
})

const identical = (options = {}, ...more: string[]) =>
  warranted(
    'architect',
    t => {
      city(t, 1, 'castle', ...more)
      hand(t, 0, 'castle', 'tavern', 'temple')
    },
    options,
  )
    .answers(0, builds('castle'))
    .asks(1)
    .refuses(1, 'confiscate', 'CIT-6.1.3f')
    .answers(1, 'let-be')
    .answers(0, builds('tavern'))

test('[CIT-11.17] a Magistrate who has it cannot take it, Quarry or not, and the chance is gone', () => {
  identical().told('built', { card: 'tavern' }).asks(0)
  identical({}, 'quarry').told('built', { card: 'tavern' }).asks(0)
})

test('[CIT-11.17] overruled: the next paid district is eligible, once', () => {
  identical(overruling(4, 'lostChanceIsGone'))
    .asks(1)
    .answers(1, 'confiscate')
    .expect(t => expect(cityOf(t, 1)).toEqual(['castle', 'tavern']))
  identical(overruling(4, 'lostChanceIsGone'))
    .answers(1, 'let-be')
    .answers(0, builds('temple'))
    .told('built', { card: 'temple' })
    .asks(0)
})

test('[CIT-11.18] a Navigator with the signed warrant never builds; nothing happens', () => {
  calling(4, 7, t => {
    holds(t, { 0: 'navigator', 1: 'magistrate', 2: 'thief', 3: 'merchant' })
    warrants(t, 1, 'navigator', 'thief', 'merchant')
    hand(t, 0, 'tavern')
  })
    .answers(0, { do: 'gather', with: 'gold' })
    .refuses(0, builds('tavern'), 'CIT-6.7.2')
    .answers(0, { do: 'end' })
    .expect(t => t.round === 2 && t.warrants === null && cityOf(t, 1).length === 0)
})

test('[CIT-11.19] the gold that came back may be spent at once, if the limit allows', () => {
  warranted('architect', t => {
    hand(t, 0, 'castle', 'harbor')
    gold(t, 0, 4)
  })
    .answers(0, builds('castle'))
    .answers(1, 'confiscate')
    .answers(0, builds('harbor'))
    .expect(t => cityOf(t, 0)[0] === 'harbor' && t.players[0]!.gold === 0)
})

test('[CIT-11.20] the Magistrate may be the first to complete; the target goes on with his turn', () => {
  warranted('architect', t => {
    city(t, 0, 'temple', 'church', 'manor', 'docks', 'prison', 'watchtower')
    city(t, 1, 'temple', 'church', 'manor', 'docks', 'prison', 'market')
    hand(t, 0, 'tavern', 'harbor')
  })
    .answers(0, builds('tavern'))
    .answers(1, 'confiscate')
    .told('completed', { seat: 1, place: 1 })
    .asks(0)
    .answers(0, builds('harbor'))
    .told('completed', { seat: 0, place: 2 })
    .expect(t => expect(t.completed).toEqual([1, 0]))
})
