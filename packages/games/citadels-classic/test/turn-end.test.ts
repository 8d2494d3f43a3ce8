import { describe, expect, test } from 'vitest'
import { acting, city, cityOf, crowned, deckIs, gold, goldOf, hand, holds } from './help.ts'

describe('[CLA-4.6] the powers of the end of the turn', () => {
  const warlord = (gathered = true) =>
    acting(
      4,
      'warlord',
      t => {
        city(t, 0, 'watchtower', 'laboratory', 'smithy', 'museum', 'armory', 'prison')
        hand(t, 0, 'tavern', 'castle')
        city(t, 1, 'temple', 'market')
        gold(t, 0, 6)
      },
      { gathered },
    )
  test('not before the action', () => {
    warlord(false).refuses(0, { do: 'destroy', with: '1.temple' }, 'CLA-4.6')
    acting(
      4,
      'diplomat',
      t => {
        city(t, 0, 'watchtower')
        city(t, 1, 'temple')
      },
      { gathered: false },
    ).refuses(0, { do: 'exchange', with: { do: '0.watchtower', with: '1.temple' } }, 'CLA-4.6')
  })
  test('after it nothing is built and no purple effect used; income may still be had', () => {
    warlord()
      .offers(['build', 'tavern'], 'laboratory', 'smithy', 'museum', 'armory')
      .answers(0, { do: 'destroy', with: '1.temple' })
      .refuses(0, { do: 'build', with: 'tavern' }, 'CLA-4.6')
      .refuses(0, { do: 'laboratory', with: 'tavern' }, 'CLA-4.6')
      .refuses(0, { do: 'smithy' }, 'CLA-4.6')
      .refuses(0, { do: 'museum', with: 'tavern' }, 'CLA-4.6')
      .refuses(0, { do: 'armory', with: '1.market' }, 'CLA-4.6')
      .answers(0, { do: 'collect' })
      .told('gainedGold', { seat: 0, gold: 2, source: 'collect' })
      .answers(0, { do: 'end' })
  })
  test('the same for the Diplomat', () => {
    acting(4, 'diplomat', t => {
      city(t, 0, 'watchtower', 'smithy')
      hand(t, 0, 'tavern')
      city(t, 1, 'temple')
    })
      .answers(0, { do: 'exchange', with: { do: '0.watchtower', with: '1.temple' } })
      .refuses(0, { do: 'build', with: 'tavern' }, 'CLA-4.6')
      .refuses(0, { do: 'smithy' }, 'CLA-4.6')
      .answers(0, { do: 'collect' })
      .told('gainedGold', { gold: 0 })
  })
  test('before the steps of the end: what the Warlord spends, the Poor House sees', () => {
    acting(4, 'warlord', t => {
      city(t, 0, 'poor-house')
      city(t, 1, 'market')
      gold(t, 0, 1)
    })
      .answers(0, { do: 'destroy', with: '1.market' })
      .answers(0, { do: 'end' })
      .told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
  })
})

describe('[CLA-4.7] the end of the turn, in this order', () => {
  test('tax, then Poor House and Park, then the Alchemist’s refund', () => {
    const s = acting(4, 'alchemist', t => {
      holds(t, { 0: 'alchemist', 1: 'tax-collector' })
      t.taxes = { to: 1, from: null }
      city(t, 0, 'poor-house', 'park')
      hand(t, 0, 'market')
      gold(t, 0, 3)
    })
      .answers(0, { do: 'build', with: 'market' })
      .answers(0, { do: 'end' })
      .told('paidGold', { by: 1, seat: 0, gold: 1, source: 'tax-collector' })
      .told('gainedGold', { seat: 0, gold: 1, source: 'poor-house' })
      .told('gainedCards', { seat: 0, n: 2, source: 'park' })
      .told('gainedGold', { seat: 0, gold: 2, source: 'alchemist' })
    const order = s.history(null).flatMap(({ all }) => ('source' in all ? [String(all.source)] : []))
    expect(order.slice(0, 1)).toEqual(['tax-collector'])
    expect(order.slice(1, 3).sort()).toEqual(['park', 'poor-house'])
    expect(order.slice(3)).toEqual(['alchemist'])
    s.expect(t => expect(goldOf(t).slice(0, 2)).toEqual([3, 3]))
  })
})

describe('[CLA-4.8] purple effects of the own turn', () => {
  const owner = (gathered: boolean) =>
    acting(
      4,
      'king',
      t => {
        city(t, 0, 'laboratory', 'smithy', 'museum', 'armory')
        city(t, 1, 'temple')
        hand(t, 0, 'tavern', 'castle', 'docks', 'harbor')
        gold(t, 0, 4)
      },
      { gathered },
    )
  test.each([false, true])('Laboratory, Smithy, Museum and Armory, the action taken: %s', gathered => {
    owner(gathered)
      .answers(0, { do: 'laboratory', with: 'tavern' })
      .answers(0, { do: 'smithy' })
      .answers(0, { do: 'museum', with: 'castle' })
      .answers(0, { do: 'armory', with: '1.temple' })
  })
  test('the first three once per turn', () => {
    owner(true)
      .answers(0, { do: 'laboratory', with: 'tavern' })
      .refuses(0, { do: 'laboratory', with: 'castle' }, 'CLA-4.8')
      .answers(0, { do: 'smithy' })
      .refuses(0, { do: 'smithy' }, 'CLA-4.8')
      .answers(0, { do: 'museum', with: 'castle' })
      .refuses(0, { do: 'museum', with: 'docks' }, 'CLA-4.8')
  })
  test('an Armory that comes back in the same turn may be used again', () => {
    acting(4, 'architect', t => {
      city(t, 0, 'armory', 'smithy')
      city(t, 1, 'temple', 'tavern')
      deckIs(t, 2)
      gold(t, 0, 9)
    })
      .answers(0, { do: 'armory', with: '1.temple' })
      .answers(0, { do: 'smithy' })
      .answers(0, { do: 'build', with: 'armory' })
      .answers(0, { do: 'armory', with: '1.tavern' })
      .expect(t => expect(cityOf(t, 1)).toEqual([]))
  })
  test('in nobody else’s turn', () => {
    acting(4, 'king', t => {
      city(t, 1, 'laboratory', 'smithy', 'museum', 'armory')
      hand(t, 0, 'tavern')
      crowned(t, 1)
    }).offersNot('laboratory', 'smithy', 'museum', 'armory')
  })
})
