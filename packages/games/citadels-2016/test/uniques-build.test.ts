import { expect, test } from 'vitest'
import { acting, cast, city, cityOf, gold, hand, holds, warrants } from './help.ts'

const FIVE = ['tavern', 'market', 'docks', 'harbor', 'church']

test('[CIT-7.5] the Factory takes 1 off the price of another unique district', () => {
  const factory = (stash: number) =>
    acting(4, 'king', t => {
      city(t, 0, 'factory')
      hand(t, 0, 'keep', 'manor')
      gold(t, 0, stash)
    })
  factory(2)
    .refuses(0, { do: 'build', with: 'manor' }, 'CIT-5.5')
    .answers(0, { do: 'build', with: 'keep' })
    .told('built', { card: 'keep', gold: 2 })
    .expect(t => t.players[0]!.gold === 0)
  factory(1).refuses(0, { do: 'build', with: 'keep' }, 'CIT-5.5')
})

test('[CIT-7.5] not off its own price, nor for others', () => {
  acting(4, 'king', t => {
    hand(t, 0, 'factory')
    gold(t, 0, 4)
  }).refuses(0, { do: 'build', with: 'factory' }, 'CIT-5.5')
  acting(4, 'king', t => {
    city(t, 1, 'factory')
    hand(t, 0, 'keep')
    gold(t, 0, 2)
  }).refuses(0, { do: 'build', with: 'keep' }, 'CIT-5.5')
})

test('[CIT-7.5, CIT-7.9, CIT-7.23] Haunted Quarter and School of Magic are unique when built', () => {
  acting(4, 'architect', t => {
    city(t, 0, 'factory')
    hand(t, 0, 'haunted-quarter', 'school-of-magic')
    gold(t, 0, 6)
  })
    .answers(0, { do: 'build', with: 'haunted-quarter' })
    .told('built', { gold: 1 })
    .answers(0, { do: 'build', with: 'school-of-magic' })
    .told('built', { gold: 5 })
})

test('[CIT-7.5] the district counts with its printed cost once it stands', () => {
  acting(4, 'king', t => {
    city(t, 0, 'factory')
    hand(t, 0, 'keep')
    gold(t, 0, 2)
  })
    .answers(0, { do: 'build', with: 'keep' })
    .standing(([first]) => first!.score === 5 + 3)
})

const monument = (...districts: string[]) =>
  acting(4, 'king', t => {
    city(t, 0, ...districts)
    hand(t, 0, 'monument')
    gold(t, 0, 4)
  })

test('[CIT-7.16] the Monument is built into a city of 4, not into one of 5', () => {
  monument(...FIVE.slice(0, 4))
    .answers(0, { do: 'build', with: 'monument' })
    .expect(t => cityOf(t, 0).includes('monument'))
  monument(...FIVE).refuses(0, { do: 'build', with: 'monument' }, 'CIT-7.16')
})

test('[CIT-7.16, CIT-11.45] six cards with the Monument complete a city of 7, six without do not', () => {
  const sixth = (fifth: string) =>
    acting(4, 'king', t => {
      city(t, 0, ...FIVE.slice(0, 4), fifth)
      hand(t, 0, 'palace')
      gold(t, 0, 5)
    }).answers(0, { do: 'build', with: 'palace' })
  sixth('monument')
    .told('completed', { seat: 0, place: 1 })
    .expect(t => expect(t.completed).toEqual([0]))
  sixth('castle').untold('completed')
})

test('[CIT-7.16] cards are counted, not size: the Monument leaves room for what it counts for', () => {
  acting(4, 'king', t => {
    city(t, 0, 'monument', ...FIVE.slice(0, 3))
    hand(t, 0, 'palace')
    gold(t, 0, 5)
  })
    .answers(0, { do: 'build', with: 'palace' })
    .untold('completed')
})

test('[CIT-11.34] five districts, the Framework among them: no Monument, although the Framework would fall', () => {
  const framed = (...districts: string[]) =>
    acting(4, 'king', t => {
      city(t, 0, 'framework', ...districts)
      hand(t, 0, 'monument')
    })
  framed(...FIVE.slice(0, 4)).refuses(0, { do: 'framework', with: 'monument' }, 'CIT-7.16')
  framed(...FIVE.slice(0, 3)).answers(0, { do: 'framework', with: 'monument' })
})

const quarry = (...districts: string[]) =>
  acting(4, 'king', t => {
    city(t, 0, ...districts)
    hand(t, 0, 'tavern')
  })

test('[CIT-7.22] with the Quarry a second and a third of a name, without it none', () => {
  quarry('quarry', 'tavern').answers(0, { do: 'build', with: 'tavern' })
  quarry('quarry', 'tavern', 'tavern', 'manor', 'manor')
    .answers(0, { do: 'build', with: 'tavern' })
    .expect(t => cityOf(t, 0).filter(card => card === 'tavern').length === 3)
  quarry('tavern').refuses(0, { do: 'build', with: 'tavern' }, 'CIT-5.3')
})

test('[CIT-7.22] the Quarry of another is no help', () => {
  acting(4, 'king', t => {
    city(t, 0, 'tavern')
    city(t, 1, 'quarry')
    hand(t, 0, 'tavern')
  }).refuses(0, { do: 'build', with: 'tavern' }, 'CIT-5.3')
})

test('[CIT-7.22] the Quarry brings no identical district to Magistrate, Diplomat or Marshal', () => {
  acting(4, 'king', t => {
    holds(t, { 0: 'king', 1: 'magistrate' })
    warrants(t, 1, 'king', 'bishop', 'merchant')
    city(t, 1, 'quarry', 'tavern')
    hand(t, 0, 'tavern')
  })
    .answers(0, { do: 'build', with: 'tavern' })
    .asks(1)
    .refuses(1, 'confiscate', 'CIT-6.1.3f')
  acting(4, 'marshal', t => {
    city(t, 0, 'quarry', 'tavern')
    city(t, 1, 'tavern')
  }).refuses(0, { do: 'seize', with: '1.tavern' }, 'CIT-6.8.3')
  acting(4, 'diplomat', t => {
    city(t, 0, 'quarry', 'tavern', 'market')
    city(t, 1, 'tavern')
  }).refuses(0, { do: 'exchange', with: { do: '0.market', with: '1.tavern' } }, 'CIT-6.8.2c')
})

test('[CIT-7.24] the Secret Vault is never built, whatever is paid', () => {
  acting(4, 'king', t => {
    city(t, 0, 'framework')
    hand(t, 0, 'secret-vault')
    gold(t, 0, 99)
  })
    .refuses(0, { do: 'build', with: 'secret-vault' }, 'CIT-7.24')
    .refuses(0, { do: 'framework', with: 'secret-vault' }, 'CIT-7.24')
})

test('[CIT-7.24] the Wizard takes a Secret Vault, but does not build it', () => {
  acting(4, 'wizard', t => {
    hand(t, 1, 'secret-vault')
    gold(t, 0, 9)
  })
    .answers(0, { do: 'look', with: 1 })
    .refuses(0, { do: 'build', with: 'secret-vault' }, 'CIT-7.24')
    .answers(0, { do: 'take', with: 'secret-vault' })
    .expect(t => expect(t.players[0]!.hand).toEqual(['secret-vault']))
})

test('[CIT-7.24] nobody else sees a Secret Vault in a hand', () => {
  const holding = (card: string) =>
    acting(4, 'king', t => {
      hand(t, 1, 'secret-vault')
      hand(t, 1, card)
    })
  const vault = holding('secret-vault')
  for (const eye of [0, 2, null]) vault.alike(eye, holding('tavern'))
})

const stables = () =>
  acting(4, 'king', t => {
    hand(t, 0, 'stables', 'tavern', 'manor')
    gold(t, 0, 9)
  })

test('[CIT-7.26] the Stables do not count toward the limit, before or after another build', () => {
  stables()
    .answers(0, { do: 'build', with: 'stables' })
    .answers(0, { do: 'build', with: 'tavern' })
    .refuses(0, { do: 'build', with: 'manor' }, 'CIT-5.2')
  stables()
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'stables' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'stables']))
})

test('[CIT-7.26] confiscated Stables leave their builder the limit', () => {
  acting(4, 'king', t => {
    holds(t, { 0: 'king', 1: 'magistrate' })
    warrants(t, 1, 'king', 'bishop', 'merchant')
    hand(t, 0, 'stables', 'tavern', 'manor')
    gold(t, 0, 9)
  })
    .answers(0, { do: 'build', with: 'stables' })
    .answers(1, 'confiscate')
    .expect(t => t.players[0]!.gold === 9 && cityOf(t, 1).includes('stables'))
    .answers(0, { do: 'build', with: 'tavern' })
    .refuses(0, { do: 'build', with: 'manor' }, 'CIT-5.2')
})

test('[CIT-7.26] the Stables are taxed like any district', () => {
  acting(4, 'king', t => {
    cast(t, 'tax-collector')
    hand(t, 0, 'stables')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'build', with: 'stables' })
    .told('taxed', { seat: 0, gold: 1 })
    .expect(t => t.players[0]!.gold === 0 && t.plate === 1)
})

test('[CIT-11.36] the Navigator builds with neither Framework, Necropolis nor Stables', () => {
  acting(4, 'navigator', t => {
    city(t, 0, 'framework', 'tavern')
    hand(t, 0, 'stables', 'necropolis', 'manor')
    gold(t, 0, 9)
  })
    .refuses(0, { do: 'build', with: 'stables' }, 'CIT-6.7.2')
    .refuses(0, { do: 'framework', with: 'manor' }, 'CIT-6.7.2')
    .refuses(0, { do: 'necropolis', with: '0.tavern' }, 'CIT-6.7.2')
    .expect(t => t.turn!.builds === 0)
})

test('[CIT-11.39] the School of Magic is no trade district when the Trader builds it', () => {
  acting(4, 'trader', t => {
    city(t, 0, 'school-of-magic')
    hand(t, 0, 'tavern', 'market', 'manor')
    gold(t, 0, 9)
  })
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'manor' })
    .answers(0, { do: 'build', with: 'market' })
  acting(4, 'trader', t => {
    hand(t, 0, 'school-of-magic', 'manor')
    gold(t, 0, 9)
  })
    .answers(0, { do: 'build', with: 'school-of-magic' })
    .refuses(0, { do: 'build', with: 'manor' }, 'CIT-5.2')
})

const INCOMES = [
  ['king', 'palace', 'gold'],
  ['patrician', 'palace', 'cards'],
  ['bishop', 'church', 'gold'],
  ['cardinal', 'church', 'cards'],
  ['merchant', 'tavern', 'gold'],
  ['trader', 'tavern', 'gold'],
  ['warlord', 'prison', 'gold'],
  ['marshal', 'prison', 'gold'],
  ['diplomat', 'prison', 'gold'],
] as const
test.each(INCOMES)(
  '[CIT-7.23] for the %s the School of Magic is one more district like the %s',
  (as, district, what) => {
    const collected = acting(4, as, t => {
      city(t, 0, 'school-of-magic', district, 'keep')
      gold(t, 0, 0)
    }).answers(0, { do: 'collect' })
    if (what === 'gold') collected.told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
    else collected.told('gainedCards', { seat: 0, n: 2, source: 'collect' })
  },
)

test('[CIT-7.23] the Abbot takes gold or a card for the School of Magic, as he likes', () => {
  for (const share of [0, 1])
    acting(4, 'abbot', t => {
      city(t, 0, 'school-of-magic')
      gold(t, 0, 0)
    })
      .answers(0, { do: 'collect', with: share })
      .expect(t => expect([t.players[0]!.gold, t.players[0]!.hand.length]).toEqual([share, 1 - share]))
})
