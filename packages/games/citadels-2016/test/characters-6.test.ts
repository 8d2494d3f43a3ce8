import type { T } from '@cloak/citadels-core'
import { expect, test } from 'vitest'
import { acting, calling, cast, city, cityOf, gold, hand, holds, onTop, warrants } from './help.ts'

type Change = (t: T) => void

const merchant = (change: Change = () => {}, gathered = false) =>
  acting(
    4,
    'merchant',
    t => {
      city(t, 0, 'tavern', 'market', 'temple')
      gold(t, 0, 1)
      change(t)
    },
    { gathered },
  )

test('[CIT-6.6.1] the Merchant collects 1 gold for each trade district', () => {
  merchant()
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
    .refuses(0, { do: 'collect' }, 'CIT-4.6')
})

test('[CIT-6.6.1] the Merchant gains 1 more, once, whatever he gathers', () => {
  for (const what of ['gold', 'cards'] as const) {
    const scene = merchant(t => onTop(t, 'castle', 'manor')).answers(0, { do: 'gather', with: what })
    if (what === 'cards') scene.answers(0, 'castle')
    scene
      .answers(0, { do: 'profit' })
      .told('gainedGold', { seat: 0, gold: 1, source: 'merchant' })
      .refuses(0, { do: 'profit' }, 'CIT-4.6')
      .expect(t => t.players[0]!.gold === (what === 'gold' ? 4 : 2))
  }
  merchant()
    .answers(0, { do: 'profit' })
    .expect(t => t.players[0]!.gold === 2)
})

const alchemist = (change: Change = () => {}) =>
  acting(4, 'alchemist', t => {
    hand(t, 0, 'castle', 'stables')
    gold(t, 0, 6)
    change(t)
  })

test('[CIT-6.6.2] the Alchemist gets back all he paid for districts when his turn ends', () => {
  alchemist()
    .answers(0, { do: 'build', with: 'castle' })
    .expect(t => t.players[0]!.gold === 2)
    .answers(0, { do: 'build', with: 'stables' })
    .expect(t => t.players[0]!.gold === 0)
    .answers(0, { do: 'end' })
    .told('gainedGold', { seat: 0, gold: 6, source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 6)
})

test('[CIT-6.6.2] the Alchemist must have the gold first', () => {
  alchemist(t => gold(t, 0, 3)).refuses(0, { do: 'build', with: 'castle' }, 'CIT-5.5')
})

test('[CIT-6.6.2] nothing paid, nothing back', () => {
  alchemist().answers(0, { do: 'end' }).untold('gainedGold')
})

test('[CIT-6.6.2] what the Smithy cost is not refunded', () => {
  alchemist(t => city(t, 0, 'smithy'))
    .answers(0, { do: 'smithy' })
    .answers(0, { do: 'build', with: 'castle' })
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 4, source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 4)
})

test('[CIT-6.6.2] tax is not refunded', () => {
  alchemist(t => cast(t, 'tax-collector'))
    .answers(0, { do: 'build', with: 'castle' })
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 4, source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 5 && t.plate === 1)
})

test('[CIT-6.6.2] of a district at the Factory’s price, he gets back what he paid', () => {
  alchemist(t => {
    hand(t, 0, 'smithy')
    city(t, 0, 'factory')
  })
    .answers(0, { do: 'build', with: 'smithy' })
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 4, source: 'alchemist' })
})

test('[CIT-6.6.2] what a confiscation gave back is not given back twice', () => {
  alchemist(t => {
    holds(t, { 0: 'alchemist', 1: 'magistrate', 2: 'thief', 3: 'warlord' })
    warrants(t, 1, 'alchemist', 'thief', 'warlord')
  })
    .answers(0, { do: 'build', with: 'castle' })
    .answers(1, 'confiscate')
    .expect(t => t.players[0]!.gold === 6)
    .answers(0, { do: 'build', with: 'stables' })
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 2, source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 6)
})

test('[CIT-6.6.2] the Poor House comes before the refund', () => {
  alchemist(t => {
    city(t, 0, 'poor-house')
    gold(t, 0, 4)
  })
    .answers(0, { do: 'build', with: 'castle' })
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 1, source: 'poor-house' })
    .expect(t => t.players[0]!.gold === 5)
})

test('[CIT-6.6.2] the refund is for one turn', () => {
  calling(2, 6, t => {
    holds(t, { 0: ['alchemist', 'warlord'], 1: ['thief', 'king'] })
    hand(t, 0, 'castle')
    gold(t, 0, 4)
  })
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'build', with: 'castle' })
    .answers(0, { do: 'end' })
    .expect(t => t.players[0]!.gold === 6)
    .answers(0, { do: 'gather', with: 'gold' })
    .answers(0, { do: 'end' })
    .untold('gainedGold', { source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 8)
})

const trader = (change: Change = () => {}) =>
  acting(4, 'trader', t => {
    hand(t, 0, 'tavern', 'market', 'docks', 'temple', 'church')
    gold(t, 0, 20)
    change(t)
  })

test('[CIT-6.6.3] the Trader collects 1 gold for each trade district', () => {
  trader(t => city(t, 0, 'harbor', 'town-hall', 'castle'))
    .answers(0, { do: 'collect' })
    .told('gainedGold', { seat: 0, gold: 2 })
})

test('[CIT-6.6.3] any number of trade districts, and one other', () => {
  trader()
    .answers(0, { do: 'build', with: 'tavern' })
    .answers(0, { do: 'build', with: 'temple' })
    .answers(0, { do: 'build', with: 'market' })
    .refuses(0, { do: 'build', with: 'church' }, 'CIT-5.2')
    .answers(0, { do: 'build', with: 'docks' })
    .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'temple', 'market', 'docks']))
})

test('[CIT-6.6.3] identical trade districts are still forbidden', () => {
  trader(t => city(t, 0, 'tavern')).refuses(0, { do: 'build', with: 'tavern' }, 'CIT-5.3')
})
