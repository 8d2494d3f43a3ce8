import { describe, expect, test } from 'vitest'
import { acting, calling, city, cityOf, eyesBut, gold, goldOf, hand, holds, onTop } from './help.ts'

describe('[CLA-4.1] on being called, in this order', () => {
  const events = (s: { history(at: null): { event: string }[] }) => s.history(null).map(({ event }) => event)

  test('robbed first, then the King takes the crown', () => {
    const s = calling(4, 4, t => {
      holds(t, { 0: 'thief', 1: 'king', 2: 'bishop', 3: 'assassin' })
      t.robbed = { by: 0, character: 'king' }
      gold(t, 0, 1)
      gold(t, 1, 5)
    })
    s.told('robbed', { by: 0, seat: 1, gold: 5 }).told('crowned', { seat: 1, from: 0 }).asks(1)
    expect(events(s)).toEqual(['revealed', 'robbed', 'crowned'])
    s.expect(t => expect(goldOf(t).slice(0, 2)).toEqual([6, 0]))
  })

  test('the King has the crown before he does anything, and cannot leave it', () => {
    calling(4, 4, t => holds(t, { 1: 'king' }))
      .asks(1)
      .prompts('citadels.prompt.act')
      .expect(t => t.crown === 1 && !t.turn!.gathered)
  })

  test('robbed first, then the Emperor moves the crown and is paid, before his turn', () => {
    const s = calling(4, 4, t => {
      holds(t, { 0: 'thief', 1: 'emperor', 2: 'bishop', 3: 'assassin' })
      t.robbed = { by: 0, character: 'emperor' }
      gold(t, 1, 5)
      gold(t, 2, 3)
    })
      .prompts('citadels.prompt.emperor-crown')
      .answers(1, 2)
      .asks(2)
      .answers(2, { do: 'gold' })
      .asks(1)
      .prompts('citadels.prompt.act')
    expect(events(s)).toEqual(['revealed', 'robbed', 'crowned', 'paidGold'])
    s.expect(t => expect(goldOf(t).slice(0, 3)).toEqual([7, 1, 2]))
  })

  test('the Tax Collector collects from rank 1 before his turn', () => {
    calling(4, 2, t => {
      holds(t, { 0: 'assassin', 1: 'tax-collector', 2: 'bishop', 3: 'king' })
      t.taxes = { to: null, from: 0 }
    })
      .told('paidGold', { by: 1, seat: 0, gold: 1, source: 'tax-collector' })
      .asks(1)
      .expect(t => !t.turn!.gathered)
  })
})

describe('[CLA-4.2] the action', () => {
  const first = (change = (_t: Parameters<typeof city>[0]) => {}) => acting(4, 'thief', change, { gathered: false })

  test('2 gold', () => {
    first(t => gold(t, 0, 1))
      .answers(0, { do: 'gather', with: 'gold' })
      .expect(t => t.players[0]!.gold === 3)
  })
  test('or 2 cards, of which 1 is kept and the other goes to the bottom', () => {
    first(t => onTop(t, 'castle', 'tavern'))
      .answers(0, { do: 'gather', with: 'cards' })
      .heard(0, 'drew', { drawn: 2, cards: ['castle', 'tavern'] })
      .offers('castle', 'tavern')
      .answers(0, 'tavern')
      .expect(t => {
        expect(t.players[0]!.hand).toEqual(['tavern'])
        expect(t.deck[0]).toBe('castle')
      })
  })
  test('once per turn', () => {
    first()
      .answers(0, { do: 'gather', with: 'gold' })
      .refuses(0, { do: 'gather', with: 'gold' }, 'CLA-4.2')
      .refuses(0, { do: 'gather', with: 'cards' }, 'CLA-4.2')
  })
  test('it is a duty: the turn cannot end before it', () => {
    first().refuses(0, { do: 'end' }, 'CLA-4.2').answers(0, { do: 'gather', with: 'gold' }).offers('end')
  })
  test('of two alike, one choice is offered', () => {
    first(t => onTop(t, 'tavern', 'tavern'))
      .answers(0, { do: 'gather', with: 'cards' })
      .answers(0, 'tavern')
      .expect(t => t.players[0]!.hand.length === 1 && t.deck[0] === 'tavern')
  })
})

describe('[CLA-4.3] building', () => {
  test('not before the action', () => {
    acting(4, 'king', t => hand(t, 0, 'tavern'), { gathered: false })
      .refuses(0, { do: 'build', with: 'tavern' }, 'CLA-4.3')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'tavern' })
      .told('built', { seat: 0, card: 'tavern', gold: 1 })
      .expect(t => {
        expect(cityOf(t, 0)).toEqual(['tavern'])
        expect([t.players[0]!.gold, t.players[0]!.hand]).toEqual([3, []])
      })
  })
  test('one district', () => {
    acting(4, 'king', t => hand(t, 0, 'tavern', 'temple'))
      .answers(0, { do: 'build', with: 'tavern' })
      .refuses(0, { do: 'build', with: 'temple' }, 'CLA-4.3')
  })
  test('its cost goes to the bank; with one gold too little it cannot be built', () => {
    acting(4, 'king', t => {
      hand(t, 0, 'palace')
      gold(t, 0, 4)
    }).refuses(0, { do: 'build', with: 'palace' }, 'CLA-4.3')
    acting(4, 'king', t => {
      hand(t, 0, 'palace')
      gold(t, 0, 5)
    })
      .answers(0, { do: 'build', with: 'palace' })
      .expect(t => expect(goldOf(t)).toEqual([0, 2, 2, 2]))
  })
  test('never two of one name; another of that colour is no matter', () => {
    acting(4, 'king', t => {
      city(t, 0, 'tavern')
      hand(t, 0, 'tavern', 'market')
    })
      .refuses(0, { do: 'build', with: 'tavern' }, 'CLA-4.3')
      .answers(0, { do: 'build', with: 'market' })
  })
  test('everybody sees it', () => {
    const s = acting(4, 'king', t => hand(t, 0, 'tavern')).answers(0, { do: 'build', with: 'tavern' })
    for (const eye of eyesBut(4)) s.heard(eye, 'built', { seat: 0, card: 'tavern', gold: 1 })
  })
})

describe('[CLA-4.4] the power', () => {
  test('is optional and comes once per turn', () => {
    acting(4, 'assassin', () => {})
      .offers('kill', 'end')
      .answers(0, { do: 'kill', with: 'king' })
      .refuses(0, { do: 'kill', with: 'thief' }, 'CLA-4.4')
    acting(4, 'assassin', () => {})
      .answers(0, { do: 'end' })
      .expect(t => t.killed === null)
  })
  test('may be used before the action too', () => {
    const before = (as: string) =>
      acting(
        5,
        as,
        t => {
          hand(t, 1, 'tavern')
          hand(t, 0, 'castle')
          city(t, 0, 'manor', 'temple', 'market')
          gold(t, 1, 5)
        },
        { gathered: false },
      )
    before('assassin').answers(0, { do: 'kill', with: 'king' })
    before('thief').answers(0, { do: 'rob', with: 'king' })
    before('magician').answers(0, { do: 'conjure', with: { do: 'swap', with: 1 } })
    before('wizard').answers(0, { do: 'look', with: 1 })
    before('abbot').answers(0, { do: 'tithe' })
    before('artist').answers(0, { do: 'beautify', with: '0.manor' })
    for (const as of ['king', 'emperor', 'bishop', 'abbot', 'merchant', 'warlord', 'diplomat'])
      before(as).answers(0, { do: 'collect' }).refuses(0, { do: 'end' }, 'CLA-4.2')
  })
  test('but not those worded «after the action»', () => {
    acting(4, 'merchant', () => {}, { gathered: false }).refuses(0, { do: 'profit' }, 'CLA-5.6')
    acting(4, 'architect', () => {}, { gathered: false }).refuses(0, { do: 'plans' }, 'CLA-5.7')
    acting(4, 'navigator', () => {}, { gathered: false }).refuses(0, { do: 'voyage', with: 'gold' }, 'CLA-6.7')
  })
})

describe('[CLA-4.5] income', () => {
  const COLOURS: [as: string, city: string[]][] = [
    ['king', ['manor', 'castle']],
    ['emperor', ['manor', 'castle']],
    ['bishop', ['temple', 'church']],
    ['abbot', ['temple', 'church']],
    ['merchant', ['tavern', 'market']],
    ['warlord', ['watchtower', 'prison']],
    ['diplomat', ['watchtower', 'prison']],
  ]
  test.each(COLOURS)('%s: 1 gold for each district of the colour, all at once, once', (as, own) => {
    acting(4, as, t => {
      city(t, 0, ...own, 'laboratory', as === 'merchant' ? 'temple' : 'docks')
      gold(t, 0, 0)
    })
      .answers(0, { do: 'collect' })
      .told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
      .refuses(0, { do: 'collect' }, 'CLA-4.4')
      .expect(t => t.players[0]!.gold === 2)
  })
  test('what is built later in the turn brings nothing', () => {
    acting(4, 'merchant', t => {
      city(t, 0, 'tavern')
      hand(t, 0, 'market')
    })
      .answers(0, { do: 'collect' })
      .told('gainedGold', { gold: 1 })
      .answers(0, { do: 'build', with: 'market' })
      .refuses(0, { do: 'collect' }, 'CLA-4.4')
  })
  test('what is built before brings its gold', () => {
    acting(4, 'merchant', t => {
      city(t, 0, 'tavern')
      hand(t, 0, 'market')
    })
      .answers(0, { do: 'build', with: 'market' })
      .answers(0, { do: 'collect' })
      .told('gainedGold', { gold: 2 })
  })
  test('the others collect nothing', () => {
    for (const as of ['assassin', 'thief', 'magician', 'architect', 'witch', 'wizard', 'alchemist', 'navigator'])
      acting(4, as, t => city(t, 0, 'manor', 'temple', 'tavern', 'prison')).offersNot('collect')
  })
})
