import { describe, expect, test } from 'vitest'
import {
  acting,
  announced,
  beautify,
  calling,
  city,
  cityOf,
  crowned,
  eyesBut,
  gold,
  goldOf,
  hand,
  holds,
  laid,
  onTop,
  passes,
  SEVEN,
} from './help.ts'

describe('[CLA-5.1] the Assassin', () => {
  test('names a character; everybody hears it', () => {
    const s = acting(4, 'assassin', () => {}).answers(0, { do: 'kill', with: 'bishop' })
    for (const eye of eyesBut(4))
      s.heard(eye, 'killed', { by: 0, character: 'bishop' }).sees(eye, v => v.killed === 'bishop')
  })
  test('its holder says nothing, does not show the card and loses the turn', () => {
    calling(4, 5, t => {
      holds(t, { 0: 'assassin', 1: 'bishop', 2: 'merchant', 3: 'thief' })
      t.killed = 'bishop'
      city(t, 1, 'park', 'poor-house')
      gold(t, 1, 0)
    })
      .told('silence', { rank: 5, character: 'bishop' })
      .asks(2)
      .expect(t => {
        expect(t.players[1]!.revealed).toEqual([])
        expect([t.players[1]!.gold, t.players[1]!.hand.length]).toEqual([0, 0])
      })
  })
  test('the killed character stays hidden to the end of the round', () => {
    const s = calling(4, 8, t => {
      holds(t, { 0: 'assassin', 1: 'bishop', 2: 'warlord', 3: 'thief' })
      t.killed = 'bishop'
    })
    passes(s, 2).untold('heir').untold('revealed', { character: 'bishop' })
  })
})

describe('[CLA-5.2] the Thief', () => {
  test('takes all the gold when the character is called and shown', () => {
    calling(4, 6, t => {
      holds(t, { 0: 'thief', 1: 'merchant' })
      t.robbed = { by: 0, character: 'merchant' }
      gold(t, 0, 1)
      gold(t, 1, 7)
    })
      .told('robbed', { by: 0, seat: 1, gold: 7 })
      .expect(t => expect(goldOf(t).slice(0, 2)).toEqual([8, 0]))
  })
  test('nothing if nobody shows it', () => {
    calling(4, 6, t => {
      holds(t, { 0: 'thief', 1: 'king', 2: 'bishop', 3: 'warlord' })
      t.robbed = { by: 0, character: 'merchant' }
    })
      .told('silence', { character: 'merchant' })
      .untold('robbed')
  })
  test('not the Assassin, not the killed character', () => {
    acting(4, 'thief', t => (t.killed = 'bishop'))
      .refuses(0, { do: 'rob', with: 'assassin' }, 'CLA-5.2')
      .refuses(0, { do: 'rob', with: 'bishop' }, 'CLA-5.2')
      .answers(0, { do: 'rob', with: 'king' })
      .told('marked', { by: 0, character: 'king' })
  })
  test('not the Witch, not the bewitched character', () => {
    acting(4, 'thief', t => {
      holds(t, { 0: 'thief', 1: 'witch' })
      t.bewitched = { by: 1, character: 'bishop' }
    })
      .refuses(0, { do: 'rob', with: 'witch' }, 'CLA-5.2')
      .refuses(0, { do: 'rob', with: 'bishop' }, 'CLA-5.2')
      .offers(['rob', 'king'])
  })
})

describe('[CLA-5.3] the Magician', () => {
  test('exchanges the whole hand with another player’s; his own may be empty', () => {
    acting(4, 'magician', t => hand(t, 2, 'tavern', 'castle'))
      .answers(0, { do: 'conjure', with: { do: 'swap', with: 2 } })
      .told('swappedHands', { by: 0, seat: 2, lost: 0, won: 2 })
      .expect(t => {
        expect(t.players[0]!.hand).toEqual(['tavern', 'castle'])
        expect(t.players[2]!.hand).toEqual([])
      })
  })
  test('or puts any number of cards at the bottom and draws as many', () => {
    acting(4, 'magician', t => {
      hand(t, 0, 'tavern', 'castle', 'manor')
      onTop(t, 'palace', 'docks')
    })
      .answers(0, { do: 'conjure', with: { do: 'redraw', with: { tavern: 1, manor: 1 } } })
      .heard(0, 'redrew', { n: 2, cards: ['palace', 'docks'] })
      .expect(t => {
        expect(t.players[0]!.hand.toSorted()).toEqual(['castle', 'docks', 'palace'])
        expect(t.deck.slice(0, 2).sort()).toEqual(['manor', 'tavern'])
      })
  })
  test('one of the two, not both', () => {
    acting(4, 'magician', t => hand(t, 0, 'tavern'))
      .answers(0, { do: 'conjure', with: { do: 'redraw', with: { tavern: 1 } } })
      .refuses(0, { do: 'conjure', with: { do: 'swap', with: 1 } }, 'CLA-4.4')
  })
})

describe('[CLA-5.4] the King', () => {
  test('takes the crown the moment he is called', () => {
    calling(4, 4, t => {
      crowned(t, 3)
      holds(t, { 1: 'king' })
    })
      .told('crowned', { seat: 1, from: 3 })
      .asks(1)
      .expect(t => t.crown === 1)
  })
  test('who has it already keeps it', () => {
    calling(4, 4, t => holds(t, { 0: 'king' }))
      .told('keptCrown', { seat: 0 })
      .untold('crowned')
  })
  test('killed, he loses the turn, and takes the crown after the last turn of the round', () => {
    const s = calling(4, 4, t => {
      holds(t, { 0: 'assassin', 1: 'king', 2: 'warlord', 3: 'thief' })
      t.killed = 'king'
    })
      .told('silence', { rank: 4, character: 'king' })
      .expect(t => t.crown === 0)
      .asks(2)
    passes(s, 2).told('heir', { seat: 1, character: 'king' }).told('crowned', { seat: 1, from: 0 })
  })
  test('killed and held by nobody: nothing is shown', () => {
    const s = calling(4, 8, t => {
      holds(t, { 0: 'assassin', 1: 'bishop', 2: 'warlord', 3: 'thief' })
      t.killed = 'king'
    })
    passes(s, 2)
      .untold('heir')
      .expect(t => t.crown === 0)
  })
  test('if no King is called, the crown stays', () => {
    const s = calling(4, 4, t => holds(t, { 0: 'assassin', 1: 'bishop', 2: 'warlord', 3: 'thief' }))
    s.told('silence', { rank: 4 })
    passes(s, 1, 2).told('roundBegan', { round: 2, seat: 0 })
  })
})

describe('[CLA-5.5] the Bishop', () => {
  const after = (eighth: string, killed = false) => {
    const s = calling(4, 5, t => {
      holds(t, { 0: eighth, 1: 'bishop', 2: 'assassin', 3: 'thief' })
      city(t, 0, 'prison')
      city(t, 1, 'temple', 'tavern')
      city(t, 2, 'market')
      if (killed) t.killed = 'bishop'
    })
    if (!killed) passes(s, 1)
    return s.asks(0).answers(0, { do: 'gather', with: 'gold' })
  }
  test('his districts cannot be destroyed by the Warlord', () => {
    after('warlord')
      .refuses(0, { do: 'destroy', with: '1.temple' }, 'CLA-5.5')
      .refuses(0, { do: 'destroy', with: '1.tavern' }, 'CLA-5.5')
      .offers(['destroy', '2.market'])
  })
  test('nor taken by the Diplomat', () => {
    after('diplomat')
      .refuses(0, { do: 'exchange', with: { do: '0.prison', with: '1.tavern' } }, 'CLA-5.5')
      .offers(['exchange', '0.prison', '2.market'])
  })
  test('a killed Bishop protects nothing', () => {
    after('warlord', true).answers(0, { do: 'destroy', with: '1.temple' })
    after('diplomat', true).answers(0, { do: 'exchange', with: { do: '0.prison', with: '1.tavern' } })
  })
})

test('[CLA-5.6] the Merchant receives 1 extra gold, after his action, whatever that was, once', () => {
  acting(4, 'merchant', t => onTop(t, 'tavern', 'castle'), { gathered: false })
    .refuses(0, { do: 'profit' }, 'CLA-5.6')
    .answers(0, { do: 'gather', with: 'cards' })
    .answers(0, 'tavern')
    .answers(0, { do: 'profit' })
    .told('gainedGold', { seat: 0, gold: 1, source: 'merchant' })
    .refuses(0, { do: 'profit' }, 'CLA-4.4')
})

describe('[CLA-5.7] the Architect', () => {
  test('may draw 2 extra cards after his action and keep both', () => {
    acting(4, 'architect', t => onTop(t, 'tavern', 'castle'), { gathered: false })
      .refuses(0, { do: 'plans' }, 'CLA-5.7')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'plans' })
      .heard(0, 'gainedCards', { n: 2, source: 'architect', cards: ['tavern', 'castle'] })
      .refuses(0, { do: 'plans' }, 'CLA-4.4')
  })
  test('builds up to 3 districts', () => {
    acting(4, 'architect', t => {
      hand(t, 0, 'tavern', 'temple', 'watchtower', 'market')
      gold(t, 0, 9)
    })
      .answers(0, { do: 'build', with: 'tavern' })
      .answers(0, { do: 'build', with: 'temple' })
      .answers(0, { do: 'build', with: 'watchtower' })
      .refuses(0, { do: 'build', with: 'market' }, 'CLA-4.3')
  })
})

describe('[CLA-5.8] the Warlord', () => {
  const warlord = (gold0: number, ...own: string[]) =>
    acting(4, 'warlord', t => {
      gold(t, 0, gold0)
      city(t, 0, ...own)
      city(t, 1, 'palace', 'tavern')
    })
  test('pays one less than the cost to the bank; the card goes under the deck', () => {
    warlord(4)
      .answers(0, { do: 'destroy', with: '1.palace' })
      .told('destroyed', { by: 0, seat: 1, card: 'palace', gold: 4 })
      .expect(t => {
        expect(goldOf(t)).toEqual([0, 2, 2, 2])
        expect(cityOf(t, 1)).toEqual(['tavern'])
        expect(t.deck[0]).toBe('palace')
      })
  })
  test('not with one gold too little', () => {
    warlord(3).refuses(0, { do: 'destroy', with: '1.palace' }, 'CLA-5.8')
  })
  test('a district of cost 1 is free', () => {
    warlord(0).answers(0, { do: 'destroy', with: '1.tavern' }).told('destroyed', { gold: 0 })
  })
  test('with the Artist’s coin it is not', () => {
    const tavern = (n: number) =>
      acting(4, 'warlord', t => {
        city(t, 1, 'tavern')
        beautify(t, 1, 'tavern')
        gold(t, 0, n)
      })
    tavern(0).refuses(0, { do: 'destroy', with: '1.tavern' }, 'CLA-5.8')
    tavern(1).answers(0, { do: 'destroy', with: '1.tavern' }).told('destroyed', { gold: 1 })
  })
  test('it may be his own', () => {
    warlord(0, 'watchtower').answers(0, { do: 'destroy', with: '0.watchtower' })
  })
  test('one district', () => {
    warlord(9)
      .answers(0, { do: 'destroy', with: '1.tavern' })
      .refuses(0, { do: 'destroy', with: '1.palace' }, 'CLA-4.4')
  })
  test('not in a completed city: 8, or 7 while the Bell Tower is announced', () => {
    const against = (size: number, bell: boolean) =>
      acting(4, 'warlord', t => {
        city(t, 1, ...[...SEVEN, 'prison'].slice(0, size))
        if (bell) announced(t, 2)
      })
    against(8, false).refuses(0, { do: 'destroy', with: '1.tavern' }, 'CLA-5.8')
    against(7, false).answers(0, { do: 'destroy', with: '1.tavern' })
    against(7, true).refuses(0, { do: 'destroy', with: '1.tavern' }, 'CLA-5.8')
    against(6, true).answers(0, { do: 'destroy', with: '1.tavern' })
  })
})

describe('[CLA-5.9] naming', () => {
  test('a character of the cast other than their own', () => {
    const others = ['king', 'bishop', 'merchant', 'architect', 'warlord']
    acting(4, 'assassin', () => {})
      .offers(...others)
      .offersNot('assassin', 'witch', 'emperor')
    acting(4, 'thief', () => {})
      .offers(...others)
      .offersNot('thief', 'tax-collector')
    laid(4, t => holds(t, { 0: 'witch' }))
      .at('round.call', { rank: 1 })
      .answers(0, 'gold')
      .offers(...others)
      .offersNot('witch', 'assassin')
  })
  test('also one that lies face up or is not in play: nothing happens', () => {
    const s = calling(4, 1, t =>
      holds(t, { 0: 'assassin', 1: 'king', 2: 'bishop', 3: 'thief' }, ['merchant', 'magician']),
    )
    s.expect(t => expect(t.draft.faceUp).toEqual(['magician', 'merchant']))
      .answers(0, { do: 'kill', with: 'merchant' })
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'end' })
      .answers(3, { do: 'rob', with: 'magician' })
    passes(s, 3).untold('robbed')
    passes(s, 1, 2).told('silence', { character: 'merchant' }).untold('robbed')
  })
})
