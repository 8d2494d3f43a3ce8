import { describe, expect, test } from 'vitest'
import { acting, calling, city, gold, hand, holds, turnOf } from './help.ts'

describe('[CIT-4.5] order inside a turn', () => {
  test('abilities and district effects work before gathering and after; building only after', () => {
    const able = (gathered: boolean) =>
      acting(
        4,
        'warlord',
        t => {
          city(t, 0, 'laboratory', 'smithy', 'prison')
          city(t, 1, 'tavern')
          hand(t, 0, 'temple', 'castle')
          gold(t, 0, 4)
        },
        { gathered },
      )
    for (const gathered of [false, true])
      able(gathered)
        .answers(0, { do: 'collect' })
        .answers(0, { do: 'destroy', with: '1.tavern' })
        .answers(0, { do: 'laboratory', with: 'castle' })
        .answers(0, { do: 'smithy' })
    able(true).answers(0, { do: 'build', with: 'temple' })
    able(false)
      .refuses(0, { do: 'build', with: 'temple' }, 'CIT-5.1')
      .answers(0, { do: 'gather', with: 'gold' })
      .answers(0, { do: 'build', with: 'temple' })
  })

  test('an ability after building', () => {
    acting(4, 'warlord', t => {
      city(t, 1, 'tavern')
      hand(t, 0, 'watchtower')
      gold(t, 0, 1)
    })
      .answers(0, { do: 'build', with: 'watchtower' })
      .answers(0, { do: 'collect' })
      .expect(t => t.players[0]!.gold === 1)
      .answers(0, { do: 'destroy', with: '1.tavern' })
      .answers(0, { do: 'end' })
  })
})

describe('[CIT-4.6] each ability once per turn, each for itself', () => {
  test('the Warlord collects once and destroys once, in either order', () => {
    const warlord = () =>
      acting(4, 'warlord', t => {
        city(t, 0, 'prison')
        city(t, 1, 'tavern', 'temple')
        gold(t, 0, 5)
      })
    warlord()
      .answers(0, { do: 'collect' })
      .refuses(0, { do: 'collect' }, 'CIT-4.6')
      .answers(0, { do: 'destroy', with: '1.tavern' })
      .refuses(0, { do: 'destroy', with: '1.temple' }, 'CIT-4.6')
    warlord()
      .answers(0, { do: 'destroy', with: '1.tavern' })
      .answers(0, { do: 'collect' })
      .refuses(0, { do: 'collect' }, 'CIT-4.6')
  })

  const ONCE: [as: string, did: object][] = [
    ['assassin', { do: 'kill', with: 'king' }],
    ['magistrate', { do: 'warrants', with: ['thief', 'magician', 'king'] }],
    ['thief', { do: 'rob', with: 'king' }],
    ['spy', { do: 'spy', with: { seat: 1, type: 'trade' } }],
    ['blackmailer', { do: 'threaten', with: ['magician', 'king'] }],
    ['magician', { do: 'conjure', with: { do: 'redraw', with: {} } }],
    ['king', { do: 'collect' }],
    ['patrician', { do: 'collect' }],
    ['bishop', { do: 'collect' }],
    ['abbot', { do: 'collect', with: 0 }],
    ['abbot', { do: 'tithe', with: 1 }],
    ['cardinal', { do: 'collect' }],
    ['merchant', { do: 'collect' }],
    ['merchant', { do: 'profit' }],
    ['trader', { do: 'collect' }],
    ['architect', { do: 'plans' }],
    ['navigator', { do: 'voyage', with: 'gold' }],
    ['warlord', { do: 'collect' }],
    ['diplomat', { do: 'collect' }],
    ['marshal', { do: 'collect' }],
    ['tax-collector', { do: 'empty-plate' }],
  ]
  test.each(ONCE)('the %s: %j', (as, did) => {
    acting(4, as, t => gold(t, 1, 5))
      .answers(0, did)
      .refuses(0, did, 'CIT-4.6')
  })

  test('next turn it is there again', () => {
    acting(4, 'merchant', () => {})
      .answers(0, { do: 'profit' })
      .refuses(0, { do: 'profit' }, 'CIT-4.6')
      .table(t => turnOf(t, 0, 'merchant'))
      .answers(0, { do: 'profit' })
  })
})

describe('[CIT-4.7] collecting', () => {
  const merchant = (...built: string[]) =>
    acting(4, 'merchant', t => {
      city(t, 0, ...built)
      city(t, 1, 'tavern', 'market')
      hand(t, 0, 'docks')
      gold(t, 0, 3)
    })

  test('one for each district of the type in the own city, all in one go', () => {
    merchant('tavern', 'market', 'temple', 'manor')
      .answers(0, { do: 'collect' })
      .told('gainedGold', { seat: 0, gold: 2 })
      .expect(t => t.players[0]!.gold === 5)
  })

  test('a district built before collecting counts, one built after brings nothing', () => {
    merchant('tavern')
      .answers(0, { do: 'build', with: 'docks' })
      .answers(0, { do: 'collect' })
      .expect(t => t.players[0]!.gold === 2)
    merchant('tavern')
      .answers(0, { do: 'collect' })
      .answers(0, { do: 'build', with: 'docks' })
      .refuses(0, { do: 'collect' }, 'CIT-4.6')
      .expect(t => t.players[0]!.gold === 1)
  })

  test('the School of Magic counts as the type needed', () => {
    merchant('tavern', 'school-of-magic').answers(0, { do: 'collect' }).told('gainedGold', { gold: 2 })
  })

  test('nothing may be collected', () => {
    merchant('temple').answers(0, { do: 'collect' }).told('gainedGold', { gold: 0 })
  })

  test('the Witch collects for her own city, not the bewitched', () => {
    calling(4, 6, t => {
      holds(t, { 0: 'witch', 1: 'merchant' })
      t.bewitched = { by: 0, character: 'merchant' }
      city(t, 0, 'tavern')
      city(t, 1, 'market', 'docks', 'harbor')
    })
      .offersNot('collect')
      .answers(1, 'gold')
      .answers(0, { do: 'collect' })
      .expect(t => expect(t.players.map(p => p.gold)).toEqual([3, 4, 2, 2]))
  })
})

describe('[CIT-4.8] the end of the turn', () => {
  test('the player ends it himself, after gathering', () => {
    calling(4, 5, t => holds(t, { 0: 'bishop', 1: 'warlord', 2: 'thief', 3: 'king' }))
      .refuses(0, { do: 'end' }, 'CIT-4.8')
      .answers(0, { do: 'gather', with: 'gold' })
      .asks(0)
      .answers(0, { do: 'end' })
      .told('turnEnded', { seat: 0 })
      .asks(1)
      .told('revealed', { seat: 1, character: 'warlord' })
  })

  test('not before the Emperor has moved the crown; the King’s and the Patrician’s moves by itself', () => {
    acting(4, 'emperor', t => {
      t.crown = 1
    })
      .refuses(0, { do: 'end' }, 'CIT-4.8')
      .answers(0, { do: 'crown', with: { do: '2', with: 'nothing' } })
      .answers(0, { do: 'end' })
    for (const as of ['king', 'patrician'])
      calling(4, 4, t => {
        holds(t, { 0: as })
        t.crown = 1
      })
        .told('crowned', { seat: 0, from: 1 })
        .answers(0, { do: 'gather', with: 'gold' })
        .answers(0, { do: 'end' })
  })

  test('Poor House and Park look at the same moment; neither stops the other', () => {
    for (const built of [
      ['park', 'poor-house'],
      ['poor-house', 'park'],
    ])
      acting(4, 'bishop', t => {
        city(t, 0, ...built)
        gold(t, 0, 0)
      })
        .answers(0, { do: 'end' })
        .told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
        .told('gainedCards', { seat: 0, n: 2, source: 'park' })
        .expect(t => expect(t.players[0]).toMatchObject({ gold: 1, hand: { length: 2 } }))
  })

  test('the Alchemist is paid after the Poor House has looked', () => {
    acting(4, 'alchemist', t => {
      city(t, 0, 'poor-house')
      hand(t, 0, 'castle')
      gold(t, 0, 4)
    })
      .answers(0, { do: 'build', with: 'castle' })
      .answers(0, { do: 'end' })
      .told('gainedGold', { gold: 1, source: 'poor-house' })
      .told('gainedGold', { gold: 4, source: 'alchemist' })
      .expect(t => t.players[0]!.gold === 5)
  })

  test('what was used and built in a turn is forgotten in the next', () => {
    const s = calling(2, 5, t => {
      holds(t, { 0: ['bishop', 'merchant'], 1: ['warlord', 'thief'] })
      city(t, 0, 'laboratory')
      hand(t, 0, 'tavern', 'temple', 'manor', 'castle')
      gold(t, 0, 6)
    })
    for (const card of ['tavern', 'temple'])
      s.asks(0)
        .expect(t =>
          expect(t.turn).toMatchObject({ gathered: false, built: 0, builds: 0, paidBuilds: 0, spent: 0, used: [] }),
        )
        .answers(0, { do: 'gather', with: 'gold' })
        .answers(0, { do: 'build', with: card })
        .answers(0, { do: 'laboratory', with: card === 'tavern' ? 'manor' : 'castle' })
        .answers(0, { do: 'collect' })
        .answers(0, { do: 'end' })
  })
})
