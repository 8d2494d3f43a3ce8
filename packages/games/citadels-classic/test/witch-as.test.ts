import { describe, expect, test } from 'vitest'
import { resumed } from './bewitching.ts'
import { calling, city, cityOf, gold, goldOf, hand, holds, overruling } from './help.ts'

describe('[CLA-12.1] the Witch as every character', () => {
  test('Thief: she names the victim and receives the gold', () => {
    const s = resumed('thief', t => {
      holds(t, { 0: 'witch', 1: 'thief', 2: 'king', 3: 'warlord' })
      gold(t, 0, 1)
      gold(t, 2, 6)
    })
      .bars(['rob', 'witch'], 'CLA-5.2')
      .offersNot(['rob', 'thief'])
      .answers(0, { do: 'rob', with: 'king' })
      .answers(0, { do: 'end' })
    s.told('robbed', { by: 0, seat: 2, gold: 6 }).expect(t => expect(goldOf(t).slice(0, 3)).toEqual([7, 4, 0]))
  })
  test('Magician: with her own hand; the holder may be the other', () => {
    resumed('magician', t => {
      hand(t, 0, 'tavern')
      hand(t, 1, 'castle', 'palace')
    })
      .answers(0, { do: 'conjure', with: { do: 'swap', with: 1 } })
      .expect(t => expect(t.players[0]!.hand).toEqual(['castle', 'palace']))
  })
  test('Wizard: with this edition’s text, and she has taken her action, so she may build at once', () => {
    resumed('wizard', t => {
      hand(t, 1, 'tavern')
      hand(t, 0, 'temple')
      city(t, 0, 'tavern', 'temple')
    })
      .answers(0, { do: 'look', with: 1 })
      .answers(0, { do: 'build', with: 'tavern' })
      .refuses(0, { do: 'build', with: 'temple' }, 'CLA-4.3')
      .expect(t => expect(cityOf(t, 0)).toEqual(['tavern', 'temple', 'tavern']))
  })
  test('Bishop and King: the income of her own city', () => {
    resumed('bishop', t => city(t, 0, 'temple', 'church'))
      .answers(0, { do: 'collect' })
      .told('gainedGold', { gold: 2 })
    resumed('king', t => city(t, 0, 'manor'))
      .answers(0, { do: 'collect' })
      .told('gainedGold', { gold: 1 })
  })
  test('Abbot: the richest is compared with her own stash', () => {
    resumed('abbot', t => {
      gold(t, 0, 3)
      gold(t, 1, 4)
    })
      .answers(0, { do: 'tithe' })
      .told('paidGold', { by: 0, seat: 1, gold: 1, source: 'abbot' })
  })
  test('Alchemist: the refund of what she paid in her resumed turn', () => {
    resumed('alchemist', t => {
      hand(t, 0, 'market')
      gold(t, 0, 2)
    })
      .answers(0, { do: 'build', with: 'market' })
      .answers(0, { do: 'end' })
      .told('gainedGold', { seat: 0, gold: 2, source: 'alchemist' })
  })
  test('Navigator: four gold or cards, and she cannot build', () => {
    resumed('navigator', t => hand(t, 0, 'tavern'))
      .refuses(0, { do: 'build', with: 'tavern' }, 'CLA-6.7')
      .answers(0, { do: 'voyage', with: 'gold' })
      .told('gainedGold', { seat: 0, gold: 4, source: 'navigator' })
  })
  test('Diplomat: her own district against the holder’s', () => {
    resumed('diplomat', t => {
      city(t, 0, 'market')
      city(t, 1, 'docks')
    })
      .answers(0, { do: 'exchange', with: { do: '0.market', with: '1.docks' } })
      .told('exchanged', { by: 0, seat: 1, card: 'market', other: 'docks', gold: 1 })
  })
  test('Artist: her own districts', () => {
    resumed('artist', t => city(t, 0, 'market'))
      .answers(0, { do: 'beautify', with: '0.market' })
      .told('beautified', { seat: 0, card: 'market' })
  })
  test('Emperor and Tax Collector: 6.1e and 6.2e', () => {
    resumed('emperor').asks(0).prompts('citadels.prompt.emperor-crown')
    resumed('tax-collector').expect(t => t.taxes?.to === 0)
  })
})

test('[CLA-12.2] the Witch as Warlord or Diplomat: the power comes at the end of her resumed turn', () => {
  for (const [character, power] of [
    ['warlord', { do: 'destroy', with: '1.docks' }],
    ['diplomat', { do: 'exchange', with: { do: '0.market', with: '1.docks' } }],
  ] as const)
    resumed(character, t => {
      city(t, 0, 'market', 'smithy')
      city(t, 1, 'docks')
      hand(t, 0, 'tavern')
      gold(t, 0, 5)
    })
      .answers(0, power)
      .refuses(0, { do: 'build', with: 'tavern' }, 'CLA-4.6')
      .refuses(0, { do: 'smithy' }, 'CLA-4.6')
      .offers('collect', 'end')
})

describe('[CLA-12.3] the Witch as Queen', () => {
  const queen = (seats: { [seat: number]: string }, how = {}) =>
    calling(
      6,
      9,
      t => {
        holds(t, seats)
        t.bewitched = { by: 0, character: 'queen' }
      },
      how,
    ).answers(3, 'gold')
  test('her own seat counts', () => {
    queen({ 0: 'witch', 1: 'king', 3: 'queen' }).answers(0, { do: 'favour' }).told('gainedGold', { seat: 0, gold: 3 })
    queen({ 0: 'witch', 2: 'king', 3: 'queen' }).refuses(0, { do: 'favour' }, 'CLA-6.10')
  })
  test('overruled, the Queen’s own', () => {
    const how = overruling(6, 'queenIsTheWitch')
    queen({ 0: 'witch', 1: 'king', 3: 'queen' }, how).refuses(0, { do: 'favour' }, 'CLA-6.10')
    queen({ 0: 'witch', 2: 'king', 3: 'queen' }, how).answers(0, { do: 'favour' })
  })
})
