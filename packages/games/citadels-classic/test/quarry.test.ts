import { describe, expect, test } from 'vitest'
import { acting, city, cityOf, gold, hand, holds } from './help.ts'

const build = (card: string) => ({ do: 'build', with: card })

describe('[CLA-7.18] the Quarry', () => {
  const quarry = (own: string[], cards: string[], as = 'architect') =>
    acting(4, as, t => {
      city(t, 0, ...own)
      hand(t, 0, ...cards)
      gold(t, 0, 9)
    })
  test('allows a district he has already', () => {
    quarry(['quarry', 'tavern'], ['tavern'])
      .answers(0, build('tavern'))
      .expect(t => expect(cityOf(t, 0)).toEqual(['quarry', 'tavern', 'tavern']))
  })
  test('but one such duplicate at a time: neither a third of that name nor a second of another', () => {
    quarry(['quarry', 'tavern', 'temple'], ['tavern', 'tavern', 'temple'])
      .answers(0, build('tavern'))
      .refuses(0, build('tavern'), 'CLA-4.3')
      .refuses(0, build('temple'), 'CLA-4.3')
  })
  test('when the duplicate is gone there is room again', () => {
    quarry(['quarry', 'tavern', 'temple', 'tavern'], ['temple'])
      .bars(['build', 'temple'], 'CLA-4.3')
      .table(t => city(t, 0, 'quarry', 'tavern', 'temple'))
      .answers(0, build('temple'))
  })
  test('a duplicate of the Wizard uses up the allowance', () => {
    acting(4, 'wizard', t => {
      city(t, 0, 'quarry', 'tavern', 'temple')
      hand(t, 0, 'temple')
      hand(t, 1, 'tavern')
      gold(t, 0, 9)
    })
      .offers(['build', 'temple'])
      .answers(0, { do: 'look', with: 1 })
      .answers(0, build('tavern'))
      .refuses(0, build('temple'), 'CLA-4.3')
  })
  test('the Wizard himself needs no allowance', () => {
    acting(4, 'wizard', t => {
      city(t, 0, 'quarry', 'tavern', 'temple', 'tavern')
      hand(t, 1, 'temple')
      gold(t, 0, 9)
    })
      .answers(0, { do: 'look', with: 1 })
      .answers(0, build('temple'))
      .expect(t => t.players[0]!.city.length === 5)
  })
  test('duplicates stay when the Quarry is lost; no new ones come', () => {
    acting(4, 'warlord', t => {
      holds(t, { 0: 'warlord', 1: 'king' })
      city(t, 1, 'quarry', 'tavern', 'tavern')
      gold(t, 0, 9)
    })
      .answers(0, { do: 'destroy', with: '1.quarry' })
      .expect(t => expect(cityOf(t, 1)).toEqual(['tavern', 'tavern']))
    quarry(['tavern', 'tavern', 'temple'], ['temple', 'tavern'])
      .refuses(0, build('temple'), 'CLA-4.3')
      .refuses(0, build('tavern'), 'CLA-4.3')
  })
  test('the Quarry itself may not be what is doubled without it', () => {
    quarry(['tavern'], ['tavern', 'quarry'])
      .refuses(0, build('tavern'), 'CLA-4.3')
      .answers(0, build('quarry'))
      .answers(0, build('tavern'))
  })
})
