import type { T } from '@cloak/citadels-core'
import { test } from 'vitest'
import { acting, calling, cast, city, gold, hand, holds, warrants } from './help.ts'

type Change = (t: T) => void

const taxed = (as: string, change: Change) =>
  acting(4, as, t => {
    cast(t, 'tax-collector')
    gold(t, 0, 9)
    change(t)
  })
const builds = (card: string) => ({ do: 'build', with: card })

test('[CIT-11.55] taxed: a build paid in gold, the Stables, a Thieves’ Den', () => {
  taxed('bishop', t => hand(t, 0, 'tavern', 'stables'))
    .answers(0, builds('tavern'))
    .told('taxed', { seat: 0, gold: 1 })
    .answers(0, builds('stables'))
    .told('taxed')
    .expect(t => t.plate === 2)
  taxed('bishop', t => hand(t, 0, 'thieves-den', 'tavern'))
    .answers(0, { do: 'thieves-den', with: { tavern: 1 } })
    .told('taxed')
})

test('[CIT-11.55] taxed: Framework and Necropolis', () => {
  taxed('bishop', t => {
    city(t, 0, 'framework')
    hand(t, 0, 'palace')
  })
    .answers(0, { do: 'framework', with: 'palace' })
    .told('taxed')
  taxed('bishop', t => {
    city(t, 0, 'temple')
    hand(t, 0, 'necropolis')
  })
    .answers(0, { do: 'necropolis', with: '0.temple' })
    .told('taxed')
})

test('[CIT-11.55] taxed: the Wizard’s immediate build', () => {
  taxed('wizard', t => hand(t, 1, 'tavern'))
    .answers(0, { do: 'look', with: 1 })
    .answers(0, builds('tavern'))
    .told('taxed', { seat: 0 })
})

test('[CIT-11.55] taxed: every trade district of the Trader, each build of the Architect', () => {
  for (const as of ['trader', 'architect']) {
    taxed(as, t => hand(t, 0, 'tavern', 'market', 'docks'))
      .answers(0, builds('tavern'))
      .answers(0, builds('market'))
      .told('taxed')
      .expect(t => t.plate === 2)
  }
})

test('[CIT-11.55] taxed: a confiscation, on the Magistrate', () => {
  taxed('bishop', t => {
    holds(t, { 0: 'bishop', 1: 'magistrate', 2: 'thief', 3: 'warlord' })
    warrants(t, 1, 'bishop', 'thief', 'warlord')
    hand(t, 0, 'tavern')
  })
    .answers(0, builds('tavern'))
    .answers(1, 'confiscate')
    .told('taxed', { seat: 1 })
    .untold('taxed', { seat: 0 })
})

test('[CIT-11.55] not taxed: seizing, exchanging, beautifying', () => {
  taxed('marshal', t => city(t, 1, 'tavern'))
    .answers(0, { do: 'seize', with: '1.tavern' })
    .untold('taxed')
    .expect(t => t.plate === 0)
  taxed('diplomat', t => {
    city(t, 0, 'temple')
    city(t, 1, 'tavern')
  })
    .answers(0, { do: 'exchange', with: { do: '0.temple', with: '1.tavern' } })
    .untold('taxed')
    .expect(t => t.plate === 0)
  acting(4, 'artist', t => city(t, 0, 'tavern'))
    .answers(0, { do: 'beautify', with: '0.tavern' })
    .untold('taxed')
    .expect(t => t.plate === 0)
})

test('[CIT-11.56] the Alchemist’s tax is not refunded; having paid the last gold, the Poor House applies', () => {
  taxed('alchemist', t => {
    city(t, 0, 'poor-house')
    hand(t, 0, 'castle')
    gold(t, 0, 5)
  })
    .answers(0, builds('castle'))
    .told('taxed')
    .expect(t => t.players[0]!.gold === 0)
    .answers(0, { do: 'end' })
    .told('gainedGold', { gold: 1, source: 'poor-house' })
    .told('gainedGold', { gold: 4, source: 'alchemist' })
    .expect(t => t.players[0]!.gold === 5 && t.plate === 1)
})

test('[CIT-11.57] the Tax Collector empties the plate before or after building, once', () => {
  const collector = () =>
    calling(4, 9, t => {
      holds(t, { 0: 'tax-collector', 1: 'assassin', 2: 'thief', 3: 'warlord' })
      t.plate = 3
      gold(t, 0, 0)
      hand(t, 0, 'castle', 'tavern')
    }).answers(0, { do: 'gather', with: 'gold' })
  collector()
    .answers(0, { do: 'empty-plate' })
    .answers(0, builds('castle'))
    .refuses(0, { do: 'empty-plate' }, 'CIT-4.6')
    .expect(t => t.players[0]!.gold === 1 && t.plate === 0)
  collector()
    .answers(0, builds('tavern'))
    .answers(0, { do: 'empty-plate' })
    .expect(t => t.players[0]!.gold === 4)
})
