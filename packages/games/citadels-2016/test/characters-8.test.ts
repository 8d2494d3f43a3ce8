import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, beautify, city, cityOf, gold, hand, under } from './help.ts'

type Change = (t: T) => void
const SEVEN = ['temple', 'church', 'monastery', 'castle', 'docks', 'harbor', 'tavern']

const eighth = (character: string, change: Change, gathered = true) =>
  acting(
    4,
    character,
    t => {
      gold(t, 0, 9)
      change(t)
    },
    { gathered },
  )
const destroys = (id: string) => ({ do: 'destroy', with: id })
const seizes = (id: string) => ({ do: 'seize', with: id })
const exchanges = (mine: string, theirs: string) => ({ do: 'exchange', with: { do: mine, with: theirs } })

test('[CIT-6.8.1, CIT-6.8.2, CIT-6.8.3] rank 8 collects 1 gold for each military district', () => {
  for (const character of ['warlord', 'diplomat', 'marshal']) {
    eighth(character, t => city(t, 0, 'prison', 'barracks', 'tavern'))
      .answers(0, { do: 'collect' })
      .told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
      .refuses(0, { do: 'collect' }, 'CIT-4.6')
  }
})

const limits: Change = t => {
  city(t, 0, 'prison')
  city(t, 1, ...SEVEN)
  city(t, 2, 'keep', 'market')
  city(t, 3, 'great-wall', 'trading-post')
}

test('[CIT-6.8.0] nothing in another player’s completed city', () => {
  eighth('warlord', limits).refuses(0, destroys('1.tavern'), 'CIT-6.8.0')
  eighth('diplomat', limits).refuses(0, exchanges('0.prison', '1.tavern'), 'CIT-6.8.0')
  eighth('marshal', limits).refuses(0, seizes('1.tavern'), 'CIT-6.8.0')
})

test('[CIT-6.8.0] a city one short of completion is open', () => {
  const six: Change = t => {
    city(t, 0, 'prison')
    city(t, 1, ...SEVEN.slice(1))
  }
  eighth('warlord', six).answers(0, destroys('1.tavern'))
  eighth('diplomat', six).answers(0, exchanges('0.prison', '1.tavern'))
  eighth('marshal', six).answers(0, seizes('1.tavern'))
})

test('[CIT-6.8.0] not the Keep', () => {
  eighth('warlord', limits).refuses(0, destroys('2.keep'), 'CIT-7.12').offers(['destroy', '2.market'])
  eighth('diplomat', limits).refuses(0, exchanges('0.prison', '2.keep'), 'CIT-7.12')
  eighth('marshal', limits).refuses(0, seizes('2.keep'), 'CIT-7.12').offers(['seize', '2.market'])
})

test('[CIT-6.8.0] the Great Wall adds 1 to what is paid', () => {
  const paid = (character: string, answer: object, gold: number) =>
    eighth(character, limits)
      .answers(0, answer)
      .expect(t => t.players[0]!.gold === 9 - gold)
  paid('warlord', destroys('3.trading-post'), 2)
  paid('diplomat', exchanges('0.prison', '3.trading-post'), 1)
  paid('marshal', seizes('3.trading-post'), 3)
})

test('[CIT-6.8.1] the Warlord destroys a district for its cost less 1, paid to the bank', () => {
  for (const gathered of [false, true]) {
    eighth('warlord', t => city(t, 1, 'castle', 'temple'), gathered)
      .answers(0, destroys('1.castle'))
      .told('destroyed', { by: 0, seat: 1, card: 'castle', gold: 3, source: 'warlord' })
      .expect(t => {
        expect(t.players[0]!.gold).toBe(6)
        expect(t.players[1]!.gold).toBe(2)
        expect(cityOf(t, 1)).toEqual(['temple'])
        expect(t.deck[0]).toBe('castle')
      })
      .refuses(0, destroys('1.temple'), 'CIT-4.6')
  }
})

test('[CIT-6.8.1] a district of cost 1 costs him nothing', () => {
  eighth('warlord', t => {
    city(t, 1, 'temple')
    gold(t, 0, 0)
  })
    .answers(0, destroys('1.temple'))
    .told('destroyed', { gold: 0 })
})

test('[CIT-6.8.1] what he cannot pay for stands', () => {
  const castle = (stash: number) =>
    eighth('warlord', t => {
      city(t, 1, 'castle')
      gold(t, 0, stash)
    })
  castle(3)
    .answers(0, destroys('1.castle'))
    .expect(t => t.players[0]!.gold === 0)
  castle(2).bars(['destroy', '1.castle'], 'CIT-6.8.1').refuses(0, destroys('1.castle'), 'CIT-6.8.1')
})

test('[CIT-6.8.1] the district may be his own, unless his city is completed', () => {
  eighth('warlord', t => city(t, 0, ...SEVEN.slice(1)))
    .answers(0, destroys('0.tavern'))
    .expect(t => !cityOf(t, 0).includes('tavern'))
  eighth('warlord', t => city(t, 0, ...SEVEN)).refuses(0, destroys('0.tavern'), 'CIT-6.8.0')
})

test('[CIT-6.8.1] he may destroy nothing', () => {
  eighth('warlord', t => city(t, 1, 'tavern'))
    .answers(0, { do: 'end' })
    .expect(t => cityOf(t, 1).length === 1)
})

test('[CIT-6.8.1] of two districts of a name he names one', () => {
  eighth('warlord', t => {
    city(t, 1, 'tavern', 'tavern')
    beautify(t, 1, 'tavern')
  })
    .answers(0, destroys('1.tavern#2'))
    .told('destroyed', { gold: 0 })
    .expect(t => t.players[1]!.city.length === 1 && t.players[1]!.city[0]!.beautified)
})

const diplomat = (mine: string[], theirs: string[], change: Change = () => {}) =>
  eighth('diplomat', t => {
    city(t, 0, ...mine)
    city(t, 1, ...theirs)
    change(t)
  })

test('[CIT-6.8.2] the Diplomat exchanges a district of his for one of another player’s, once', () => {
  for (const gathered of [false, true]) {
    eighth(
      'diplomat',
      t => {
        city(t, 0, 'tavern', 'manor')
        city(t, 1, 'temple', 'docks')
      },
      gathered,
    )
      .answers(0, exchanges('0.tavern', '1.temple'))
      .told('exchanged', { by: 0, seat: 1, card: 'tavern', other: 'temple', gold: 0 })
      .expect(t => {
        expect(cityOf(t, 0)).toEqual(['manor', 'temple'])
        expect(cityOf(t, 1)).toEqual(['docks', 'tavern'])
      })
      .refuses(0, exchanges('0.manor', '1.docks'), 'CIT-4.6')
  }
})

test('[CIT-6.8.2] not within his own city', () => {
  diplomat(['tavern', 'manor'], ['temple']).refuses(0, exchanges('0.tavern', '0.manor'), 'kernel.no-such-option')
})

test('[CIT-6.8.2] he needs a district to give', () => {
  diplomat([], ['temple'])
    .refuses(0, exchanges('0.tavern', '1.temple'), 'kernel.no-such-option')
    .answers(0, { do: 'end' })
})

test('[CIT-6.8.2a] he pays the difference if theirs is dearer, to that player', () => {
  diplomat(['tavern'], ['castle'])
    .answers(0, exchanges('0.tavern', '1.castle'))
    .told('exchanged', { gold: 3 })
    .expect(t => t.players[0]!.gold === 6 && t.players[1]!.gold === 5)
})

test('[CIT-6.8.2a] if theirs is cheaper or costs the same, nobody pays', () => {
  for (const theirs of ['docks', 'tavern']) {
    diplomat(['manor'], [theirs])
      .answers(0, exchanges('0.manor', `1.${theirs}`))
      .told('exchanged', { gold: 0 })
      .expect(t => t.players[0]!.gold === 9 && t.players[1]!.gold === 2)
  }
})

test('[CIT-6.8.2a] what he cannot pay he cannot have', () => {
  diplomat(['tavern'], ['castle'], t => gold(t, 0, 3)).answers(0, exchanges('0.tavern', '1.castle'))
  diplomat(['tavern'], ['castle'], t => gold(t, 0, 2)).refuses(0, exchanges('0.tavern', '1.castle'), 'CIT-6.8.2a')
})

test('[CIT-6.8.2b] not with a completed city; his own may be', () => {
  diplomat(['prison'], SEVEN).refuses(0, exchanges('0.prison', '1.tavern'), 'CIT-6.8.0')
  diplomat(SEVEN, ['prison'])
    .answers(0, exchanges('0.tavern', '1.prison'))
    .expect(t => cityOf(t, 0).includes('prison'))
})

test('[CIT-6.8.2c] he takes nothing he has, the district he gives included', () => {
  diplomat(['tavern', 'manor'], ['tavern', 'docks'])
    .refuses(0, exchanges('0.manor', '1.tavern'), 'CIT-6.8.2c')
    .refuses(0, exchanges('0.tavern', '1.tavern'), 'CIT-6.8.2c')
    .answers(0, exchanges('0.manor', '1.docks'))
})

test('[CIT-6.8.2d] he gives nothing they have, the district he takes included', () => {
  diplomat(['tavern', 'manor'], ['tavern', 'docks'])
    .refuses(0, exchanges('0.tavern', '1.docks'), 'CIT-6.8.2d')
    .refuses(0, exchanges('0.tavern', '1.tavern'), 'CIT-6.8.2c')
})

test('[CIT-6.8.2e] coins and the Museum’s cards stay with their district', () => {
  diplomat(['tavern'], ['museum'], t => {
    beautify(t, 0, 'tavern')
    under(t, 1, 'castle', 'docks')
  })
    .answers(0, exchanges('0.tavern', '1.museum'))
    .expect(t => {
      expect(t.players[1]!.city).toMatchObject([{ card: 'tavern', beautified: true }])
      expect(t.players[0]).toMatchObject({ under: ['castle', 'docks'], city: [{ card: 'museum' }] })
      expect(t.players[1]!.under).toEqual([])
    })
    .sees(0, v => expect(v.players[0]!.under).toEqual(['castle', 'docks']))
    .sees(1, v => v.players[0]!.under === null && v.players[0]!.underSize === 2)
})

test('[CIT-6.8.3] the Marshal seizes a district for its cost, paid to its owner, once', () => {
  for (const gathered of [false, true]) {
    eighth('marshal', t => city(t, 1, 'docks', 'temple'), gathered)
      .answers(0, seizes('1.docks'))
      .told('seized', { by: 0, seat: 1, card: 'docks', gold: 3 })
      .expect(t => {
        expect(cityOf(t, 0)).toEqual(['docks'])
        expect(cityOf(t, 1)).toEqual(['temple'])
        expect(t.players[0]!.gold).toBe(6)
        expect(t.players[1]!.gold).toBe(5)
      })
      .refuses(0, seizes('1.temple'), 'CIT-4.6')
  }
})

test('[CIT-6.8.3] cost 3 at most; the coin counts', () => {
  eighth('marshal', t => {
    city(t, 1, 'docks', 'manor', 'castle', 'market')
    beautify(t, 1, 'manor')
    beautify(t, 1, 'market')
  })
    .refuses(0, seizes('1.castle'), 'CIT-6.8.3')
    .refuses(0, seizes('1.manor'), 'CIT-6.8.3')
    .offers(['seize', '1.docks'])
    .answers(0, seizes('1.market'))
    .told('seized', { gold: 3 })
    .expect(t => t.players[0]!.city[0]!.beautified)
})

test('[CIT-6.8.3] nothing he has, nothing he cannot pay, nothing of his own', () => {
  eighth('marshal', t => {
    city(t, 0, 'tavern')
    city(t, 1, 'tavern', 'docks', 'market')
    gold(t, 0, 2)
  })
    .refuses(0, seizes('1.tavern'), 'CIT-6.8.3')
    .refuses(0, seizes('1.docks'), 'CIT-6.8.3')
    .refuses(0, seizes('0.tavern'), 'kernel.no-such-option')
    .answers(0, seizes('1.market'))
})

test('[CIT-6.8.3] his own city may be completed', () => {
  eighth('marshal', t => {
    city(t, 0, ...SEVEN)
    city(t, 1, 'prison')
  })
    .answers(0, seizes('1.prison'))
    .expect(t => cityOf(t, 0).length === 8)
})

test('[CIT-6.8.3] a seized district is no build: the limit is untouched, and it may complete a city', () => {
  eighth('marshal', t => {
    city(t, 0, ...SEVEN.slice(1))
    city(t, 1, 'prison')
    hand(t, 0, 'watchtower')
  })
    .answers(0, seizes('1.prison'))
    .told('completed', { seat: 0, place: 1 })
    .answers(0, { do: 'build', with: 'watchtower' })
})
