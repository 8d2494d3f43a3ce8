import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, beautify, calling, city, cityOf, deckIs, eyesBut, gold, hand, holds, onTop } from './help.ts'

type Change = (t: T) => void

test('[CIT-6.5.1] the Bishop collects 1 gold for each religious district', () => {
  acting(4, 'bishop', t => {
    city(t, 0, 'temple', 'church', 'tavern')
    gold(t, 0, 1)
  })
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
    .refuses(0, { do: 'collect' }, 'CIT-4.6')
})

/** The Bishop, at seat 1, has had his turn; then rank 8, at seat 0, has its own. */
const after = (eighth: string, change: Change = () => {}) =>
  calling(4, 5, t => {
    holds(t, { 0: eighth, 1: 'bishop', 2: 'assassin', 3: 'thief' })
    city(t, 0, 'prison')
    city(t, 1, 'temple', 'tavern')
    city(t, 2, 'market')
    gold(t, 0, 9)
    change(t)
  })
    .answers(1, { do: 'gather', with: 'gold' })
    .answers(1, { do: 'end' })
    .asks(0)

test('[CIT-6.5.1] rank 8 cannot use its ability on the Bishop’s districts, of whatever type', () => {
  after('warlord')
    .bars(['destroy', '1.temple'], 'CIT-6.5.1')
    .refuses(0, { do: 'destroy', with: '1.tavern' }, 'CIT-6.5.1')
    .offers(['destroy', '2.market'])
  after('marshal').refuses(0, { do: 'seize', with: '1.tavern' }, 'CIT-6.5.1').offers(['seize', '2.market'])
  after('diplomat')
    .refuses(0, { do: 'exchange', with: { do: '0.prison', with: '1.tavern' } }, 'CIT-6.5.1')
    .offers(['exchange', '0.prison', '2.market'])
})

test('[CIT-6.5.1] the protection begins with the Bishop’s turn and ends with the round', () => {
  after('warlord')
    .expect(t => t.protected === 1)
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'end' })
    .expect(t => t.round === 2 && t.protected === null)
})

test('[CIT-6.5.1] a Bishop nobody holds, and a killed one, protect nobody', () => {
  calling(4, 5, t => {
    holds(t, { 0: 'warlord', 1: 'bishop', 2: 'assassin', 3: 'thief' })
    t.killed = 'bishop'
    city(t, 1, 'temple')
  }).offers(['destroy', '1.temple'])
})

test('[CIT-6.5.1] a bewitched Bishop protects the Witch', () => {
  calling(4, 5, t => {
    holds(t, { 0: 'warlord', 1: 'bishop', 2: 'witch', 3: 'thief' })
    t.bewitched = { by: 2, character: 'bishop' }
    city(t, 1, 'temple')
    city(t, 2, 'tavern')
  })
    .answers(1, 'gold')
    .answers(2, { do: 'end' })
    .bars(['destroy', '2.tavern'], 'CIT-6.5.1')
    .offers(['destroy', '1.temple'])
})

const abbot = (change: Change = () => {}, gathered = true) =>
  acting(
    4,
    'abbot',
    t => {
      city(t, 0, 'temple', 'church', 'monastery')
      onTop(t, 'tavern', 'docks', 'harbor')
      ;[2, 5, 3, 4].forEach((n, seat) => gold(t, seat, n))
      change(t)
    },
    { gathered },
  )

test('[CIT-6.5.2] the Abbot collects gold and cards in any mix', () => {
  for (const n of [0, 1, 2, 3]) {
    const scene = abbot()
      .answers(0, { do: 'collect', with: n })
      .expect(t => t.players[0]!.gold === 2 + n && t.players[0]!.hand.length === 3 - n)
    const cards = ['tavern', 'docks', 'harbor'].slice(0, 3 - n)
    if (n > 0) scene.told('gainedGold', { seat: 0, gold: n })
    else scene.untold('gainedGold')
    if (n < 3) scene.told('gainedCards', { seat: 0, n: 3 - n }).heard(0, 'gainedCards', { cards })
    else scene.untold('gainedCards')
    for (const eye of eyesBut(4, 0)) scene.unheard(eye, 'tavern')
  }
})

test('[CIT-6.5.2] no more than his districts bring, all in one go', () => {
  abbot()
    .refuses(0, { do: 'collect', with: 4 }, 'kernel.out-of-range')
    .refuses(0, { do: 'collect', with: -1 }, 'kernel.out-of-range')
    .answers(0, { do: 'collect', with: 1 })
    .refuses(0, { do: 'collect', with: 1 }, 'CIT-4.6')
})

test('[CIT-6.5.2] the richest gives the Abbot 1 gold, before or after gathering, once', () => {
  for (const gathered of [false, true]) {
    abbot(() => {}, gathered)
      .bars(['tithe', 2], 'CIT-6.5.2')
      .refuses(0, { do: 'tithe', with: 3 }, 'CIT-6.5.2')
      .answers(0, { do: 'tithe', with: 1 })
      .told('paidGold', { by: 0, seat: 1, gold: 1, source: 'abbot' })
      .expect(t => t.players[0]!.gold === 3 && t.players[1]!.gold === 4)
      .refuses(0, { do: 'tithe', with: 1 }, 'CIT-4.6')
  }
})

test('[CIT-6.5.2] of several who are richest he chooses one', () => {
  abbot(t => gold(t, 3, 5))
    .offers(['tithe', 1], ['tithe', 3])
    .offersNot(['tithe', 2])
    .answers(0, { do: 'tithe', with: 3 })
    .expect(t => t.players[3]!.gold === 4 && t.players[1]!.gold === 5)
})

test('[CIT-6.5.2] if he is the richest, or one of them, nobody pays', () => {
  for (const stash of [5, 6]) abbot(t => gold(t, 0, stash)).refuses(0, { do: 'tithe', with: 1 }, 'CIT-6.5.2')
  abbot(t => gold(t, 0, 4)).answers(0, { do: 'tithe', with: 1 })
  abbot(t => [0, 1, 2, 3].forEach(seat => gold(t, seat, 0))).refuses(0, { do: 'tithe', with: 1 }, 'CIT-6.5.2')
})

test('[CIT-6.5.2] only stashes are compared', () => {
  abbot(t => {
    holds(t, { 0: 'abbot', 1: 'assassin', 2: 'thief', 3: 'tax-collector' })
    t.plate = 20
    city(t, 2, 'palace')
    beautify(t, 2, 'palace')
  })
    .bars(['tithe', 3], 'CIT-6.5.2')
    .offers(['tithe', 1])
})

test('[CIT-11.76] the Abbot may first spend gold to fall below the richest', () => {
  abbot(t => {
    gold(t, 0, 6)
    hand(t, 0, 'market')
  })
    .refuses(0, { do: 'tithe', with: 1 }, 'CIT-6.5.2')
    .answers(0, { do: 'build', with: 'market' })
    .answers(0, { do: 'tithe', with: 1 })
    .expect(t => t.players[0]!.gold === 5)
})

test('[CIT-11.76] who is richest is judged when he asks', () => {
  abbot(t => gold(t, 0, 3))
    .answers(0, { do: 'collect', with: 3 })
    .refuses(0, { do: 'tithe', with: 1 }, 'CIT-6.5.2')
})

test('[CIT-6.5.3] the Cardinal collects a card for each religious district', () => {
  acting(4, 'cardinal', t => {
    city(t, 0, 'temple', 'church', 'tavern')
    onTop(t, 'docks', 'harbor', 'castle')
  })
    .answers(0, { do: 'collect' })
    .told('gainedCards', { seat: 0, n: 2 })
    .untold('gainedGold')
    .heard(0, 'gainedCards', { cards: ['docks', 'harbor'] })
    .unheard(1, 'docks')
  acting(4, 'cardinal', t => {
    city(t, 0, 'temple', 'church')
    deckIs(t, 3, 'docks')
  })
    .answers(0, { do: 'collect' })
    .told('gainedCards', { n: 1 })
})

// The Palace costs 5; he has 3 gold and three other cards.
const cardinal = (change: Change = () => {}) =>
  acting(4, 'cardinal', t => {
    hand(t, 0, 'palace', 'tavern', 'temple', 'castle')
    gold(t, 0, 3)
    gold(t, 1, 2)
    gold(t, 2, 1)
    gold(t, 3, 9)
    change(t)
  })
const borrows = (card: string, from: number) => ({ do: 'cardinal', with: { do: card, with: from } })

test('[CIT-6.5.3] the Cardinal takes the missing gold from another player, and gives a card for each', () => {
  cardinal()
    .answers(0, borrows('palace', 1))
    .told('paidGold', { by: 0, seat: 1, gold: 2, source: 'cardinal' })
    .asks(0)
    .prompts('citadels.prompt.cardinal-give', { seat: 1, n: 2 })
    .answers(0, { tavern: 1, castle: 1 })
    .told('gaveCard', { by: 0, seat: 1, source: 'cardinal' })
    .told('built', { seat: 0, card: 'palace', gold: 5 })
    .expect(t => {
      expect(cityOf(t, 0)).toEqual(['palace'])
      expect(t.players[0]).toMatchObject({ gold: 0, hand: ['temple'] })
      expect(t.players[1]).toMatchObject({ gold: 0 })
      expect([...t.players[1]!.hand].sort()).toEqual(['castle', 'tavern'])
    })
    .settled()
})

test('[CIT-6.5.3a] only when gold is missing, and exactly what is missing', () => {
  cardinal(t => gold(t, 0, 5)).refuses(0, borrows('palace', 3), 'CIT-6.5.3a')
  cardinal(t => gold(t, 0, 4))
    .answers(0, borrows('palace', 3))
    .told('paidGold', { gold: 1 })
    .refuses(0, { tavern: 1, castle: 1 }, 'kernel.too-many')
    .refuses(0, {}, 'kernel.too-few')
    .answers(0, { castle: 1 })
})

test('[CIT-6.5.3a] he must then build that district', () => {
  cardinal()
    .answers(0, borrows('palace', 3))
    .offersNot('end', 'gather', 'build')
    .refuses(0, { do: 'end' }, 'kernel.no-such-option')
})

test('[CIT-6.5.3a] the Factory lowers what is missing', () => {
  cardinal(t => {
    hand(t, 0, 'smithy', 'tavern', 'temple')
    city(t, 0, 'factory')
  })
    .answers(0, borrows('smithy', 3))
    .told('paidGold', { gold: 1 })
})

test('[CIT-6.5.3b] one player supplies all of it, and cannot refuse', () => {
  cardinal()
    .bars(['cardinal', 'palace', 2], 'CIT-6.5.3b')
    .refuses(0, borrows('palace', 2), 'CIT-6.5.3b')
    .refuses(0, borrows('palace', 0), 'kernel.no-such-option')
    .answers(0, borrows('palace', 1))
    .asks(0)
})

test('[CIT-6.5.3b] if nobody has that much, he cannot', () => {
  const richest = (n: number) => cardinal(t => [1, 2, 3].forEach(seat => gold(t, seat, seat === 1 ? n : 1)))
  richest(1).bars(['cardinal', 'palace'], 'CIT-6.5.3b').refuses(0, borrows('palace', 1), 'CIT-6.5.3b')
  richest(2).answers(0, borrows('palace', 1))
})

test('[CIT-6.5.3c] the card being built pays for nothing', () => {
  cardinal(t => hand(t, 0, 'palace', 'tavern')).refuses(0, borrows('palace', 1), 'CIT-6.5.3c')
  cardinal(t => hand(t, 0, 'palace', 'palace', 'tavern'))
    .answers(0, borrows('palace', 1))
    .answers(0, { palace: 1, tavern: 1 })
    .expect(t => cityOf(t, 0)[0] === 'palace' && t.players[0]!.hand.length === 0)
})

test('[CIT-6.5.3d] once per turn, also with the Stables', () => {
  cardinal(t => {
    gold(t, 0, 0)
    hand(t, 0, 'stables', 'tavern', 'temple', 'castle', 'market', 'docks')
  })
    .answers(0, borrows('stables', 3))
    .answers(0, { castle: 1, docks: 1 })
    .bars('cardinal', 'CIT-6.5.3d')
    .refuses(0, borrows('tavern', 3), 'CIT-6.5.3d')
})

test('[CIT-6.5.3] the limit, the ban on identical districts and gathering hold for him too', () => {
  cardinal(t => city(t, 0, 'palace')).refuses(0, borrows('palace', 1), 'CIT-5.3')
  cardinal().answers(0, { do: 'build', with: 'tavern' }).refuses(0, borrows('palace', 3), 'CIT-5.2')
  acting(4, 'cardinal', t => hand(t, 0, 'palace', 'tavern', 'temple', 'castle'), { gathered: false }).refuses(
    0,
    borrows('palace', 3),
    'CIT-5.1',
  )
})

test('[CIT-6.5.3] which cards he gave, only the two of them know', () => {
  const scene = cardinal().answers(0, borrows('palace', 1)).answers(0, { tavern: 1, castle: 1 })
  const other = cardinal().answers(0, borrows('palace', 1)).answers(0, { temple: 1, castle: 1 })
  for (const eye of [0, 1]) scene.heard(eye, 'gaveCard', { card: 'tavern' }).heard(eye, 'gaveCard', { card: 'castle' })
  for (const eye of [2, 3, null])
    scene.heard(eye, 'gaveCard', { by: 0, seat: 1 }).unheard(eye, 'tavern').unheard(eye, 'castle').alike(eye, other)
})
