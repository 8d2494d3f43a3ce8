import { expect, test } from 'vitest'
import { acting, beautify, city, cityOf, gold, ruled, turnOf, under } from './help.ts'

test('[CIT-7.12] rank 8 can do nothing to the Keep', () => {
  const against = (as: string) =>
    acting(4, as, t => {
      city(t, 0, 'market')
      city(t, 1, 'keep', 'tavern')
      gold(t, 0, 9)
    })
  against('warlord').refuses(0, { do: 'destroy', with: '1.keep' }, 'CIT-7.12').offers('1.tavern')
  against('marshal').refuses(0, { do: 'seize', with: '1.keep' }, 'CIT-7.12').offers('1.tavern')
  against('diplomat')
    .refuses(0, { do: 'exchange', with: { do: '0.market', with: '1.keep' } }, 'CIT-7.12')
    .answers(0, { do: 'exchange', with: { do: '0.market', with: '1.tavern' } })
})

test('[CIT-7.12] not even the Warlord to his own Keep', () => {
  acting(4, 'warlord', t => {
    city(t, 0, 'keep')
    gold(t, 0, 9)
  }).refuses(0, { do: 'destroy', with: '0.keep' }, 'CIT-7.12')
})

test('[CIT-11.50] the Diplomat does not give his own Keep away, unless the table rules otherwise', () => {
  const giving = (kept: boolean) =>
    acting(4, 'diplomat', t => {
      ruled(t, 'keepIsNotGiven', kept)
      city(t, 0, 'keep')
      city(t, 1, 'tavern')
    })
  giving(true).refuses(0, { do: 'exchange', with: { do: '0.keep', with: '1.tavern' } }, 'CIT-11.50')
  giving(false)
    .answers(0, { do: 'exchange', with: { do: '0.keep', with: '1.tavern' } })
    .expect(t => expect([cityOf(t, 0), cityOf(t, 1)]).toEqual([['tavern'], ['keep']]))
})

/** Seat 1 has the Great Wall, a Manor of 3 and a Tavern of 1. */
const wall = (as: string, stash: number, ...own: string[]) =>
  acting(4, as, t => {
    city(t, 0, ...own)
    city(t, 1, 'great-wall', 'manor', 'tavern')
    gold(t, 0, stash)
    gold(t, 1, 0)
  })

test('[CIT-7.8, CIT-11.47] behind the Great Wall the Warlord pays 1 more, to the bank', () => {
  wall('warlord', 3)
    .answers(0, { do: 'destroy', with: '1.manor' })
    .told('destroyed', { seat: 1, card: 'manor', gold: 3 })
    .expect(t => t.players[0]!.gold === 0 && t.players[1]!.gold === 0)
  wall('warlord', 2).refuses(0, { do: 'destroy', with: '1.manor' }, 'CIT-6.8.1')
  wall('warlord', 0).refuses(0, { do: 'destroy', with: '1.tavern' }, 'CIT-6.8.1')
})

test('[CIT-7.8, CIT-11.47] the Marshal pays 1 more, to the owner', () => {
  wall('marshal', 4)
    .answers(0, { do: 'seize', with: '1.manor' })
    .told('seized', { card: 'manor', gold: 4 })
    .expect(t => t.players[0]!.gold === 0 && t.players[1]!.gold === 4)
  wall('marshal', 3).refuses(0, { do: 'seize', with: '1.manor' }, 'CIT-6.8.3')
})

test('[CIT-7.8, CIT-11.47] the Diplomat pays the difference and 1, to the owner', () => {
  wall('diplomat', 2, 'market')
    .answers(0, { do: 'exchange', with: { do: '0.market', with: '1.manor' } })
    .told('exchanged', { card: 'market', other: 'manor', gold: 2 })
    .expect(t => t.players[0]!.gold === 0 && t.players[1]!.gold === 2)
  wall('diplomat', 1, 'market').refuses(0, { do: 'exchange', with: { do: '0.market', with: '1.manor' } }, 'CIT-6.8.2a')
})

test('[CIT-11.47] an exchange that costs nothing otherwise costs 1, unless the table rules otherwise', () => {
  const even = (walled: boolean) =>
    acting(4, 'diplomat', t => {
      ruled(t, 'wallOnEvenExchange', walled)
      city(t, 0, 'palace')
      city(t, 1, 'great-wall', 'tavern')
      gold(t, 0, 1)
      gold(t, 1, 0)
    }).answers(0, { do: 'exchange', with: { do: '0.palace', with: '1.tavern' } })
  even(true).expect(t => expect([t.players[0]!.gold, t.players[1]!.gold]).toEqual([0, 1]))
  even(false).expect(t => expect([t.players[0]!.gold, t.players[1]!.gold]).toEqual([1, 0]))
})

test('[CIT-11.48] no surcharge on the Great Wall itself', () => {
  wall('warlord', 5)
    .answers(0, { do: 'destroy', with: '1.great-wall' })
    .told('destroyed', { card: 'great-wall', gold: 5 })
  wall('warlord', 4).refuses(0, { do: 'destroy', with: '1.great-wall' }, 'CIT-6.8.1')
})

test('[CIT-11.48] the surcharge does not lift a district over the Marshal’s limit of 3', () => {
  wall('marshal', 9).answers(0, { do: 'seize', with: '1.manor' })
  acting(4, 'marshal', t => {
    city(t, 1, 'great-wall', 'castle')
    gold(t, 0, 9)
  }).refuses(0, { do: 'seize', with: '1.castle' }, 'CIT-6.8.3')
})

test('[CIT-7.8] the Great Wall shields its own city alone', () => {
  acting(4, 'warlord', t => {
    city(t, 1, 'great-wall')
    city(t, 2, 'manor')
    gold(t, 0, 2)
  })
    .answers(0, { do: 'destroy', with: '2.manor' })
    .told('destroyed', { gold: 2 })
})

test('[CIT-7.8] the Diplomat ignores his own Great Wall for the district he gives', () => {
  acting(4, 'diplomat', t => {
    city(t, 0, 'great-wall', 'manor')
    city(t, 1, 'barracks')
    gold(t, 0, 0)
  })
    .answers(0, { do: 'exchange', with: { do: '0.manor', with: '1.barracks' } })
    .told('exchanged', { gold: 0 })
})

test('[CIT-11.49] the Warlord pays for his own Great Wall, unless the table rules otherwise', () => {
  const own = (walled: boolean, stash: number) =>
    acting(4, 'warlord', t => {
      ruled(t, 'wallInOwnCity', walled)
      city(t, 0, 'great-wall', 'manor')
      gold(t, 0, stash)
    })
  own(true, 2).refuses(0, { do: 'destroy', with: '0.manor' }, 'CIT-6.8.1')
  own(true, 3).answers(0, { do: 'destroy', with: '0.manor' }).told('destroyed', { gold: 3 })
  own(false, 2).answers(0, { do: 'destroy', with: '0.manor' }).told('destroyed', { gold: 2 })
})

test('[CIT-11.80] the Diplomat takes a Great Wall without surcharge, and may give his own', () => {
  wall('diplomat', 1, 'palace')
    .answers(0, { do: 'exchange', with: { do: '0.palace', with: '1.great-wall' } })
    .told('exchanged', { gold: 1 })
  acting(4, 'diplomat', t => {
    city(t, 0, 'great-wall')
    city(t, 1, 'tavern')
    gold(t, 0, 0)
  })
    .answers(0, { do: 'exchange', with: { do: '0.great-wall', with: '1.tavern' } })
    .expect(t => expect(cityOf(t, 1)).toEqual(['great-wall']))
})

test('[CIT-11.46] a Monument that changes cities changes both sizes; completion stays on record, protection goes', () => {
  acting(4, 'diplomat', t => {
    city(t, 0, 'monument', 'tavern', 'market', 'docks', 'harbor', 'church')
    city(t, 1, 'watchtower', 'prison', 'barracks', 'fortress', 'castle', 'temple')
    t.completed = [0]
    gold(t, 0, 0)
  })
    .answers(0, { do: 'exchange', with: { do: '0.monument', with: '1.castle' } })
    .told('completed', { seat: 1, place: 2 })
    .expect(t => expect(t.completed).toEqual([0, 1]))
    .table(t => turnOf(t, 0, 'warlord', { gathered: true }))
    .at('turn.act', { seat: 0, as: 'warlord' })
    .offers('0.tavern')
    .bars('1.watchtower', 'CIT-6.8.0')
})

test('[CIT-11.52] a beautified district costs 1 more everywhere; the price of a card in the hand is its own', () => {
  const beautified = (as: string, stash: number) =>
    acting(4, as, t => {
      city(t, 0, 'market')
      city(t, 1, 'manor')
      beautify(t, 1, 'manor')
      gold(t, 0, stash)
    })
  beautified('warlord', 2).refuses(0, { do: 'destroy', with: '1.manor' }, 'CIT-6.8.1')
  beautified('warlord', 3).answers(0, { do: 'destroy', with: '1.manor' }).told('destroyed', { gold: 3 })
  beautified('marshal', 9).refuses(0, { do: 'seize', with: '1.manor' }, 'CIT-6.8.3')
  beautified('diplomat', 1).refuses(0, { do: 'exchange', with: { do: '0.market', with: '1.manor' } }, 'CIT-6.8.2a')
  beautified('diplomat', 2)
    .answers(0, { do: 'exchange', with: { do: '0.market', with: '1.manor' } })
    .told('exchanged', { gold: 2 })
    .standing(([first]) => first!.score === 4)
})

test('[CIT-11.53] a Quarry brings neither Marshal nor Diplomat an identical district', () => {
  acting(4, 'marshal', t => {
    city(t, 0, 'quarry', 'tavern')
    city(t, 1, 'tavern', 'market')
  })
    .bars('1.tavern', 'CIT-6.8.3')
    .offers('1.market')
  acting(4, 'diplomat', t => {
    city(t, 0, 'quarry', 'market', 'tavern')
    city(t, 1, 'tavern')
  }).refuses(0, { do: 'exchange', with: { do: '0.market', with: '1.tavern' } }, 'CIT-6.8.2c')
  acting(4, 'diplomat', t => {
    city(t, 0, 'market', 'manor')
    city(t, 1, 'quarry', 'market', 'tavern')
  })
    .refuses(0, { do: 'exchange', with: { do: '0.market', with: '1.tavern' } }, 'CIT-6.8.2d')
    .answers(0, { do: 'exchange', with: { do: '0.manor', with: '1.tavern' } })
})

test('[CIT-8.2, CIT-11.54] the coin moves with its district, which can never get another', () => {
  acting(4, 'marshal', t => {
    city(t, 1, 'tavern')
    beautify(t, 1, 'tavern')
  })
    .answers(0, { do: 'seize', with: '1.tavern' })
    .told('seized', { gold: 2 })
    .expect(t => t.players[0]!.city[0]!.beautified)
    .table(t => {
      turnOf(t, 0, 'artist', { gathered: true })
      gold(t, 0, 3)
    })
    .at('turn.act', { seat: 0, as: 'artist' })
    .refuses(0, { do: 'beautify', with: '0.tavern' }, 'CIT-6.9.2')
})

test('[CIT-8.2, CIT-7.17] Museum cards move with the Museum; the new owner sees them, the old one no longer', () => {
  const exchanged = (card: string) =>
    acting(4, 'diplomat', t => {
      city(t, 0, 'palace')
      city(t, 1, 'museum', 'tavern')
      under(t, 1, card)
    }).answers(0, { do: 'exchange', with: { do: '0.palace', with: '1.museum' } })
  exchanged('castle')
    .expect(t => expect([t.players[0]!.under, t.players[1]!.under]).toEqual([['castle'], []]))
    .sees(0, v => expect(v.players[0]!.under).toEqual(['castle']))
    .sees(1, v => v.players[0]!.under === null && v.players[0]!.underSize === 1)
    .sees(2, v => v.players[0]!.under === null)
})

test('[CIT-7.17] a Diplomat gives his own Museum away with its cards', () => {
  acting(4, 'diplomat', t => {
    city(t, 0, 'museum')
    under(t, 0, 'castle', 'manor')
    city(t, 1, 'tavern')
  })
    .answers(0, { do: 'exchange', with: { do: '0.museum', with: '1.tavern' } })
    .expect(t => expect([t.players[0]!.under, t.players[1]!.under]).toEqual([[], ['castle', 'manor']]))
    .offersNot('museum')
})

test('[CIT-7.17] the Warlord destroys the Museum, and its cards with it', () => {
  acting(4, 'warlord', t => {
    city(t, 1, 'museum')
    under(t, 1, 'castle', 'manor')
    gold(t, 0, 3)
  })
    .answers(0, { do: 'destroy', with: '1.museum' })
    .expect(t => {
      expect(t.players[1]!.under).toEqual([])
      expect(t.deck.slice(0, 3).sort()).toEqual(['castle', 'manor', 'museum'])
    })
})
