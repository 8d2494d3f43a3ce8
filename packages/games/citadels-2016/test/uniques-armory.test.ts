import { expect, test } from 'vitest'
import { acting, beautify, calling, city, cityOf, gold, hand, holds, ruled, turnOf, under } from './help.ts'

const SIX = ['tavern', 'market', 'docks', 'harbor', 'church', 'temple']
const SEVEN = [...SIX, 'manor']

test('[CIT-7.1] the Armory falls with the district of its owner’s choice', () => {
  acting(4, 'king', t => {
    city(t, 0, 'armory', 'tavern')
    city(t, 1, 'palace', 'castle')
    gold(t, 0, 0)
  })
    .answers(0, { do: 'armory', with: '1.palace' })
    .told('destroyed', { by: 0, seat: 0, card: 'armory', gold: 0, source: 'armory' })
    .told('destroyed', { by: 0, seat: 1, card: 'palace', gold: 0, source: 'armory' })
    .expect(t => {
      expect([cityOf(t, 0), cityOf(t, 1)]).toEqual([['tavern'], ['castle']])
      expect(t.deck.slice(0, 2)).toEqual(['palace', 'armory'])
      expect(t.players.map(p => p.gold).slice(0, 2)).toEqual([0, 2])
    })
    .refuses(0, { do: 'armory', with: '1.castle' }, 'kernel.no-such-option')
    .settled()
})

test('[CIT-7.1, CIT-11.42] no district of a completed city, but one of a city that lacks a single district', () => {
  acting(4, 'king', t => {
    city(t, 0, 'armory')
    city(t, 1, ...SEVEN)
    city(t, 2, 'watchtower', 'prison', 'barracks', 'fortress', 'castle', 'cathedral')
  })
    .bars('1.tavern', 'CIT-7.1')
    .refuses(0, { do: 'armory', with: '1.tavern' }, 'CIT-7.1')
    .answers(0, { do: 'armory', with: '2.prison' })
})

test('[CIT-7.1] of two districts of a name the one that was meant falls', () => {
  acting(4, 'king', t => {
    city(t, 0, 'armory')
    city(t, 1, 'tavern', 'quarry', 'tavern')
    beautify(t, 1, 'tavern', 2)
  })
    .answers(0, { do: 'armory', with: '1.tavern#2' })
    .expect(t =>
      expect(t.players[1]!.city.map(b => [b.card, b.beautified])).toEqual([
        ['tavern', false],
        ['quarry', false],
      ]),
    )
})

test('[CIT-11.40] the Armory heeds neither Bishop nor Keep nor Great Wall', () => {
  const against = () =>
    acting(4, 'architect', t => {
      holds(t, { 0: 'architect', 1: 'bishop' })
      t.protected = 1
      city(t, 0, 'armory')
      city(t, 1, 'keep', 'great-wall', 'tavern')
      gold(t, 0, 1)
    })
  against()
    .answers(0, { do: 'armory', with: '1.keep' })
    .expect(t => expect(cityOf(t, 1)).toEqual(['great-wall', 'tavern']))
  against()
    .answers(0, { do: 'armory', with: '1.tavern' })
    .expect(t => t.players[0]!.gold === 1 && t.players[1]!.gold === 2)
})

test('[CIT-11.41] not itself; another district of the own city', () => {
  acting(4, 'king', t => city(t, 0, 'armory', 'tavern', 'manor'))
    .refuses(0, { do: 'armory', with: '0.armory' }, 'CIT-11.41')
    .answers(0, { do: 'armory', with: '0.manor' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['tavern']))
})

test('[CIT-11.42] a completed city gives up its Armory neither against others nor against itself', () => {
  const completed = (stands: boolean) =>
    acting(4, 'king', t => {
      ruled(t, 'completedCityStands', stands)
      city(t, 0, 'armory', ...SIX)
      city(t, 1, 'castle')
    })
  completed(true).refuses(0, { do: 'armory', with: '1.castle' }, 'CIT-11.42')
  completed(false)
    .refuses(0, { do: 'armory', with: '0.tavern' }, 'CIT-7.1')
    .answers(0, { do: 'armory', with: '1.castle' })
    .expect(t => expect(cityOf(t, 1)).toEqual([]))
})

test('[CIT-11.42] nor its Framework as payment', () => {
  const completed = (stands: boolean) =>
    acting(4, 'king', t => {
      ruled(t, 'completedCityStands', stands)
      city(t, 0, 'framework', ...SIX)
      hand(t, 0, 'palace')
    })
  completed(true).refuses(0, { do: 'framework', with: 'palace' }, 'CIT-11.42')
  completed(false).answers(0, { do: 'framework', with: 'palace' })
})

test('[CIT-11.42] nor a sacrifice to the Necropolis', () => {
  const completed = (stands: boolean, ...districts: string[]) =>
    acting(4, 'king', t => {
      ruled(t, 'completedCityStands', stands)
      city(t, 0, ...districts)
      hand(t, 0, 'necropolis')
    })
  completed(true, ...SEVEN).refuses(0, { do: 'necropolis', with: '0.tavern' }, 'CIT-11.42')
  completed(true, ...SIX).answers(0, { do: 'necropolis', with: '0.tavern' })
  completed(false, ...SEVEN).answers(0, { do: 'necropolis', with: '0.tavern' })
})

test('[CIT-11.42] nor a district to the Warlord, whosever the city', () => {
  acting(4, 'warlord', t => {
    city(t, 0, 'watchtower', 'prison', 'barracks', 'fortress', 'castle', 'cathedral', 'palace')
    city(t, 1, ...SEVEN)
  })
    .refuses(0, { do: 'destroy', with: '1.tavern' }, 'CIT-6.8.0')
    .refuses(0, { do: 'destroy', with: '0.watchtower' }, 'CIT-6.8.0')
})

test('[CIT-11.43] the Armory may be used before gathering', () => {
  acting(
    4,
    'king',
    t => {
      city(t, 0, 'armory')
      city(t, 1, 'tavern')
    },
    { gathered: false },
  )
    .answers(0, { do: 'armory', with: '1.tavern' })
    .asks(0)
    .offers('gather')
})

const called = (rank: number, prepare: Parameters<typeof calling>[2]) =>
  calling(4, rank, t => {
    prepare(t)
    city(t, 0, 'armory')
    city(t, 1, 'tavern')
  })

test('[CIT-11.43] not in the Witch’s first part', () => {
  called(1, t => holds(t, { 0: 'witch', 1: 'thief', 2: 'magician', 3: 'king' }))
    .asks(0)
    .refuses(0, { do: 'armory', with: '1.tavern' }, 'kernel.no-such-option')
    .answers(0, 'gold')
    .asks(0)
    .prompts('citadels.prompt.bewitch')
    .refuses(0, { do: 'armory', with: '1.tavern' }, 'kernel.no-such-option')
})

test('[CIT-11.43] not by the holder of a bewitched character', () => {
  called(4, t => {
    holds(t, { 0: 'king', 1: 'witch' })
    t.bewitched = { by: 1, character: 'king' }
  })
    .asks(0)
    .refuses(0, { do: 'armory', with: '1.tavern' }, 'kernel.no-such-option')
    .answers(0, 'gold')
    .asks(1)
})

test('[CIT-11.43] not before a threat is resolved, but after it', () => {
  called(4, t => {
    holds(t, { 0: 'king', 1: 'blackmailer' })
    t.threats = { of: 1, placed: ['king', 'bishop'], on: ['king', 'bishop'], unmasked: null }
    t.players[1]!.flowered = 'bishop'
  })
    .asks(0)
    .refuses(0, { do: 'armory', with: '1.tavern' }, 'kernel.no-such-option')
    .answers(0, 'gold')
    .asks(0)
    .refuses(0, { do: 'armory', with: '1.tavern' }, 'kernel.no-such-option')
    .answers(0, 'pay')
    .answers(0, { do: 'armory', with: '1.tavern' })
})

test('[CIT-11.43] the Witch’s own Armory works once she has resumed', () => {
  acting(
    4,
    'thief',
    t => {
      holds(t, { 0: 'witch', 1: 'thief' })
      t.bewitched = { by: 0, character: 'thief' }
      city(t, 0, 'armory')
      city(t, 1, 'tavern')
    },
    { bewitched: true },
  ).answers(0, { do: 'armory', with: '1.tavern' })
})

test('[CIT-11.44, CIT-8.1] the Museum falls with the cards under it, and they go under the deck together', () => {
  acting(4, 'king', t => {
    city(t, 0, 'armory')
    city(t, 1, 'museum', 'tavern')
    under(t, 1, 'castle', 'palace')
  })
    .answers(0, { do: 'armory', with: '1.museum' })
    .expect(t => {
      expect(cityOf(t, 1)).toEqual(['tavern'])
      expect(t.players[1]!.under).toEqual([])
      expect(t.deck.slice(0, 3).sort()).toEqual(['castle', 'museum', 'palace'])
      expect(t.deck[3]).toBe('armory')
    })
    .unheard(0, 'castle')
    .sees(null, v => v.players[1]!.underSize === 0)
})

test('[CIT-8.1] cards under the Museum go under the deck in random order', () => {
  const orders = new Set<string>()
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    acting(
      4,
      'warlord',
      t => {
        city(t, 1, 'museum')
        under(t, 1, 'castle', 'palace')
        gold(t, 0, 3)
      },
      {},
      { seed },
    )
      .answers(0, { do: 'destroy', with: '1.museum' })
      .expect(t => void orders.add(t.deck.slice(0, 3).join()))
  expect(orders.size).toBeGreaterThan(1)
})

test('[CIT-8.1] the coin on a destroyed district goes to the bank, not to a stash or the card', () => {
  acting(4, 'king', t => {
    city(t, 0, 'armory')
    city(t, 1, 'tavern')
    beautify(t, 1, 'tavern')
  })
    .answers(0, { do: 'armory', with: '1.tavern' })
    .expect(t => {
      expect(t.players.map(p => p.gold)).toEqual([2, 2, 2, 2])
      expect(t.deck[0]).toBe('tavern')
    })
    .table(t => {
      hand(t, 0, 'tavern')
      turnOf(t, 0, 'king', { gathered: true })
    })
    .answers(0, { do: 'build', with: 'tavern' })
    .expect(t => t.players[0]!.city.every(built => !built.beautified))
})
